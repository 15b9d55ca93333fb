"""The ledger, and the reasons of what it charged."""

from __future__ import annotations

from typing import Any

from companion.assessment import Assessment
from companion.ledger import Seat
from companion.statement import Charged, charges
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
                found = self._charged(int(rest))
                director.go("reasons", tuple(part.sum for part in found), director.place, found)
            case "back":
                self._selected = None
                director.back_to(int(rest))
            case "match":
                director.go("match")

    def _charged(self, seq: int) -> tuple[Charged, ...]:
        table = self._director.table
        assert table is not None
        made = next(moment.entry for moment in table.past if moment.entry.seq == seq)
        return charges(made.events)


class ReasonsPlace:
    """The reasons of a charge, until they are understood."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._sums: tuple[Assessment, ...] = ()
        self._charged: tuple[Charged, ...] = ()
        self._from = "table"

    def open(
        self,
        sums: tuple[Assessment, ...],
        came_from: str,
        charged: tuple[Charged, ...] = (),
    ) -> None:
        """Show these sums, and go back to where one came from; those *charged* may be decided."""
        self._sums, self._from, self._charged = sums, came_from, charged

    def view(self) -> Any:
        """Return every line."""
        tab = self._from if self._from in {"ledger", "map"} else "table"
        scene = self._director.scene(tab)
        return why(scene, self._sums, decidable=bool(self._charged) and not scene.game.over)

    def act(self, verb: str, _rest: str) -> None:
        """Go back, or decide otherwise."""
        if verb == "understood":
            self._director.go(self._from)
        elif verb == "overrule":
            self._director.go("overrule", self._charged, self._from)
