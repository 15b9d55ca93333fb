"""What there is to choose from for a part of the situation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from companion.ledger import BANK, purse
from companion.questions import chapters
from ui.presenters.bank import icon_of, ordered
from ui.presenters.heads import icon, industry
from ui.presenters.house_rules import LENGTH, group_of, grouped
from ui.presenters.inquiry import ORDERS, Inquiry, charged, deed_of, due, owner_of
from ui.presenters.ledger import brief
from ui.presenters.rules import ICONS, OTHER
from ui.presenters.scene import Scene
from ui.presenters.situation import ORDER_ICONS
from ui.presenters.slips import capital
from ui.presenters.vm import KeyVM
from ui.presenters.vm_arbiter import PickerVM, PickVM

Picks = Iterator[PickVM]


def picker(scene: Scene, inquiry: Inquiry, part: str) -> PickerVM:
    """Return the page on which a part of the situation is chosen."""
    say, close = scene.say, KeyVM("close", scene.say("back"), "back")
    if part == "dice":
        none = KeyVM("pick:none", say("arbiter.no_dice"))
        return PickerVM(say("arbiter.pick.dice"), dice=inquiry.dice, keys=(close, none))
    if part == "said":
        done = KeyVM("pick", say("done"), "check", tone="primary")
        title = say("arbiter.pick.said")
        return PickerVM(title, unit=scene.unit, keys=(close,), done=done)
    picks = tuple(LISTS[part](scene, inquiry))
    return PickerVM(say(f"arbiter.pick.{part}"), picks, keys=(close,))


def seats(scene: Scene, inquiry: Inquiry) -> Picks:
    """Yield the players in the game; who owns the plot owes nothing on it."""
    game = scene.game
    owner = owner_of(game, inquiry) if inquiry.kind in {"rent", "claim"} else None
    for seat in game.seats:
        if seat != owner:
            player = scene.player(seat)
            yield PickVM(str(seat), player.name, "", player, chosen=seat == inquiry.seat)


def cells(scene: Scene, inquiry: Inquiry) -> Picks:
    """Yield every cell."""
    for cell in range(len(scene.game.edition.cells)):
        yield place(scene, inquiry, cell)


def plots(scene: Scene, inquiry: Inquiry) -> Picks:
    """Yield the cells with a plot, those that somebody owns first."""
    visits, owner = scene.game.edition.visits, scene.game.owner
    for deed in sorted(scene.game.edition.way, key=lambda deed: owner(deed) is None):
        yield place(scene, inquiry, visits[deed])


def place(scene: Scene, inquiry: Inquiry, cell: int) -> PickVM:
    """Return a cell, and who owns it."""
    game = scene.game
    deed = game.edition.printed[cell]
    owner = game.owner(deed) if deed else None
    note = "" if owner is None else scene.player(owner).name
    name = game.edition.name_of(cell).in_(scene.language)
    picture = icon(scene, cell), industry(scene, cell)
    return PickVM(str(cell), name, note, None, *picture, chosen=cell == inquiry.cell)


def owners(scene: Scene, inquiry: Inquiry) -> Picks:
    """Yield who may be supposed to own the plot: as it is, the others, nobody."""
    say, game, asked = scene.say, scene.game, inquiry.whose
    owes = {inquiry.seat} if inquiry.kind in {"rent", "claim"} else set()
    yield PickVM("", say("arbiter.as_it_is"), chosen=not asked)
    for seat in game.seats:
        if seat not in {*owes, game.owner(deed_of(game, inquiry))}:
            player, name = scene.player(seat), purse(seat)
            yield PickVM(name, player.name, "", player, chosen=name == asked)
    yield PickVM(BANK, say("arbiter.nobodys"), icon="bank", chosen=asked == BANK)


def orders(scene: Scene, inquiry: Inquiry) -> Picks:
    """Yield what one may want to do."""
    for order in ORDERS:
        label = scene.say(f"arbiter.order.{order}")
        mark = ORDER_ICONS[order]
        yield PickVM(order, label, icon=mark, chosen=order == inquiry.order)


def entries(scene: Scene, inquiry: Inquiry) -> Picks:
    """Yield what is due now, if anything is, and every entry that charged something."""
    if not due(scene.table):
        yield PickVM("0", scene.say("arbiter.now"), chosen=not inquiry.entry)
    made = {moment.entry.seq: moment for moment in scene.table.past}
    for seq in charged(scene.table):
        text = scene.words.command(made[seq].command, made[seq].before)
        note = scene.say("arbiter.round", count=made[seq].after.count("round"))
        yield PickVM(str(seq), brief(capital(text)), note, chosen=seq == inquiry.entry)


def accounts(scene: Scene, inquiry: Inquiry) -> Picks:
    """Yield the players, the bank and the pots."""
    for name in ordered(scene):
        label, player = scene.words.account(name, scene.game), scene.holder(name)
        picture = "" if player else icon_of(scene.game, name)
        yield PickVM(name, label, "", player, picture, chosen=name == inquiry.account)


def articles(scene: Scene, inquiry: Inquiry) -> Picks:
    """Yield the chapters of the rules."""
    for name in chapters(scene.game):
        yield PickVM(name, scene.words.plain(f"chapter.{name}"), chosen=name == inquiry.chapter)


def options(scene: Scene, inquiry: Inquiry) -> Picks:
    """Yield the house rules, those quarrelled about first."""
    held = grouped(scene.game.edition)
    for rule in (LENGTH, *(rule for rules in held.values() for rule in rules)):
        text, mark = scene.words.plain(f"option.{rule}"), ICONS.get(group_of(rule), OTHER)
        yield PickVM(rule, text, icon=mark, chosen=rule == inquiry.option)


LISTS: Mapping[str, Callable[[Scene, Inquiry], Picks]] = {
    "seat": seats,
    "cell": cells,
    "plot": plots,
    "whose": owners,
    "order": orders,
    "entry": entries,
    "account": accounts,
    "chapter": articles,
    "option": options,
}
