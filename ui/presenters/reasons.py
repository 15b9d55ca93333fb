"""The reasons of a charge, line by line, as they were applied."""

from __future__ import annotations

from msgspec.structs import replace

from companion.assessment import Assessment
from ui.presenters.frame import frame
from ui.presenters.heads import head
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip, reasons
from ui.presenters.vm import KeyVM
from ui.presenters.vm_ledger import ReasonsVM


def why(scene: Scene, sums: tuple[Assessment, ...], *, decidable: bool) -> ReasonsVM:
    """Return every line of every sum, and the way to decide otherwise where that makes sense."""
    say = scene.say
    rows = tuple(row for sum_ in sums for row in reasons(scene, sum_))
    total = sum(sum_.total for sum_ in sums)
    slip = replace(bank_slip(scene, say("reasons"), rows, say("total"), total), why="")
    return ReasonsVM(
        frame(scene),
        head(scene, scene.game.count("thrower")),
        slip,
        KeyVM("understood", say("understood"), "check", tone="primary"),
        KeyVM("overrule", say("overrule"), "people") if decidable else None,
    )
