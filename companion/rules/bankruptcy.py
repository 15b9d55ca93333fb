"""Going out of business, or leaving the table."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Auction, Debt, Do
from companion.agreements import LOAN
from companion.assessment import Assessment
from companion.claims import fall_due, owed
from companion.commands import Retire
from companion.deferred import Basket, HandOver, Owe
from companion.events import Counted, DeedPassed, Lifted, Retired
from companion.game import Game
from companion.ledger import BANK, MONEY, Seat, purse, seat_of, site
from companion.market import SellOut
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
    """Pay what one can, part with everything else, and leave."""
    seat, item = command.seat, draft.game.waits
    bankrupt, heir = False, None
    if isinstance(item, Debt) and item.seat == seat:
        could = draft.book.assess(draft.game, Levy("means", seat)).total
        if could >= item.owe.total:
            raise Refusal(Article.CAN_STILL_PAY, could=could, price=item.owe.total)
        sell_out(draft, seat)
        debts = (*owed(draft.game, seat), *claimable(draft.game, seat))
        share_out(draft, seat, debts)
        bankrupt, heir = True, creditor(draft.game, debts)
    else:
        if draft.game.options.quitting == "as_bankrupt_to_bank":
            sell_out(draft, seat)
        settle_up(draft, seat)
        share_out(draft, seat, claimable(draft.game, seat))
    called_in = [Do(due.debtor, due.owe) for due in fall_due(draft.game) if due.creditor == seat]
    draft.add(Retired(seat))
    draft.add(Counted(f"out{seat}", draft.game.count("turn")))
    return_papers(draft, seat)
    if bankrupt or draft.game.options.quitting == "as_bankrupt_to_bank":
        estate(draft, seat, heir)
    draft.then(*called_in)
    if len(draft.game.seats) == 1:
        draft.close(*draft.game.seats)


def sell_out(draft: Draft, seat: Seat) -> None:
    """Turn into cash what the bank buys, before it goes to creditors."""
    if draft.book.knows(SellOut):
        draft.book.perform(draft, Do(seat, SellOut()))


def settle_up(draft: Draft, seat: Seat) -> None:
    """Pay what waits to be paid, though an auction may come before it, and get what it buys."""
    paid = True
    for item in reversed(draft.game.agenda):
        match item:
            case Do(owing, Owe() as owe) | Debt(owing, owe) if owing == seat:
                paid = draft.game.cash(seat) >= owe.total
                share_out(draft, seat, (owe,))
            case Do(taker, HandOver()) if taker == seat and paid:
                draft.book.perform(draft, item)


def claimable(game: Game, seat: Seat) -> tuple[Owe, ...]:
    """Return what could still be claimed of a seat: who goes away is asked by everyone at once."""
    return tuple(due.owe for due in fall_due(game) if due.debtor == seat)


def creditor(game: Game, debts: tuple[Owe, ...]) -> Seat | None:
    """Return the one player still in the game whom all is owed to, if there is one."""
    payees = {charge.payee for owe in debts for charge in owe.charges}
    seat = seat_of(payees.pop()) if len(payees) == 1 else None
    return seat if seat in game.seats else None


def share_out(draft: Draft, seat: Seat, debts: tuple[Owe, ...]) -> None:
    """Pay the creditors from the last cash; let the bank pay the rest, if it does.

    Who is owed less than an even share leaves what is over to the others. What was lent between
    players the bank does not make good: two of them could have it pay them what they like.
    """
    options = draft.game.options
    even = options.bankrupt_several_creditors == "split_equally"
    charges = [(owe.topic, charge) for owe in debts for charge in owe.charges]
    ranked = sorted(charges, key=lambda owed: owed[1].sum.total) if even else charges
    for index, (topic, charge) in enumerate(ranked):
        cash, due = draft.game.cash(seat), charge.sum.total
        part = min(due, cash // (len(ranked) - index) if even else cash)
        payee = draft.game.heir(charge.payee)
        draft.pay(purse(seat), payee, charge.sum.then(Article.LAST_CASH, "set", part))
        if options.bank_pays_rest and part < due and payee != BANK and topic != LOAN:
            rest = Assessment.of(Article.BANK_PAYS_REST, due - part, seat=seat)
            draft.pay(BANK, payee, rest)


def return_papers(draft: Draft, seat: Seat) -> None:
    """Put cards and pieces back where they belong; drop what binds others to who leaves."""
    for piece in draft.game.edition.ladder.stock:
        if held := draft.game.ledger.balance(purse(seat), piece):
            draft.hand(purse(seat), BANK, piece, held, Article.ESTATE)
    for number, paper in draft.game.papers.items():
        if seat in {paper.holder, paper.against}:
            draft.add(Lifted(number))


def estate(draft: Draft, seat: Seat, heir: Seat | None) -> None:
    """Return buildings, goods and cash to the bank, and let the option say where deeds go."""
    option, deeds = draft.game.options.bankrupt_assets, draft.game.owned_by(seat)
    taker = heir if option == "creditor_else_bank_auction" else None
    for deed in deeds:
        give_all(draft, site(deed))
        draft.add(DeedPassed(deed, taker))
    give_all(draft, purse(seat))
    if taker is None and option != "to_board":
        draft.then(*(Auction(Basket(deeds=(deed,)), BANK) for deed in deeds))


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
    "bankruptcy",
    Article,
    acts={Retire: retire},
    needs=frozenset({"means", Auction, HandOver}),
    candidates=candidates,
)
