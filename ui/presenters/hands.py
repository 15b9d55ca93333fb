"""What hands must do on the cardboard after something was taken back."""

from __future__ import annotations

from companion.game import Game
from companion.guidance import guidance
from companion.words import Words
from ui.i18n import Catalogue


def put_back(say: Catalogue, words: Words, before: Game, after: Game) -> str:
    """Return what to move, a line each; nothing where the cardboard is right already."""
    told = [words.hand(hand, after) for hand in guidance(before, after)]
    return "\n".join([say("on_the_board"), *told]) if told else ""
