"""Settings survive anything but a reader's good sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui.settings import Guest, Settings, Turn, load, remembered, save


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", "null", "5", '"x"', "\x00"),
        *('{"theme": "noon"}', '{"unknown": 1}', '{"names": 5}', '{"names": null}'),
    ],
)
def test_a_spoilt_file_gives_the_defaults(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    assert load(path) == Settings()


@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_a_screen_of_an_earlier_version_was_turned_for_the_south(
    tmp_path: Path, turned: Turn
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"theme": "day", "turned": {turned}}}')
    assert load(path) == Settings(theme="day", turned=turned, south=turned)


def test_a_file_of_an_earlier_version_keeps_its_people_and_gains_the_new_settings(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "en", "tray": "sim:seed=7", "people": [{"name": "Anya"}]}')
    assert load(path) == Settings(language="en", tray="sim:seed=7", people=(Guest("Anya"),))


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    kept = Settings(
        language="en",
        sound=False,
        read_aloud=True,
        reduced_motion=True,
        large_sums=True,
        orientation="follow",
        turned=90,
        south=270,
        start_corner="upper_left",
        board_clockwise=False,
        touch="touch",
        pin="salt:hash",
        people=(Guest("Anya"),),
    )
    save(tmp_path / "new" / "settings.json", kept)
    assert load(tmp_path / "new" / "settings.json") == kept


@pytest.mark.parametrize(
    ("tray", "kept"), [("gpio:table.toml", "serial:auto"), ("sim:", "sim:"), ("none", "none")]
)
def test_a_tray_lent_for_one_run_is_not_remembered_but_one_that_was_chosen_is(
    tray: str, kept: str
) -> None:
    now, before = Settings(tray=tray, sound=False), Settings(tray="serial:auto")
    assert remembered(now, before, "gpio:table.toml") == Settings(tray=kept, sound=False)
