"""What a player may put to use: kept cards and policies, each by its key."""

from __future__ import annotations

from typing import Any

from companion.commands import Command, UseCard
from companion.insurance import Shelter, UsePolicy
from companion.ledger import Seat
from ui.places.house import House
from ui.presenters.at_hand import at_hand


def put_to_use(seat: Seat, verb: str, rest: str) -> Command | None:
    """Return what a key says that uses a kept card or shows a policy; none, if it is another."""
    policy, _, paper = rest.partition(":")
    match verb:
        case "use":
            return UseCard(seat, int(rest))
        case "show":
            return UsePolicy(seat, policy)
        case "shelter":
            return Shelter(seat, policy, int(paper))
    return None


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
        if command := put_to_use(self._seat, verb, rest):
            self._director.submit(command)
        elif verb == "back":
            self._director.go(self._back)
