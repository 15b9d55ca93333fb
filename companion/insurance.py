"""The words of insurance: what cells do, and what is asked for."""

from __future__ import annotations

from typing import TypeAlias

from companion.ledger import Commodity, Seat
from companion.record import Kind


class PoliciesLapse(Kind, frozen=True):
    """Give back the policies that last until START."""


class BuyPolicy(Kind, frozen=True):
    """Buy an insurance policy of the bank."""

    seat: Seat
    policy: Commodity


class UsePolicy(Kind, frozen=True):
    """Let a policy bear what is about to happen."""

    seat: Seat
    policy: Commodity


class Shelter(Kind, frozen=True):
    """Let a policy keep a card that lies on the table from touching one."""

    seat: Seat
    policy: Commodity
    paper: int


class MatchPolicies(Kind, frozen=True):
    """Make a player hold the policies that lie there."""

    target: Seat
    policy: Commodity
    count: int
    note: str


Insured: TypeAlias = BuyPolicy | UsePolicy | Shelter | MatchPolicies
