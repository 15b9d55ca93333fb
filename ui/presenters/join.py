"""Who sits down at a game that is under way."""

from __future__ import annotations

from companion.decisions import Join
from companion.game import Player
from ui.presenters.frame import frame
from ui.presenters.scene import Scene, coins_of
from ui.presenters.seats import person
from ui.presenters.vm import KeyVM
from ui.presenters.vm_more import JoinVM
from ui.presenters.vm_rules import ValueVM
from ui.settings import SIDES


def join(scene: Scene, player: Player, near: int) -> JoinVM:
    """Return the form of who sits down, at which of the sides counted from the *near* one."""
    say, game = scene.say, scene.game
    return JoinVM(
        frame(scene),
        say("join"),
        say("join.note", sum=scene.money(game.options.opening_cash)),
        person(say, player.name, player.coin, coins_of(game)),
        say("join.side"),
        tuple(ValueVM(f"side:{n}", say(f"side.{n}"), n == near) for n in range(len(SIDES))),
        KeyVM("tab:more", say("back"), "back"),
        scene.key("sit", say("join.sit"), Join(player), icon="check", tone="primary"),
    )
