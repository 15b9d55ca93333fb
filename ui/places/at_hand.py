"""What a player may put to use: kept cards and policies, each by its key."""

from __future__ import annotations

from typing import Any

from companion.commands import UseCard
from companion.insurance import Shelter, UsePolicy
from companion.ledger import Seat
from ui.places.house import House
from ui.presenters.at_hand import at_hand


class AtHandPlace:
    """All that a player has for such a moment, where keys for it had no room."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._seat: Seat = 0
        self._back = "table"

    def open(self, seat: Seat, back: str) -> None:
        """Show what a player has, and go *back* from there."""
        self._seat, self._back = seat, back

    def view(self) -> Any:
        """Return the page."""
        return at_hand(self._director.scene("table"), self._seat)

    def act(self, verb: str, rest: str) -> None:
        """Use a card, show a policy, or go back."""
        director, seat = self._director, self._seat
        policy, _, paper = rest.partition(":")
        match verb:
            case "use":
                director.submit(UseCard(seat, int(rest)))
            case "show":
                director.submit(UsePolicy(seat, policy))
            case "shelter":
                director.submit(Shelter(seat, policy, int(paper)))
            case "back":
                director.go(self._back)
