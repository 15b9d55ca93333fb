"""The ledger: every entry in force, and what going back would change."""

from __future__ import annotations

from companion.commands import Roll
from companion.events import Moved
from companion.ledger import Account, Seat, purse, seat_of
from companion.statement import Charged, charges
from companion.table import Moment
from ui.presenters.bank import icon_of
from ui.presenters.frame import frame
from ui.presenters.scene import Scene, player
from ui.presenters.slips import capital
from ui.presenters.vm import KeyVM
from ui.presenters.vm_ledger import BackVM, BalanceVM, EntryVM, FilterVM, LedgerVM, MarkVM

LONGEST, SURELY = 64, 52
"""How many letters of an entry two narrow lines hold, and hold however long its words are."""


def ledger(
    scene: Scene, entries: tuple[EntryVM, ...], only: Seat | None, selected: int | None
) -> LedgerVM:
    """Return the rows, the filter, and the way back to before the selected one."""
    say, redoable = scene.say, scene.table.redoable
    keys = [KeyVM("match", say("match.title"), "edit")]
    if redoable:
        note = brief(scene.words.command(redoable.command, redoable.before))
        keys.insert(0, KeyVM("redo", say("redo"), "rotate", note, tone="primary"))
    return LedgerVM(
        frame(scene),
        say("tab.ledger"),
        filters(scene, only),
        entries,
        say("ledger.empty"),
        say("ledger.hint"),
        tuple(keys),
        selected,
        None if selected is None else way_back(scene, selected),
    )


def filters(scene: Scene, only: Seat | None) -> tuple[FilterVM, ...]:
    """Return the chips: everybody, or one coin."""
    everybody = FilterVM("only:all", None, scene.say("ledger.all"), only is None)
    chips = (
        FilterVM(f"only:{seat}", scene.player(seat), chosen=seat == only)
        for seat in range(len(scene.game.players))
    )
    return (everybody, *chips)


def entry(scene: Scene, moment: Moment) -> EntryVM:
    """Return the row of one entry: who to whom, or who threw what."""
    made, game = moment.entry, moment.after
    due = main_charges(moment)
    command = moment.command
    dice = command.dice if isinstance(command, Roll) else ()
    payer = payee = None
    if due and not dice:
        payer = shared(moment, {charged.payer for charged in due})
        payee = shared(moment, {charged.payee for charged in due})
    elif (seat := getattr(command, "seat", None)) is not None:
        payer = MarkVM(player(game, seat))
    return EntryVM(
        made.seq,
        str(game.count("round")),
        capital(brief(told(scene, moment))),
        payer,
        payee,
        dice,
        sum(charged.sum.total for charged in due) if due else None,
        bool(charges(made.events)),
    )


def told(scene: Scene, moment: Moment) -> str:
    """Return what was entered and why; of a throw what the tray had read, or where it led."""
    command = moment.command
    text = scene.words.command(command, moment.before)
    if not isinstance(command, Roll):
        why = getattr(command, "reason", "") or getattr(command, "note", "")
        reasoned = f"{text} · {why}"
        return reasoned if why and len(reasoned) <= SURELY else text
    if seen := claimed(scene, command):
        return f"{text} · {seen}"
    led = [fact.to for fact in moment.entry.events if isinstance(fact, Moved)]
    name = scene.words.cell(led[-1], scene.game) if led else ""
    return scene.say("ledger.led", text=text, name=name) if led else text


def claimed(scene: Scene, roll: Roll) -> str:
    """Return what the tray had read instead of what counted, if it had."""
    dice = tuple(map(str, roll.dice))
    read = [one.dice for one in (roll.reading, roll.beside) if one and one.dice != dice]
    return scene.say("ledger.claimed", text=", ".join(map(listed, read))) if read else ""


def listed(dice: tuple[str, ...]) -> str:
    """Return dice as a tray reads them; one that it did not make out is a question mark."""
    return " + ".join(die if die.isdigit() else "?" for die in dice)


def brief(text: str, longest: int = LONGEST) -> str:
    """Return the beginning of a text that is too long for its place: a deal may be long."""
    if len(text) <= longest:
        return text
    return text[:longest].rpartition(" ")[0].rstrip(" ,;:.·—") + "…"


def main_charges(moment: Moment) -> tuple[Charged, ...]:
    """Return the largest sum an entry moved, and what one paid to others, or they to one, alike."""
    moved = [charged for charged in charges(moment.entry.events) if charged.sum.total]
    if not moved:
        return ()
    main = max(moved, key=lambda charged: charged.sum.total)
    alike = [one for one in moved if one.sum.lines[0].article == main.sum.lines[0].article]
    paid = tuple(one for one in alike if one.payer == main.payer)
    got = tuple(one for one in alike if one.payee == main.payee)
    return max(paid, got, key=len)


def shared(moment: Moment, accounts: set[Account]) -> MarkVM:
    """Return an account in small, or a sign for several of them."""
    return MarkVM(icon="people") if len(accounts) > 1 else mark(moment, *accounts)


def mark(moment: Moment, account: Account) -> MarkVM:
    """Return an account in small."""
    seat = seat_of(account)
    if seat is not None:
        return MarkVM(player(moment.after, seat))
    return MarkVM(icon=icon_of(moment.after, account))


def touches(moment: Moment, seat: Seat) -> bool:
    """Return whether an entry is about a player."""
    account = purse(seat)
    return getattr(moment.command, "seat", None) == seat or any(
        account in {charged.payer, charged.payee} for charged in charges(moment.entry.events)
    )


def way_back(scene: Scene, seq: int) -> BackVM:
    """Return what taking back an entry and all after it would change."""
    say, game = scene.say, scene.game
    struck = [moment for moment in scene.table.past if moment.entry.seq >= seq]
    before = struck[0].before
    accounts = [*map(purse, range(len(game.players))), *game.edition.pots]
    changed = tuple(
        BalanceVM(
            mark(struck[-1], account), game.ledger.balance(account), before.ledger.balance(account)
        )
        for account in accounts
        if game.ledger.balance(account) != before.ledger.balance(account)
    )
    first = brief(scene.words.command(struck[0].command, before))
    text = say("ledger.undoes", count=len(struck), text=first)
    key = KeyVM(f"back:{seq}", say("ledger.back"), "undo", say("ledger.redoable"), tone="primary")
    return BackVM(say("ledger.back_here"), text, changed, key)
