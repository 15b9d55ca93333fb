"""The slot machine's cell: whoever stands there may walk on."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Do, Stake
from companion.commands import Decline
from companion.effects import Jackpot
from companion.game import Game
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft
from companion.ruling import Candidate


class Article(StrEnum):
    """Nothing of the machine is charged or refused yet."""


def arrive(draft: Draft, do: Do, _effect: Jackpot) -> None:
    """Offer the machine."""
    assert do.seat is not None
    draft.then(Stake(do.seat))


def decline(_draft: Draft, _command: Decline, _item: Stake) -> None:
    """Do nothing: the seat walks on."""


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to walk on."""
    if isinstance(game.item, Stake):
        yield Candidate(Decline(game.item.seat))


CHAPTER = Chapter(
    "jackpot",
    Article,
    answers={(Decline, Stake): decline},
    effects={Jackpot: arrive},
    candidates=candidates,
)
