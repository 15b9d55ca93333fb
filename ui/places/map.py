"""The map: which cell is looked at, and how the board lies."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.effects import CellIndex
from companion.ledger import Seat
from ui.places.house import House
from ui.places.table import TablePlace
from ui.presenters.board import TURNS, Lie, mover
from ui.presenters.inquiry import asked_of
from ui.presenters.map import explained, map_, visits_to
from ui.presenters.roll import accept
from ui.presenters.scene import Scene
from ui.presenters.vm_table import AcceptVM


class MapPlace:
    """The board, and what any cell of it would cost."""

    def __init__(self, director: House, table: TablePlace) -> None:
        self._director = director
        self._table = table
        self._chosen: CellIndex | None = None
        self._throw: object = None

    def view(self) -> Any:
        """Return the board, at first with the cell of whose turn it is."""
        director, settings = self._director, self._director.settings
        scene = director.scene("map")
        lie = Lie(settings.start_corner, settings.board_clockwise)
        return map_(scene, self._cell(scene), lie, self._thrown(scene))

    def _thrown(self, scene: Scene) -> AcceptVM | None:
        """Return the tray's throw, with what it shows; a doubtful one is judged at the table."""
        dice = self._table.dice
        found = None if dice.tray.doubt else accept(scene, dice.tray, dice.faces)
        if found is None:
            return None
        shown = " + ".join(map(str, dice.faces))
        return replace(found, accept=replace(found.accept, note=shown))

    def act(self, verb: str, rest: str) -> None:
        """Look at a cell, explain it, turn the board, or take the throw."""
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
            case "tray":
                self._table.act(verb, rest)
                if rest == "wrong":
                    director.go("table")
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
            self._chosen = game.positions[mover(game)]
        return self._chosen

    def _explain(self, scene: Scene, cell: CellIndex, seat: Seat | None) -> None:
        """Have the landing of one player explained, or else of the first who would pay."""
        if seat is None:
            found = next(explained(scene, visits_to(scene, cell)), None)
            seat = None if found is None else found.seat
        if seat is not None:
            asked = asked_of(scene.table, "cell", seat=seat, cell=cell)
            self._director.go("arbiter", asked, self._director.place)
