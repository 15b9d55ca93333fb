"""Common cards: what lies on the wheel, and of which known ones more is to be said."""

from __future__ import annotations

from companion.agenda import CardDue
from companion.cards import Card, CardId
from companion.game import Game
from companion.lasting import Alter
from companion.wheel import lying
from companion.words import decks
from ui.presenters.scene import Scene
from ui.presenters.slips import capital


def half(found: Card) -> bool:
    """Return whether only that is known of a card which it changes for long."""
    return all(isinstance(effect, Alter) for effect in found.effects)


def nothing_known(game: Game, item: CardDue, name: CardId) -> bool:
    """Return whether of a known card only that is known which it changes for long."""
    found = game.readable(item.deck).get(name)
    on_screen = item.deck in game.options.decks_on_screen
    common = game.edition.decks[item.deck].common and not on_screen
    return found is not None and common and half(found)


def on_the_wheel(scene: Scene) -> str:
    """Return what the cards on the wheel change now; nothing, if none lies there."""
    told = (decks.kept(scene.words, paper, scene.game) for paper in lying(scene.game))
    cards = " · ".join(capital(text) for text in told)
    return scene.say("wheel", text=cards) if cards else ""
