"""Reading cards: what was said of the one on the table before it is entered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.agenda import CardDue, Item
from companion.cards import CardId
from companion.commands import ReadCard, Shuffle
from companion.effects import Effect, GoTo, Pay, RatingDown, RatingUp, Receive, Release, Remark
from companion.game import Game
from companion.lasting import Alter
from ui.places.house import House
from ui.presenters.card import card
from ui.presenters.scene import Scene
from ui.presenters.wheel import (
    NOTHING,
    Lasting,
    asks_more,
    next_step,
    nothing_known,
)


def ordered(arrest: tuple[Effect, ...], kind: str, value: str, remark: str) -> tuple[Effect, ...]:
    """Return what a card orders at once; of one that is only read out, the *remark*."""
    valued: Mapping[str, type[Receive | Pay | GoTo]]
    valued = {"get": Receive, "pay": Pay, "go": GoTo}
    if kind in valued:
        return (valued[kind](int(value)),)
    plain: Mapping[str, tuple[Effect, ...]] = {
        "nothing": (),
        "inspect": arrest,
        "release": (Release(),),
        "up": (RatingUp(),),
        "down": (RatingDown(),),
    }
    return plain.get(kind, (Remark(remark),))


class CardDesk:
    """Keeps what a common card changes for long until it is said what it orders besides.

    Every other card is entered with the touch that says it.
    """

    def __init__(self, director: House) -> None:
        self._director = director
        self._due = 0
        self._said: Lasting = NOTHING

    @property
    def _game(self) -> Game:
        assert self._director.table is not None
        return self._director.table.game

    def view(self, scene: Scene, item: Item | None) -> Any:
        """Return the question what a card says, or what is yet to be said, if one is due."""
        if not isinstance(item, CardDue):
            return None
        if self._due != (last := scene.table.past[-1].entry.seq):
            self._due, self._said = last, NOTHING
        said = self._said
        if said == NOTHING or not asks_more(scene.game, item):
            return card(scene, item)
        return next_step(scene, item, said)

    def act(self, rest: str, item: CardDue) -> None:
        """Take in one thing that is said, or enter the card."""
        kind, _, value = rest.partition(":")
        said = self._said
        match kind:
            case "lasting":
                self._said = Lasting(begun=True)
            case "topic" | "scope":
                self._said = said.with_(kind, value)
            case "get" if said.topic and said.value is None:
                self._said = said.with_("value", value)
            case "back":
                self._said = NOTHING
            case "known" if nothing_known(self._game, item, value):
                self._said = Lasting(card=value, begun=True)
            case "known":
                self._director.submit(ReadCard(item.seat, card=value))
            case "shuffle":
                self._director.submit(Shuffle(item.seat, self._shuffled(item)))
            case _:
                arrest, say = self._game.edition.arrest, self._director.say
                effects = ordered(arrest, kind, value, say("card.remark"))
                self._enter(item, effects, keep=kind not in {"inspect", "other"})

    def _enter(self, item: CardDue, effects: tuple[Effect, ...], *, keep: bool) -> None:
        """Enter what was said; what was typed will be one touch next time."""
        said = self._said
        alters: tuple[Alter, ...] = () if said.alter is None else (said.alter,)
        effects = (*alters, *effects)
        remember = bool(effects) and (keep or bool(said.alter and len(effects) == 1))
        self._director.submit(ReadCard(item.seat, effects, said.card, remember))

    def _shuffled(self, item: CardDue) -> tuple[CardId, ...]:
        """Return the cards of the deck that is drawn from in the order of chance."""
        order = list(self._game.in_deck(item.deck))
        self._director.lot.shuffle(order)
        return tuple(order)
