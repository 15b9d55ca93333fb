"""Claims: what a player pays only when asked, or of his own accord."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Auction, Do
from companion.claims import Due, claims, due_of, own_throw
from companion.commands import Claim, PayUp
from companion.deferred import Claimable, Owe
from companion.events import Laid, Lifted
from companion.game import Game, Paper
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate

THROWERS = {"ask_before_next_throw": 0, "ask_before_second_next_throw": 1}
"""How many other players may throw before a rent that was not claimed is lost."""


class Article(StrEnum):
    """How a claim is made, and lost."""

    NONE = "claims.none"
    NOT_YOURS = "claims.not_yours"
    NOT_OF_YOU = "claims.not_of_you"
    TOO_LATE = "claims.too_late"
    TOO_EARLY = "claims.too_early"
    PAY_FIRST = "claims.pay_first"
    AUCTION_FIRST = "claims.auction_first"
    TOO_DEAR = "claims.too_dear"


def claimable(draft: Draft, do: Do, effect: Claimable) -> None:
    """Lay a claim in front of the creditor."""
    assert do.seat is not None
    game, owe = draft.game, effect.owe
    others = THROWERS.get(game.options.rent_claim, 0)
    until = game.count("throwers") + own_throw(game, do.seat) + others
    number = game.count("papers") + 1
    draft.add(Laid(Paper(number, owe, owe.topic, effect.creditor, do.seat, until_thrower=until)))


def claim(draft: Draft, command: Claim) -> None:
    """Have the debtor owe what the paper says."""
    found = lying(draft.game, command.paper)
    if found.creditor != command.seat:
        raise Refusal(Article.NOT_YOURS, seat=found.creditor)
    if found.when == "too_early":
        raise Refusal(Article.TOO_EARLY, count=draft.game.papers[found.paper].from_round or 0)
    payable_now(draft.game, found)
    draft.add(Lifted(found.paper))
    draft.then(Do(found.debtor, found.owe))


def pay_up(draft: Draft, command: PayUp) -> None:
    """Pay at once what the creditor has not claimed yet."""
    found, cash = lying(draft.game, command.paper), draft.game.cash(command.seat)
    if found.debtor != command.seat:
        raise Refusal(Article.NOT_OF_YOU, seat=found.debtor)
    payable_now(draft.game, found)
    owed = found.owe.total
    if cash < owed:
        raise Refusal(Article.TOO_DEAR, price=owed, cash=cash, short=owed - cash)
    draft.add(Lifted(found.paper))
    draft.book.perform(draft, Do(command.seat, found.owe))


def lying(game: Game, number: int) -> Due:
    """Return the claim of this number; refuse what is none, or is settled."""
    paper = game.papers.get(number)
    found = due_of(game, paper) if paper else None
    if found is None:
        raise Refusal(Article.NONE)
    return found


def payable_now(game: Game, found: Due) -> None:
    """Refuse what is lost; have the table finish first what the money is needed for."""
    if found.when == "too_late":
        raise Refusal(Article.TOO_LATE, seat=found.debtor, sum=found.owe.total)
    if game.owes(found.debtor):
        raise Refusal(Article.PAY_FIRST, seat=found.debtor)
    if any(isinstance(item, Auction) for item in game.agenda):
        raise Refusal(Article.AUCTION_FIRST)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to claim and to pay what lies on the table, and to claim what is lost."""
    for found in claims(game) if game.agenda else ():
        yield Candidate(Claim(found.creditor, found.paper))
        if found.when != "too_late":
            yield Candidate(PayUp(found.debtor, found.paper))


CHAPTER = Chapter(
    "claims",
    Article,
    acts={Claim: claim, PayUp: pay_up},
    effects={Claimable: claimable},
    needs=frozenset({Owe}),
    candidates=candidates,
)
