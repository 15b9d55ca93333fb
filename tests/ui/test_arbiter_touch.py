"""The arbiter by real touches in the real app."""

from __future__ import annotations

from pathlib import Path

from companion.commands import Arrange
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, no_clock
from tests.ui.conftest import Show
from tests.ui.gallery import find, visible
from tests.ui.live import Live
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_table import RollVM
from ui.settings import Settings, save
from ui.widgets.question import QuestionRow


def begun(home: Path) -> Live:
    """Start in the middle of an evening in which rent has to be asked for."""
    rules = {"rent_claim": "ask_before_next_throw", "tap_to_pay": []}
    owner = Sitter("Боря", 500, 3, ("railway", "shipping", "airline"))
    sitters = (Sitter("Аня", 500, 25), owner, Sitter("Вера", 500, 28))
    journal = Shelf(home).begin(CLASSIC, "")
    Table(journal, no_clock).submit(Arrange(sitters, options=rules))
    journal.close()
    save(home / "settings.json", Settings(hint_seen=True))
    return Live(home).start().tap("resume")


def test_a_dispute_over_a_forgotten_rent_is_settled(tmp_path: Path) -> None:
    kassa = begun(tmp_path).throw(1, 2)
    assert isinstance(kassa.vm, RollVM)
    kassa.tap("tab:arbiter", "ask:claim", "chip:plot", "pick:28").read("76 ф — верно")
    kassa.tap("chip:said", "digit:3", "digit:8", "pick").read("38 ф — неверно", "Пропущено")
    kassa.tap("ask:forgotten").read("Ещё не поздно попросить:", "Чужой участок, абз. 2")
    kassa.tap("claims", "claim:1:1")
    assert [kassa.game.cash(seat) for seat in (0, 1)] == [424, 576]
    kassa.stop()


def test_another_player_is_put_there_from_a_list(tmp_path: Path) -> None:
    kassa = begun(tmp_path).tap("tab:arbiter", "ask:rent", "chip:seat")
    kassa.read("О ком речь?", "Аня", "Вера").tap("pick:2").read("Вера платит, получает Боря")
    kassa.tap("chip:whose", "pick:seat0").read("Аня?", "Вера платит, получает Аня")
    kassa.tap("ask:cell", "chip:dice", "die:0:1", "die:1:2").read("1 + 2")
    assert kassa.game.positions[2] == 28
    kassa.tap("understood")
    assert isinstance(kassa.vm, RollVM)
    kassa.stop()


def test_in_portrait_the_questions_are_a_page_of_their_own(show: Show) -> None:
    driver = show("arbiter", "ru", "evening", (480, 800))
    assert not any(isinstance(widget, QuestionRow) for widget in visible(driver.app.screen))
    driver.tap(find(driver, "questions"))
    driver.tap(find(driver, "ask:may"))
    assert driver.app.heard == ["ask:may"]
    assert isinstance(driver.app.screen.vm, ArbiterVM)
