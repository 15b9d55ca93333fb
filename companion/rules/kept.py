"""Kept cards: they lie in front of their holder until the moment comes."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Detention, Do
from companion.commands import Accept, Roll, UseCard
from companion.effects import Effect, Keep, Release, flat
from companion.events import Laid, Lifted
from companion.game import Game, Paper
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate


class Article(StrEnum):
    """What becomes of a card that is kept."""

    NOT_YOURS = "kept.not_yours"
    NOT_NOW = "kept.not_now"
    USE_IT_FIRST = "kept.use_it_first"


def keep(draft: Draft, do: Do, effect: Keep) -> None:
    """Leave the card with its reader."""
    number = draft.game.count("papers") + 1
    draft.add(Laid(Paper(number, effect, do.via, do.seat, card=do.card)))


def use(draft: Draft, command: UseCard) -> None:
    """Put the card back under its deck, and let happen what it says."""
    game, seat = draft.game, command.seat
    paper = next((p for p in game.kept_by(seat) if p.id == command.paper), None)
    if paper is None:
        raise Refusal(Article.NOT_YOURS, seat=seat)
    effects = says(paper)
    if sets_free(effects) and game.item != Detention(seat):
        raise Refusal(Article.NOT_NOW)
    draft.add(Lifted(paper.id))
    draft.then(*(Do(seat, effect, paper.source, card=paper.card) for effect in effects))


def says(paper: Paper) -> tuple[Effect, ...]:
    """Return what a kept card says."""
    assert isinstance(paper.says, Keep)
    return paper.says.effects


def sets_free(effects: tuple[Effect, ...]) -> bool:
    """Return whether a card waits for its holder to be detained."""
    return any(isinstance(effect, Release) for effect in flat(effects))


def first_of_all(game: Game, command: Roll | Accept) -> None:
    """Refuse to try or to pay while one keeps the card that sets free: its moment has come."""
    item, seat = game.item, command.seat
    kept = game.kept_by(seat) if item == Detention(seat) else ()
    if any(sets_free(says(paper)) for paper in kept):
        raise Refusal(Article.USE_IT_FIRST, seat=seat)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to use each kept card."""
    for seat in game.seats if game.agenda else ():
        yield from (Candidate(UseCard(seat, paper.id)) for paper in game.kept_by(seat))


CHAPTER = Chapter(
    "kept",
    Article,
    acts={UseCard: use},
    effects={Keep: keep},
    vetoes={Roll: first_of_all, Accept: first_of_all},
    needs=frozenset({Release}),
    candidates=candidates,
)
