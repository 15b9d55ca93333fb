"""An evening begun with paper money is taken over in the middle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.agenda import Detention
from companion.audit import audit
from companion.journal import Journal
from companion.shelf import Saved, Shelf, look_into
from tests.tables import to_go_on_with

GUIDE = (Path(__file__).parents[2] / "docs/examples.md").read_text("utf-8")
SITUATION = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)[-1]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KASSA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_the_app_can_go_on_with_it(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "evening.toml").write_text(SITUATION, encoding="utf-8")
    assert main(["begin", str(tmp_path / "evening.toml")]) == 0
    assert capsys.readouterr().out.endswith("вечер записан; касса предложит его продолжить\n")
    saved = to_go_on_with(Shelf(home))
    assert isinstance(saved, Saved)
    assert (saved.item, saved.players[0].name) == (Detention(1), "Аня")
    journal = Journal.read(saved.path)
    assert list(audit(journal.edition, tuple(journal))) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cell = 14", "cell = 54", "seat 0, cell 54"),
        ("detained = 1", "detained = 7", "seat 1, count 7"),
        ('"cinema", ', '"cinma", ', "deed cinma"),
        ('turn = "Вера"', 'turn = "Зоя"', "Зоя"),
        ("cash = 1430", 'cash = "много"', "cash"),
        ("millionaire-classic", "millionaire", "there is no 'millionaire'"),
        ("pots = {", "pots = {{", "line 3"),
        ("cash = 1430", "cash = 1430\ncoin = 7", "sitters[0].coin: Expected `int` <= 6"),
    ],
)
def test_a_slip_is_told_with_its_place_and_nothing_is_begun(
    home: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    message: str,
) -> None:
    (tmp_path / "evening.toml").write_text(SITUATION.replace(old, new), encoding="utf-8")
    assert main(["begin", str(tmp_path / "evening.toml")]) == 2
    told = capsys.readouterr().err
    assert told.startswith("kassa-book: evening.toml: ")
    assert message in told
    assert not (home / "games").exists()


def test_a_slip_without_a_place_ends_with_its_sentence(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    twice = SITUATION.replace('name = "Вера"', 'name = "Аня"').replace('turn = "Вера"', "")
    (tmp_path / "evening.toml").write_text(twice, encoding="utf-8")
    assert main(["begin", str(tmp_path / "evening.toml")]) == 2
    assert capsys.readouterr().err.endswith("по-разному.\n")
    assert not (home / "games").exists()


def test_a_beginning_that_was_cut_short_leaves_nothing_behind(home: Path, tmp_path: Path) -> None:
    (home / "games").mkdir(parents=True)
    for name in ("evening-0007.kassa-new", "evening-0007.kassa-new-journal"):
        (home / "games" / name).write_bytes(b"half of one")
    (tmp_path / "evening.toml").write_text(SITUATION, encoding="utf-8")
    assert main(["begin", str(tmp_path / "evening.toml")]) == 0
    assert [path.name for path in (home / "games").iterdir()] == ["evening-0001.kassa"]


def test_begun_games_look_like_any_other(home: Path, tmp_path: Path) -> None:
    (tmp_path / "evening.toml").write_text(SITUATION, encoding="utf-8")
    main(["begin", str(tmp_path / "evening.toml")])
    main(["begin", str(tmp_path / "evening.toml")])
    assert [path.name for path in Shelf(home).games()] == [
        "evening-0002.kassa",
        "evening-0001.kassa",
    ]
    assert isinstance(look_into(Shelf(home).games()[0]), Saved)


def test_the_form_of_an_example_is_taken_too(home: Path, tmp_path: Path) -> None:
    text = """
    edition = "millionaire-classic"
    given.sitters = [{ name = "Аня", cash = 100 }, { name = "Вера", cash = 50 }]
    given.turn = "Вера"
    """
    (tmp_path / "evening.toml").write_text(text, encoding="utf-8")
    assert main(["begin", str(tmp_path / "evening.toml")]) == 0
    saved = to_go_on_with(Shelf(home))
    assert saved is not None
    assert saved.players[1].name == "Вера"


def test_an_evening_that_is_won_already_is_not_begun(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = """
    edition = "millionaire-deluxe"
    sitters = [{ name = "Аня", rating = 6 }, { name = "Вера" }]
    """
    (tmp_path / "evening.toml").write_text(text, encoding="utf-8")
    assert main(["begin", str(tmp_path / "evening.toml")]) == 2
    assert "победа уже есть: Аня." in capsys.readouterr().err
    assert not (home / "games").exists()
