"""What a tray says and does, in a line each, for whoever watches it on a terminal."""

import time

from hardware.gpio_pins import REMEDIES
from hardware.line_log import Logged
from hardware.signals import Pressed
from hardware.throw import (
    Chosen,
    Doubted,
    Ignored,
    Known,
    Notice,
    Status,
    Throw,
    TrayEvent,
    Trays,
)


def line(heard: Logged) -> str:
    """Tell when a line came, what was made of it, and what it says."""
    clock = time.strftime("%H:%M:%S", time.localtime(heard.wall))
    return f"{clock}  {heard.verdict:13} {heard.text}  {heard.note}".rstrip()


def event(told: TrayEvent) -> str:
    """Tell what happened."""
    match told:
        case Throw():
            return f"=== throw {_throw(told)}"
        case Doubted(throw):
            return f"=== doubt {_throw(throw)}"
        case Status(state, path, detail, tray):
            return " ".join(filter(None, ["===", state, path, tray, detail]))
        case Notice(concern, detail):
            remedy = f"- {REMEDIES[concern]}" if concern in REMEDIES else ""
            return " ".join(filter(None, ["=== notice", concern, detail, remedy]))
        case Pressed(coin, button):
            return f"=== pressed {button} of coin {coin}"
        case Trays() | Ignored() | Chosen():
            return _of_several(told)


def _of_several(told: Trays | Ignored | Chosen) -> str:
    match told:
        case Ignored(throw, title):
            return f"=== ignored {_throw(throw)}  in {title}, which is not played with"
        case Chosen(mark):
            return f"=== chosen {mark}"
        case Trays(known):
            return "=== trays " + (
                "; ".join(_known(*one) for one in enumerate(known, 1))
                or "none but the one played with"
            )


def _known(number: int, tray: Known) -> str:
    return f"{number} {tray.title} {tray.state}{', played with' if tray.active else ''}"


def _throw(throw: Throw) -> str:
    said = f"{' '.join(throw.dice)}  {throw.quality}, {throw.age} ms  {throw.id}"
    if throw.rival:
        said += f"  before: {' '.join(throw.rival)}"
    return said + (f"  {throw.missed} missed" if throw.missed else "")
