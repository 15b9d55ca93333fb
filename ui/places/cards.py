"""Reading cards: what was said of the one on the table before it is entered."""

from __future__ import annotations

from typing import Any

from companion.agenda import CardDue, Item
from companion.cards import CardId
from companion.commands import ReadCard, Shuffle
from companion.game import Game
from ui.places.house import House
from ui.presenters.card import card
from ui.presenters.scene import Scene
from ui.presenters.wheel import nothing_known
from ui.presenters.writing import NOTHING, Writing, known_again, written


class CardDesk:
    """Keeps what was said of a card until it is all; most are said with one touch."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._due = 0
        self._said: Writing = NOTHING

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
        return card(scene, item, self._said)

    def act(self, rest: str, item: CardDue) -> None:
        """Take in one thing that is said, or enter the card."""
        kind, _, value = rest.partition(":")
        match kind:
            case "known" if nothing_known(self._game, item, value):
                self._said = Writing(card=value)
            case "known":
                self._director.submit(ReadCard(item.seat, card=value))
            case "shuffle":
                self._director.submit(Shuffle(item.seat, self._shuffled(item)))
            case _:
                remark = self._director.say("card.remark")
                edition = self._game.edition
                said = written(self._said, edition, item.deck, (kind, value), remark)
                if said.done:
                    self._enter(item, said)
                else:
                    self._said = said

    def _enter(self, item: CardDue, said: Writing) -> None:
        """Enter what was said; what was typed will be one touch next time."""
        remember = known_again(self._game.edition, said.effects)
        self._director.submit(ReadCard(item.seat, said.effects, said.card, remember))

    def _shuffled(self, item: CardDue) -> tuple[CardId, ...]:
        """Return the cards of the deck that is drawn from in the order of chance."""
        order = list(self._game.in_deck(item.deck))
        self._director.lot.shuffle(order)
        return tuple(order)
