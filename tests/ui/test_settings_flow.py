"""Settings are changed at once and kept; a PIN stands before whatever alters what was entered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.decisions import Overrule
from companion.ledger import purse
from tests.ui.house import Evening, SlowWorker
from ui.host import Host
from ui.pin import fits
from ui.presenters.settings import GROUPS
from ui.presenters.vm_bank import MatchVM
from ui.presenters.vm_ledger import LedgerVM
from ui.presenters.vm_more import MoreVM
from ui.presenters.vm_rules import InForceVM
from ui.presenters.vm_settings import EarlySettingsVM, PinVM, SettingsVM
from ui.presenters.vm_start import EditionsVM
from ui.presenters.vm_table import RollVM

CHANGES: list[tuple[str, str, object]] = [
    ("language", "English", "en"),
    ("theme", "день", "day"),
    ("large_sums", "включено", True),
    ("reduced_motion", "включено", True),
    ("orientation", "закреплён", "fixed"),
    ("start_corner", "слева вверху", "upper_left"),
    ("board_clockwise", "против часовой", False),
    ("sound", "выключено", False),
    ("dice_confirm", "ждёт касания", "ask"),
    ("touch", "сенсор напрямую", "touch"),
]
PIN = "0042"
Change = Callable[[Evening], Any]


def group_of(name: str) -> str:
    return next(group for group, names in GROUPS.items() if name in names)


def look_at(evening: Evening, name: str) -> Any:
    view = evening.view()
    if view.opened != f"group:{group_of(name)}":
        evening.touch(f"group:{group_of(name)}")
    return evening.touch(f"rule:{name}")


def choose(evening: Evening, name: str, label: str) -> Any:
    view = look_at(evening, name)
    return evening.touch(next(value.name for value in view.values if value.label == label))


def locked(evening: Evening) -> Evening:
    """Set the PIN, and go back to the table."""
    evening.touch("tab:more", "settings")
    look_at(evening, "pin")
    evening.touch("set_pin", f"pin:{PIN}", f"pin:{PIN}", "tab:table")
    return evening


@pytest.mark.parametrize(("name", "label", "value"), CHANGES)
def test_a_setting_is_changed_at_once_and_kept(
    evening: Evening, name: str, label: str, value: object
) -> None:
    kept: list[Any] = []
    evening.saved = kept.append
    evening.touch("settings")
    choose(evening, name, "English" if name == "language" else label)
    assert getattr(evening.settings, name) == value
    assert kept[-1] == evening.settings


def test_every_setting_is_explained_in_its_row_and_on_the_slip(evening: Evening) -> None:
    view = evening.touch("settings")
    for group, names in GROUPS.items():
        if view.opened != f"group:{group}":
            view = evening.touch(f"group:{group}")
        assert [row.name for row in view.rows if row.note] == [f"rule:{name}" for name in names]
        for name in names:
            assert evening.touch(f"rule:{name}").slip.rows[0].rule


def test_a_group_opens_with_its_first_setting(evening: Evening) -> None:
    view = evening.touch("settings", "group:sound")
    chosen = [row.text for row in view.rows if row.chosen and row.name.startswith("rule:")]
    assert chosen == [view.slip.rows[0].text] == ["Звуки"]


def test_the_settings_lead_back_to_where_one_came_from(sat: Evening, tmp_path: Path) -> None:
    assert isinstance(sat.touch("tab:more", "settings"), SettingsVM)
    assert isinstance(sat.touch("back"), MoreVM)
    early = Evening(tmp_path / "early")
    assert isinstance(early.touch("settings"), EarlySettingsVM)
    assert isinstance(early.touch("back"), EditionsVM)


def test_a_voice_is_offered_only_where_there_is_one(evening: Evening) -> None:
    evening.touch("settings")
    view = look_at(evening, "read_aloud")
    assert [value.label for value in view.values] == ["выключено"]
    assert "espeak-ng" in view.slip.rows[0].rule
    evening.host = Host(speaks=True)
    choose(evening, "read_aloud", "включено")
    assert evening.settings.read_aloud


def test_trays_are_those_that_are_there_and_the_chosen_one_is_used_at_once(
    evening: Evening,
) -> None:
    used: list[str] = []
    evening.use_tray = used.append
    evening.host = Host(ports=lambda: ("serial:/dev/ttyACM0",))
    evening.touch("settings")
    view = look_at(evening, "tray")
    labels = ["без лотка", "найти самому", "/dev/ttyACM0", "учебный лоток"]
    assert [value.label for value in view.values] == labels
    for label in labels[::-1]:
        choose(evening, "tray", label)
    assert used == ["sim:", "serial:/dev/ttyACM0", "serial:auto", "none"]


def test_the_ports_are_looked_for_away_from_the_screen(tmp_path: Path) -> None:
    disk, looked = SlowWorker(), ["serial:/dev/ttyACM0"]
    evening = Evening(tmp_path, disk)
    evening.host = Host(ports=lambda: (looked.pop(),))
    evening.touch("settings")
    assert looked
    disk.work()
    assert not looked
    assert isinstance(evening.view(), EarlySettingsVM)


def test_a_tray_of_an_address_of_ones_own_stays_among_the_trays(tmp_path: Path) -> None:
    evening = Evening(tmp_path, tray="serial:/dev/pts/7")
    evening.touch("settings")
    view = look_at(evening, "tray")
    assert [value.label for value in view.values if value.taken] == ["/dev/pts/7"]


def test_a_fixed_screen_is_still_turned_from_the_settings(evening: Evening) -> None:
    evening.touch("settings")
    choose(evening, "orientation", "закреплён")
    evening.touch("quarter")
    assert (evening.settings.turned, evening.turntable.turned) == (90, 90)


def test_a_pin_is_typed_twice_and_not_kept_as_it_is(evening: Evening) -> None:
    evening.touch("settings")
    look_at(evening, "pin")
    view = evening.touch("set_pin", f"pin:{PIN}", "pin:0024")
    assert isinstance(view, PinVM)
    assert "разное" in view.frame.refusal
    assert not evening.settings.pin
    assert isinstance(evening.touch(f"pin:{PIN}", f"pin:{PIN}"), EarlySettingsVM)
    assert PIN not in evening.settings.pin
    assert fits(evening.settings.pin, PIN)
    assert not fits(evening.settings.pin, PIN[::-1])


def correct(evening: Evening) -> Any:
    return evening.touch("tab:ledger", "match", f"match:cash:{purse(0)}:1234:так на столе")


def go_back(evening: Evening) -> Any:
    seq = evening.table.past[1].entry.seq  # type: ignore[union-attr]
    return evening.touch("tab:ledger", f"back:{seq}")


def amend(evening: Evening) -> Any:
    assert isinstance(evening.touch("tab:more", "in_force", "rule:refusal_auction"), InForceVM)
    free = [value for value in evening.view().values if not value.taken and not value.refusal]
    return evening.touch(free[0].name)


@pytest.mark.parametrize(("alter", "shown"), [(correct, MatchVM), (go_back, LedgerVM)])
def test_what_alters_the_books_asks_for_the_pin(sat: Evening, alter: Change, shown: type) -> None:
    locked(sat)
    sat.throw(1, 3)
    sat.touch("accept")
    before = sat.game
    assert isinstance(alter(sat), PinVM)
    view = sat.touch("pin:9999")
    assert isinstance(view, PinVM)
    assert "PIN не тот" in view.frame.refusal
    assert sat.game == before
    assert isinstance(sat.touch("cancel"), shown)
    assert sat.game == before
    alter(sat)
    sat.touch(f"pin:{PIN}")
    assert sat.game != before


def test_a_change_of_rules_asks_for_the_pin(sat: Evening) -> None:
    locked(sat)
    before = sat.game.options
    assert isinstance(amend(sat), PinVM)
    assert sat.game.options == before
    sat.touch(f"pin:{PIN}")
    assert sat.game.options != before


def test_a_sum_decided_otherwise_asks_for_the_pin_wherever_it_is_decided(sat: Evening) -> None:
    locked(sat)
    sat.throw(1, 3)
    before = len(sat.table.past)  # type: ignore[union-attr]
    sat.submit(Overrule(purse(0), purse(1), 5, "так решили"))
    assert isinstance(sat.view(), PinVM)
    assert len(sat.table.past) == before  # type: ignore[union-attr]


def test_play_and_taking_the_last_entry_back_ask_for_no_pin(sat: Evening) -> None:
    locked(sat)
    sat.throw(1, 3)
    sat.touch("accept")
    assert isinstance(sat.view(), RollVM)
    seat, cash = sat.asked, sat.game.cash(0)
    sat.touch("undo", "tab:bank", f"pay:{purse(0)}:{purse(1)}:50:долг")
    assert not isinstance(sat.view(), PinVM)
    assert sat.asked != seat
    assert sat.game.cash(0) == cash - 50


def test_the_pin_is_removed_with_the_pin(sat: Evening) -> None:
    locked(sat).touch("tab:more", "settings", "drop_pin", "pin:1111")
    assert sat.settings.pin
    sat.touch(f"pin:{PIN}")
    assert not sat.settings.pin
    assert not isinstance(correct(sat), PinVM)
