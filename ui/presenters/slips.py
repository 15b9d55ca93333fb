"""Slips: the lines of a reckoning, and the deed they speak of."""

from __future__ import annotations

from companion.assessment import Assessment
from companion.deferred import Owe
from companion.ledger import DeedId, Money, seat_of
from ui.presenters.scene import Scene
from ui.presenters.vm import RowVM, SlipVM

SIGNS = {"times": "×", "plus": "+"}


def owed_slip(scene: Scene, owe: Owe) -> SlipVM:
    """Return all that is owed together, under the name of what it is paid for."""
    rows = tuple(row for part in owe.charges for row in reasons(scene, part.sum))
    label = scene.say("to_pay")
    if len(owe.charges) == 1 and (steps := workings(owe.charges[0].sum)):
        label = scene.say("to_pay.steps", text=steps)
    deed = owe.charges[0].sum.lines[0].facts.get("deed")
    if isinstance(deed, str):
        return deed_slip(scene, deed, rows, label, owe.total)
    return bank_slip(scene, paid_for(scene, owe), rows, label, owe.total)


def paid_for(scene: Scene, owe: Owe) -> str:
    """Return what a payment without a deed is called: after the card, the pot or the bank."""
    first = owe.charges[0]
    if owe.topic == "tax":
        return capital(scene.words.topic(owe.topic))
    via = str(first.sum.lines[0].facts.get("via"))
    if via.startswith("card:"):
        return capital(scene.words.via(via, scene.game))
    if deck := scene.game.edition.decks.get(via):
        return deck.name.in_(scene.language)
    if seat_of(first.payee) is None:
        return scene.words.account(first.payee, scene.game)
    return scene.say("payment")


def bank_slip(
    scene: Scene, title: str, rows: tuple[RowVM, ...], label: str = "", total: Money | None = None
) -> SlipVM:
    """Return a slip of the bank's own."""
    why = scene.say("why") if total is not None else ""
    return SlipVM("", "bank", title, "", rows, label, total, scene.unit, why)


def deed_slip(
    scene: Scene, deed: DeedId, rows: tuple[RowVM, ...], label: str, total: Money
) -> SlipVM:
    """Return a slip in the colours of a deed's industry, with who owns it."""
    edition = scene.game.edition
    printed, owner = edition.deeds[deed], scene.game.owner(deed)
    group = edition.groups[printed.group]
    held = (
        scene.say("deed.free")
        if owner is None
        else scene.say("deed.owner", name=scene.player(owner).name)
    )
    return SlipVM(
        group.colour,
        group.icon,
        printed.name.in_(scene.language),
        f"{group.name.in_(scene.language)} · {held}",
        rows,
        label,
        total,
        scene.unit,
        scene.say("why"),
        scene.say("deed.unverified") if printed.unverified else "",
    )


def reasons(scene: Scene, sum_: Assessment) -> tuple[RowVM, ...]:
    """Return the rows of a reckoning, the very lines that are charged, with their rules."""
    return tuple(
        RowVM(reason.text, reason.value, reason.rule, reason.cite)
        for reason in scene.words.reasons(sum_, scene.game)
    )


def workings(sum_: Assessment) -> str:
    """Return the sum as arithmetic, ``32 × 2``; nothing if there is but one step."""
    first, *rest = (line for line in sum_.lines if line.op != "void")
    if not rest or any(line.op not in SIGNS for line in rest):
        return ""
    return " ".join([str(first.value), *(f"{SIGNS[line.op]} {line.value}" for line in rest)])


def capital(text: str) -> str:
    """Return *text* with a capital at its beginning."""
    return text[:1].upper() + text[1:]
