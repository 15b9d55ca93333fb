"""The head of a stage: whose turn, which dice, where the token is."""

from __future__ import annotations

from companion.effects import CellIndex, Exempt
from companion.events import Assessed, Laid, Rolled
from companion.game import Paper
from companion.ledger import Seat
from ui.presenters.scene import Scene
from ui.presenters.vm import HeadVM


def head(scene: Scene, seat: Seat) -> HeadVM:
    """Return what a seat threw and where that led."""
    cell, name, thrown = scene.game.positions[seat], scene.player(seat).name, last_throw(scene)
    dice = thrown.dice if thrown and thrown.seat == seat else ()
    return HeadVM(
        scene.say("rolled", name=name, count=sum(dice)) if dice else name,
        "" if dice else standing_on(scene, seat),
        None if dice else scene.player(seat),
        dice,
        scene.say("cell", count=cell),
        str(cell),
        (icon(scene, cell),),
    )


def turn_head(scene: Scene, seat: Seat, chip: str, chip_short: str) -> HeadVM:
    """Return whose turn it is, and how the tray does."""
    title = scene.say("turn", name=scene.player(seat).name)
    return HeadVM(
        title, standing_on(scene, seat), scene.player(seat), chip=chip, chip_short=chip_short
    )


def told_for_nothing(scene: Scene) -> str:
    """Return what the entry just made came to, if it cost nobody anything: an exemption, no lot."""
    if scene.fresh is None or scene.fresh.back:
        return ""
    for fact in reversed(scene.fresh.events):
        match fact:
            case Assessed(sum=sum_) if not sum_.total:
                return scene.words.nothing(sum_, scene.game)
            case Laid(Paper(says=Exempt(), holder=int(holder))):
                told = scene.words.effects((Exempt(),), scene.game)
                return f"{scene.player(holder).name}: {told}"
            case Assessed():
                return ""
    return ""


def standing_on(scene: Scene, seat: Seat) -> str:
    """Return where a token stands, and the round."""
    cell = scene.game.edition.name_of(scene.game.positions[seat]).in_(scene.language)
    return scene.say("standing_on", cell=cell, count=scene.game.count("round"))


def last_throw(scene: Scene) -> Rolled | None:
    """Return the throw that is being settled."""
    for moment in reversed(scene.table.past):
        for fact in reversed(moment.entry.events):
            if isinstance(fact, Rolled):
                return fact
    return None


def icon(scene: Scene, cell: CellIndex) -> str:
    """Return the picture of a cell: its own, or that of its deed's industry."""
    edition = scene.game.edition
    deed = edition.printed[cell]
    own = edition.cells[cell].icon or "table"
    return edition.groups[edition.deeds[deed].group].icon if deed else own


def industry(scene: Scene, cell: CellIndex) -> str:
    """Return the colour of the industry on a cell; empty where there is no plot."""
    edition = scene.game.edition
    deed = edition.printed[cell]
    return edition.groups[edition.deeds[deed].group].colour if deed else ""
