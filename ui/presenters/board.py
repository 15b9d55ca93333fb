"""The board as it lies, and what lies in the middle of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from companion.effects import CellIndex
from companion.game import Game
from companion.ledger import Seat
from companion.shares import price
from ui.presenters.bank import icon_of, short_name
from ui.presenters.frame import awaited
from ui.presenters.heads import icon, industry
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm_map import BoardVM, FactVM, SquareVM
from ui.ring import evenly

Corner = Literal["lower_right", "lower_left", "upper_left", "upper_right"]
TURNS: tuple[Corner, ...] = ("lower_right", "lower_left", "upper_left", "upper_right")
"""Where START may lie, a quarter turn clockwise each."""
CLOCKWISE, OTHER_WAY = ("left", "up", "right", "down"), ("up", "right", "down", "left")
"""Where the way leads from each of these corners."""
FACTS = 3
"""How many facts have room inside the ring."""


class Lie(Struct, frozen=True):
    """How the real board lies before who reads the screen, and which way one goes round it."""

    start: Corner = "lower_right"
    clockwise: bool = True

    @property
    def turns(self) -> int:
        """How many quarter turns clockwise from the lower right START lies."""
        return TURNS.index(self.start)

    @property
    def arrow(self) -> str:
        """Which arrow points from START on the way."""
        return (CLOCKWISE if self.clockwise else OTHER_WAY)[self.turns]


def mover(game: Game) -> Seat:
    """Return whose token moves next: who has to do something now, else who threw last."""
    seat = awaited(game)
    return game.count("thrower") if seat is None else seat


def board(scene: Scene, chosen: CellIndex, lie: Lie) -> BoardVM:
    """Return the ring of cells with who owns them and who stands where."""
    game = scene.game
    cells = range(len(game.edition.cells))
    return BoardVM(
        tuple(square(scene, cell) for cell in cells),
        game.edition.corners or evenly(len(cells)),
        tuple((scene.player(seat), game.positions[seat]) for seat in game.seats),
        mover(game),
        chosen,
        lie.turns,
        lie.clockwise,
    )


def square(scene: Scene, cell: CellIndex) -> SquareVM:
    """Return one cell as it looks from above."""
    game = scene.game
    shown, colour = icon(scene, cell), industry(scene, cell)
    deed = game.edition.printed[cell]
    held = game.holdings.get(deed) if deed else None
    if deed is None or held is None:
        return SquareVM(shown, colour)
    level, steps = game.level(deed), game.edition.ladder.steps
    great = bool(level) and level == len(steps) and steps[-1] != steps[0]
    return SquareVM(shown, colour, scene.player(held.owner), held.mortgaged, level, great)


def facts(scene: Scene) -> tuple[FactVM, ...]:
    """Return what lies in the middle of the table: the pots, the price of a share, the box."""
    game, say = scene.game, scene.say
    found = [
        FactVM(icon_of(game, pot), short_name(scene, pot), game.ledger.balance(pot))
        for pot in game.edition.pots
    ]
    if game.edition.shares is not None:
        found.append(FactVM("exchange", say("map.share"), price(game)))
    for piece in game.edition.ladder.stock:
        if game.options.building_supply == "box_limit":
            many = game.edition.forms_of(piece).in_(scene.language)[-1]
            label = capital(say("map.box", name=many))
            found.append(FactVM("house", label, game.in_the_box(piece)))
    return tuple(found[:FACTS])
