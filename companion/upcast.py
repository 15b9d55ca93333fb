"""Old shapes of journal entries and editions, brought to today's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

Shape: TypeAlias = dict[str, Any]
Part: TypeAlias = Literal["edition", "entry"]
Step: TypeAlias = Mapping[Part, Callable[[Shape], Shape]]

NEW_IN_2: Shape = {
    "start_exact_landing": "on_landing",
    "order_of_play": "lot",
    "dice_off_table": "reroll_both",
    "three_doubles_destination": "inspection",
    "inspection_landing_effect": "detain",
    "police_landing_effect": "go_to_inspection",
    "exit_attempts": "one_per_turn",
    "rent_while_detained": True,
    "trade_build_while_detained": True,
    "charity_trigger": "any_arrival",
    "black_business_collects_fund": "no",
    "first_lap_purchase": "yes",
    "build_when": "own_turn_any",
    "build_limit_per_turn": "unlimited",
    "enterprise_replaces_branches": False,
    "sell_when": "any_time",
    "sell_even_mode": "one_at_a_time_even",
    "mortgage_when": "any_time",
    "mortgage_clear_scope": "that_plot",
    "trade_block_scope": "on_that_plot",
    "sell_plot_to_bank": "no",
    "bankrupt_assets": "to_board",
    "quitting": "as_bankrupt_to_bank",
    "win_condition": "last_solvent",
    "jackpot_optional": "optional",
    "jackpot_stake_limits": [1, 0],
    "jackpot_stake_on_win": "stays_in_kassa",
    "jackpot_kassa_use": "nobody",
    "jackpot_plays_per_visit": "once",
    "decks_on_screen": [],
    "movement_resolves_cell": True,
}
"""The house rules that schema 1 did not have, and how it played all the same."""

NEW_IN_3: Shape = {
    "time_limit": 0,
    "timed_end_moment": "finish_turn",
    "late_join": "no",
    "trade_when": "any_time",
    "mortgaged_tradeable": "no",
    "kept_card_tradeable": False,
    "player_loans": "allowed",
    "immunity_deals": "recorded_only",
    "rent_claim": "automatic",
    "auction_start_price_by": "anyone",
    "auction_order": "free_calls",
    "building_shortage_auction": "turn_order",
    "rating_blocked_step": "stay",
    "rating_chance_sign": "money_sign_else_vote",
    "rating_black_then_charity": "down_only",
    "rating_transfer_to_inspection": True,
    "share_sell_timing": "before_own_throw",
    "exchange_play_optional": "optional",
    "exchange_broker_once": "buy_only",
    "timed_value_shares": "current_price",
    "elite_rent_multipliers": "2/4/6/8/10",
    "elite_central_count_mortgaged": "neither",
    "elite_central_tax_basis": "total",
    "mortgaged_tax": False,
    "mortgage_central": True,
    "inspection_landing_effect_elite": "tax_then_detain",
    "tax_when_transferred_to_inspection": False,
    "exemption_spent_by": "next_pass_or_landing",
    "backward_passing": "nothing",
}
"""The house rules that schema 2 did not have, and how it played all the same."""

RENAMED_IN_3: Mapping[str, str] = {
    "final_value_mortgaged": "timed_value_mortgaged",
    "final_tie": "timed_tie",
}
"""The house rules of schema 2 that have another name now."""

CHAPTERS_OF_3: tuple[str, ...] = ("claims", "shortage", "decisions", "trade")
"""The chapters that an evening of schema 2 may go on with."""


def _fill(options: Shape) -> Shape:
    """Return the options of schema 1 with what went without saying spelled out."""
    return {**NEW_IN_2, **_renamed(options)}


def _renamed(options: Shape) -> Shape:
    """Return *options* with the policy for each way to START made into two house rules.

    A throw always passes START now, and a Chance card pays there or not: another policy for these
    two was in no edition of ours, and is not kept.
    """
    kept = {name: value for name, value in options.items() if name != "pays_start"}
    if (policies := options.get("pays_start")) is None:
        return kept
    became = {"always": "if_crossed", "if_not_destination": "if_destination_not_start"}
    return {
        "movement_card_pays_start": became.get(policies.get("movement", ""), "never"),
        "chance_move_pays_start": policies.get("chance", "never") != "never",
        **kept,
    }


def _edition_2(edition: Shape) -> Shape:
    third = {"third_double": edition.get("arrest", [])}
    return {**third, **edition, "options": _fill(edition["options"])}


def _entry_2(entry: Shape) -> Shape:
    return _with_options(entry, _renamed, _fill)


def _with_options(
    entry: Shape, some: Callable[[Shape], Shape], every: Callable[[Shape], Shape]
) -> Shape:
    """Bring the options of an entry to their new shape; a command names only some of them."""
    command = entry.get("command")
    if command and "options" in command:
        entry = {**entry, "command": {**command, "options": some(command["options"])}}
    events = [
        {**event, "options": every(event["options"])} if event["kind"] == "agreed" else event
        for event in entry.get("events", ())
    ]
    return {**entry, "events": events}


def _renamed_3(options: Shape) -> Shape:
    return {RENAMED_IN_3.get(name, name): value for name, value in options.items()}


def _fill_3(options: Shape) -> Shape:
    return {**NEW_IN_3, **_renamed_3(options)}


POTS_OF_2: Mapping[str, Shape] = {
    "kassa": {"short": {"ru": "Джекпот", "en": "Jackpot"}, "icon": "seven"},
    "charity": {"short": {"ru": "Фонд", "en": "Fund"}, "icon": "heart"},
}
"""How the screens showed the pots before an edition could say it."""


def _edition_3(edition: Shape) -> Shape:
    chapters = edition["chapters"]
    pots = {
        name: {**POTS_OF_2.get(name, {}), **pot} for name, pot in edition.get("pots", {}).items()
    }
    more = [name for name in CHAPTERS_OF_3 if name not in chapters]
    options = _fill_3(edition["options"])
    return {**edition, "chapters": [*chapters, *more], "options": options, "pots": pots}


def _entry_3(entry: Shape) -> Shape:
    return _with_options(entry, _renamed_3, _fill_3)


STEPS: Sequence[Step] = (
    {"edition": _edition_2, "entry": _entry_2},
    {"edition": _edition_3, "entry": _entry_3},
)
"""``STEPS[n]`` turns shapes of schema n + 1 into those of n + 2; a part it leaves out stays.

A saved game that is gone on with keeps its schema, so a step leaves today's shapes as they are.
"""

SCHEMA = 1 + len(STEPS)
"""The schema this program writes."""


def upcast(schema: int, part: Part, shape: Shape, steps: Sequence[Step] = STEPS) -> Shape:
    """Return *shape*, a *part* of a journal of *schema*, as this program would write it."""
    for step in steps[schema - 1 :]:
        change = step.get(part)
        shape = change(shape) if change else shape
    return shape
