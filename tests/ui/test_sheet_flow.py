"""What a player owns, who leaves and who wins, by touches without a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.commands import ReadCard
from companion.effects import Keep, Release
from companion.situation import Sitter
from tests.ui.house import in_the_middle, key, section
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_end import StandingsVM
from ui.presenters.vm_more import AskVM


def test_a_sheet_calls_no_industry_a_monopoly_while_a_plot_of_it_is_mortgaged(
    tmp_path: Path,
) -> None:
    row = ("cinema", "karaoke", "night_club")
    owner = Sitter("Аня", 500, deeds=row, mortgaged=("cinema",), coin=1)
    evening = in_the_middle(tmp_path, owner, Sitter("Вера", 100, coin=2))
    [group] = evening.touch("seat:0").groups
    assert (group.whole, group.note) == (False, "3 из 3")
    [group] = evening.touch("deed:cinema", "redeem").groups
    assert group.whole


def test_a_grey_key_says_why_in_a_few_words_and_the_whole_of_it_when_touched(
    tmp_path: Path,
) -> None:
    owner = Sitter("Аня", 500, deeds=("cinema",), coin=1)
    view = in_the_middle(tmp_path, owner, Sitter("Вера", 100, coin=2)).touch("seat:0")
    build, sell, _ = view.keys
    assert (build.note, sell.note) == ("нужна вся отрасль", "построек нет")
    assert build.refusal.startswith("Чтобы строить, нужна вся отрасль «Развлечения».")


def test_a_kept_card_lies_on_the_sheet_with_the_key_that_uses_it(tmp_path: Path) -> None:
    players = (Sitter("Аня", 500, cell=1, coin=1), Sitter("Вера", 100, coin=2))
    evening = in_the_middle(tmp_path, *players)
    evening.throw(3, 4)
    evening.submit(ReadCard(0, (Keep((Release(),)),)))
    [card] = section(evening.touch("seat:0"), "Карточки на руках")
    assert card.key.label == "Применить"
    assert not card.key.enabled
    assert card.key.refusal
    assert section(evening.touch("seat:1"), "Карточки на руках") == ()


def test_the_sheet_leads_to_the_statement_of_its_player(tmp_path: Path) -> None:
    evening = in_the_middle(tmp_path, Sitter("Аня", 500, coin=1), Sitter("Вера", 100, coin=2))
    [account] = section(evening.touch("seat:1"), "Счёт")
    view = evening.touch(account.key.name)
    assert isinstance(view, ArbiterVM)
    assert [chip.label for chip in view.chips] == ["Вера"]
    assert view.ruling.verdict == "Вера: сейчас 100\xa0ф"
    assert evening.touch("understood").player.name == "Вера"


def test_the_keys_name_the_building_that_comes_next(tmp_path: Path) -> None:
    row = ("cinema", "karaoke", "night_club")
    owner = Sitter("Аня", 500, deeds=row, coin=1)
    evening = in_the_middle(tmp_path, owner, Sitter("Вера", 100, coin=2))
    build = key(evening.touch("seat:0", "deed:cinema"), "build")
    assert build.note.replace("\u00a0", " ") == "филиал, −50 ф"


@pytest.mark.parametrize(
    ("quitting", "said", "left"),
    [
        ("as_bankrupt_to_bank", "Вера отдаёт всё банку и выходит из игры.", 0),
        ("assets_frozen", "Вера выходит из игры. Имущество остаётся нетронутым.", 100),
    ],
)
def test_who_leaves_is_told_what_becomes_of_the_property(
    tmp_path: Path, quitting: str, said: str, left: int
) -> None:
    players = (Sitter(name, 100, coin=n) for n, name in enumerate(("Аня", "Вера", "Петя"), 1))
    evening = in_the_middle(tmp_path, *players, options={"quitting": quitting})
    view = evening.touch("tab:more", "leave:1")
    assert isinstance(view, AskVM)
    assert [row.text for row in view.slip.rows] == [said]
    evening.touch("yes:leave")
    assert evening.game.retired == {1}
    assert evening.game.cash(1) == left


def test_the_certificate_counts_the_industries_that_won(tmp_path: Path) -> None:
    evening = in_the_middle(
        tmp_path,
        Sitter("Аня", 200, cell=2, deeds=("bakery", "clothing"), coin=1),
        Sitter("Вера", 900, coin=2),
        options={"win_condition": "first_full_industry"},
    )
    evening.throw(3, 4)
    view = evening.touch("accept")
    assert isinstance(view, StandingsVM)
    assert view.verdict == "Аня"
    assert "1 целая отрасль" in view.note


def test_a_bare_plot_is_sold_to_the_bank_where_the_table_lets_it(tmp_path: Path) -> None:
    anya = Sitter("Аня", 900, 5, ("cinema",))
    evening = in_the_middle(
        tmp_path, anya, Sitter("Борис", 500), options={"sell_plot_to_bank": "half_price"}
    )
    assert key(evening.touch("seat:0"), "sell_deed").note == "+25\u00a0ф"
    evening.touch("sell_deed")
    assert (evening.game.owner("cinema"), evening.game.cash(0)) == (None, 925)
