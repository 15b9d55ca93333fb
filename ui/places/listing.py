"""A list by groups: which of its rows is looked at, and which group is open."""

from __future__ import annotations


class Listing:
    """Remembers what is looked at in house rules or settings; one group is open at a time."""

    def __init__(self, chosen: str, opened: str = "") -> None:
        self.chosen, self.opened = chosen, opened

    def act(self, verb: str, rest: str) -> bool:
        """Look at a row, or open and close a group; say whether that was touched."""
        match verb:
            case "rule":
                self.chosen = rest
            case "group":
                self.opened = "" if rest == self.opened else rest
            case _:
                return False
        return True
