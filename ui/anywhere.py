"""What keys mean on every screen."""

from __future__ import annotations

from ui.clerk import Clerk
from ui.hourglass import Hourglass
from ui.places.house import House


def anywhere(house: House, clerk: Clerk, hourglass: Hourglass, verb: str, rest: str) -> bool:
    """Do what a key means that stands on many screens, and say whether it is one."""
    match verb:
        case "undo":
            clerk.undo()
        case "redo":
            clerk.redo()
        case "disk":
            clerk.retry()
        case "clock":
            hourglass.read()
        case "rotate":
            house.set(**house.turntable.quarter(house.settings))
        case _:
            return leads(house, verb, rest)
    return True


def leads(house: House, verb: str, rest: str) -> bool:
    """Go where a key leads to from many screens, and say whether it is one."""
    match verb:
        case "tab" | "claims":
            house.go(rest or verb)
        case "seat":
            house.go("sheet", int(rest))
        case "bank":
            house.go("bank", *rest.split(":"))
        case "market":
            house.go("market", int(rest) if rest else None)
        case "settings" | "at_hand":
            house.go(verb, *((int(rest),) if rest else ()), house.place)
        case _:
            return False
    return True
