"""The stick on which an evening is carried away."""

from __future__ import annotations

from pathlib import Path

from companion.sticks import carry
from ui.places.house import House


class Stick:
    """Copies the evening on the first stick there is."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._copied: tuple[str, str, int] = "", "", 0

    @property
    def carried(self) -> str:
        """The stick that holds the evening as it stands now; nothing once more is entered."""
        stick, *evening = self._copied
        return stick if (*evening,) == self._evening() else ""

    def _evening(self) -> tuple[str, int]:
        assert self._director.table is not None
        table = self._director.table
        return table.journal.name, table.written

    def copy(self) -> None:
        """Write the evening there; without a stick, ask for one."""
        director, found = self._director, self._director.sticks()
        if not found:
            return director.refuse(director.say("end.no_stick"))
        stick, (name, written) = found[0], self._evening()

        def done() -> None:
            self._copied = stick.name, name, written

        return director.write(lambda: carry(director.shelf.game(Path(name)), stick), done)
