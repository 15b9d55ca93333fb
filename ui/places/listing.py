"""A list by groups: which of its rows is looked at, and which group is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class Listing:
    """Remembers what is looked at in house rules or settings; one group is open at a time."""

    def __init__(self, chosen: str, opened: str = "") -> None:
        self.chosen, self.opened = chosen, opened

    def act(self, verb: str, rest: str, held: Callable[[str], Sequence[str]]) -> bool:
        """Look at a row, or open and close a group; say whether that was touched.

        ``held`` gives what is in a group: of one that opens the first is looked at.
        """
        match verb:
            case "rule":
                self.chosen = rest
            case "group" if rest == self.opened:
                self.opened = ""
            case "group":
                self.opened, rows = rest, held(rest)
                self.chosen = self.chosen if self.chosen in rows else rows[0]
            case _:
                return False
        return True
