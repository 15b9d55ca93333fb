"""Rail: the seats, in a column (landscape) or two columns (portrait)."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty

from companion.words import NBSP
from ui.layout import Box, match, put
from ui.money import money
from ui.presenters.vm import SeatVM
from ui.widgets.seat import Seat

LOW, HIGH, ROOMY = 58, 62, 853  # of a seat in portrait, in a window from so high
BALANCE_DP = {6: 28, 7: 26}  # by digits of the longest; 25 for 8 digits, else 34


def balance_size(seats: Sequence[SeatVM]) -> int:
    """Choose one size for all balances, by the longest."""
    digits = max(len(money(seat.balance).replace(NBSP, "")) for seat in seats)
    return 34 if digits <= 5 else BALANCE_DP.get(digits, 25)


class Rail(Box):
    """Show all seats of the table."""

    tall = BooleanProperty(defaultvalue=False)

    def show(self, seats: Sequence[SeatVM]) -> None:
        """Take the seats in the order of play."""
        size = balance_size(seats)
        for seat, vm in zip(match(self, seats, Seat), seats, strict=True):
            seat.balance_dp = size
            seat.show(vm)

    def seats(self) -> list[Seat]:
        """Give the seats in the order of play."""
        return list(self.children[::-1])

    def seat(self, player: int) -> Seat:
        """Give the seat of a player."""
        return next(seat for seat in self.children if seat.name == f"seat:{player}")

    def dropped(self, seat: Seat, touch: Any) -> None:
        """Have one pay another, whose seat the coin was dragged to."""
        there = next((one for one in self.children if one.collide_point(*touch.pos)), None)
        if there:
            name = f"bank:{seat.account}:{there.account}"
            seat.host.tell(seat, touch.ud.get("press"), name)

    def flat(self, room: float) -> float:
        """Give the height in a portrait window, dp: two seats a row, the lowest row apart."""
        rows = -(-len(self.children) // 2)
        return 8 + rows * (HIGH + 4) if room >= ROOMY else 6 + rows * (LOW + 4)

    def arrange(self) -> None:
        """Leave 6 at the edges, 4 between; the active seat runs into the stage in landscape."""
        n = len(self.children)
        high = min(80, (self.h - 12 - 4 * (n - 1)) / n) if n else 0
        for i, seat in enumerate(self.seats()):
            seat.tall = self.tall
            if self.tall:
                rows = -(-n // 2)
                w, h = (self.w - 16) / 2, (self.h - 6) // rows - 4
                put(seat, self, 6 + (i % 2) * (w + 4), 4 + (i // 2) * (h + 4), w, h)
            else:
                put(seat, self, 6, 6 + i * (high + 4), self.w - (6 if seat.active else 14), high)
