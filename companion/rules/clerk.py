"""What the table itself enters: free transfers, and corrections that match the cardboard."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Detention, RollDue
from companion.assessment import Assessment
from companion.commands import MatchBuilt, MatchCash, MatchDeed, MatchToken, Remit
from companion.events import Counted, DeedPassed, Moved, Pledged
from companion.game import Game, Holding
from companion.ledger import BANK, purse, site
from companion.rules.book import Book, Chapter, Draft, Refusal
from companion.ruling import Candidate, Range


class Article(StrEnum):
    """What may be entered by hand."""

    REMIT = "clerk.remit"
    MATCH = "clerk.match"
    NO_ACCOUNT = "clerk.no_account"
    SAME_ACCOUNT = "clerk.same_account"
    NO_SUM = "clerk.no_sum"
    OVERDRAFT = "clerk.overdraft"
    NO_REASON = "clerk.no_reason"
    NO_CHANGE = "clerk.no_change"
    NO_SUCH_CELL = "clerk.no_such_cell"
    NO_SUCH_DEED = "clerk.no_such_deed"
    BUILT_ON = "clerk.built_on"
    CANNOT_BE_BUILT_ON = "clerk.cannot_be_built_on"


def reason(text: str) -> str:
    """Return the reason given; every entry by hand has one."""
    if not text.strip():
        raise Refusal(Article.NO_REASON)
    return text.strip()


def remit(draft: Draft, command: Remit) -> None:
    """Move money by hand."""
    payer, payee, amount = command.payer, command.payee, command.amount
    for account in (payer, payee):
        if account not in draft.game.accounts:
            raise Refusal(Article.NO_ACCOUNT, text=account)
    if payer == payee:
        raise Refusal(Article.SAME_ACCOUNT, account=payer)
    if amount <= 0:
        raise Refusal(Article.NO_SUM)
    cash = draft.game.ledger.balance(payer)
    if payer != BANK and cash < amount:
        raise Refusal(Article.OVERDRAFT, account=payer, cash=cash, short=amount - cash)
    draft.pay(payer, payee, Assessment.of(Article.REMIT, amount, text=reason(command.reason)))


def match_cash(draft: Draft, command: MatchCash) -> None:
    """Let the bank give or take what an account is out by."""
    account, note = command.account, reason(command.note)
    if account not in draft.game.accounts or account == BANK:
        raise Refusal(Article.NO_ACCOUNT, text=account)
    if command.amount < 0:
        raise Refusal(Article.NO_SUM)
    more = command.amount - draft.game.ledger.balance(account)
    if not more:
        raise Refusal(Article.NO_CHANGE)
    payer, payee = (BANK, account) if more > 0 else (account, BANK)
    draft.pay(payer, payee, Assessment.of(Article.MATCH, abs(more), text=note))


def match_token(draft: Draft, command: MatchToken) -> None:
    """Put a token where it stands; the question of its next throw follows suit."""
    game, seat, key = draft.game, command.target, f"detained{command.target}"
    reason(command.note)
    if seat not in game.seats or not 0 <= command.cell < len(game.edition.cells):
        raise Refusal(Article.NO_SUCH_CELL, count=command.cell)
    if (game.positions[seat], game.detained(seat)) == (command.cell, command.detained):
        raise Refusal(Article.NO_CHANGE)
    if game.positions[seat] != command.cell:
        draft.add(Moved(seat, command.cell, "clerk"))
    if game.detained(seat) != command.detained:
        draft.add(Counted(key, int(command.detained)))
    if game.before_own_throw(seat) and isinstance(game.item, Detention) != command.detained:
        draft.exchange(Detention(seat) if command.detained else RollDue(seat))


def match_deed(draft: Draft, command: MatchDeed) -> None:
    """Let a deed lie where its card lies."""
    game, deed, holding = draft.game, command.deed, command.holding
    reason(command.note)
    if deed not in game.edition.deeds or (holding and holding.owner not in game.seats):
        raise Refusal(Article.NO_SUCH_DEED, text=deed)
    if game.holdings.get(deed) == holding:
        raise Refusal(Article.NO_CHANGE)
    if game.level(deed) and (holding is None or holding.mortgaged):
        raise Refusal(Article.BUILT_ON, deed=deed)
    if holding is None or game.owner(deed) != holding.owner:
        draft.add(DeedPassed(deed, holding.owner if holding else None))
    if holding and game.holdings[deed].mortgaged != holding.mortgaged:
        draft.add(Pledged(deed, holding.mortgaged))


def match_built(draft: Draft, command: MatchBuilt) -> None:
    """Let a plot carry what stands on it."""
    game, deed, ladder = draft.game, command.deed, draft.game.edition.ladder
    reason(command.note)
    held = game.holdings.get(deed)
    if held is None or held.mortgaged or not 0 <= command.level <= len(ladder.steps):
        raise Refusal(Article.CANNOT_BE_BUILT_ON, text=deed)
    if game.level(deed) == command.level:
        raise Refusal(Article.NO_CHANGE)
    wanted = ladder.pieces(command.level)
    for piece in dict.fromkeys(ladder.steps):
        more = wanted.get(piece, 0) - game.ledger.balance(site(deed), piece)
        giver, taker = (BANK, site(deed)) if more > 0 else (site(deed), BANK)
        if game.options.building_supply == "box_limit" and more > game.in_the_box(piece):
            raise Refusal(Article.CANNOT_BE_BUILT_ON, text=deed)
        if more:
            draft.hand(giver, taker, piece, abs(more), Article.MATCH)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose the forms of the clerk."""
    if game.agenda and game.edition.deeds:
        seat, deed = game.seats[0], next(iter(game.edition.deeds))
        yield Candidate(
            Remit(BANK, purse(seat), 1, ""), _free("payer", "payee", "amount", "reason")
        )
        yield Candidate(MatchCash(purse(seat), 0, ""), _free("account", "amount", "note"))
        token = MatchToken(seat, 0, detained=False, note="")
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
