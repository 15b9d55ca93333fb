"""What the table itself enters: free transfers, and corrections that match the cardboard."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Auction, Debt, Detention, Do, Offer, RollDue
from companion.assessment import Assessment
from companion.board import Plot
from companion.commands import MatchBuilt, MatchCash, MatchDeed, MatchToken, Remit
from companion.deferred import Basket, HandOver, Owe
from companion.events import DeedPassed, Moved, Pledged
from companion.game import Game, Holding
from companion.ledger import BANK, DeedId, purse
from companion.rules import by_hand
from companion.rules.book import Book, Chapter
from companion.rules.draft import Article as TableArticle
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Range
from companion.turns import before_own_throw

THROWS = (RollDue, Detention)
"""The questions that stay what they are when a token is put elsewhere."""


class Article(StrEnum):
    """What may be entered by hand."""

    REMIT = "clerk.remit"
    MATCH = "clerk.match"
    NO_CHANGE = "clerk.no_change"
    NO_SUCH_CELL = "clerk.no_such_cell"
    NO_SUCH_DEED = "clerk.no_such_deed"
    BUILT_ON = "clerk.built_on"
    CANNOT_BE_BUILT_ON = "clerk.cannot_be_built_on"
    BEING_SETTLED = "clerk.being_settled"


def remit(draft: Draft, command: Remit) -> None:
    """Move money by hand."""
    sum_ = Assessment.of(Article.REMIT, command.amount, text=by_hand.reason(command.reason))
    by_hand.pay(draft, command.payer, command.payee, sum_)


def match_cash(draft: Draft, command: MatchCash) -> None:
    """Let the bank give or take what an account is out by."""
    account, note = command.account, by_hand.reason(command.note)
    if account not in draft.game.accounts or account == BANK:
        raise Refusal(TableArticle.NO_ACCOUNT, text=account)
    if command.amount < 0:
        raise Refusal(TableArticle.NO_SUM)
    more = command.amount - draft.game.ledger.balance(account)
    if not more:
        raise Refusal(Article.NO_CHANGE)
    payer, payee = (BANK, account) if more > 0 else (account, BANK)
    draft.pay(payer, payee, Assessment.of(Article.MATCH, abs(more), text=note))


def match_token(draft: Draft, command: MatchToken) -> None:
    """Put a token where it stands; the question of its next throw follows suit."""
    game, seat, failed = draft.game, command.target, command.detained
    by_hand.reason(command.note)
    if seat not in game.seats or not 0 <= command.cell < len(game.edition.cells):
        raise Refusal(Article.NO_SUCH_CELL, count=command.cell)
    now = game.failures(seat) if game.detained(seat) else None
    if (game.positions[seat], now) == (command.cell, failed):
        raise Refusal(Article.NO_CHANGE)
    if any(item.seat == seat and not isinstance(item, THROWS) for item in game.agenda):
        raise Refusal(Article.BEING_SETTLED, seat=seat)
    if game.positions[seat] != command.cell:
        draft.add(Moved(seat, command.cell, "clerk"))
    if now != failed:
        draft.hold(seat, failed)
    if before_own_throw(game, seat) and isinstance(game.waits, Detention) != (failed is not None):
        due = RollDue(seat) if failed is None else Detention(seat)
        draft.exchange(due, below=int(game.item is not game.waits))


def match_deed(draft: Draft, command: MatchDeed) -> None:
    """Let a deed lie where its card lies."""
    game, deed, holding = draft.game, command.deed, command.holding
    by_hand.reason(command.note)
    if deed not in game.edition.deeds or (holding and holding.owner not in game.seats):
        raise Refusal(Article.NO_SUCH_DEED, text=deed)
    if game.holdings.get(deed) == holding:
        raise Refusal(Article.NO_CHANGE)
    if deed in in_question(game):
        raise Refusal(Article.BEING_SETTLED, deed=deed)
    if game.level(deed) and (holding is None or holding.mortgaged):
        raise Refusal(Article.BUILT_ON, deed=deed)
    if holding is None or game.owner(deed) != holding.owner:
        draft.add(DeedPassed(deed, holding.owner if holding else None))
    if holding and game.holdings[deed].mortgaged != holding.mortgaged:
        draft.add(Pledged(deed, holding.mortgaged))


def in_question(game: Game) -> set[DeedId]:
    """Return the deeds that something on the agenda is about: on offer, sold, paid for."""
    found: set[DeedId] = set()
    for item in game.agenda:
        match item.effect if isinstance(item, Do) else item:
            case Offer(_, deed):
                found.add(deed)
            case Auction(Basket(deeds=deeds)) | HandOver(_, Basket(deeds=deeds)):
                found.update(deeds)
            case Owe(_, charges) | Debt(_, Owe(_, charges)):
                found.update(str(part.sum.lines[0].facts.get("deed")) for part in charges)
    return found


def match_built(draft: Draft, command: MatchBuilt) -> None:
    """Let a plot carry what stands on it."""
    game, deed, ladder = draft.game, command.deed, draft.game.edition.ladder
    by_hand.reason(command.note)
    held = game.holdings.get(deed)
    plot = isinstance(game.edition.deeds.get(deed), Plot)
    if not plot or held is None or held.mortgaged or not 0 <= command.level <= len(ladder.steps):
        raise Refusal(Article.CANNOT_BE_BUILT_ON, text=deed)
    if game.level(deed) == command.level:
        raise Refusal(Article.NO_CHANGE)
    draft.build_to(deed, command.level, Article.MATCH)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose the forms of the clerk."""
    if game.agenda and game.edition.deeds:
        seat, deed = game.seats[0], next(iter(game.edition.deeds))
        yield Candidate(
            Remit(BANK, purse(seat), 1, ""), _free("payer", "payee", "amount", "reason")
        )
        yield Candidate(MatchCash(purse(seat), 0, ""), _free("account", "amount", "note"))
        token = MatchToken(seat, 0, "")
        yield Candidate(token, _free("target", "cell", "detained", "note"))
        yield Candidate(MatchDeed(deed, Holding(seat), ""), _free("deed", "holding", "note"))
        yield Candidate(MatchBuilt(deed, 0, ""), _free("deed", "level", "note"))


def _free(*fields: str) -> dict[str, Range | None]:
    return dict.fromkeys(fields)


CHAPTER = Chapter(
    "clerk",
    Article,
    acts={
        Remit: remit,
        MatchCash: match_cash,
        MatchToken: match_token,
        MatchDeed: match_deed,
        MatchBuilt: match_built,
    },
    candidates=candidates,
)
