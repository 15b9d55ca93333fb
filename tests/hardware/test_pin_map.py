"""The pin map: what it may say, and one complaint that names the place for what it may not."""

from pathlib import Path

import pytest

from hardware import pin_map
from hardware.errors import BadPinMap
from hardware.pin_map import Use
from hardware.trays import open_tray

SHIPPED = Path(__file__).resolve().parents[2] / "docs" / "pin-maps"
CODES = "[dice]\nkind = 'codes'\nready = 26\npins = [[5, 6, 12], [17, 22, 23]]\n"


def written(folder: Path, text: str) -> Path:
    path = folder / "table.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[lamp]\npin = 21\ncolour = 'red'", "lamp: there is no word 'colour', known are pin"),
        ("[lamp\n", "expected ']' at the end of a table declaration"),
        ("[lamp]\npin = '21'", "lamp.pin: a whole number belongs here, not a text in quotes"),
        ("[lamp]", "lamp: the word 'pin' is missing"),
        ("[[lamp]]\npin = 21", "lamp: write [lamp], with one bracket"),
        ("colour = 1", ": there is no word 'colour', known are chip, keep, tray, dice, place, "),
        ("[[place]]\ncoin = 1\nbidd = 4", "place[0]: there is no word 'bidd', known are coin, bid"),
        ("chip = 'x'", "chip: a whole number belongs here, not a text in quotes"),
        ("keep = [3]", "keep[0]: a text in quotes belongs here, not a whole number"),
        ("keep = 'i2c'", "keep: a list in [ ] belongs here, not a text in quotes"),
        ("[buzzer]\npin = 18\ntone = 1.5", "not a number with a point"),
        (CODES + "[lamp]\npin = 12", "lamp.pin: GPIO12 is already dice.pins[0][2]"),
        (
            "[[place]]\ncoin = 1\nbid = 4\nobject = 4",
            "place[0].object: GPIO4 is already place[0].bid",
        ),
        ("[lamp]\npin = 28", "lamp.pin: there is no GPIO28 on the header"),
        ("[lamp]\npin = -1", "lamp.pin: there is no GPIO-1 on the header"),
        ("[lamp]\npin = 1", "lamp.pin: GPIO1 is for the memory of add-on boards"),
        ("[lamp]\npin = 3", "lamp.pin: GPIO3 is kept for i2c"),
        ("[lamp]\npin = 10", "lamp.pin: GPIO10 is kept for spi"),
        ("[buzzer]\npin = 14", "buzzer.pin: GPIO14 is kept for uart"),
        ("keep = []\n" + CODES.replace("26", "2"), "dice.ready: GPIO2 is pulled up on the board"),
        (CODES.replace("12]", "12, 13]"), "dice.pins[0]: 4 pins, codes need 3"),
        (CODES.replace("codes", "sensors"), "dice.pins[0]: 3 pins, sensors need 5"),
        (CODES.replace("[[5, 6, 12], [17, 22, 23]]", "[]"), "dice.pins: 0 dice, not one to three"),
        (
            CODES.replace("codes", "magnets"),
            "dice.kind: there is no 'magnets', known are codes",
        ),
        ("tray = 'serial:auto'\n" + CODES, "the dice are on pins already"),
        (CODES + "dark = 'low'", "dice.dark: codes are numbers, only sensors see what is dark"),
        ("tray = 'usb'\n[lamp]\npin = 21", "tray: unknown tray 'usb', known are: none, "),
        ("tray = 'gpio:x.toml'\n[lamp]\npin = 21", "'gpio:x.toml' leads to another pin map"),
        ("[[place]]\ncoin = 1\nbid = 4\n[[place]]\ncoin = 1", "place[1].coin: coin 1 has a place"),
        ("[[place]]\ncoin = 7", "place[0].coin: a number from 1 to 6 belongs here"),
        (
            "[buzzer]\npin = 18\nsounds = ['hum']",
            "sounds[0]: there is no 'hum', known are turn, ",
        ),
        ("[place]\ncoin = 1\nbid = 4", "place: write [[place]], with two brackets"),
        ("keep = ['can']\n[lamp]\npin = 21", "keep[0]: there is no 'can', known are i2c, "),
        ("", "nothing hangs on any pin"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(
    tmp_path: Path, text: str, complaint: str
) -> None:
    with pytest.raises(BadPinMap) as refused:
        open_tray(f"gpio:{written(tmp_path, text)}")
    assert str(refused.value).startswith(f"pin map '{tmp_path}/table.toml': ")
    assert complaint in str(refused.value)
    assert not {"\n", "`"} & set(str(refused.value))


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_a_map_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadPinMap, match=r"pin map '.*': [A-Z]"):
        pin_map.load(tmp_path / name)


def test_a_map_may_begin_with_the_mark_of_an_editor(tmp_path: Path) -> None:
    assert pin_map.load(written(tmp_path, "\ufeff[lamp]\npin = 21\n")).lamp


def test_buses_that_are_not_kept_give_their_pins_to_buttons(tmp_path: Path) -> None:
    text = "keep = ['uart']\n[[place]]\ncoin = 2\nbid = 2\nobject = 9\n"
    assert [pin for _, pin, _ in pin_map.load(written(tmp_path, text)).uses()] == [2, 9]


def test_every_pin_of_a_full_table_has_its_use(tmp_path: Path) -> None:
    more = "[[place]]\ncoin = 1\nbid = 4\nlamp = 20\n[lamp]\npin = 21\n[buzzer]\npin = 18\n"
    wiring = pin_map.load(written(tmp_path, CODES + more))
    levels = dict.fromkeys((26, 5, 6, 12, 17, 22, 23), Use.LEVEL)
    others = {4: Use.BUTTON, 20: Use.LAMP, 21: Use.LAMP, 18: Use.BUZZER}
    assert {pin: use for _, pin, use in wiring.uses()} == levels | others


@pytest.mark.parametrize("shipped", sorted(SHIPPED.glob("*.toml")), ids=lambda p: p.stem)
def test_every_map_that_is_shipped_fits(shipped: Path) -> None:
    assert any(pin_map.load(shipped).uses())
