"""The ledger, and the reasons of what it charged."""

from __future__ import annotations

from typing import Any

from companion.assessment import Assessment
from companion.ledger import Seat
from companion.statement import charges
from companion.table import Table
from ui.places.house import House
from ui.presenters.ledger import entry, ledger, touches
from ui.presenters.reasons import why
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
                director.go("reasons", self._sums(int(rest)), director.place)
            case "back":
                self._selected = None
                director.back_to(int(rest))
            case "match":
                director.go("match")

    def _sums(self, seq: int) -> tuple[Assessment, ...]:
        table = self._director.table
        assert table is not None
        made = next(moment.entry for moment in table.past if moment.entry.seq == seq)
        return tuple(charged.sum for charged in charges(made.events))


class ReasonsPlace:
    """The reasons of a charge, until they are understood."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._sums: tuple[Assessment, ...] = ()
        self._from = "table"

    def open(self, sums: tuple[Assessment, ...], came_from: str) -> None:
        """Show these sums, and go back to where one came from."""
        self._sums, self._from = sums, came_from

    def view(self) -> Any:
        """Return every line."""
        tab = "ledger" if self._from == "ledger" else "table"
        return why(self._director.scene(tab), self._sums)

    def act(self, verb: str, _rest: str) -> None:
        """Go back."""
        if verb == "understood":
            self._director.go(self._from)
