"""What the table may decide: who joins, other house rules, a sum, when time is up."""

from __future__ import annotations

from typing import Any

from companion.game import Player
from companion.ledger import Account, Money
from companion.record import Kind


class Join(Kind, frozen=True):
    """Sit down at a game that is under way."""

    player: Player


class Amend(Kind, frozen=True):
    """Play by other house rules from now on; ``options`` names those that change."""

    options: dict[str, Any]
    note: str = ""


class Overrule(Kind, frozen=True):
    """Decide a sum otherwise than the rules: the one that waits to be paid, or one of its own.

    ``options`` names what is to be the rule from now on, if the table wants that. ``besides``
    leaves what waits between the two as it is, for it is another sum that was decided.
    """

    payer: Account
    payee: Account
    amount: Money
    reason: str
    options: dict[str, Any] = {}
    besides: bool = False


class TimeUp(Kind, frozen=True):
    """Call time: what the table has agreed to play has passed."""
