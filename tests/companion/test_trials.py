"""Many evenings: played, counted up, compared, and told."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import msgspec
import pytest

from companion.__main__ import main
from companion.commands import Roll
from companion.errors import EditionError, IllegalCommand
from companion.events import Assessed
from companion.ledger import BANK
from companion.mixture import at_random, mixture
from companion.options import Options, settings
from companion.rules import CHAPTERS
from companion.rules.draft import Article
from companion.simulate import End, Evening, chance_of, gini, go_on, play, summary
from companion.situation import Sitter
from companion.tallies import (
    FIGURES,
    Difference,
    Report,
    differences,
    margin,
    report,
    student,
    totals,
)
from companion.trial_sheet import told
from companion.trials import Trial, compared, evening, evenings, ways
from companion.words import Words
from tests.tables import CLASSIC, DELUXE, arranged

SHORT = Trial(CLASSIC, players=2, rounds=4)
WITHOUT_CARDS = msgspec.structs.replace(
    CLASSIC, chapters=tuple(name for name in CLASSIC.chapters if name != "cards")
)


def went(seed: int, turns: int, worth: tuple[int, ...] = (100, 100), why: str = "") -> Evening:
    """Return how an evening might have gone."""
    end: End = "broken_off" if why else "rounds_over"
    return Evening(
        seed, end, 3, turns, 9, (0,), worth, (0, 0), (200,), gini(worth), {}, {}, {}, why=why
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


# --- counting up ---


def test_an_evening_is_counted_as_its_journal_has_it() -> None:
    table = play(CLASSIC, 4, players=2)
    found = summary(table, 4)
    facts = [fact for moment in table.past for fact in moment.entry.events]
    rents = [
        f
        for f in facts
        if isinstance(f, Assessed) and any(line.article == "rent.base" for line in f.sum.lines)
    ]
    assert found.applied["rent.base"] == len(rents)
    assert found.entries == len(table.past) == sum(found.commands.values())
    assert len(found.money) == found.rounds + 1
    assert found.money[0] == 2 * CLASSIC.options.opening_cash + 200
    assert found.money[-1] == -table.game.ledger.balance(BANK)
    assert found.worth[found.winners[0]] == max(found.worth)


@pytest.mark.parametrize(
    ("wealth", "per_cent"),
    [((5, 5, 5), 0), ((0, 0, 9), 200 / 3), ((1, 3), 25), ((0, 0), 0), ((10, 0, 0, 0), 75)],
)
def test_inequality_is_none_if_all_have_the_same(wealth: tuple[int, ...], per_cent: float) -> None:
    assert gini(wealth) == pytest.approx(per_cent)


def test_totals_add_up_and_name_every_article_once() -> None:
    played = [evening(msgspec.structs.replace(SHORT, rounds=60), seed) for seed in range(6)]
    found = totals(CLASSIC, played)
    known = Counter(str(a) for name in CLASSIC.chapters for a in CHAPTERS[name].articles)
    known.update(map(str, Article))
    assert {*found.applied, *found.refusals, *found.never} == set(known)
    assert len(found.never) == len(set(found.never) - found.applied.keys() - found.refusals.keys())
    assert found.commands == dict(sum((Counter(e.commands) for e in played), Counter[str]()))
    assert sum(found.ends.values()) == 6
    assert found.refusals


def test_half_of_the_evenings_lie_between_the_quarters() -> None:
    found = totals(CLASSIC, [went(n, turns) for n, turns in enumerate((1, 2, 3, 4, 50))])
    assert (found.turns.low, found.turns.median, found.turns.high) == (2, 3, 4)
    assert totals(CLASSIC, [went(0, 7)]).turns.high == 7


def test_the_money_outside_the_bank_is_told_as_the_evening_goes_on() -> None:
    one, other = ([n * 10 for n in range(1, size)] for size in (14, 8))
    played = [msgspec.structs.replace(went(0, 9), money=tuple(money)) for money in (one, other)]
    found = totals(CLASSIC, played).money
    assert found == {1: 10, 2: 20, 4: 40, 6: 60, 8: 80, 10: 100, 12: 120}


# --- comparing ---


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984), (9999, 1.960)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.001)


def test_the_interval_is_that_of_the_pairs_and_there_is_none_for_a_few() -> None:
    assert margin([1, 2, 3, 4, 5]) == pytest.approx(2.776 * 2.5**0.5 / 5**0.5, abs=0.001)
    assert margin([3] * 5) == 0
    assert margin([1, 2, 3, 4]) is None


def test_a_difference_is_clear_only_if_it_is_larger_than_its_noise() -> None:
    one = [went(n, 10 * n) for n in range(9)]
    longer = [went(n, 10 * n + 5 + n % 2) for n in range(9)]
    noisy = [went(n, 10 * n + (-1) ** n * 20) for n in range(9)]
    found = next(differences(one, longer))
    assert (found.figure, found.one, found.clear) == ("turns", 40, True)
    assert found.other - found.one == pytest.approx(5 + 4 / 9)
    assert not next(differences(one, noisy)).clear
    assert not next(differences(one, one)).clear


def test_a_pair_with_a_broken_evening_is_told_and_does_not_count() -> None:
    one = [went(n, 10) for n in range(6)]
    other = [went(n, 10, why="dice lost" if n == 2 else "") for n in range(6)]
    found = report(CLASSIC, range(6), one, other)
    assert found.broken == {2: "dice lost"}
    assert found.same == 5


# --- telling ---

ASKED = ["simulate", "--edition", "millionaire-classic", "--players", "2", "--rounds", "5"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "ru",
            ["Классик: вечеров 3, игроков 2, зёрна 4…6", "кончились круги — 3", "roll"],
        ),
        (
            "en",
            ["Classic: evenings 3, players 2, seeds 4…6", "the rounds were over — 3", "rent.base"],
        ),
    ],
)
def test_the_command_line_tells_what_evenings_came_to(
    capsys: pytest.CaptureFixture[str], language: str, told: list[str]
) -> None:
    assert main([*ASKED, "--games", "3", "--seed", "4", "--language", language]) == 0
    out = capsys.readouterr().out
    assert [words for words in told if words not in out] == []


def test_the_command_line_tells_how_two_house_rules_compare(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = [*ASKED, "--games", "6", "--compare", "opening_cash=100,3000", "--language", "en"]
    assert main(asked) == 0
    out = capsys.readouterr().out.replace("\u00a0", " ")
    assert "100 f → 3 000 f" in out
    assert "more than chance gives" in out
    assert "Nothing changed in 0 of 6 pairs." in out


def test_the_command_line_gives_all_of_it_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [*ASKED, "--games", "2", "--mixed", "--compare", "fine=50,60", "--json"]
    assert main(asked) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["trial"]["compare"] == "fine=50,60"
    assert [[e["options"]["fine"] for e in played] for played in found["evenings"]] == [
        [50, 50],
        [60, 60],
    ]
    assert [d["figure"] for d in found["report"]["differences"]] == list(FIGURES)
    assert found["turns_per_second"] > 0


@pytest.mark.parametrize("players", ["1", "7"])
def test_the_command_line_refuses_more_players_than_the_edition_has_seats(
    capsys: pytest.CaptureFixture[str], players: str
) -> None:
    assert main([*ASKED, "--players", players]) == 2
    assert f"for 2 to 6 players, not {players}" in capsys.readouterr().err


def test_the_command_line_names_the_editions_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--edition", "chess"]) == 2
    assert "there is no 'chess'; there are millionaire-classic" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--players", "--rounds", "--games"])
def test_the_command_line_refuses_to_simulate_nothing(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    with pytest.raises(SystemExit):
        main([*ASKED, option, "0"])
    assert "'0' is not a number from 1 to" in capsys.readouterr().err


def test_the_articles_never_met_are_listed_when_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*ASKED, "--games", "1"]) == 0
    assert "Ни разу" not in capsys.readouterr().out
    assert main([*ASKED, "--games", "1", "--unused"]) == 0
    assert "Ни разу:\n            " in capsys.readouterr().out


def test_the_help_tells_what_holds_if_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    out = capsys.readouterr().out
    assert "how many bots sit down (4 if not said)" in out
    assert "how many evenings they play (10 if not said)" in out


@pytest.mark.parametrize("wealth", [(-500, 100), (-500, -100), (-50, 0, 10_000), (0, 0)])
def test_debts_leave_the_spread_of_wealth_between_nothing_and_all(wealth: tuple[int, ...]) -> None:
    assert 0 <= gini(wealth) <= 100


def test_a_difference_is_told_to_as_many_places_as_its_margin_has() -> None:
    small, large = Difference("turns", 100.5, 100.52, 0.012), Difference("turns", 100.5, 90, 3.14)
    trial, words = Trial(CLASSIC), Words("ru")
    found = Report((1, 2), (totals(CLASSIC, [went(1, 9)]),) * 2, {}, (small, large))
    lines = list(told(found, trial, ("refusal_auction", False, True), words))
    assert any("100,5 → 100,52 (+0,02 ± 0,01" in line for line in lines)
    assert any("100,5 → 90 (−10,5 ± 3,1" in line for line in lines)
