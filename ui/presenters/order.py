"""An order to who is on the exchange: to deal for another, for a commission."""

from __future__ import annotations

from msgspec.structs import replace

from companion.agenda import Order
from companion.commands import Accept, Decline
from companion.ledger import SHARE, Money, purse
from companion.ruling import Granted
from companion.shares import worth
from companion.statement import charges
from ui.presenters.frame import frame
from ui.presenters.heads import head
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip
from ui.presenters.vm import RowVM
from ui.presenters.vm_table import QuestionVM


def order(scene: Scene, item: Order) -> QuestionVM:
    """Return who asks for what, and what there is to earn by it."""
    say, game, client = scene.say, scene.game, scene.player(item.client).name
    shares = scene.words.pieces(SHARE, item.count, game.edition)
    what = say("order.sells", text=shares) if item.sells else say("order.buys", text=shares)
    rows = (
        RowVM(what, scene.money(worth(game, item.count))),
        RowVM(say("order.fee", name=scene.player(item.seat).name), f"{item.commission}\u00a0%"),
    )
    slip = bank_slip(scene, say("order.title"), rows, say("order.earned"), earned(scene, item))
    keys = (
        scene.key("decline", say("order.no"), Decline(item.seat), icon="close"),
        scene.key("accept", say("order.yes"), Accept(item.seat), icon="check", tone="primary"),
    )
    told = replace(slip, icon="exchange", note=say("order.of", name=client), why="")
    return QuestionVM(frame(scene), head(scene, item.seat), told, keys)


def earned(scene: Scene, item: Order) -> Money:
    """Return what saying yes would bring the broker."""
    ruling = scene.table.judge(Accept(item.seat))
    due = charges(ruling.events) if isinstance(ruling, Granted) else ()
    return sum(charge.sum.total for charge in due if charge.payee == purse(item.seat))
