"""The stick on which an evening is carried away."""

from __future__ import annotations

from pathlib import Path

from companion.sticks import carry_away
from ui.places.house import House


class Stick:
    """Copies the evening on the first stick that takes it."""

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
        director, host, (name, written) = self._director, self._director.host, self._evening()
        game = director.shelf.game(Path(name))

        def copied() -> str:
            found = host.sticks()
            return carry_away(game, found).name if found else ""

        def done(stick: str) -> None:
            if stick:
                self._copied = stick, name, written
            else:
                director.refuse(director.say("end.no_stick"))

        director.attempt(copied, done)
