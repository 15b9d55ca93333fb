"""The price of a share: how it moves, and where the marker stands."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Do
from companion.assessment import Assessment
from companion.events import Assessed, Counted
from companion.game import Game
from companion.ledger import BANK, Money, Seat, purse
from companion.market import MatchSharePrice, ShiftPrice, TakeShares
from companion.rules.book import Book, Chapter
from companion.rules.by_hand import reason
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate
from companion.shares import price, stock_of


class Article(StrEnum):
    """How the price moves, and why it cannot be put elsewhere."""

    RISEN = "quotation.risen"
    FALLEN = "quotation.fallen"
    WORTHLESS = "quotation.worthless"
    IMPOSSIBLE = "quotation.impossible"
    NO_CHANGE = "quotation.no_change"


def shift(draft: Draft, do: Do, effect: ShiftPrice) -> None:
    """Move the price by so many points, never below nothing, and say where it stopped."""
    assert do.seat is not None
    points = effect.points
    to = max(0, price(draft.game) + points * stock_of(draft.game).point)
    quote(draft, to)
    how = Article.RISEN if points > 0 else Article.FALLEN if to else Article.WORTHLESS
    moved = Assessment.of(how, 0, price=to, count=abs(points))
    draft.add(Assessed(BANK, purse(do.seat), moved))


def put_down(draft: Draft, _seat: Seat, found: Money) -> None:
    """Have a share cost what it costs on the cardboard."""
    if found < 0:
        raise Refusal(Article.IMPOSSIBLE)
    quote(draft, found)


def quote(draft: Draft, to: Money) -> None:
    """Move the marker, if it is not there."""
    if to != price(draft.game):
        draft.add(Counted("share_rise", to - stock_of(draft.game).price))


def match_price(draft: Draft, command: MatchSharePrice) -> None:
    """Have a share cost what the marker shows."""
    reason(command.note)
    if command.price == price(draft.game):
        raise Refusal(Article.NO_CHANGE)
    put_down(draft, 0, command.price)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose the form that puts the marker elsewhere."""
    if game.agenda:
        form = dict.fromkeys(("price", "note"))
        yield Candidate(MatchSharePrice(price(game), ""), form)


CHAPTER = Chapter(
    "quotation",
    Article,
    acts={MatchSharePrice: match_price},
    effects={ShiftPrice: shift},
    arranges={"share_price": put_down},
    needs=frozenset({TakeShares}),
    candidates=candidates,
)
