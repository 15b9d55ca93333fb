"""What a board of one's own begins with."""

from __future__ import annotations

from typing import Any

from companion.board import Name
from companion.edition import Edition
from companion.proof import NEW, blank_board
from ui.i18n import Catalogue
from ui.places.boxes import Boxes
from ui.places.house import House
from ui.places.start import hall, look
from ui.presenters.boards import Boards
from ui.presenters.start import beginnings, rules_to_play

FIRST_SIZE = 40
"""How many cells an empty board has until one says otherwise."""


class BeginningsPlace:
    """What a board of one's own begins with: a shipped one, or nothing."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._boxes = Boxes((), Boards(), ())
        self._empty = False

    def open(self, boxes: Boxes) -> None:
        """Offer what lies on the shelf."""
        self._boxes, self._empty = boxes, False

    def view(self) -> Any:
        """Return the editions to compare and the empty board, or by whose rules that is played."""
        shown, boxes = hall(self._director), self._boxes
        if self._empty:
            return rules_to_play(shown, boxes.editions)
        return beginnings(shown, boxes.editions, boxes.boards.own)

    def act(self, verb: str, rest: str) -> None:
        """Begin, or go on where one has begun, or go back."""
        director = self._director
        match verb:
            case "edition" if rest == NEW:
                self._empty = True
            case "edition" if self._empty:
                self._begin(self._boxes.edition(rest))
            case "editions" if self._empty:
                self._empty = False
            case "edition":
                director.go("proof", self._boxes.begun(rest))
            case "editions":
                director.go("editions")
            case _:
                look(director, verb)

    def _begin(self, pattern: Edition) -> None:
        """Begin an empty board that is played by the rules of an edition."""
        director, title = self._director, Name(untitled("ru"), untitled("en"))
        director.attempt(
            lambda: director.shelf.free_id("own-board"),
            lambda id_: director.go("proof", blank_board(pattern, id_, title, FIRST_SIZE)),
        )


def untitled(language: str) -> str:
    """Return what a board is called until somebody names it."""
    say = Catalogue(language)
    return say("proof.untitled")
