"""The house rules: what editions and tables differ on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, TypeAlias, get_args, get_origin

import msgspec

from companion.effects import ByRule, Effect
from companion.ledger import Account, AtLeastOne, Percent, Price, Rounding, Sum
from companion.machine import KassaUse
from companion.record import Record
from companion.spelling import misfits

Topic: TypeAlias = Literal[
    "rent", "pay", "tax", "fine", "purchase", "auction_price", "jackpot", "loan"
]
"""What may wait for a tap: money owed, the outcome at the slot machine."""

THROW = "throw"
"""How a token moved that was moved by the dice; the other ways are the decks."""
MOVEMENT = "movement"
"""The deck that has a house rule of its own on what START pays."""
NEEDS: dict[str, dict[str, str]] = {
    "win_condition": {"last_solvent_or_top_of_rating": "rating"},
}
"""The chapter without which a value of a house rule means nothing."""
BY_INDUSTRIES = ("most_industries", "first_full_industry")
"""The ways to win that rank by whole industries before wealth."""


class Options(Record, frozen=True):
    """The rules that editions and tables differ on. All are spelled out, none defaults."""

    opening_cash: Sum
    opening_pots: dict[Account, Sum]
    income: Sum
    start_exact_landing: Literal["on_landing", "on_leaving", "double"]
    movement_card_pays_start: Literal["never", "if_crossed", "if_destination_not_start"]
    chance_move_pays_start: bool
    order_of_play: Literal["lot", "highest_two_dice"]
    dice_off_table: Literal["reroll_both", "reroll_one", "as_it_lies"]
    three_doubles_rule: bool
    three_doubles_destination: Literal["inspection", "police_then_inspection", "police_hold"]
    inspection_landing_effect: Literal["detain", "pay_tax_only", "nothing"]
    police_landing_effect: Literal["go_to_inspection", "hold_at_police"]
    fine: Sum
    fine_destination: Account
    detention_throws: AtLeastOne
    exit_attempts: Literal["one_per_turn", "three_at_once"]
    double_exit_moves: bool
    double_exit_extra_roll: bool
    exit_fine_timing: Literal["before_roll_move_now", "pay_now_move_next_turn"]
    third_failure: Literal[
        "pay_and_move_by_that_throw", "pay_and_move_next_turn", "stay_until_paid"
    ]
    rent_while_detained: bool
    trade_build_while_detained: bool
    charity_trigger: Literal["any_arrival", "movement_card_only"]
    black_business_collects_fund: Literal["no", "yes_after_paying"]
    first_lap_purchase: Literal["yes", "after_first_lap"]
    refusal_auction: bool
    auction_start_price_by: Literal["anyone", "refusing_player", "auction_owner", "bank_min"]
    auction_order: Literal["free_calls", "seat_order"]
    auction_min_increment: Price
    rent_claim: Literal["automatic", "ask_before_next_throw", "ask_before_second_next_throw"]
    industry_factor: AtLeastOne
    monopoly_double_with_mortgage: bool
    double_rent_with_buildings: bool
    build_when: Literal[
        "own_turn_before_throw", "own_turn_any", "between_turns", "on_own_landing_only"
    ]
    build_limit_per_turn: Literal["unlimited", "1"]
    build_even_rule: bool
    enterprise_replaces_branches: bool
    building_supply: Literal["box_limit", "unlimited"]
    building_shortage_auction: Literal[
        "auction_from_any_price", "auction_from_printed_price", "turn_order"
    ]
    sell_when: Literal["any_time", "own_turn", "only_in_debt"]
    sell_even_mode: Literal["one_at_a_time_even", "one_from_every_plot"]
    sell_percent: Percent
    mortgage_when: Literal["any_time", "own_turn"]
    mortgage_clear_scope: Literal["that_plot", "whole_group"]
    mortgage_percent: Percent
    redeem_premium_percent: Percent
    redeem_premium_base: Literal["price", "mortgage"]
    redeem_timing: Literal["before_own_throw", "any_time"]
    trade_when: Literal["any_time", "between_turns", "own_turn"]
    trade_block_scope: Literal["on_that_plot", "in_group"]
    mortgaged_tradeable: Literal["no", "yes_10pct_now"]
    kept_card_tradeable: bool
    player_loans: Literal["allowed", "forbidden"]
    immunity_deals: Literal["recorded_and_enforced", "recorded_only", "forbidden"]
    sell_plot_to_bank: Literal["no", "half_price"]
    bankrupt_assets: Literal["to_board", "bank_auction", "creditor_else_bank_auction"]
    bank_pays_rest: bool
    bankrupt_several_creditors: Literal["split_equally", "seat_order"]
    quitting: Literal["as_bankrupt_to_bank", "assets_frozen"]
    win_condition: Literal[
        "last_solvent", "last_solvent_or_top_of_rating", "most_industries", "first_full_industry"
    ]
    time_limit: Sum
    timed_end_moment: Literal["finish_turn", "finish_round", "stop_now"]
    timed_value_mortgaged: Literal["half", "full", "full_minus_redemption"]
    timed_tie: Literal["shared_win", "most_cash", "most_plots"]
    rounding: Rounding
    jackpot_optional: Literal["optional", "mandatory"]
    jackpot_stake_limits: tuple[Price, Sum]
    jackpot_stake_on_win: Literal["stays_in_kassa", "returned"]
    jackpot_kassa_use: KassaUse
    jackpot_plays_per_visit: Literal["once", "several"]
    share_sell_timing: Literal["before_own_throw", "any_time"]
    exchange_play_optional: Literal["optional", "mandatory"]
    exchange_broker_once: Literal["buy_only", "buy_and_sell"]
    timed_value_shares: Literal["current_price", "100_each", "not_counted"]
    rating_blocked_step: Literal["stay", "jump"]
    rating_chance_sign: Literal["players_vote", "money_sign_else_vote", "owner_list"]
    rating_black_then_charity: Literal["down_only", "down_then_up"]
    rating_transfer_to_inspection: bool
    elite_rent_multipliers: Literal["2/4/6/8/10", "2/3/4/5/6"]
    elite_central_count_mortgaged: Literal["not_for_tax_yes_for_rent", "neither", "both"]
    elite_central_tax_basis: Literal["total", "per_plot"]
    mortgaged_tax: bool
    mortgage_central: bool
    inspection_landing_effect_elite: Literal[
        "tax_then_detain", "tax_once_on_leaving", "detain_only"
    ]
    tax_when_transferred_to_inspection: bool
    exemption_spent_by: Literal["next_pass_or_landing", "next_pass_only"]
    backward_passing: Literal["nothing", "tax_only", "both"]
    insurance_buy_when: Literal["own_turn_before_throw", "any_time"]
    insurance_stack: Literal["one", "many"]
    insurance_adverse_judge: Literal["holder", "net_effect_by_app"]
    insurance_green_lot: Literal["auction_cancelled", "redraw"]
    insurance_red_scope: Literal["any_one_rent_or_tax", "only_if_unpayable"]
    insurance_red_payee: Literal["bank_pays_owner", "owner_gets_nothing"]
    forced_auction_unowned: Literal["bank_sells", "cancel"]
    forced_auction_blocked_lot: Literal["cancel", "reroll"]
    forced_auction_reserve: Literal["none", "half_price", "full_price"]
    forced_auction_owner_bids: bool
    forced_auction_proceeds: Literal["owner", "bank"]
    fortune_set_beats_multiplier: Literal["replaces", "base_only"]
    nearest_cell_choice: Literal["nearest_tie_free", "either_way_free"]
    decks_on_screen: tuple[str, ...]
    movement_resolves_cell: bool
    late_join: Literal["no", "with_start_capital"]
    tap_to_pay: tuple[Topic, ...]

    def setting(self, rule: str) -> str:
        """Return the value of *rule* as a word, yes or no for a switch."""
        return word(getattr(self, rule))


YES_NO = ("yes", "no")


def values(rule: str) -> tuple[bool | str, ...]:
    """Return the values that *rule* may take; none, if it is no such choice."""
    kind = _KINDS.get(rule)
    if kind is bool:
        return (True, False)
    return get_args(kind) if get_origin(kind) is Literal else ()


def settings(rule: str) -> tuple[str, ...]:
    """Return the words for the values that *rule* may take; none, if it is no such choice."""
    return tuple(map(word, values(rule)))


def fits(rule: str, value: Any) -> bool:
    """Return whether there is such a rule, and *value* is of its kind."""
    return rule in _KINDS and not any(misfits(value, _KINDS[rule]))


def word(value: object) -> str:
    """Return what a value of a choice is called in keys."""
    return YES_NO[not value] if isinstance(value, bool) else str(value)


def differing(one: Options, other: Options) -> tuple[str, ...]:
    """Return the house rules that two tables differ on."""
    rules = Options.__struct_fields__
    return tuple(rule for rule in rules if getattr(one, rule) != getattr(other, rule))


def led_to(effects: Iterable[Effect], options: Options) -> Iterator[Effect]:
    """Yield *effects*, and in the place of a condition what these house rules make of it."""
    for effect in effects:
        if isinstance(effect, ByRule) and effect.cases.keys() == set(settings(effect.rule)):
            yield from led_to(effect.cases[options.setting(effect.rule)], options)
        else:
            yield effect


_KINDS = {field.name: field.type for field in msgspec.structs.fields(Options)}
