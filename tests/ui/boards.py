"""Entering a board of one's own by touches, without a window."""

from __future__ import annotations

from typing import Any

from companion.proof import fields, pages
from tests.ui.house import Evening
from ui.places import Places
from ui.places.proof import ProofPlace
from ui.presenters.vm_proof import ProofVM

EMPTY = ("edition:+", "edition:+", "edition:millionaire-classic")

OWN = "own-board"


def on_the_desk(places: Places) -> ProofPlace:
    """Return where boards are entered."""
    place = places["proof"]
    assert isinstance(place, ProofPlace)
    return place


def typing(place: str, value: str) -> str:
    """Return the touch that enters a value of TINY, as the screen would send it."""
    return f"typed:{value}:field:{place}" if value.isdigit() else f"text:{value}"


def entered(evening: Evening, *typed: tuple[str, str]) -> ProofVM:
    """Touch every field, and enter its value by the means the screen offers."""
    for place, value in typed:
        proof = on_the_desk(evening.places).board
        page = next(p for p in pages(proof) if place in {f.place for f in fields(proof, p)})
        view = evening.touch(f"page:{page}", f"field:{place}")
        field = next(f for f in fields(proof, page) if f.place == place)
        if field.ask == "choice":
            assert view.asked.picks or view.asked.swatches
            evening.act(f"way:{field.choices.index(value)}")
        elif field.ask == "number":
            assert view.asked.unit is not None
            evening.act(f"typed:{value}:next")
        else:
            assert view.asked.typing is not None
            evening.act(f"text:{value}")
    view = evening.view()
    assert isinstance(view, ProofVM)
    return view


def card(view: Any, name: str) -> Any:
    return next(found for found in view.cards if found.id == name)
