"""The pin map: a small TOML file that says what hangs on which pin of the header.

All numbers are BCM numbers, those that boards and data sheets print as GPIO5.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from hardware.errors import BadPinMap
from hardware.signals import Button, Sound

HEADER = range(28)
HAT = {0: "hat", 1: "hat"}
"""The two pins by which an add-on board tells what it is: nothing else may hang there."""
BUSES: dict[str, range | tuple[int, ...]] = {"i2c": (2, 3), "spi": range(7, 12), "uart": (14, 15)}
PULLED_UP = {2, 3}
"""Pins with a resistor to 3.3 V on the board: they can never read low when nothing is there."""
COINS = 6
"""Whose place it is, is told by the coin on the screen: there are so many."""
LINES = {"codes": 3, "sensors": 5}


CHOICES: dict[str, Iterable[str]] = {
    "dice.kind": LINES,
    "dice.dark": ("high", "low"),
    "keep": BUSES,
    "buzzer.sounds": Sound,
}
"""The words that may stand in some places."""


KINDS = {
    "int": "a whole number",
    "float": "a number with a point",
    "str": "a text in quotes",
    "bool": "true or false",
    "array": "a list in [ ]",
    "object": "a table with words of its own",
    "datetime": "a date",
    "date": "a date",
    "time": "a time",
}
"""What the reader calls a value, and how it is called here."""
PHRASES = (
    (r"Expected `int` [<>]= \d+", f"a number from 1 to {COINS} belongs here"),
    (r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`", "{wanted} belongs here, not {given}"),
    (r"Object missing required field `(?P<word>[^`]+)`", "the word {word!r} is missing"),
    (
        r"Object contains unknown field `(?P<word>[^`]+)`",
        "there is no word {word!r}, known are {known}",
    ),
    (r"Invalid enum value (?P<word>'.*')", "there is no {word}, known are {known}"),
)
"""The reader's complaints, and ours; the only number it holds to bounds is a coin."""


class Use(StrEnum):
    """What a pin is used as."""

    LEVEL = "level"
    BUTTON = "button"
    LAMP = "lamp"
    BUZZER = "buzzer"


class Wells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice: READY and, for each die, three lines of a code or five sensors."""

    kind: Literal["codes", "sensors"]
    ready: int
    pins: tuple[tuple[int, ...], ...]
    dark: Literal["high", "low"] = "high"
    """What a sensor says over a pip."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs to the player with this coin."""

    coin: Annotated[int, msgspec.Meta(ge=1, le=COINS)]
    bid: int | None = None
    object: int | None = None
    lamp: int | None = None


class Lamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lamp beside the tray."""

    pin: int


class Buzzer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The buzzer: one that needs a tone, or one that hums by itself."""

    pin: int
    tone: bool = True
    sounds: tuple[Sound, ...] = tuple(Sound)


class PinMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that hangs on the header; `tray` is where the dice come from if not from pins."""

    chip: int | None = None
    keep: tuple[Literal["i2c", "spi", "uart"], ...] = ("i2c", "spi", "uart")
    tray: str = "none"
    dice: Wells | None = None
    place: tuple[Place, ...] = ()
    lamp: Lamp | None = None
    buzzer: Buzzer | None = None

    def uses(self) -> Iterator[tuple[str, int, Use]]:
        """Yield every pin with its place in the file and what it is used as."""
        if self.dice is not None:
            yield "dice.ready", self.dice.ready, Use.LEVEL
            for die, pins in enumerate(self.dice.pins):
                for line, pin in enumerate(pins):
                    yield f"dice.pins[{die}][{line}]", pin, Use.LEVEL
        for number, place in enumerate(self.place):
            named = {"bid": place.bid, "object": place.object, "lamp": place.lamp}
            for name, pin_or_none in named.items():
                if pin_or_none is not None:
                    use = Use.LAMP if name == "lamp" else Use.BUTTON
                    yield f"place[{number}].{name}", pin_or_none, use
        if self.lamp is not None:
            yield "lamp.pin", self.lamp.pin, Use.LAMP
        if self.buzzer is not None:
            yield "buzzer.pin", self.buzzer.pin, Use.BUZZER

    def buttons(self) -> dict[int, tuple[int, Button]]:
        """Give whose button hangs on a pin, and what it is for."""
        return {
            pin: (place.coin, button)
            for place in self.place
            for button, pin in ((Button.BID, place.bid), (Button.OBJECT, place.object))
            if pin is not None
        }


TABLES: dict[str, type[msgspec.Struct]] = {
    "": PinMap,
    "dice": Wells,
    "place": Place,
    "lamp": Lamp,
    "buzzer": Buzzer,
}


def load(path: Path) -> PinMap:
    """Read a pin map.

    :raises BadPinMap: naming the file, the place in it and what is wrong there.
    """
    try:
        text = path.read_text("utf-8-sig")  # some editors begin a file with a mark of their own
        wiring = msgspec.convert(tomllib.loads(text), PinMap)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "not a text in UTF-8"
        raise BadPinMap(f"pin map {str(path)!r}: {why}") from error
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        what, _, where = str(error).partition(" - at ")
        place = where.strip("`").removeprefix("$.")
        what = what.replace(" | null", "")  # what is optional may be left out, and never be null
        told = f"{place}: {_plain(what, place)}" if place else _plain(what, place)
        raise BadPinMap(f"pin map {str(path)!r}: {told}") from error
    if complaint := next(_complaints(wiring), ""):
        raise BadPinMap(f"pin map {str(path)!r}: {complaint}")
    return wiring


def _plain(what: str, place: str) -> str:
    """Put the reader's complaint into words for somebody who has not written TOML before."""
    if what == "Expected `array`, got `object`":
        return f"write [[{place}]], with two brackets"
    if what == "Expected `object`, got `array`":
        return f"write [{place}], with one bracket"
    for reader, ours in PHRASES:
        if found := re.fullmatch(reader, what):
            kinds = {name: _kind(kind) for name, kind in found.groupdict().items()}
            return ours.format(**kinds, known=", ".join(_known(place)))
    return what[:1].lower() + what[1:]


def _kind(said: str) -> str:
    """Name a kind of value as it looks in the file; a word of the file stays as it is."""
    return KINDS.get(said, said)


def _known(place: str) -> Iterable[str]:
    """List what may stand at a place, or the words that a table takes."""
    bare = re.sub(r"\[\d+\]", "", place)
    table = TABLES.get(bare)
    return CHOICES.get(bare, ()) if table is None else table.__struct_fields__


def _complaints(wiring: PinMap) -> Iterator[str]:
    kept = HAT | {pin: bus for bus in wiring.keep for pin in BUSES[bus]}
    taken: dict[int, str] = {}
    for where, pin, use in wiring.uses():
        if pin not in HEADER:
            yield f"{where}: there is no GPIO{pin} on the header, only GPIO0 to GPIO27"
        if pin in HAT:
            yield f"{where}: GPIO{pin} is for the memory of add-on boards"
        if pin in kept:
            yield f'{where}: GPIO{pin} is kept for {kept[pin]}; take another, or "keep" less'
        if pin in taken:
            yield f"{where}: GPIO{pin} is already {taken[pin]}"
        if pin in PULLED_UP and use is Use.LEVEL:
            yield f"{where}: GPIO{pin} is pulled up on the board, fit for a button or a lamp"
        taken[pin] = where
    yield from _misshapen(wiring)


def _misshapen(wiring: PinMap) -> Iterator[str]:
    if dice := wiring.dice:
        yield from _misshapen_dice(dice)
        if wiring.tray != "none":
            yield "tray: the dice are on pins already, take out [dice] or tray"
    if wiring.tray.startswith("gpio:"):
        yield f"tray: {wiring.tray!r} leads to another pin map"
    coins: set[int] = set()
    for number, place in enumerate(wiring.place):
        if place.coin in coins:
            yield f"place[{number}].coin: coin {place.coin} has a place already"
        coins.add(place.coin)
    if not any(wiring.uses()):
        yield "nothing hangs on any pin"


def _misshapen_dice(dice: Wells) -> Iterator[str]:
    if not 1 <= len(dice.pins) <= 3:
        yield f"dice.pins: {len(dice.pins)} dice, not one to three"
    for number, pins in enumerate(dice.pins):
        if len(pins) != LINES[dice.kind]:
            yield f"dice.pins[{number}]: {len(pins)} pins, {dice.kind} need {LINES[dice.kind]}"
    if dice.kind == "codes" and dice.dark == "low":
        yield "dice.dark: codes are numbers, only sensors see what is dark"
