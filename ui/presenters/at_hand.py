"""What a player may put to use now: kept cards and policies, more of them than keys have room."""

from __future__ import annotations

from companion.commands import UseCard
from companion.ledger import Seat
from companion.words import decks
from ui.presenters.frame import frame
from ui.presenters.heads import head
from ui.presenters.policies import sheltering, shown
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip, capital
from ui.presenters.vm import KeyVM, RowVM
from ui.presenters.vm_table import QuestionVM

BESIDE = 3
"""How many such keys have room beside other things."""


def kept(scene: Scene, seat: Seat) -> tuple[KeyVM, ...]:
    """Return the keys that use the kept cards whose moment it is."""
    found = []
    for paper in scene.game.kept_by(seat):
        name = capital(decks.paper(scene.words, paper.id, scene.game))
        command = UseCard(seat, paper.id)
        found.append(scene.key(f"use:{paper.id}", name, command, icon="chance"))
    return tuple(key for key in found if key.enabled)


def policies_to_show(scene: Scene, seat: Seat) -> tuple[KeyVM, ...]:
    """Return the keys that show a policy: against what is on top, else against what lies there."""
    return shown(scene, seat) or sheltering(scene, seat)


def folded(
    scene: Scene, seat: Seat, keys: tuple[KeyVM, ...], most: int = BESIDE
) -> tuple[KeyVM, ...]:
    """Return *keys*, or one that leads to the page of all of them if they are too many."""
    if len(keys) <= most:
        return keys
    count = len(kept(scene, seat)) + len(policies_to_show(scene, seat))
    return (KeyVM(f"at_hand:{seat}", scene.say("at_hand", count=count), keys[0].icon),)


def at_hand(scene: Scene, seat: Seat) -> QuestionVM:
    """Return the page of everything that a player may put to use now."""
    say = scene.say
    slip = bank_slip(scene, say("at_hand.title"), (RowVM(say("at_hand.text")),))
    back = KeyVM("back", say("back"), "back", tone="ghost")
    keys = (*kept(scene, seat), *policies_to_show(scene, seat), back)
    return QuestionVM(frame(scene), head(scene, seat), slip, keys)
