"""The situation a question is about, part by part."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.inquiry import Visitation
from companion.questions import Answer
from ui.presenters.bank import icon_of
from ui.presenters.heads import icon, industry
from ui.presenters.inquiry import Inquiry, owner_of, parts_of, rent
from ui.presenters.ledger import brief
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm_arbiter import ChipVM

ORDER_ICONS = {
    "build": "house",
    "sell": "minus",
    "mortgage": "lock",
    "redeem": "key",
    "sell_deed": "bank",
}
LONGEST = 34
"""How many letters of an entry or a rule a chip holds."""


def chips(scene: Scene, inquiry: Inquiry, found: Answer) -> tuple[ChipVM, ...]:
    """Return a chip for every part of the situation."""
    parts = parts_of(scene.game, inquiry)
    return tuple(CHIPS[part](scene, inquiry, found) for part in parts)


def seat(scene: Scene, inquiry: Inquiry, _found: Answer) -> ChipVM:
    """Return who it is about."""
    player = scene.player(inquiry.seat)
    return ChipVM("chip:seat", player.name, player, wide=132)


def cell(scene: Scene, inquiry: Inquiry, found: Answer, part: str = "cell") -> ChipVM:
    """Return where it is: where the dice lead, if there are dice."""
    at = found.cell if isinstance(found, Visitation) else inquiry.cell
    name = scene.game.edition.name_of(at).in_(scene.language)
    picture = icon(scene, at), industry(scene, at)
    return ChipVM(f"chip:{part}", name, None, *picture, wide=228)


def plot(scene: Scene, inquiry: Inquiry, found: Answer) -> ChipVM:
    """Return which plot it is about."""
    return cell(scene, inquiry, found, "plot")


def whose(scene: Scene, inquiry: Inquiry, _found: Answer) -> ChipVM:
    """Return whose plot it is, or is supposed to be."""
    say, seat = scene.say, owner_of(scene.game, inquiry)
    player = None if seat is None else scene.player(seat)
    name = player.name if player else say("arbiter.nobodys")
    label = say("arbiter.supposed", name=name) if inquiry.whose else name
    return ChipVM("chip:whose", label, player, "" if player else "bank", wide=168)


def dice(scene: Scene, inquiry: Inquiry, _found: Answer) -> ChipVM:
    """Return what is thrown, or that nothing is."""
    label = "{} + {}".format(*inquiry.dice) if inquiry.thrown else scene.say("arbiter.no_dice")
    return ChipVM("chip:dice", label, icon="dice")


def order(scene: Scene, inquiry: Inquiry, _found: Answer) -> ChipVM:
    """Return what one wants to do."""
    label = scene.say(f"arbiter.order.{inquiry.order}")
    return ChipVM("chip:order", label, icon=ORDER_ICONS[inquiry.order], wide=168)


def said(scene: Scene, inquiry: Inquiry, _found: Answer) -> ChipVM:
    """Return which sum is claimed."""
    return ChipVM("chip:said", scene.money(rent(scene.table, inquiry)), icon="coin")


def entry(scene: Scene, inquiry: Inquiry, _found: Answer) -> ChipVM:
    """Return which entry it is about, or that it is about what is due now."""
    made = [m for m in scene.table.past if m.entry.seq == inquiry.entry]
    label = scene.words.command(made[0].command, made[0].before) if made else ""
    shown = brief(capital(label), LONGEST) or scene.say("arbiter.now")
    return ChipVM("chip:entry", shown, icon="ledger")


def account(scene: Scene, inquiry: Inquiry, _found: Answer) -> ChipVM:
    """Return whose money it is about."""
    name, player = inquiry.account, scene.holder(inquiry.account)
    picture = "" if player else icon_of(scene.game, name)
    return ChipVM("chip:account", scene.words.account(name, scene.game), player, picture)


def chapter(scene: Scene, inquiry: Inquiry, _found: Answer) -> ChipVM:
    """Return which chapter of the rules is open."""
    return ChipVM("chip:chapter", scene.words.plain(f"chapter.{inquiry.chapter}"), icon="info")


def option(scene: Scene, inquiry: Inquiry, _found: Answer) -> ChipVM:
    """Return which house rule it is about."""
    text = scene.words.plain(f"option.{inquiry.option}")
    return ChipVM("chip:option", brief(text, LONGEST), icon="people")


Chip = Callable[[Scene, Inquiry, Answer], ChipVM]
CHIPS: Mapping[str, Chip] = {
    "seat": seat,
    "cell": cell,
    "plot": plot,
    "whose": whose,
    "dice": dice,
    "order": order,
    "said": said,
    "entry": entry,
    "account": account,
    "chapter": chapter,
    "option": option,
}
