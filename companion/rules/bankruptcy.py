"""Going out of business, or leaving the table."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Debt, Do
from companion.assessment import Assessment
from companion.commands import Retire
from companion.deferred import Charge, Owe
from companion.events import Counted, DeedPassed, Lifted, Retired
from companion.game import Game
from companion.ledger import BANK, MONEY, Seat, purse, site
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy


class Article(StrEnum):
    """What becomes of a bankrupt's debts and belongings."""

    CAN_STILL_PAY = "bankruptcy.can_still_pay"
    LAST_CASH = "bankruptcy.last_cash"
    BANK_PAYS_REST = "bankruptcy.bank_pays_rest"
    ESTATE = "bankruptcy.estate"


def retire(draft: Draft, command: Retire) -> None:
    """Pay what one can, give everything else back, and leave."""
    seat, item = command.seat, draft.game.item
    if isinstance(item, Debt) and item.seat == seat:
        could = draft.book.assess(draft.game, Levy("means", seat)).total
        if could >= item.owe.total:
            raise Refusal(Article.CAN_STILL_PAY, could=could, price=item.owe.total)
        share_out(draft, seat, item.owe.charges)
    elif isinstance(item, Do) and item.seat == seat and isinstance(item.effect, Owe):
        share_out(draft, seat, item.effect.charges)
    draft.add(Retired(seat))
    draft.add(Counted(f"out{seat}", draft.game.count("turn")))
    estate(draft, seat)
    if len(draft.game.seats) == 1:
        draft.close(*draft.game.seats)


def share_out(draft: Draft, seat: Seat, charges: tuple[Charge, ...]) -> None:
    """Pay the creditors from the last cash; let the bank pay the rest, if it does.

    Who is owed less than an even share leaves what is over to the others.
    """
    options = draft.game.options
    even = options.bankrupt_several_creditors == "split_equally"
    ranked = sorted(charges, key=lambda charge: charge.sum.total) if even else charges
    for index, charge in enumerate(ranked):
        cash, due = draft.game.cash(seat), charge.sum.total
        part = min(due, cash // (len(ranked) - index) if even else cash)
        payee = draft.game.heir(charge.payee)
        draft.pay(purse(seat), payee, charge.sum.then(Article.LAST_CASH, "set", part))
        if options.bank_pays_rest and part < due and payee != BANK:
            rest = Assessment.of(Article.BANK_PAYS_REST, due - part, seat=seat)
            draft.pay(BANK, payee, rest)


def estate(draft: Draft, seat: Seat) -> None:
    """Return buildings, deeds, goods, papers and cash to the bank and the board."""
    for deed in draft.game.owned_by(seat):
        give_all(draft, site(deed))
        draft.add(DeedPassed(deed, None))
    for number, paper in draft.game.papers.items():
        if paper.holder == seat:
            draft.add(Lifted(number))
    give_all(draft, purse(seat))


def give_all(draft: Draft, account: str) -> None:
    """Return to the bank everything an account holds."""
    for commodity, column in draft.game.ledger.columns.items():
        if held := column.get(account, 0):
            if commodity == MONEY:
                draft.pay(account, BANK, Assessment.of(Article.ESTATE, held))
            else:
                draft.hand(account, BANK, commodity, held, Article.ESTATE)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to each to retire."""
    if game.agenda:
        yield from (Candidate(Retire(seat)) for seat in game.seats)


CHAPTER = Chapter(
    "bankruptcy", Article, acts={Retire: retire}, needs=frozenset({"means"}), candidates=candidates
)
