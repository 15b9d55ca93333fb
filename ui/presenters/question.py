"""Any choice without a screen of its own."""

from __future__ import annotations

from typing import TypeGuard

from companion.agenda import Do, Item, Which
from companion.commands import Accept, Command
from companion.deferred import Befall, Owe
from companion.effects import Remark
from companion.lots import Lot
from companion.ruling import Choice, Refused
from ui.presenters.frame import frame
from ui.presenters.heads import head
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip, capital
from ui.presenters.vm import KeyVM, RowVM
from ui.presenters.vm_table import QuestionVM


def answers(scene: Scene) -> tuple[Choice, ...]:
    """Return the complete answers to the question on top; forms have screens of their own."""
    return tuple(c for c in scene.table.choices() if c.answers and not c.open)


def question(scene: Scene, item: Item) -> QuestionVM:
    """Return a question in words, a key for each answer."""
    game, words = scene.game, scene.words
    seat = item.seat if item.seat is not None else game.count("thrower")
    keys, found = [], answers(scene)
    tone = "primary" if len(found) == 1 else "plain"
    for number, choice in enumerate(found):
        refused = choice.ruling if isinstance(choice.ruling, Refused) else None
        why = words.sentence(refused.ground.article, refused.ground.facts, game) if refused else ""
        keys.append(
            KeyVM(
                f"answer:{number}",
                says(scene, item, choice.command),
                enabled=not refused,
                refusal=why,
                tone=tone,
            )
        )
    slip = bank_slip(scene, asked(scene, item), (RowVM(said(scene, item)),))
    return QuestionVM(frame(scene), head(scene, seat), slip, tuple(keys))


def asked(scene: Scene, item: Item) -> str:
    """Return what the table waits for; of what is held, and is no payment, what set it off."""
    if held(item) and isinstance(item.effect, Lot):
        return scene.say("question.lot")
    if held(item) and item.at is not None:
        return scene.words.cell(item.at, scene.game)
    if held(item):
        return capital(scene.words.via(item.via, scene.game))
    return scene.words.question(item, scene.game)


def said(scene: Scene, item: Item) -> str:
    """Return what a cell says that is for the table to see to, or that one answer is wanted."""
    match item:
        case Do(effect=Remark() as remark):
            return scene.words.effects((remark,), scene.game)
        case Do(effect=Befall(effects)) if effects:
            return capital(scene.words.effects(effects, scene.game))
        case Do(effect=Lot(deed)):
            return scene.say("question.lot.deed", deed=scene.words.deed(deed, scene.game))
    if isinstance(item, Which) and item.asks == "favourable":
        return scene.say("question.favourable")
    return scene.say("question.choose")


def held(item: Item) -> TypeGuard[Do]:
    """Return whether an effect waits for its seat that is no payment."""
    return isinstance(item, Do) and not isinstance(item.effect, Owe)


def says(scene: Scene, item: Item, command: Command) -> str:
    """Return what an answer does."""
    insurable = held(item) and isinstance(item.effect, Befall | Lot)
    if held(item) and isinstance(command, Accept) and not insurable:
        return scene.say("done")
    return capital(scene.words.command(command, scene.game))
