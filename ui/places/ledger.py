"""The ledger."""

from __future__ import annotations

from typing import Any

from companion.ledger import Seat
from companion.table import Table
from ui.places.house import House
from ui.presenters.inquiry import asked_of
from ui.presenters.ledger import entry, ledger, touches
from ui.presenters.vm_ledger import EntryVM


class LedgerPlace:
    """Every entry in force, and the way back to before any of them."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._only: Seat | None = None
        self._selected: int | None = None
        self._of: Table | None = None
        self._rows: dict[tuple[str, int], EntryVM] = {}

    def view(self) -> Any:
        """Return the rows, newest first; one that was made before is not made again."""
        scene = self._director.scene("ledger")
        if scene.table is not self._of:
            self._rows, self._of, self._only, self._selected = {}, scene.table, None, None
        language, rows = scene.language, []
        for moment in reversed(scene.table.past[1:]):
            if self._only is None or touches(moment, self._only):
                key = (language, moment.entry.seq)
                if key not in self._rows:
                    self._rows[key] = entry(scene, moment)
                rows.append(self._rows[key])
        if self._selected not in {row.seq for row in rows}:
            self._selected = None
        return ledger(scene, tuple(rows), self._only, self._selected)

    def act(self, verb: str, rest: str) -> None:
        """Filter, choose, explain, go back."""
        director = self._director
        match verb:
            case "only":
                self._only = None if rest == "all" else int(rest)
            case "ledger":
                self._selected = None if rest == "close" else int(rest.partition(":")[2])
            case "why":
                table = director.table
                assert table is not None
                director.go("arbiter", asked_of(table, "why", entry=int(rest)), director.place)
            case "back":
                self._selected = None
                director.back_to(int(rest))
            case "match":
                director.go("match")
