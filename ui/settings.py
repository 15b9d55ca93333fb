"""What this device remembers between evenings: language, looks, tray, and rules."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any, Literal

import msgspec

log = logging.getLogger(__name__)


Side = Literal["south", "west", "north", "east"]
SIDES: tuple[Side, ...] = ("south", "west", "north", "east")
"""The sides of the table, clockwise."""
PLACES: tuple[Side, ...] = ("south", "west", "north", "north", "east", "south")
"""The side each place lies at, clockwise from the left of the near side."""


class Guest(msgspec.Struct, frozen=True):
    """Who sat here last; without a coin or a place the next free one is given.

    ``side`` is where the screen finds them, whatever an evening says they sat down at.
    """

    name: str
    coin: int | None = None
    place: int | None = None
    side: Side | None = None


Turn = Literal[0, 90, 180, 270]
"""How far the screen is turned, in degrees counter-clockwise."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a device; ``dice_confirm`` says whether a good throw counts by itself.

    ``orientation``: who turns the screen: nobody, a hand, or the seat whose turn it is. ``turned``
    is how it was left, ``south`` how it is turned for who sits there. ``start_corner`` is where
    START lies on the real board for who reads the screen, ``board_clockwise`` which way tokens go
    round it. ``touch`` names who reports touches, from the next start on. ``pin`` is a hash of the
    digits, nothing without a PIN. ``tray_choices`` are the marks of the trays chosen among
    several, by address. ``house_rules`` are those agreed on last time, by editions.
    """

    language: Literal["ru", "en"] = "ru"
    theme: Literal["evening", "day"] = "evening"
    sound: bool = True
    read_aloud: bool = False
    reduced_motion: bool = False
    large_sums: bool = False
    orientation: Literal["fixed", "hand", "follow"] = "hand"
    turned: Turn = 0
    south: Turn = 0
    start_corner: Literal["lower_right", "lower_left", "upper_left", "upper_right"] = "lower_right"
    board_clockwise: bool = True
    touch: Literal["mouse", "touch"] = "mouse"
    pin: str = ""
    tray: str = "none"
    tray_choices: dict[str, str] = {}
    dice_confirm: Literal["auto", "ask"] = "auto"
    hint_seen: bool = False
    edition: str = ""
    people: tuple[Guest, ...] = ()
    house_rules: dict[str, dict[str, Any]] = {}


def load(path: Path) -> Settings:
    """Read the settings; a file that is absent or spoilt gives the defaults."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        return msgspec.convert(upgraded(kept), Settings)
    except FileNotFoundError:
        return Settings()
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("settings not read: %s: %s", path.name, error)
        return Settings()


def upgraded(kept: dict[str, Any]) -> dict[str, Any]:
    """Return settings as of now, also of when people were names and the screen lay southwards."""
    names = msgspec.convert(kept.pop("names", ()), tuple[Any, ...])
    people = [{"name": name} for name in names]
    return {"people": people, "south": kept.get("turned", 0), **kept}


def remembered(now: Settings, before: Settings, lent: str | None) -> Settings:
    """Return what is worth saving: not a tray that the command line has lent for one run."""
    return msgspec.structs.replace(now, tray=before.tray) if now.tray == lent else now


def save(path: Path, settings: Settings) -> None:
    """Write the settings whole or not at all; a disk that refuses is only noted."""
    beside = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(settings)))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        log.warning("settings not saved: %s", error)
