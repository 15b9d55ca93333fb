"""A deal, from whom it is made with to its proposal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.agenda import Deal
from companion.commands import Decline, Propose
from companion.deferred import Basket
from companion.ledger import MONEY, Commodity, Money, Seat, purse
from companion.table import Table
from ui.places.house import House
from ui.places.terms import TermDesk
from ui.presenters.term import term
from ui.presenters.trade import partners, trade


class TradePlace:
    """Puts a deal together: what it is as yet is the very command that would propose it."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._terms = TermDesk()
        self._seat: Seat = 0
        self._deal: Propose | None = None
        self._typing = ""
        """The side whose money is being typed, or behind a colon what else of it, if any is."""
        self._from = "table"

    @property
    def _table(self) -> Table:
        assert self._director.table is not None
        return self._director.table

    @property
    def _others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self._table.game.seats if seat != self._seat)

    def open(self, seat: Seat, came_from: str) -> None:
        """Begin a deal of *seat*, or go on with the one that has just been turned down."""
        self._seat, self._from, self._typing = seat, came_from, ""
        self._terms.drop()
        self._deal = turned_down(self._table, seat)
        if self._deal is None and len(self._others) == 1:
            self._deal = begun(seat, self._others[0])

    def view(self) -> Any:
        """Return whom to choose, the condition that is worded, or the deal as it stands."""
        scene, deal = self._director.scene("table"), self._deal
        if deal is None:
            return partners(scene, self._seat, self._others)
        if self._terms.clause:
            return term(scene, deal, self._terms.clause)
        return trade(scene, deal, self._typing)

    def act(self, verb: str, rest: str) -> None:
        """Choose whom with, work at the deal, or go back a step."""
        if verb == "back":
            self._back()
        elif verb == "partner":
            self._deal = begun(self._seat, int(rest))
        elif self._deal:
            self._work(self._deal, verb, rest)

    def _work(self, deal: Propose, verb: str, rest: str) -> None:
        """Change the deal, or propose it."""
        clauses, worded = deal.clauses, self._terms.clause
        match verb:
            case "propose":
                self._director.submit(deal)
            case "terms":
                self._terms.begin(deal)
            case "add" if worded:
                self._deal = replace(deal, clauses=(*clauses, worded))
                self._terms.drop()
            case "strike":
                number = int(rest)
                self._deal = replace(deal, clauses=clauses[:number] + clauses[number + 1 :])
            case "money":
                self._typing = rest
            case "piece":
                self._touch_pieces(deal, rest)
            case "sum":
                which, _, amount = rest.partition(":")
                piece = self._typing.partition(":")[2] or MONEY
                self._deal = changed(deal, which, put(piece), amount, self._table)
            case _ if verb in CHANGES:
                which, _, what = rest.partition(":")
                self._deal = changed(deal, which, CHANGES[verb], what, self._table)
            case _:
                self._terms.act(verb, rest)

    def _touch_pieces(self, deal: Propose, rest: str) -> None:
        """Put the only piece of a kind in or take it out; how many of several is typed."""
        which, _, piece = rest.partition(":")
        own = which == "gives"
        giver, basket = (deal.seat, deal.gives) if own else (deal.partner, deal.gets)
        count = basket.goods.get(piece, 0)
        if self._table.game.ledger.balance(purse(giver), piece) > 1:
            self._typing = rest
        else:
            self._deal = changed(deal, which, put(piece), str(int(not count)), self._table)

    def _back(self) -> None:
        if self._terms.clause:
            self._terms.drop()
        elif self._deal and len(self._others) > 1:
            self._deal, self._typing = None, ""
        else:
            self._director.go(self._from)


def begun(seat: Seat, partner: Seat) -> Propose:
    """Return a deal about nothing as yet."""
    return Propose(seat, partner, Basket(), Basket())


def turned_down(table: Table, seat: Seat) -> Propose | None:
    """Return the deal that was turned down last, as *seat*, one of the two, would propose it."""
    last = table.past[-1]
    match last.command, last.before.item:
        case Decline(), Deal(partner, proposer, gives, gets, clauses):
            if seat == proposer:
                return Propose(seat, partner, gives, gets, clauses)
            if seat == partner:
                return Propose(seat, proposer, gets, gives, clauses)
    return None


Change = Callable[[Basket, str, Money], Basket]


def changed(deal: Propose, which: str, change: Change, what: str, table: Table) -> Propose:
    """Return the deal with one of its sides, ``gives`` or ``gets``, changed."""
    if which == "gives":
        return replace(deal, gives=change(deal.gives, what, table.game.cash(deal.seat)))
    return replace(deal, gets=change(deal.gets, what, table.game.cash(deal.partner)))


def put_deed(basket: Basket, deed: str, _cash: Money) -> Basket:
    """Put a deed in, or take it out."""
    if deed in basket.deeds:
        return replace(basket, deeds=tuple(d for d in basket.deeds if d != deed))
    return replace(basket, deeds=(*basket.deeds, deed))


def put_paper(basket: Basket, paper: str, _cash: Money) -> Basket:
    """Put a kept card in, or take it out."""
    number = int(paper)
    if number in basket.papers:
        return replace(basket, papers=tuple(p for p in basket.papers if p != number))
    return replace(basket, papers=(*basket.papers, number))


def put(piece: Commodity) -> Change:
    """Return what puts so much money, or so many of something else, in the place of what is in."""

    def change(basket: Basket, amount: str, _cash: Money) -> Basket:
        goods = {**basket.goods, piece: int(amount)}
        return replace(basket, goods={name: count for name, count in goods.items() if count})

    return change


def step_money(basket: Basket, step: str, cash: Money) -> Basket:
    """Put more money in, but not more than there is; or less."""
    amount = max(0, min(cash, basket.goods.get(MONEY, 0) + int(step)))
    return put(MONEY)(basket, str(amount), cash)


CHANGES: dict[str, Change] = {
    "deed": put_deed,
    "paper": put_paper,
    "step": step_money,
}
