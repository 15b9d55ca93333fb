"""Using a policy: the insurer bears a rent, a tax, an auction or what a card does to one."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec.structs import replace

from companion.agenda import Debt, Do
from companion.assessment import Assessment
from companion.cover import covering, held, helps, spared_by_cash, threat, touching
from companion.deferred import Befall, Owe
from companion.events import Assessed, Counted, Laid
from companion.game import Game, Paper
from companion.harm import adverse, harmful
from companion.insurance import Shelter, UsePolicy
from companion.lasting import Alter
from companion.ledger import BANK, Commodity, Seat, purse, seat_of
from companion.lots import ForcedAuction, Lot
from companion.policies import Risk
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal, Rules
from companion.ruling import Candidate
from companion.wheel import lying


class Article(StrEnum):
    """What a policy bears, and when it does not."""

    USED = "indemnity.used"
    BORNE = "indemnity.borne"
    BANK_PAYS = "indemnity.bank_pays"
    NOT_SOLD = "indemnity.not_sold"
    SPARED = "indemnity.spared"
    NO_POLICY = "indemnity.no_policy"
    NOT_COVERED = "indemnity.not_covered"
    CAN_PAY = "indemnity.can_pay"
    NOT_ADVERSE = "indemnity.not_adverse"
    NO_SUCH_CARD = "indemnity.no_such_card"
    SPARED_ALREADY = "indemnity.spared_already"
    ONE_ITEM = "indemnity.one_item"


def waits_for_the_holder(book: Book, game: Game, do: Do) -> bool:
    """Hold what a seat has a policy against; a debt it cannot pay waits for it anyway."""
    if not covering(game, do):
        return False
    match do:
        case Do(int(seat), Owe() as owe):
            return game.cash(seat) >= owe.total
        case Do(int(seat), Befall(effects), via):
            return harmful(book.assess, game, seat, effects) or bool(lasting(book, game, seat, via))
    return True


def use(draft: Draft, command: UsePolicy, item: Do | Debt) -> None:
    """Let the policy bear what is on top."""
    found = threat(item)
    if found is None:
        raise Refusal(Article.NOT_COVERED, piece=command.policy)
    _, risk = found
    may_use(draft.game, command.seat, command.policy, risk)
    if spared_by_cash(draft.game, item):
        raise Refusal(Article.CAN_PAY, seat=command.seat)
    hand_back(draft, command.seat, command.policy, risk)
    match item.effect if isinstance(item, Do) else item.owe:
        case Owe() as owe:
            bear(draft, command, owe)
        case Lot() as lot:
            keep_from_the_hammer(draft, command, lot)
        case Befall() as card:
            assert isinstance(item, Do)
            fend_off(draft, command, item, card)


def may_use(game: Game, seat: Seat, policy: Commodity, risk: Risk) -> None:
    """Refuse a policy that the seat has not, or that is none against this."""
    if policy not in held(game, seat):
        raise Refusal(Article.NO_POLICY, seat=seat)
    if not helps(game, policy, risk):
        raise Refusal(Article.NOT_COVERED, piece=policy)


def hand_back(draft: Draft, seat: Seat, policy: Commodity, risk: Risk) -> None:
    """Give a used policy back, unless it outlasts this risk."""
    if risk not in draft.game.edition.policies[policy].stays:
        draft.hand(purse(seat), BANK, policy, 1, Article.USED)


def bear(draft: Draft, command: UsePolicy, owe: Owe) -> None:
    """Let the bank bear a debt; by the option, players get from it what they are owed."""
    paid = draft.game.options.insurance_red_payee == "bank_pays_owner"
    for charge in owe.charges:
        payee = draft.game.heir(charge.payee)
        if paid and seat_of(payee) is not None:
            sum_ = charge.sum.then(Article.BANK_PAYS, "void", 0, piece=command.policy)
            draft.pay(BANK, payee, sum_)
        else:
            nothing = charge.sum.then(Article.BORNE, "set", 0, piece=command.policy)
            draft.pay(purse(command.seat), payee, nothing)


def keep_from_the_hammer(draft: Draft, command: UsePolicy, lot: Lot) -> None:
    """Let the auction pass a plot by; by the option, another is drawn."""
    why = Assessment.of(Article.NOT_SOLD, 0, deed=lot.deed, piece=command.policy)
    draft.add(Assessed(purse(command.seat), BANK, why))
    if draft.game.options.insurance_green_lot == "redraw":
        draft.then(Do(lot.drawer, ForcedAuction()))


def fend_off(draft: Draft, command: UsePolicy, item: Do, card: Befall) -> None:
    """Keep from the holder what a card does: what it orders at once, what it changes, or both.

    A policy against one of the two leaves the holder what the card changes.
    """
    game, seat, book = draft.game, command.seat, draft.book
    once, policy = harmful(book.assess, game, seat, card.effects), command.policy
    against_one(draft, seat, policy, lying(game, item.via)[-1])
    say_spared(draft, seat, policy, item.via)
    for paper in lasting(book, game, seat, item.via):
        if not once or game.edition.policies[policy].items == "all":
            spare(draft, seat, paper)
    if not once:
        book.perform(draft, item)


def lasting(book: Rules, game: Game, seat: Seat, deck: Risk) -> tuple[Paper, ...]:
    """Return the card that has just been laid, if what it changes is bad for a seat."""
    found = (paper for paper in touching(game, seat, deck) if paper == lying(game, deck)[-1])
    return tuple(paper for paper in found if adverse(book.assess, game, seat, paper))


def shelter(draft: Draft, command: Shelter) -> None:
    """Keep a card on the table from touching the holder, as long as it lies there."""
    game, seat, policy = draft.game, command.seat, command.policy
    paper = game.papers.get(command.paper)
    if paper is None or paper not in lying(game) or not isinstance(paper.says, Alter):
        raise Refusal(Article.NO_SUCH_CARD)
    if seat in paper.spared:
        raise Refusal(Article.SPARED_ALREADY, seat=seat)
    may_use(game, seat, policy, paper.source)
    if not adverse(draft.book.assess, game, seat, paper):
        raise Refusal(Article.NOT_ADVERSE, seat=seat)
    against_one(draft, seat, policy, paper)
    hand_back(draft, seat, policy, paper.source)
    say_spared(draft, seat, policy, paper.source)
    spare(draft, seat, paper)


def against_one(draft: Draft, seat: Seat, policy: Commodity, paper: Paper) -> None:
    """Refuse both items of a card to a policy that helps against one, though it is not used up."""
    printed, shown = draft.game.edition.policies[policy], f"{policy}{seat}_{paper.id}"
    if printed.items == "one" and paper.source in printed.stays:
        if draft.game.count(shown) >= held(draft.game, seat)[policy]:
            raise Refusal(Article.ONE_ITEM, piece=policy)
        draft.add(Counted(shown, draft.game.count(shown) + 1))


def say_spared(draft: Draft, seat: Seat, policy: Commodity, deck: Risk) -> None:
    """Record what a policy was used against."""
    why = Assessment.of(Article.SPARED, 0, piece=policy, deck=deck)
    draft.add(Assessed(purse(seat), BANK, why))


def spare(draft: Draft, seat: Seat, paper: Paper) -> None:
    """Have a card on the table not touch a seat."""
    draft.add(Laid(replace(paper, spared=(*paper.spared, seat))))


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose every policy against what is on top, and against the cards on the table."""
    found = threat(game.item)
    if found:
        yield from (Candidate(UsePolicy(found[0], p)) for p in covering(game, game.item))
    for seat in game.seats if game.agenda else ():
        for policy in held(game, seat):
            for deck in game.edition.policies[policy].covers:
                cards = touching(game, seat, deck)
                yield from (Candidate(Shelter(seat, policy, paper.id)) for paper in cards)


CHAPTER = Chapter(
    "indemnity",
    Article,
    answers={(UsePolicy, Do): use, (UsePolicy, Debt): use},
    acts={Shelter: shelter},
    holds=waits_for_the_holder,
    needs=frozenset({Owe, "circular_tax", "income", "rent"}),
    candidates=candidates,
)
