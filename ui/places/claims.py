"""What may be claimed now, and what both sides may do about it."""

from __future__ import annotations

from typing import Any

from companion.commands import Claim, PayUp
from ui.places.house import House
from ui.presenters.claims import claims_page
from ui.presenters.inquiry import asked_of


class ClaimsPlace:
    """The reckoning behind each claim; claiming, and paying unasked."""

    def __init__(self, director: House) -> None:
        self._director = director

    def view(self) -> Any:
        """Return the claims that are open."""
        return claims_page(self._director.scene("table"))

    def act(self, verb: str, rest: str) -> None:
        """Claim, pay, explain, or go back to the table."""
        director = self._director
        seat, _, paper = rest.partition(":")
        match verb:
            case "claim":
                director.submit(Claim(int(seat), int(paper)))
            case "pay_up":
                director.submit(PayUp(int(seat), int(paper)))
            case "why":
                assert director.table is not None
                director.go("arbiter", asked_of(director.table, "forgotten"), director.place)
            case "back":
                director.go("table")
