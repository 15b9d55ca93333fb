"""What a deal may bind its two sides to for later."""

from __future__ import annotations

from typing import TypeAlias

from companion.ledger import DeedId, Money, Seat
from companion.record import Kind


class Spare(Kind, frozen=True):
    """Let the payer off what it would owe the payee for stopping on its plots.

    On one deed, in one industry, or everywhere; for so many ``visits``, until so many ``rounds``
    after the present one are over, or for the whole evening.
    """

    payer: Seat
    payee: Seat
    deed: DeedId | None = None
    group: str | None = None
    rounds: int | None = None
    visits: int | None = None


class Repay(Kind, frozen=True):
    """Owe a sum; it may be called in once so many rounds are over, at once if none are named."""

    payer: Seat
    payee: Seat
    amount: Money
    rounds: int | None = None


class Promise(Kind, frozen=True):
    """Keep one's word, which the table itself sees to."""

    by: Seat
    to: Seat
    text: str


Clause: TypeAlias = Spare | Repay | Promise
