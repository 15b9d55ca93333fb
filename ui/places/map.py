"""The map: which cell is looked at, and how the board lies."""

from __future__ import annotations

from typing import Any

from companion.effects import CellIndex
from companion.ledger import Seat
from ui.places.house import House
from ui.presenters.board import TURNS, Lie
from ui.presenters.map import map_, reasons_of, sums, visits_to
from ui.presenters.scene import Scene


class MapPlace:
    """The board, and what any cell of it would cost."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._chosen: CellIndex | None = None
        self._throw: object = None

    def view(self) -> Any:
        """Return the board, at first with the cell of whose turn it is."""
        director, settings = self._director, self._director.settings
        scene = director.scene("map")
        return map_(scene, self._cell(scene), Lie(settings.start_corner, settings.board_clockwise))

    def act(self, verb: str, rest: str) -> None:
        """Look at a cell, explain it, or turn the board."""
        director, settings = self._director, self._director.settings
        scene = director.scene("map")
        cell = self._cell(scene)
        match verb:
            case "cell":
                self._chosen = int(rest)
            case "step":
                self._chosen = (cell + int(rest)) % len(scene.game.edition.cells)
            case "payer" | "why":
                self._explain(scene, cell, int(rest) if rest else None)
            case "corner":
                after = TURNS.index(settings.start_corner) + 1
                director.set(start_corner=TURNS[after % len(TURNS)])
            case "way":
                director.set(board_clockwise=not settings.board_clockwise)

    def _cell(self, scene: Scene) -> CellIndex:
        """Return the cell that is looked at, until the dice have been thrown again."""
        game, throw = scene.game, (scene.table, scene.game.count("throws"))
        if throw != self._throw:
            self._throw, self._chosen = throw, None
        if self._chosen is None:
            self._chosen = game.positions[game.count("thrower")]
        return self._chosen

    def _explain(self, scene: Scene, cell: CellIndex, seat: Seat | None) -> None:
        """Show the reasons of one player, or else of the first who would pay."""
        visits = visits_to(scene, cell)
        if seat is None:
            found = next(reasons_of(scene, cell, visits), ())
        else:
            found = next((sums(scene, cell, visit) for visit in visits if visit.seat == seat), ())
        if found:
            self._director.go("reasons", found, self._director.place)
