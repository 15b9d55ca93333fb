"""What becomes of a building that was sold by auction because the box held too few."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum

from companion.agenda import Do, Site
from companion.commands import Build, Decline
from companion.deferred import Erect, PutUp
from companion.game import Game
from companion.ledger import BANK, DeedId, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate


class Article(StrEnum):
    """Where a piece may stand that was won."""

    OTHER_PIECE = "shortage.other_piece"
    ROOM_LEFT = "shortage.room_left"
    NO_ROOM = "shortage.no_room"


def erect(draft: Draft, _do: Do, effect: Erect) -> None:
    """Ask whoever got the piece where it shall stand."""
    game = draft.game
    holders = (s for s in game.seats if game.ledger.balance(purse(s), effect.piece))
    draft.then(*(Site(seat, effect.piece) for seat in holders))


def put_up(draft: Draft, command: Build, item: Site) -> None:
    """Put the piece on a plot of one's choice; it is paid for."""
    game = draft.game
    up_next = game.edition.ladder.steps[game.level(command.deed) :][:1]
    if up_next and up_next[0] != item.piece:
        raise Refusal(Article.OTHER_PIECE, piece=up_next[0])
    draft.hand(purse(item.seat), BANK, item.piece, 1, Article.NO_ROOM)
    draft.book.perform(draft, Do(item.seat, PutUp(command.deed)))


def put_back(draft: Draft, _command: Decline, item: Site) -> None:
    """Let the piece go back into the box, if no plot can take it any more."""
    for deed in draft.game.owned_by(item.seat):
        if stands(draft, item, deed):
            raise Refusal(Article.ROOM_LEFT, deed=deed)
    draft.hand(purse(item.seat), BANK, item.piece, 1, Article.NO_ROOM)


def stands(draft: Draft, item: Site, deed: DeedId) -> bool:
    """Return whether the piece could stand on a plot."""
    with suppress(Refusal):
        put_up(Draft(draft.book, draft.game), Build(item.seat, deed), item)
        return True
    return False


def candidates(book: Book, game: Game) -> Iterator[Candidate]:
    """Propose each plot that can take the piece, and to put it back if there is none."""
    if isinstance(item := game.item, Site):
        plots = [d for d in game.owned_by(item.seat) if stands(Draft(book, game), item, d)]
        yield from (Candidate(Build(item.seat, deed)) for deed in plots)
        yield Candidate(Decline(item.seat))


CHAPTER = Chapter(
    "shortage",
    Article,
    answers={(Build, Site): put_up, (Decline, Site): put_back},
    effects={Erect: erect},
    needs=frozenset({PutUp}),
    candidates=candidates,
)
