"""The house rules: what editions and tables differ on."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args, get_origin

import msgspec

from companion.ledger import Account, AtLeastOne, Percent, Price, Rounding, Sum
from companion.machine import KassaUse
from companion.record import Record

PaysStart: TypeAlias = Literal["always", "never", "if_not_destination"]
Topic: TypeAlias = Literal["rent", "pay", "fine", "purchase", "auction_price", "jackpot"]
"""What may wait for a tap: money owed, the outcome at the slot machine."""

THROW = "throw"
"""How a token moved that was moved by the dice; the other ways are the decks."""


class Options(Record, frozen=True):
    """The rules that editions and tables differ on. All are spelled out, none defaults."""

    opening_cash: Sum
    opening_pots: dict[Account, Sum]
    income: Sum
    pays_start: dict[str, PaysStart]
    three_doubles_rule: bool
    fine: Sum
    fine_destination: Account
    detention_throws: AtLeastOne
    double_exit_moves: bool
    double_exit_extra_roll: bool
    exit_fine_timing: Literal["before_roll_move_now", "pay_now_move_next_turn"]
    third_failure: Literal[
        "pay_and_move_by_that_throw", "pay_and_move_next_turn", "stay_until_paid"
    ]
    refusal_auction: bool
    auction_min_increment: Price
    industry_factor: AtLeastOne
    monopoly_double_with_mortgage: bool
    double_rent_with_buildings: bool
    build_even_rule: bool
    building_supply: Literal["box_limit", "unlimited"]
    sell_percent: Percent
    mortgage_percent: Percent
    redeem_premium_percent: Percent
    redeem_premium_base: Literal["price", "mortgage"]
    redeem_timing: Literal["before_own_throw", "any_time"]
    bank_pays_rest: bool
    bankrupt_several_creditors: Literal["split_equally", "seat_order"]
    final_value_mortgaged: Literal["half", "full", "full_minus_redemption"]
    final_tie: Literal["shared_win", "most_cash", "most_plots"]
    rounding: Rounding
    jackpot_optional: Literal["optional", "mandatory"]
    jackpot_stake_limits: tuple[Price, Sum]
    jackpot_stake_on_win: Literal["stays_in_kassa", "returned"]
    jackpot_kassa_use: KassaUse
    jackpot_plays_per_visit: Literal["once", "several"]
    tap_to_pay: tuple[Topic, ...]

    def setting(self, rule: str) -> str:
        """Return the value of *rule* as a word, yes or no for a switch."""
        value = getattr(self, rule)
        return YES_NO[not value] if isinstance(value, bool) else str(value)


YES_NO = ("yes", "no")


def settings(rule: str) -> tuple[str, ...]:
    """Return the words for the values that *rule* may take; none, if it is no such choice."""
    kind = _KINDS.get(rule)
    if kind is bool:
        return YES_NO
    return tuple(map(str, get_args(kind))) if get_origin(kind) is Literal else ()


_KINDS = {field.name: field.type for field in msgspec.structs.fields(Options)}
