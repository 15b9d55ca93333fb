"""Deals between players: what changes hands at once, and what binds them later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec.structs import replace

from companion.agenda import Auction, Deal
from companion.agreements import LOAN, paper_of
from companion.assessment import Assessment
from companion.board import DEEDS
from companion.claims import fall_due, owed
from companion.clauses import Clause, Promise, Repay, Spare
from companion.commands import Accept, Decline, Propose
from companion.deferred import Basket
from companion.events import Laid
from companion.game import Game
from companion.ledger import BANK, MONEY, SHARE, Commodity, DeedId, Seat, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Article as TableArticle
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy
from companion.shares import held
from companion.turns import between_turns, own_turn

NOTHING = Basket()
AT_ONCE = 10
"""How much of a mortgage its taker pays the bank, in per cent."""


class Article(StrEnum):
    """What may be dealt in, when, and what a deal may bind to."""

    PRICE = "trade.price"
    PLEDGED = "trade.pledged"
    INTEREST = "trade.interest"
    LOAN = "trade.loan"
    LENT = "trade.lent"
    BORROWED = "trade.borrowed"
    ALTERS = "trade.alters"
    ALTERS_VISITS = "trade.alters_visits"
    ALTERS_ROUNDS = "trade.alters_rounds"
    ONESELF = "trade.oneself"
    GONE = "trade.gone"
    OWN_TURN = "trade.own_turn"
    BETWEEN_TURNS = "trade.between_turns"
    EMPTY = "trade.empty"
    NO_SUCH_THING = "trade.no_such_thing"
    NO_MONEY = "trade.no_money"
    NO_SHARES = "trade.no_shares"
    NOT_THEIRS = "trade.not_theirs"
    BUILT_ON = "trade.built_on"
    MORTGAGED = "trade.mortgaged"
    INTEREST_TOO_DEAR = "trade.interest_too_dear"
    NO_CARD = "trade.no_card"
    CARDS_STAY = "trade.cards_stay"
    NO_SUCH_CLAUSE = "trade.no_such_clause"
    NO_LOANS = "trade.no_loans"
    NO_PROMISES = "trade.no_promises"
    DOES_NOT_SAVE = "trade.does_not_save"


def propose(draft: Draft, command: Propose) -> None:
    """Put a deal that could be carried out before the partner; what waits goes on afterwards."""
    seat, partner, item = command.seat, command.partner, draft.game.item
    if isinstance(item, Deal | Auction):
        raise Refusal(TableArticle.FIRST, item=type(item).__name__)
    deal = Deal(partner, seat, command.gives, command.gets, command.clauses)
    strike(Draft(draft.book, draft.game), deal)
    draft.then(deal)


def accept(draft: Draft, _command: Accept, item: Deal) -> None:
    """Carry out the deal, if it still can be."""
    strike(draft, item)


def decline(_draft: Draft, _command: Decline, _item: Deal) -> None:
    """Drop the deal."""


def strike(draft: Draft, deal: Deal) -> None:
    """Judge both sides of a deal, and carry it out."""
    one, other = deal.proposer, deal.seat
    sides = ((one, other, deal.gives), (other, one, deal.gets))
    may_deal(draft.game, one, other)
    if not any((*deal.clauses, deal.gives != NOTHING, deal.gets != NOTHING)):
        raise Refusal(Article.EMPTY)
    for giver, _, basket in sides:
        may_give(draft.game, giver, basket)
    for clause in deal.clauses:
        may_bind(draft.game, clause, {one, other})
    for giver, taker, basket in sides:
        hand(draft, giver, taker, basket)
    for _, taker, basket in sides:
        pay_interest(draft, taker, basket)
    for clause in deal.clauses:
        draft.add(Laid(paper_of(draft.game, clause)))
    for seat in (one, other):
        can_still_pay(draft, seat)


def hand(draft: Draft, giver: Seat, taker: Seat, basket: Basket) -> None:
    """Move what one side gives; the money says between whom the deal was made."""
    if money := basket.goods.get(MONEY):
        sum_ = Assessment.of(Article.PRICE, money, seat=giver, partner=taker)
        draft.pay(purse(giver), purse(taker), sum_)
    rest = {goods: count for goods, count in basket.goods.items() if goods != MONEY}
    draft.hand_over(purse(giver), taker, replace(basket, goods=rest), Article.PRICE)


def may_deal(game: Game, one: Seat, other: Seat) -> None:
    """Refuse a deal with oneself, with who is gone, and when the option says not now."""
    if one == other:
        raise Refusal(Article.ONESELF)
    for seat in sorted({one, other}.difference(game.seats)):
        raise Refusal(Article.GONE, seat=seat)
    if game.owes(one) or game.owes(other):
        return
    when = game.options.trade_when
    if when == "own_turn" and not (own_turn(game, one) or own_turn(game, other)):
        raise Refusal(Article.OWN_TURN, seat=one)
    if when == "between_turns" and not between_turns(game):
        raise Refusal(Article.BETWEEN_TURNS)


def may_give(game: Game, giver: Seat, basket: Basket) -> None:
    """Refuse what the giver has not, and what no deal may be about."""
    listed = (*basket.deeds, *map(str, basket.papers))
    if len(set(listed)) < len(listed):
        raise Refusal(Article.NO_SUCH_THING)
    may_count_out(game, giver, basket.goods)
    for deed in basket.deeds:
        may_part_with(game, giver, deed)
    for number in basket.papers:
        if number not in {paper.id for paper in game.kept_by(giver)}:
            raise Refusal(Article.NO_CARD, seat=giver)
        if not game.options.kept_card_tradeable:
            raise Refusal(Article.CARDS_STAY)


def may_count_out(game: Game, giver: Seat, goods: Mapping[Commodity, int]) -> None:
    """Refuse more than the giver has, and what is not dealt in."""
    known = {MONEY, SHARE} if game.edition.shares else {MONEY}
    if goods.keys() - known or min(goods.values(), default=1) < 1:
        raise Refusal(Article.NO_SUCH_THING)
    money, cash = goods.get(MONEY, 0), game.cash(giver)
    if cash < money:
        raise Refusal(Article.NO_MONEY, seat=giver, sum=money, cash=cash, short=money - cash)
    if (count := held(game, giver)) < goods.get(SHARE, 0):
        raise Refusal(Article.NO_SHARES, seat=giver, count=count)


def may_part_with(game: Game, giver: Seat, deed: DeedId) -> None:
    """Refuse another's deed, one that is built on, and one in pledge if the option says so."""
    if game.owner(deed) != giver:
        raise Refusal(Article.NOT_THEIRS, seat=giver, deed=deed)
    if (built := game.bound_by(deed)) is not None:
        raise Refusal(Article.BUILT_ON, deed=built)
    if game.holdings[deed].mortgaged and game.options.mortgaged_tradeable == "no":
        raise Refusal(Article.MORTGAGED, deed=deed)


def may_bind(game: Game, clause: Clause, sides: set[Seat]) -> None:
    """Refuse a clause that the table does not play by, and one that says nothing."""
    options, edition = game.options, game.edition
    loan = isinstance(clause, Repay)
    if loan and options.player_loans == "forbidden":
        raise Refusal(Article.NO_LOANS)
    if not loan and options.immunity_deals == "forbidden":
        raise Refusal(Article.NO_PROMISES)
    match clause:
        case Spare(payer, payee, deed, group, rounds, visits):
            known = deed in {None, *edition.deeds} and group in {None, *edition.rows}
            sound = known and least(rounds) > 0 and least(visits) > 0
        case Repay(payer, payee, amount, rounds):
            sound = amount > 0 and least(rounds) > 0
        case Promise(payer, payee, text):
            sound = bool(text.strip())
    if not sound or {payer, payee} != sides:
        raise Refusal(Article.NO_SUCH_CLAUSE)


def least(count: int | None) -> int:
    """Return how often or how long something holds, at the least."""
    return 1 if count is None else count


def interest(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return what the taker of a deed in pledge pays the bank at once."""
    assert levy.deed is not None
    loan = book.assess(game, Levy("pledge", levy.seat, deed=levy.deed)).total
    pledged = Assessment.of(Article.PLEDGED, loan, deed=levy.deed)
    return pledged.percent(Article.INTEREST, AT_ONCE, game.options.rounding)


def pay_interest(draft: Draft, taker: Seat, basket: Basket) -> None:
    """Have the taker pay for each deed in pledge; the loan itself stays as it is."""
    for deed in basket.deeds:
        if draft.game.holdings[deed].mortgaged:
            due = draft.book.assess(draft.game, Levy("interest", taker, deed=deed))
            price, cash = due.total, draft.game.cash(taker)
            if cash < price:
                why = Article.INTEREST_TOO_DEAR
                raise Refusal(why, seat=taker, deed=deed, price=price, short=price - cash)
            draft.pay(purse(taker), BANK, due)


def can_still_pay(draft: Draft, seat: Seat) -> None:
    """Refuse a deal after which a debtor could not raise what waits to be paid."""
    price = sum(owe.total for owe in owed(draft.game, seat))
    could = draft.book.assess(draft.game, Levy("means", seat)).total if price else 0
    if could < price:
        raise Refusal(Article.DOES_NOT_SAVE, seat=seat, could=could, price=price)


def loans(_book: Book, game: Game, levy: Levy) -> Iterator[Assessment]:
    """Yield what one gets back, and what one has to give back, whenever that will be."""
    for due in fall_due(game):
        if due.owe.topic == LOAN and due.creditor == levy.seat:
            yield Assessment.of(Article.LENT, due.owe.total, seat=due.debtor)
        if due.owe.topic == LOAN and due.debtor == levy.seat:
            yield Assessment.of(Article.BORROWED, -due.owe.total, seat=due.creditor)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose a form for every pair, and to answer the deal on offer."""
    if isinstance(item := game.item, Deal):
        yield Candidate(Accept(item.seat))
        yield Candidate(Decline(item.seat))
    for seat in game.seats if game.agenda else ():
        one = Basket({MONEY: 1})
        sides = (one, NOTHING) if game.cash(seat) else (NOTHING, one)
        for partner in (other for other in game.seats if other != seat):
            form = dict.fromkeys(("gives", "gets", "clauses"))
            yield Candidate(Propose(seat, partner, *sides), form)


CHAPTER = Chapter(
    "trade",
    Article,
    answers={(Accept, Deal): accept, (Decline, Deal): decline},
    acts={Propose: propose},
    reckoners={("interest", kind): interest for kind in DEEDS},
    adds={"worth": loans},
    needs=frozenset({"pledge", "means"}),
    candidates=candidates,
)
