"""The house rules by what they are about, and those that tables quarrel about first."""

from __future__ import annotations

from collections.abc import Collection, Container

GROUPS: dict[str, tuple[str, ...]] = {
    "money": ("opening_cash", "opening_pots", "rounding"),
    "dice": (
        "order_of_play",
        "dice_off_table",
        "three_doubles_rule",
        "three_doubles_destination",
    ),
    "start": (
        "income",
        "start_exact_landing",
        "movement_card_pays_start",
        "chance_move_pays_start",
        "backward_passing",
    ),
    "inspection": (
        "inspection_landing_effect",
        "police_landing_effect",
        "fine",
        "fine_destination",
        "exit_fine_timing",
        "detention_throws",
        "exit_attempts",
        "double_exit_moves",
        "double_exit_extra_roll",
        "third_failure",
        "rent_while_detained",
        "trade_build_while_detained",
    ),
    "charity": ("charity_trigger", "black_business_collects_fund"),
    "auction": (
        "first_lap_purchase",
        "refusal_auction",
        "auction_start_price_by",
        "auction_order",
        "auction_min_increment",
    ),
    "rent": (
        "rent_claim",
        "industry_factor",
        "monopoly_double_with_mortgage",
        "double_rent_with_buildings",
        "elite_rent_multipliers",
        "elite_central_count_mortgaged",
        "fortune_set_beats_multiplier",
    ),
    "building": (
        "build_when",
        "build_limit_per_turn",
        "build_even_rule",
        "enterprise_replaces_branches",
        "building_supply",
        "building_shortage_auction",
        "sell_when",
        "sell_even_mode",
        "sell_percent",
    ),
    "mortgage": (
        "mortgage_when",
        "mortgage_clear_scope",
        "mortgage_percent",
        "redeem_timing",
        "redeem_premium_percent",
        "redeem_premium_base",
        "sell_plot_to_bank",
        "mortgage_central",
    ),
    "trade": (
        "trade_when",
        "trade_block_scope",
        "mortgaged_tradeable",
        "kept_card_tradeable",
        "player_loans",
        "immunity_deals",
    ),
    "bankruptcy": (
        "bank_pays_rest",
        "bankrupt_assets",
        "bankrupt_several_creditors",
        "quitting",
    ),
    "end": (
        "win_condition",
        "time_limit",
        "timed_end_moment",
        "timed_value_mortgaged",
        "timed_tie",
    ),
    "jackpot": (
        "jackpot_optional",
        "jackpot_stake_limits",
        "jackpot_plays_per_visit",
        "jackpot_stake_on_win",
        "jackpot_kassa_use",
    ),
    "rating": (
        "rating_blocked_step",
        "rating_chance_sign",
        "rating_black_then_charity",
        "rating_transfer_to_inspection",
    ),
    "shares": (
        "share_sell_timing",
        "exchange_play_optional",
        "exchange_broker_once",
        "timed_value_shares",
    ),
    "circular_tax": (
        "mortgaged_tax",
        "elite_central_tax_basis",
        "inspection_landing_effect_elite",
        "tax_when_transferred_to_inspection",
        "exemption_spent_by",
    ),
    "insurance": (
        "insurance_buy_when",
        "insurance_stack",
        "insurance_adverse_judge",
        "insurance_green_lot",
        "insurance_red_scope",
        "insurance_red_payee",
    ),
    "forced_auction": (
        "forced_auction_unowned",
        "forced_auction_blocked_lot",
        "forced_auction_reserve",
        "forced_auction_owner_bids",
        "forced_auction_proceeds",
    ),
    "cards": ("decks_on_screen", "movement_resolves_cell", "nearest_cell_choice"),
    "table": ("late_join", "tap_to_pay"),
}

OF_A_PART = frozenset(
    {"charity", "circular_tax", "forced_auction", "insurance", "jackpot", "rating", "shares"}
)
"""The groups that are only about the part of an edition of this name: a chapter, a pot."""
ONLY_WITH = {
    "movement_card_pays_start": "deck movement",
    "backward_passing": "circular_tax",
    "elite_rent_multipliers": "tariff",
    "elite_central_count_mortgaged": "chain",
    "mortgage_central": "chain",
    "fortune_set_beats_multiplier": "fortune",
    "nearest_cell_choice": "fortune",
}
"""The part without which a rule means nothing."""
NOT_WITH = {
    "inspection_landing_effect": "circular_tax",
    "industry_factor": "tariff",
    "double_rent_with_buildings": "tariff",
}
"""The part that brings rules of its own in the place of a rule."""


def groups(parts: Container[str]) -> dict[str, tuple[str, ...]]:
    """Return the groups that concern whoever plays with these *parts*, and their rules."""
    return {
        group: tuple(rule for rule in rules if concerns(rule, parts))
        for group, rules in GROUPS.items()
        if group not in OF_A_PART or group in parts
    }


def concerns(rule: str, parts: Container[str]) -> bool:
    """Return whether a rule of a group makes a difference with these *parts*."""
    missing = rule in ONLY_WITH and ONLY_WITH[rule] not in parts
    return not missing and NOT_WITH.get(rule) not in parts


QUARRELS = frozenset(
    {
        "start_exact_landing",
        "chance_move_pays_start",
        "exit_fine_timing",
        "third_failure",
        "rent_while_detained",
        "refusal_auction",
        "monopoly_double_with_mortgage",
        "build_when",
        "build_even_rule",
        "building_supply",
        "redeem_premium_base",
        "timed_value_mortgaged",
        "movement_resolves_cell",
    }
)

CONCERNED: dict[str, str] = {
    "movement": "start",
    "inspection": "inspection",
    "payments": "charity",
    "deeds": "auction",
    "auction": "auction",
    "auction.piece": "building",
    "rent": "rent",
    "claims": "rent",
    "building": "building",
    "mortgage": "mortgage",
    "chain": "rent",
    "fortune": "rent",
    "circular_tax": "circular_tax",
    "tariff": "rent",
    "trade": "trade",
    "bankruptcy": "bankruptcy",
    "jackpot": "jackpot",
    "shares": "shares",
    "quotation": "shares",
    "exchange": "shares",
    "insurance": "insurance",
    "indemnity": "insurance",
    "forced_auction": "forced_auction",
}
"""The group of house rules that a sum hangs on, by the chapter that reckons it, or an article."""


def concerned(parts: Container[str], sources: Collection[str]) -> tuple[str, ...]:
    """Return the house rules that hang together with what chapters or articles are about."""
    known, held = {*sources} | {source.partition(".")[0] for source in sources}, groups(parts)
    names = dict.fromkeys(CONCERNED[source] for source in sorted(known & set(CONCERNED)))
    return tuple(rule for name in names for rule in held.get(name, ()))
