"""Slips: the lines of a reckoning, and the deed they speak of."""

from __future__ import annotations

from msgspec.structs import replace

from companion.assessment import Assessment
from companion.board import Plot
from companion.deferred import Owe
from companion.ledger import DeedId, Money, Seat, seat_of
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


def due_slip(scene: Scene, seat: Seat, owe: Owe) -> SlipVM:
    """Return the slip of what a seat owes; that of a tax has a row for each thing it is on."""
    slip = owed_slip(scene, owe)
    if owe.topic != "tax":
        return slip
    rows = tuple(row for charge in owe.charges for row in parts(scene, charge.sum))
    note = scene.say("slip.pays", name=scene.player(seat).name)
    return replace(slip, icon="inspect", note=note, rows=rows, total_label=scene.say("to_pay"))


def parts(scene: Scene, sum_: Assessment) -> tuple[RowVM, ...]:
    """Return a row for each part of a sum, with its arithmetic, then what was done to the sum."""
    first, *rest = sum_.lines
    rows = [part_row(scene, part) for part in first.parts]
    for line in rest:
        text, value = scene.words.line(line, scene.game, first=False)
        rows.append(RowVM(text, value))
    return tuple(rows)


def part_row(scene: Scene, part: Assessment) -> RowVM:
    """Return a part of a sum in one line: what it is on, how it is reckoned, what it comes to."""
    first = part.lines[0]
    text, deed = scene.words.line(first, scene.game)[0], first.facts.get("deed")
    steps = [line for line in part.lines if line.op == "times" and line.value != 1]
    if isinstance(deed, str) and isinstance(scene.game.edition.deeds[deed], Plot) and part.total:
        text = scene.words.deed(deed, scene.game)
    if steps:
        text = f"{text}, {first.value} " + " ".join(f"× {line.value}" for line in steps)
    return RowVM(text.replace(" × ", "\u00a0×\u00a0"), scene.words.number(part.total))


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
