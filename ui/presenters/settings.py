"""The settings: by groups, each with what it does, and the values to choose among."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_type_hints

from msgspec import Struct

from companion.ledger import Seat
from ui.i18n import Catalogue
from ui.presenters.vm import FrameVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_rules import PadVM, RuleRowVM, ValueVM
from ui.presenters.vm_settings import EarlyPinVM, EarlySettingsVM, PinVM, SettingsVM
from ui.presenters.vm_start import BareVM
from ui.settings import SIDES, Settings

GROUPS: Mapping[str, tuple[str, ...]] = {
    "screen": ("language", "theme", "large_sums", "reduced_motion"),
    "turning": ("orientation", "start_corner", "board_clockwise"),
    "sound": ("sound", "read_aloud"),
    "tray": ("tray", "dice_confirm"),
    "touches": ("touch", "pin"),
}
ICONS = {
    "screen": "eye",
    "turning": "rotate",
    "sound": "mast",
    "tray": "tray",
    "touches": "lock",
}
LONGEST = 20
"""As many letters of an address as there is room for."""
PORTS = ("none", "serial:auto", "sim:")
"""The trays there are always; between them come the ports that are there now."""
WAYS = ("clockwise", "anticlockwise")
"""Which way tokens go round the board, or else."""
SIDE = "side."
"""What the settings begin with that tell which side of the table a seat is at."""
Purpose = Literal["new", "again", "ask", "remove"]
"""What a PIN is typed for."""
KINDS = get_type_hints(Settings)


class Desk(Struct, frozen=True):
    """The settings as they stand, which one is looked at, and what this device has.

    ``people`` are who plays, each with how many sides on from the near one of the screen he sits.
    """

    settings: Settings
    opened: str
    chosen: str
    ports: tuple[str, ...]
    speaks: bool
    people: Mapping[Seat, tuple[str, int]] = {}


def names_in(desk: Desk, group: str) -> tuple[str, ...]:
    """Return the settings of a group; where each player sits is among those of turning."""
    sides = (f"{SIDE}{seat}" for seat in desk.people) if group == "turning" else ()
    return (*GROUPS[group], *sides)


def group_of(desk: Desk, name: str) -> str:
    """Return the group a setting belongs to."""
    return next(group for group in GROUPS if name in names_in(desk, group))


def seat_of(name: str) -> Seat | None:
    """Return whose side of the table a setting is."""
    return int(name.removeprefix(SIDE)) if name.startswith(SIDE) else None


def now(desk: Desk, name: str) -> Any:
    """Return the present value of a setting."""
    seat = seat_of(name)
    return getattr(desk.settings, name) if seat is None else desk.people[seat][1]


def called(say: Catalogue, desk: Desk, name: str) -> str:
    """Return what a setting is called."""
    seat = seat_of(name)
    return say(f"set.{name}") if seat is None else say("set.side", name=desk.people[seat][0])


def offered(desk: Desk, name: str) -> tuple[Any, ...]:
    """Return the values a setting may have; a PIN is typed, and the ports are those there are."""
    if name == "pin":
        return ()
    if seat_of(name) is not None:
        return tuple(range(len(SIDES)))
    if name == "tray":
        return tuple(dict.fromkeys((*PORTS[:2], *desk.ports, PORTS[2], desk.settings.tray)))
    if KINDS[name] is bool:
        return (True, False) if name != "read_aloud" or desk.speaks else (False,)
    return get_args(KINDS[name])


def shortened(address: str) -> str:
    """Return the end of an address, which is what tells it from others."""
    name = address.partition(":")[2]
    return name if len(name) <= LONGEST else f"…{name[-LONGEST:]}"


def told(say: Catalogue, name: str, value: Any) -> str:
    """Return a value in words."""
    if seat_of(name) is not None:
        return say(f"side.{value}")
    if name == "pin":
        return say("set.pin.on") if value else say("set.pin.off")
    if name == "tray" and value not in PORTS:
        return say("set.tray.sim") if value.startswith("sim:") else shortened(value)
    if name == "tray":
        return say(f"set.tray.{value.partition(':')[0]}")
    if isinstance(value, bool):
        yes, no = WAYS if name == "board_clockwise" else ("on", "off")
        return say(f"set.{yes if value else no}")
    return say(f"set.{name}.{value}")


def rows(say: Catalogue, desk: Desk) -> Iterator[RuleRowVM]:
    """Yield the groups; the open one has its settings below it."""
    for group in GROUPS:
        opened = group == desk.opened
        yield RuleRowVM(f"group:{group}", say(f"set.group.{group}"), "", ICONS[group], opened)
        for name in names_in(desk, group) if opened else ():
            value = told(say, name, now(desk, name))
            chosen = name == desk.chosen
            note = say(f"set.{name.partition('.')[0]}.note")
            title = called(say, desk, name)
            yield RuleRowVM(f"rule:{name}", title, value, "", chosen, note=note)


def slip(say: Catalogue, desk: Desk) -> SlipVM:
    """Return what the chosen setting does."""
    name, group = desk.chosen, group_of(desk, desk.chosen)
    value = told(say, name, now(desk, name))
    row = RowVM(called(say, desk, name), rule=why(say, desk, name))
    return SlipVM("", ICONS[group], say(f"set.group.{group}"), say("set.now", text=value), (row,))


def why(say: Catalogue, desk: Desk, name: str) -> str:
    """Return what a setting is for, or why it cannot be had."""
    if name == "read_aloud" and not desk.speaks:
        return say("set.read_aloud.absent")
    return say(f"set.{name.partition('.')[0]}.why")


def values(say: Catalogue, desk: Desk) -> Iterator[ValueVM]:
    """Yield the values of the chosen setting."""
    for n, value in enumerate(offered(desk, desk.chosen)):
        yield ValueVM(f"value:{n}", told(say, desk.chosen, value), value == now(desk, desk.chosen))


def main_key(say: Catalogue, desk: Desk) -> KeyVM | None:
    """Return what can be done besides: turn the screen, set the PIN or remove it."""
    if desk.chosen == "orientation":
        return KeyVM("quarter", say("set.quarter"), "rotate", tone="primary")
    if desk.chosen == "pin" and desk.settings.pin:
        return KeyVM("drop_pin", say("set.pin.remove"), "trash", tone="primary")
    if desk.chosen == "pin":
        return KeyVM("set_pin", say("set.pin.choose"), "lock", tone="primary")
    return None


def settings(say: Catalogue, around: BareVM | FrameVM, desk: Desk) -> SettingsVM | EarlySettingsVM:
    """Return the settings, with the bar or without."""
    make = SettingsVM if isinstance(around, FrameVM) else EarlySettingsVM
    return make(
        around,
        say("set.title"),
        say("set.at_once"),
        f"group:{desk.opened}",
        tuple(rows(say, desk)),
        slip(say, desk),
        tuple(values(say, desk)),
        (),
        PadVM("", say("done"), say("cancel")),
        KeyVM("back", "", "back"),
        main=main_key(say, desk),
    )


def pin(
    say: Catalogue, around: BareVM | FrameVM, purpose: Purpose, least: int, most: int
) -> PinVM | EarlyPinVM:
    """Ask for the PIN, or for a new one."""
    make = PinVM if isinstance(around, FrameVM) else EarlyPinVM
    return make(
        around,
        SlipVM(
            "", "lock", say(f"pin.{purpose}"), say("set.pin"), (RowVM(say(f"pin.{purpose}.text")),)
        ),
        least,
        most,
        say("done"),
        KeyVM("cancel", say("cancel")),
    )
