"""The slot machine: what one stakes, what each throw shows, what it has won."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from companion.agenda import Do, Stake, Throw
from companion.assessment import Assessment
from companion.commands import Accept, Bet, Decline
from companion.deferred import Spin
from companion.events import Event, Settled
from companion.ledger import Money, Seat, purse
from companion.machine import FACES, Dice, Machine, brings_kassa
from companion.odds import prize, usual_stake
from companion.ruling import Granted, Range
from companion.statement import charges
from ui.presenters.frame import frame
from ui.presenters.roll import TrayView, accept
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip, reasons
from ui.presenters.vm import HeadVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_jackpot import JackpotVM, PrizeVM, ReelVM, SymbolVM


def machine_of(scene: Scene) -> Machine:
    """Return the machine that is played."""
    machine = scene.game.edition.jackpot
    assert machine is not None
    return machine


def staking(scene: Scene, item: Stake, stake: Money | None) -> JackpotVM:
    """Return the machine before the first throw, with the stake that is being chosen."""
    say, limits = scene.say, stakes(scene)
    usual = usual_stake(scene.game.options) if stake is None else stake
    stake = max(limits.least, min(usual, limits.most))
    bet = say("jackpot.bet", sum=scene.money(stake))
    walk = say("jackpot.enough") if item.played else say("jackpot.walk_on")
    return replace(
        shown(scene, item.seat, stake, (), kassa=stake),
        less=step(stake, lower(stake), limits, icon="minus"),
        more=step(stake, higher(stake), limits, icon="plus"),
        keys=(
            scene.key(f"bet:{stake}", bet, Bet(item.seat, stake), icon="play", tone="primary"),
            scene.key("decline", walk, Decline(item.seat), tone="ghost"),
        ),
        doubt=say("jackpot.unverified") if machine_of(scene).unverified else "",
    )


def stakes(scene: Scene) -> Range:
    """Return what the rules let the seat stake."""
    found = (c.open["amount"] for c in scene.table.choices() if isinstance(c.command, Bet))
    limits = next(found)
    assert limits is not None
    return limits


def step(stake: Money, to: Money, limits: Range, *, icon: str) -> KeyVM:
    """Return the key to another stake; within the limits, else it is grey."""
    within = max(limits.least, min(to, limits.most))
    return KeyVM(f"stake:{within}", "", icon, enabled=within != stake)


def higher(stake: Money) -> Money:
    """Return the next round stake: in steps of its first digit."""
    unit: Money = 10 ** (len(str(stake)) - 1)
    return (stake // unit + 1) * unit


def lower(stake: Money) -> Money:
    """Return the round stake before."""
    unit: Money = 10 ** (len(str(max(1, stake - 1))) - 1)
    return (stake - 1) // unit * unit


def spinning(scene: Scene, item: Throw, spin: Spin, chosen: Dice, tray: TrayView) -> JackpotVM:
    """Return the machine while it is thrown for."""
    dice, say = item.then.dice, scene.say
    offered = accept(scene, tray, chosen)
    doubt = tray.doubt if tray.dice else ""
    return replace(
        shown(scene, item.seat, spin.stake, dice),
        throw=say("jackpot.throw", count=len(dice) + 1),
        hint=hint(scene, dice, spin.stake),
        chosen=chosen,
        side=None if offered or doubt else KeyVM("rng", say("roll.rng"), "dice"),
        accept=offered,
        doubt=doubt,
    )


def stopped(scene: Scene, item: Do, spin: Spin) -> JackpotVM:
    """Return the machine with all reels at rest, and the slip of what that brings."""
    assert item.seat is not None
    say, slip = scene.say, outcome(scene, item.seat)
    label = say("jackpot.take") if slip.total else say("understood")
    take = scene.key("accept", label, Accept(item.seat), icon="check", tone="primary")
    why = (KeyVM("why", say("why"), "why"),) if slip.total else ()
    seen = shown(scene, item.seat, spin.stake, item.dice)
    return replace(seen, slip=slip, keys=(take, *why))


def outcome(scene: Scene, seat: Seat) -> SlipVM:
    """Return the slip of what would be paid, from the very events that pay it."""
    ruling, say = scene.table.judge(Accept(seat)), scene.say
    sums = brought(ruling.events, seat) if isinstance(ruling, Granted) else []
    rows = tuple(row for sum_ in sums for row in reasons(scene, sum_))
    if gain := sum(sum_.total for sum_ in sums):
        slip = bank_slip(scene, say("jackpot.won"), rows, say("jackpot.gain"), gain)
    else:
        stays = RowVM(say("jackpot.stays"))
        bare = tuple(replace(row, value="") for row in rows)
        slip = bank_slip(scene, say("jackpot.lost"), (*bare, stays))
    return replace(slip, icon="seven", note=scene.player(seat).name, why="")


def brought(events: tuple[Event, ...], seat: Seat) -> list[Assessment]:
    """Return what the machine pays, up to where the next thing that waits is settled."""
    own = takewhile(lambda fact: not isinstance(fact, Settled), events[1:])
    return [due.sum for due in charges(own) if due.payee == purse(seat)]


def shown(scene: Scene, seat: Seat, stake: Money, dice: Dice, *, kassa: Money = 0) -> JackpotVM:
    """Return what is the same in every phase; *kassa* is still to come into the pot."""
    say, machine = scene.say, machine_of(scene)
    pot = scene.game.ledger.balance(machine.pot)
    cell = scene.game.edition.name_of(scene.game.positions[seat]).in_(scene.language)
    off = KeyVM("", "", enabled=False)
    reach = machine.within_reach(dice)
    return JackpotVM(
        frame(scene),
        HeadVM(scene.player(seat).name, say("jackpot.where", cell=cell), scene.player(seat)),
        scene.words.account(machine.pot, scene.game),
        pot,
        scene.unit,
        say("jackpot.made") if not kassa else say("jackpot.stake"),
        stake,
        replace(off, name="less", icon="minus"),
        replace(off, name="more", icon="plus"),
        "",
        "",
        say("jackpot.sign"),
        tuple(reel(scene, machine, column, dice, reach) for column in range(3)),
        say("jackpot.prizes"),
        prizes(scene, stake, pot + kassa, min(reach, default=None)),
        (
            KeyVM("table", say("jackpot.prizes"), "trophy"),
            KeyVM("machine", say("jackpot.machine"), "seven"),
        ),
    )


def reel(
    scene: Scene, machine: Machine, column: int, dice: Dice, reach: dict[int, list[int]]
) -> ReelVM:
    """Return one column; of the last, the faces that complete the best combination in reach."""
    symbols = tuple(symbol(scene, machine, machine.symbol(column, face)) for face in FACES)
    thrown = dice[column] if column < len(dice) else 0
    best = tuple(reach[min(reach)]) if reach and column == len(dice) else ()
    return ReelVM(symbols, thrown, best if len(best) < len(FACES) else ())


def symbol(scene: Scene, machine: Machine, name: str) -> SymbolVM:
    """Return a symbol with its name."""
    return SymbolVM(name, machine.symbols[name].in_(scene.language))


def prizes(scene: Scene, stake: Money, kassa: Money, best: int | None) -> tuple[PrizeVM, ...]:
    """Return what each combination would bring for this stake."""
    machine, options = machine_of(scene), scene.game.options
    rows = []
    for place, win in enumerate(machine.wins):
        sum_ = prize(machine, options, place, stake, kassa)
        symbols = tuple(symbol(scene, machine, s) if s else None for s in win.symbols)
        rows.append(PrizeVM(symbols, factor(scene, place), sum_, place == best))
    return tuple(rows)


def factor(scene: Scene, place: int) -> str:
    """Return how a win is reckoned, in a word: the kassa, or so many stakes."""
    machine = machine_of(scene)
    win = machine.wins[place]
    if brings_kassa(place, scene.game.options.jackpot_kassa_use):
        return scene.say("jackpot.and_kassa") if win.pays(1) else scene.say("jackpot.kassa")
    return f"× {win.times}" if win.times else ""


def hint(scene: Scene, dice: Dice, stake: Money) -> str:
    """Return what the last throw could still win."""
    machine, say = machine_of(scene), scene.say
    reach = machine.within_reach(dice)
    if not reach:
        return ""
    best = min(reach)
    if len(reach[best]) == len(FACES):
        kassa = scene.game.ledger.balance(machine.pot)
        sum_ = prize(machine, scene.game.options, best, stake, kassa)
        return say("jackpot.sure", sum=scene.money(sum_))
    faces = ", ".join(map(str, reach[best]))
    if brings_kassa(best, scene.game.options.jackpot_kassa_use):
        return say("jackpot.reach.kassa", text=faces)
    return say("jackpot.reach", text=faces)
