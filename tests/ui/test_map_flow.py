"""The map tells what every cell costs whom, as the arbiter would, on any board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.board import Cell, Name
from companion.clauses import Spare
from companion.commands import Accept, Propose
from companion.deferred import Basket
from companion.edition import Edition
from companion.problems import problems
from companion.situation import Sitter
from tests.tables import CLASSIC, DELUXE, ELITE
from tests.ui.house import Evening, in_the_middle, proposed
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_map import MapVM
from ui.presenters.vm_table import RollVM
from ui.settings import Settings

MEDIA = CLASSIC.visits["radio"]
RENT = CLASSIC.deeds["radio"].rents[0]
ANYA = Sitter("Аня", 1230, MEDIA - 7, ("radio", "publishing", "television"))
BORIS = Sitter("Борис", 500, MEDIA - 5)
DIMA = Sitter("Дима", 5, 0)


def at(home: Path, *sitters: Sitter, edition: Edition = CLASSIC, **given: Any) -> Evening:
    """An evening with the map open."""
    evening = in_the_middle(home, *sitters, edition=edition, **given)
    evening.act("tab:map")
    return evening


def looking(evening: Evening, cell: int) -> MapVM:
    """The map with a cell that is looked at."""
    view = evening.touch(f"cell:{cell}")
    assert isinstance(view, MapVM)
    return view


def told(view: MapVM) -> list[tuple[str, str, str]]:
    return [(payer.player.name, payer.sum, payer.note) for payer in view.payers]


def test_a_whole_industry_is_told_with_what_is_left_or_missing(tmp_path: Path) -> None:
    view = looking(at(tmp_path, ANYA, BORIS, DIMA), MEDIA)
    assert told(view) == [
        ("Аня", "", "свой участок"),
        ("Борис", str(2 * RENT), f"останется {500 - 2 * RENT}"),
        ("Дима", str(2 * RENT), f"не хватит {2 * RENT - 5}"),
    ]
    assert (view.heading, view.workings) == (
        "Кто встанет — заплатит",
        f"{RENT} × 2 (вся отрасль)",
    )
    assert view.here.note == f"хозяин Аня, цена {CLASSIC.deeds['radio'].price}\xa0ф"


def test_what_the_map_says_is_what_is_charged(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS, turn=1, options={"tap_to_pay": ["rent"]})
    said = looking(evening, MEDIA).payers[1].sum
    charged = evening.throw(2, 3)
    assert str(charged.slip.total) == said != ""


def test_a_pledged_plot_costs_nothing_and_says_why(tmp_path: Path) -> None:
    anya = replace(ANYA, mortgaged=("radio",))
    view = looking(at(tmp_path, anya, BORIS), MEDIA)
    assert view.heading == "«Радиостанция» в залоге"
    assert [(payer.sum, payer.note) for payer in view.payers] == [
        ("", "свой участок"),
        ("", "не платит"),
    ]
    assert view.here.note == "хозяин Аня, в залоге"
    square = view.board.squares[MEDIA]
    assert (square.mortgaged, square.owner) == (True, view.payers[0].player)


def test_an_industry_with_a_pledge_is_not_called_whole(tmp_path: Path) -> None:
    view = looking(at(tmp_path, replace(ANYA, mortgaged=("television",)), BORIS), MEDIA)
    assert (view.payers[1].sum, view.workings) == (str(RENT), f"{RENT} (в отрасли залог)")


def test_what_is_built_is_told_and_seen(tmp_path: Path) -> None:
    anya = replace(ANYA, built={"radio": 4, "publishing": 3, "television": 3})
    view = looking(at(tmp_path, anya, BORIS), MEDIA)
    assert (view.payers[1].sum, view.workings) == (
        str(CLASSIC.deeds["radio"].rents[4]),
        f"{CLASSIC.deeds['radio'].rents[4]} (предприятие)",
    )
    square, beside = view.board.squares[MEDIA], view.board.squares[CLASSIC.visits["publishing"]]
    assert [(s.built, s.great) for s in (square, beside)] == [(4, True), (3, False)]


def test_a_free_plot_tells_who_could_buy_it(tmp_path: Path) -> None:
    view = looking(at(tmp_path, BORIS, DIMA), MEDIA)
    price = CLASSIC.deeds["radio"].price
    assert view.heading == "Кто встанет — может купить"
    assert told(view) == [
        ("Борис", str(price), f"останется {500 - price}"),
        ("Дима", str(price), f"не хватит {price - 5}"),
    ]
    assert evening_why(tmp_path / "why") == "«Радиостанция» без хозяина"


def evening_why(home: Path) -> str:
    """The first reason for what a free plot costs."""
    shown = at(home, BORIS, DIMA).touch(f"cell:{MEDIA}", "why")
    assert isinstance(shown, ArbiterVM)
    return shown.ruling.rows[0].text


def test_a_plot_that_is_not_sold_yet_says_so(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.set(house_rules={"millionaire-classic": {"first_lap_purchase": "after_first_lap"}})
    evening.sit_down("Аня", "Борис")
    evening.act("tab:map")
    view = looking(evening, MEDIA)
    assert view.heading == "Первый круг: «Радиостанция» ещё не продают"
    assert {payer.sum for payer in view.payers} == {""}


def test_an_agreement_is_respected(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS, DIMA, options={"immunity_deals": "recorded_and_enforced"})
    assert evening.table
    spare = Spare(1, 0, deed="radio", visits=1)
    evening.table.submit(Propose(0, 1, Basket(), Basket(), (spare,)))
    evening.table.submit(Accept(1))
    rent = str(2 * RENT)
    assert [payer.sum for payer in looking(evening, MEDIA).payers] == ["", "", rent]
    reasons = evening.touch("payer:1")
    assert isinstance(reasons, ArbiterVM)
    assert reasons.ruling.verdict.startswith("Договор с игроком Аня: без аренды")


def test_a_policy_that_helps_is_shown_beside_the_rent(tmp_path: Path) -> None:
    owner = Sitter("Аня", 900, 8, ("airline",))
    insured = Sitter("Борис", 500, 5, policies={"red": 1})
    evening = at(tmp_path, owner, insured, DIMA, edition=ELITE)
    view = looking(evening, ELITE.visits["airline"])
    assert [payer.shield for payer in view.payers] == [None, ("red", "IV"), None]


def test_the_reasons_are_those_of_the_player_and_lead_back_to_the_cell(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS, DIMA)
    view = looking(evening, MEDIA)
    for touched, who in (("why", "Борис"), ("payer:2", "Дима")):
        reasons = evening.touch(touched)
        assert isinstance(reasons, ArbiterVM)
        assert reasons.chips[0].label == who
        assert f": {view.payers[2].sum}\u00a0ф" in reasons.ruling.verdict
        assert evening.touch("understood") == view


def test_a_cell_that_is_no_plot_says_what_it_does_and_to_whom(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS)
    start = looking(evening, 0)
    assert start.says == (("Кто встанет или пройдёт мимо", "Получить круговой доход"),)
    assert told(start) == [
        ("Аня", "+200", "станет 1\xa0430"),
        ("Борис", "+200", "станет 700"),
    ]
    chance = looking(evening, 8)
    assert (chance.says, chance.payers) == (
        (("Кто встанет сюда", "Взять карточку «Шанс»"),),
        (),
    )
    assert not chance.why.enabled
    assert chance.why.refusal


def test_what_stopping_and_passing_do_are_told_apart(tmp_path: Path) -> None:
    view = looking(at(tmp_path, DIMA, BORIS, edition=ELITE), 10)
    assert [title for title, _ in view.says] == ["Кто встанет сюда", "Кто пройдёт мимо"]


def test_the_map_begins_with_the_cell_of_whose_turn_it_is(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS, turn=1)
    assert evening.view().board.chosen == BORIS.cell
    assert looking(evening, 3).board.chosen == 3
    assert evening.touch("tab:table", "tab:map").board.chosen == 3
    evening.throw(1, 2)
    assert evening.touch("tab:map").board.chosen == evening.game.positions[1]


def test_the_token_that_walks_next_is_that_of_whose_turn_it_is(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS)
    assert evening.view().board.mover == 0
    evening.throw(3, 4)  # to a plot of her own
    view = evening.touch("tab:map")
    assert (view.board.mover, view.board.chosen) == (1, BORIS.cell)


def test_the_arrows_step_round_the_board(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS)
    looking(evening, 39)
    assert evening.touch("step:1").board.chosen == 0
    assert evening.touch("step:-1", "step:-1").board.chosen == 38


def test_the_board_turns_to_lie_as_the_real_one_and_stays_so(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS)
    kept: list[Settings] = []
    evening.saved = kept.append
    turned = [evening.touch("corner").board.turns for _ in range(4)]
    assert turned == [1, 2, 3, 0]
    assert not evening.touch("way").board.clockwise
    assert evening.view().way.icon == "up"
    assert [settings.start_corner for settings in kept[:2]] == ["lower_left", "upper_left"]
    assert not kept[-1].board_clockwise


def test_the_middle_tells_of_pots_shares_and_the_box(tmp_path: Path) -> None:
    view = at(tmp_path, ANYA, BORIS, pots={"kassa": 460, "charity": 150}).view()
    assert [(fact.label, fact.value) for fact in view.facts] == [
        ("Джекпот", 460),
        ("Фонд", 150),
        ("Филиалов ещё", 24),
    ]
    elite = at(tmp_path / "elite", DIMA, BORIS, edition=ELITE, share_price=130).view()
    assert [(fact.label, fact.value) for fact in elite.facts][1] == ("Акция", 130)


def test_a_throw_of_the_tray_may_be_taken_on_the_map(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS, turn=1)
    evening.hear(proposed("1", "2"))
    view = evening.view()
    assert view.accept.accept.note == "1 + 2"
    assert view.accept.seconds
    evening.touch("tray:accept")
    assert (evening.thrown.dice, evening.place) == ((1, 2), "table")
    assert evening.changes[-1].walk == 3


def test_a_throw_of_the_tray_called_wrong_is_put_right_at_the_table(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS, turn=1)
    evening.hear(proposed("1", "2"))
    assert isinstance(evening.touch("tray:wrong"), RollVM)
    assert not evening.game.count("throws")


def test_a_doubtful_throw_of_the_tray_leads_to_the_table(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS, turn=1)
    evening.hear(proposed("1", "?"))
    assert isinstance(evening.view(), RollVM)


def test_nobody_pays_any_more_once_the_game_is_over(tmp_path: Path) -> None:
    evening = at(tmp_path, ANYA, BORIS)
    looking(evening, MEDIA)
    evening.touch("tab:more", "finish", "yes:finish")
    view = evening.touch("tab:map")
    assert (view.payers, view.why.enabled) == ((), False)


@pytest.mark.parametrize("count", [12, 24, 32, 60])
def test_a_board_of_any_size_has_a_map(tmp_path: Path, count: int) -> None:
    more = tuple(Cell(name=Name(f"Поле {n}", f"Field {n}")) for n in range(20))
    edition = replace(CLASSIC, cells=(*CLASSIC.cells, *more)[:count])
    view = looking(at(tmp_path, DIMA, Sitter("Борис", 500), edition=edition), count - 1)
    assert len(view.board.squares) == count
    assert view.board.corners == (0, count // 4, count // 2, 3 * count // 4)
    assert view.here.title == edition.name_of(count - 1).ru


def test_a_board_may_say_where_its_corners_are(tmp_path: Path) -> None:
    edition = replace(DELUXE, corners=(0, 12, 20, 32))
    assert problems(edition) == problems(DELUXE)
    view = at(tmp_path, DIMA, BORIS, edition=edition).view()
    assert view.board.corners == (0, 12, 20, 32)
