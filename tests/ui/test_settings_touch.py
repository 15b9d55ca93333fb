"""Settings by real touches: what is chosen is seen at once and is there at the next start."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from companion.events import Rolled
from hardware.sim_bench import BenchTray
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.simulated import SimulatedTray
from hardware.trays import DEAF, NoTray
from tests.ui.gallery import visible
from tests.ui.live import Live, remembered
from ui.money import LARGER, Figures, Money
from ui.motion import Motion
from ui.presenters.vm_settings import PinVM, SettingsVM
from ui.settings import Settings, save
from ui.theme import theme
from ui.trayslot import TraySlot

Begin = Callable[..., Live]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    opened: list[Live] = []

    def start(size: tuple[int, int] = (800, 480)) -> Live:
        opened.append(Live(tmp_path, size=size).start())
        return opened[-1]

    yield start
    for live in opened:
        live.stop()
    Motion.reduced, Figures.large = False, False


def typed(live: Live, digits: str) -> Live:
    return live.tap(*(f"digit:{digit}" for digit in digits), "done")


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_settings_survive_a_restart(begin: Begin, tmp_path: Path, size: tuple[int, int]) -> None:
    live = begin(size).tap("settings", "group:screen", "rule:theme", "value:1")
    assert theme.name == "day"
    live.tap(
        "rule:reduced_motion",
        "value:0",
        "group:screen",
        "group:turning",
        "rule:orientation",
        "value:0",
    )
    assert Motion.reduced
    live.tap("quarter")
    assert Window.rotation == 90
    live.tap("back").stop()
    kept = remembered(tmp_path)
    assert (kept.theme, kept.reduced_motion, kept.orientation) == ("day", True, "fixed")
    again = begin(size)
    assert (theme.name, Motion.reduced, Window.rotation) == ("day", True, 90)
    assert again.key("rotate").off


def test_large_sums_are_larger_and_stay_in_their_boxes(begin: Begin) -> None:
    live = begin().sit_down("Аня", "Борис")
    plain = shown_sums(live)
    live.tap("tab:more", "settings", "group:screen", "rule:large_sums", "value:0", "tab:table")
    large = shown_sums(live)
    assert Figures.large
    assert [value for value, _ in large] == [value for value, _ in plain]
    assert all(after > before for (_, before), (_, after) in zip(plain, large, strict=True))
    assert LARGER * 34 - 1 < max(size for _, size in large) / dp(1) < LARGER * 34 + 1


def shown_sums(live: Live) -> list[tuple[float, float]]:
    """Give every sum in sight with the size of its digits, pixels."""
    sums = [widget for widget in visible(live.screen) if isinstance(widget, Money)]
    for money in sums:
        assert money.measure(money.fitting()) <= money.width + 1, money.value
    return [(money.value, money.fitting()) for money in sums]


def test_a_pin_is_set_asked_for_and_seen_by_nobody(begin: Begin) -> None:
    live = begin().sit_down("Аня", "Борис")
    live.tap("tab:more", "settings", "group:touches", "rule:pin", "set_pin")
    assert isinstance(live.vm, PinVM)
    assert live.key("done").off
    typed(live.tap("digit:9", "digit:back"), "0042")
    typed(live, "0042")
    assert isinstance(live.vm, SettingsVM)
    live.tap("tab:table").throw(1, 3).tap("accept")
    entries = len(live.table.past)
    seq = live.table.past[1].entry.seq
    live.tap("tab:ledger", f"ledger:row:{seq}", f"back:{seq}")
    typed(live, "1111").read("PIN не тот")
    assert not any("1111" in text for text in live.texts())
    assert len(live.table.past) == entries
    typed(live, "0042")
    assert len(live.table.past) == 1


def test_the_tray_is_changed_while_the_app_runs_and_practises(begin: Begin) -> None:
    live = begin()
    slot = TraySlot(live.director)
    live.director.use_tray = slot.plug
    live.app.closing.append(slot.stop)
    slot.use(NoTray(), practise=True)
    live.sit_down("Аня", "Борис").tap("tab:more").read("Играем без лотка")
    live.tap("settings", "group:tray", "rule:tray", "value:2", "tab:table")
    assert live.director.settings.tray == "sim:"
    live.wait(lambda: thrown(live))
    live.tap("undo", "tab:more", "settings", "rule:tray", "value:0")
    live.tap("tab:more").read("Играем без лотка")


def test_a_kept_address_that_is_wrong_by_now_is_told_and_people_play(tmp_path: Path) -> None:
    save(tmp_path / "settings.json", Settings(tray="gpio:gone.toml"))
    live = Live(tmp_path)
    slot = TraySlot(live.director)
    slot.plug(live.director.settings.tray)
    live.app.closing.append(slot.stop)
    live.start().read("адрес непонятен: pin map 'gone.toml': No such file")
    live.sit_down("Аня", "Борис").throw(1, 3).stop()


def test_of_two_practice_trays_the_one_that_is_chosen_throws_though_both_were_waited_for(
    begin: Begin,
) -> None:
    live = begin()
    boards = (Firmware("LEFT", deaf=0.0), Firmware("RIGHT", deaf=DEAF))
    tray = BenchTray(*(SimulatedTray(listed_dice(["13"]), board) for board in boards))
    slot = TraySlot(live.director)
    live.app.closing.append(slot.stop)
    live.sit_down("Аня", "Борис")
    slot.use(tray, practise=True)
    live.wait(lambda: live.director.tray.presence.state == "ready")
    for _ in range(3):
        slot._throw(tray, 0.0)
    assert not live.director.tray.proposal
    tray.use(live.director.tray.plugged[0].mark)
    live.wait(lambda: live.director.tray.proposal)


class Reluctant(NoTray):
    """A tray that lets go only when another does: in vain, if one is waited for after the other."""

    def __init__(self, both: threading.Barrier) -> None:
        super().__init__()
        self.both = both
        self.together = False

    def stop(self) -> None:
        with suppress(threading.BrokenBarrierError):
            self.both.wait()
            self.together = True


def test_trays_that_hang_are_let_go_of_all_at_once(begin: Begin) -> None:
    live, both = begin(), threading.Barrier(2, timeout=10)
    slot, trays = TraySlot(live.director), [Reluctant(both), Reluctant(both)]
    for tray in trays:
        slot.use(tray, practise=False)
    slot.stop()
    assert [tray.together for tray in trays] == [True, True]


def thrown(live: Live) -> bool:
    return any(isinstance(fact, Rolled) for fact in live.last.entry.events)
