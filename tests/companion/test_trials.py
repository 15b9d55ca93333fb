"""Many evenings: played, and the house rules that are tried in them."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from companion.commands import Roll
from companion.errors import EditionError, IllegalCommand
from companion.mixture import at_random, mixture
from companion.options import Options, settings
from companion.simulate import chance_of, go_on
from companion.situation import Sitter
from companion.trials import Trial, compared, evening, evenings, ways
from tests.tables import CLASSIC, DELUXE, arranged

SHORT = Trial(CLASSIC, players=2, rounds=4)
WITHOUT_CARDS = msgspec.structs.replace(
    CLASSIC, chapters=tuple(name for name in CLASSIC.chapters if name != "cards")
)


# --- playing ---


def test_a_seed_and_its_negative_are_two_evenings() -> None:
    assert chance_of(-1).random() != chance_of(1).random()
    assert evening(SHORT, -1) != evening(SHORT, 1)


def test_house_rules_are_drawn_from_other_chances_than_the_dice() -> None:
    assert chance_of(7, "options").random() != chance_of(7).random()


def test_many_evenings_on_all_cores_are_the_same_as_one_by_one() -> None:
    seeds = range(-2, 20)
    assert list(evenings(SHORT, seeds)) == [evening(SHORT, seed) for seed in seeds]


def test_mixed_and_audited_evenings_end_and_are_in_order() -> None:
    trial = Trial(CLASSIC, players=3, mixed=True, audited=True)
    found = [evening(trial, seed) for seed in range(12)]
    assert [e.why for e in found] == [""] * 12
    assert len({json.dumps(e.options, sort_keys=True) for e in found}) == 12


def test_an_evening_that_goes_wrong_is_told_and_not_raised() -> None:
    found = evening(msgspec.structs.replace(SHORT, edition=WITHOUT_CARDS, rounds=60), 1)
    assert (found.end, found.winners) == ("broken_off", ())
    assert "Draw" in found.why


def test_an_evening_against_the_clock_ends_by_it() -> None:
    played = [evening(msgspec.structs.replace(SHORT, rounds=60, options={"time_limit": 5}), 3)]
    assert [(e.end, e.turns) for e in played] == [("time_called", 11)]


def test_an_evening_without_an_end_is_broken_off() -> None:
    table = arranged(Sitter("Аня", 10, 35), Sitter("Борис", deeds=("coal_holding",)))
    table.submit(Roll(0, (1, 3)))
    with pytest.raises(IllegalCommand, match="no end after 2 entries"):
        go_on(table, chance_of(1), rounds=0)


def test_the_house_rules_of_a_trial_go_before_those_drawn() -> None:
    one, other = ways(msgspec.structs.replace(SHORT, mixed=True), ("fine", 51, 101))
    played = [evening(way, 3).options for way in (one, other)]
    assert [options.pop("fine") for options in played] == [51, 101]
    assert played[0] == played[1]


# --- the house rules to try ---


def test_every_house_rule_is_tried_in_every_way_it_can_be_spelled() -> None:
    tried = mixture(DELUXE)
    assert tried.keys() == set(Options.__struct_fields__)
    assert {rule for rule, values in tried.items() if len(values) < 2} == set()
    for rule, values in tried.items():
        if words := settings(rule):
            assert {str(v) if isinstance(v, str) else ("no", "yes")[v] for v in values} == {*words}


def test_house_rules_are_drawn_until_they_fit_each_other() -> None:
    chance = Random(1)
    for _ in range(30):
        assert msgspec.convert(at_random(CLASSIC, chance), Options)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("fine=50,100", ("fine", 50, 100)),
        ("build_even_rule = yes, no", ("build_even_rule", True, False)),
        ("build_even_rule=false,true", ("build_even_rule", False, True)),
        ("build_limit_per_turn=unlimited,1", ("build_limit_per_turn", "unlimited", "1")),
        ("jackpot_stake_limits=[1,0],[10,50]", ("jackpot_stake_limits", [1, 0], [10, 50])),
        ("decks_on_screen=[],['chance']", ("decks_on_screen", [], ["chance"])),
    ],
)
def test_what_is_compared_is_spelled_as_in_an_edition_or_in_bare_words(
    text: str, found: tuple[object, ...]
) -> None:
    assert compared(CLASSIC, text) == found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("luck=1,2", "there is no house rule 'luck'"),
        ("fine", "fine=A,B takes two different values, not ''"),
        ("fine=50", "takes two different values, not '50'"),
        ("fine=50,50", "takes two different values"),
        ("fine=50,60,70", "takes two different values"),
        ("fine=50,x", "options.fine: Expected `int`, got `str`"),
        ("fine=50,-1", "options.fine"),
        ("rounding=up,sideways", r"Invalid enum value 'sideways' \(up, down, nearest\)"),
        ("fine_destination=bank,moon", "'moon' is neither the bank nor a pot"),
        ("build_even_rule=yes,maybe", r"Expected `bool`, got `str` \(yes, no\)"),
    ],
)
def test_what_cannot_be_compared_is_one_clear_error(text: str, told: str) -> None:
    with pytest.raises(EditionError, match=told) as raised:
        compared(CLASSIC, text)
    assert len(raised.value.problems) == 1
