"""Every point that the printed texts leave open is a house rule, data of an edition, or settled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.edition import Edition
from companion.examples import parse
from companion.options import Options
from tests.catalogues import LANGUAGES, messages
from tests.tables import EDITIONS

ROOT = Path(__file__).parents[2]
CHOSEN = [
    "three_doubles_destination",
    "three_doubles_rule",
    "order_of_play",
    "dice_off_table",
    "start_exact_landing",
    "movement_card_pays_start",
    "chance_move_pays_start",
    "inspection_landing_effect",
    "police_landing_effect",
    "exit_attempts",
    "exit_fine_timing",
    "third_failure",
    "double_exit_moves",
    "double_exit_extra_roll",
    "rent_while_detained",
    "trade_build_while_detained",
    "fine_destination",
    "charity_trigger",
    "black_business_collects_fund",
    "jackpot_optional",
    "jackpot_stake_on_win",
    "jackpot_kassa_use",
    "jackpot_plays_per_visit",
    "movement_resolves_cell",
    "kept_card_tradeable",
    "first_lap_purchase",
    "refusal_auction",
    "auction_start_price_by",
    "auction_order",
    "rent_claim",
    "monopoly_double_with_mortgage",
    "double_rent_with_buildings",
    "build_when",
    "build_limit_per_turn",
    "build_even_rule",
    "enterprise_replaces_branches",
    "building_supply",
    "building_shortage_auction",
    "sell_even_mode",
    "sell_when",
    "mortgage_clear_scope",
    "redeem_timing",
    "mortgaged_tradeable",
    "mortgage_when",
    "trade_block_scope",
    "trade_when",
    "player_loans",
    "immunity_deals",
    "bankrupt_assets",
    "bank_pays_rest",
    "bankrupt_several_creditors",
    "quitting",
    "win_condition",
    "timed_value_mortgaged",
    "timed_end_moment",
    "timed_tie",
    "rating_blocked_step",
    "rating_chance_sign",
    "rating_black_then_charity",
    "rating_transfer_to_inspection",
    "sell_plot_to_bank",
    "late_join",
    "share_sell_timing",
    "exchange_play_optional",
    "exchange_broker_once",
    "timed_value_shares",
]
"""What tables choose; the printed texts differ on it, or are silent."""
PRINTED = 15
SETTLED = 52


def tables(language: str) -> tuple[dict[str, tuple[str, str]], dict[str, str]]:
    """Return what the page settles, in words and by article, and the fields of editions."""
    page = (ROOT / "docs/settled-rules.md").read_text("utf-8")
    ru, en = re.split(r"^## What", page, flags=re.MULTILINE)
    found = ru if language == "ru" else en
    rows = re.findall(r"^\| `(\w+)` \| ([^`|]+) \| `([\w.]+)` \|$", found, re.MULTILINE)
    fields = re.findall(r"^\| `(\w+)` \| `([\w.]+)` \|$", found, re.MULTILINE)
    return {name: (told, article) for name, told, article in rows}, dict(fields)


def shown() -> Iterator[str]:
    """Yield the articles and the chapters that examples are about."""
    for path in (ROOT / "tests/rulebook").glob("*.toml"):
        for example in parse(path.read_bytes(), path.name).example:
            yield from (example.article, example.article.partition(".")[0])


def test_what_tables_choose_is_a_house_rule() -> None:
    assert len(set(CHOSEN)) == 66
    assert set(CHOSEN) - set(Options.__struct_fields__) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_settled_has_its_words_and_an_example(language: str) -> None:
    settled, _ = tables(language)
    known = set(shown())
    assert len(settled) == SETTLED
    for name, (told, article) in settled.items():
        assert article in known, name
        assert "." not in article or article in messages("companion", language), name
        assert len(told) > 10


def test_both_languages_settle_the_same() -> None:
    (ru, ru_fields), (en, en_fields) = map(tables, LANGUAGES)
    assert {name: article for name, (_, article) in ru.items()} == {
        name: article for name, (_, article) in en.items()
    }
    assert ru_fields == en_fields


def test_nothing_is_both_chosen_and_settled() -> None:
    settled, fields = tables("en")
    assert settled.keys() & {*CHOSEN, *fields} == set()
    assert settled.keys() & set(Options.__struct_fields__) == set()


def test_what_an_edition_prints_is_a_field_of_it() -> None:
    _, fields = tables("en")
    assert len(fields) == PRINTED
    for path in fields.values():
        assert any(reached(edition, path) for edition in EDITIONS.values()), path


def reached(edition: Edition, path: str) -> bool:
    """Return whether *edition* has something in the field that *path* names."""
    found: object = edition
    for name in path.split("."):
        found = found.get(name) if isinstance(found, dict) else getattr(found, name, None)
    return found is not None
