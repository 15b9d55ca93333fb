"""Waiting for a throw: the track ahead, the dice by hand or from the tray."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from companion.agenda import Detention, RollDue, Throw
from companion.commands import Accept, Open
from companion.game import Game
from companion.ledger import Seat
from companion.lots import ForcedAuction
from companion.market import Speculate
from companion.shares import at_start, before_the_game, price, stock_of
from ui.presenters.at_hand import folded, kept
from ui.presenters.claims import claims_banner, open_claims
from ui.presenters.frame import frame
from ui.presenters.heads import icon, industry, told_for_nothing, turn_head
from ui.presenters.scene import Scene
from ui.presenters.trays import choosing, without
from ui.presenters.vm import BannerVM, HeadVM, KeyVM
from ui.presenters.vm_table import AcceptVM, CellVM, HintVM, RollVM, StepVM
from ui.presenters.wheel import on_the_wheel
from ui.tray import OneTray

AHEAD = 12
UNREAD = {"C": "cocked", "-": "missing"}
SECONDS = 3.0
"""How long a good throw of the tray is shown before it counts by itself."""


class TrayView(Struct, frozen=True):
    """How the tray stands to the roll: its state, and the throw it offers.

    ``doubt`` says why a throw needs a tap, ``rival`` what the tray said before of it, ``before``
    which throw waits besides, ``other`` which tray might be taken instead.
    """

    state: str = "none"
    detail: str = ""
    dice: tuple[str, ...] = ()
    doubt: str = ""
    auto: bool = False
    id: str = ""
    rival: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    other: OneTray | None = None


Thrown: TypeAlias = RollDue | Detention | Throw
"""What dice are thrown for."""


def throw_due(game: Game) -> tuple[Thrown, int] | None:
    """Return what the dice are thrown for, the same until they are; nothing if none are due."""
    item = game.item
    match item:
        case RollDue() | Throw():
            return item, game.count("throws")
        case Detention(seat) if game.failures(seat) < game.options.detention_throws:
            return item, game.count("throws")
    return None


def roll(
    scene: Scene, item: Thrown, chosen: tuple[int, ...], tray: TrayView, *, hint: bool
) -> RollVM:
    """Return the wait for a throw."""
    say, seat = scene.say, item.seat
    chip = say(f"tray.{tray.state}") if tray.state in {"ready", "seeking"} else ""
    offered = accept(scene, tray, chosen)
    over_the_dice = banner(scene, tray) or claims_banner(scene)
    newcomer = hint and not offered and not over_the_dice
    if not newcomer and not over_the_dice:
        over_the_dice = shares_banner(scene)
    chip_short = say("tray.short") if tray.state == "ready" else chip
    return RollVM(
        frame(scene),
        opening_head(scene, seat, chip, chip_short),
        scene.player(seat),
        track(scene, seat, chosen),
        chosen,
        *prompt(scene, item, chosen, tray),
        say("roll.help"),
        keys(scene, item),
        over_the_dice,
        first_run(scene) if newcomer else None,
        offered,
    )


def opening_head(scene: Scene, seat: Seat, chip: str, chip_short: str) -> HeadVM:
    """Return whose turn it is; the very first turn says how it was found."""
    shown, game = turn_head(scene, seat, chip, chip_short), scene.game
    if told := told_for_nothing(scene):
        return replace(shown, note=told)
    if lies := on_the_wheel(scene):
        shown = replace(shown, note=f"{lies} · {shown.note}")  # of both the cell can be cut short
    begun = isinstance(scene.table.past[0].command, Open)
    if not begun or game.count("throws") or not game.count("turn"):
        return shown
    return replace(shown, note=scene.say(f"first.{game.options.order_of_play}"))


def track(scene: Scene, seat: Seat, chosen: tuple[int, ...]) -> tuple[CellVM, ...]:
    """Return the cell underfoot and those ahead; one known die leaves six within reach."""
    game = scene.game
    here, size = game.positions[seat], len(game.edition.cells)
    known = sum(chosen) if any(chosen) and not all(chosen) else None
    cells = []
    for ahead in range(min(AHEAD, size - 1) + 1):
        cell = (here + ahead) % size
        deed = game.edition.printed[cell]
        owner = game.owner(deed) if deed else None
        within = known is None or known < ahead <= known + 6
        state = "here" if not ahead else "reach" if within else "dim"
        cells.append(
            CellVM(
                icon(scene, cell),
                industry(scene, cell),
                None if owner is None else scene.player(owner),
                state,
            )
        )
    return tuple(cells)


def prompt(scene: Scene, item: Thrown, chosen: tuple[int, ...], tray: TrayView) -> tuple[str, str]:
    """Return the state of the throw, and what to do."""
    say, known = scene.say, [face for face in chosen if face]
    if tray.dice and all(chosen):
        return say("roll.tray", text=" + ".join(map(str, chosen))), tray.doubt
    if len(known) == 1:
        return say("roll.first", count=known[0]), say("roll.second")
    if isinstance(item, Throw):
        return asked(scene, item)
    if isinstance(item, Detention):
        left = scene.game.options.detention_throws - scene.game.failures(item.seat)
        return say("roll.detained"), say("roll.tries", count=left)
    if item.doubles:
        return say("roll.again"), say("roll.doubles", count=item.doubles)
    return say("roll.throw"), say("roll.touch")


def asked(scene: Scene, item: Throw) -> tuple[str, str]:
    """Return what a throw that moves nobody is for, and what its number decides."""
    say = scene.say
    if isinstance(item.then.effect, ForcedAuction):
        step = len(item.then.dice) + 1
        return say(f"roll.lot.{step}"), say(f"roll.lot.{step}.how")
    if not isinstance(item.then.effect, Speculate):
        return scene.words.question(item, scene.game), say("roll.touch")
    if not item.then.dice:
        return say("roll.price.way"), say("roll.price.even")
    point = scene.money(stock_of(scene.game).point)
    return say("roll.price.points"), say("market.point", sum=point)


def shares_banner(scene: Scene) -> BannerVM | None:
    """Return who may buy shares until somebody throws; throwing is to pass the offer by."""
    game, say = scene.game, scene.say
    if game.edition.shares is None or not price(game):
        return None
    sum_ = scene.money(price(game))
    if before_the_game(game):
        key = scene.market(game.count("thrower"), say("market.shares"))
        return BannerVM("exchange", say("market.first"), say("market.until", sum=sum_), key)
    seat = next((seat for seat in game.seats if at_start(game, seat)), None)
    if seat is None:
        return None
    title = say("market.start", name=scene.player(seat).name)
    return BannerVM(
        "exchange", title, say("market.until", sum=sum_), scene.market(seat, say("market.shares"))
    )


def keys(scene: Scene, item: Thrown) -> tuple[KeyVM, ...]:
    """Return the keys under the dice."""
    say, seat = scene.say, item.seat
    deals = scene.sheet(seat, say("roll.deals"), icon="swap")
    found = [deals, KeyVM("rng", say("roll.rng"), "dice")]
    if isinstance(item, Detention):
        fine = say("roll.fine", sum=scene.money(scene.game.options.fine))
        found[0] = scene.key("accept", fine, Accept(seat), icon="police")
    if cards := folded(scene, seat, kept(scene, seat), most=1):
        if found[0].enabled:
            found[1:] = cards
        else:
            found[0] = replace(cards[0], tone="primary", icon="check")
    if count := len(open_claims(scene)):
        found.insert(0, KeyVM("claims", say("claims.all", count=count), "coin"))
    return tuple(found)


def banner(scene: Scene, tray: TrayView) -> BannerVM | None:
    """Return the warning in the track's place: the tray is away, or did not make out a die."""
    if tray.state == "away":
        return without(scene, tray.detail, tray.other)
    if tray.state == "choose" and not tray.dice:
        return choosing(scene, tray.detail)
    say = scene.say
    if tray.rival:
        told = say("tray.rivals", text=listed(scene, tray.rival), then=listed(scene, tray.dice))
        return BannerVM("warn", told, tray.doubt)
    if tray.dice and not all(die.isdigit() for die in tray.dice):
        rule = say(f"tray.unread.{scene.game.options.dice_off_table}")
        return BannerVM("warn", unread(scene, tray.dice), rule)
    return None


def listed(scene: Scene, dice: tuple[str, ...]) -> str:
    """Return dice as they are read out."""
    return scene.say("and").join(die if die.isdigit() else "?" for die in dice)


def unread(scene: Scene, dice: tuple[str, ...]) -> str:
    """Return which die was not made out, and how it lies; of several, only which are known."""
    bad = [(number, die) for number, die in enumerate(dice, 1) if not die.isdigit()]
    if len(bad) > 1:
        return scene.say("tray.unread", text=listed(scene, dice))
    number, die = bad[0]
    return scene.say(f"tray.unread.{UNREAD.get(die, 'blurred')}", text=number)


def accept(scene: Scene, tray: TrayView, chosen: tuple[int, ...]) -> AcceptVM | None:
    """Return the tray's throw to be taken or not."""
    if not tray.dice or not all(chosen):
        return None
    take = KeyVM("tray:accept", scene.say("tray.accept"), "check", tone="primary")
    wrong = KeyVM("tray:wrong", scene.say("tray.wrong"), "close")
    before = None
    if tray.before:
        label = scene.say("tray.before", text=" + ".join(tray.before))
        before = KeyVM("tray:before", label, "undo")
    return AcceptVM(take, wrong, SECONDS if tray.auto else 0, before, tray.id)


def first_run(scene: Scene) -> HintVM:
    """Return the three things a newcomer needs to know; shares are on offer before the throw."""
    say = scene.say
    begin = say("hint.shares") if shares_banner(scene) else say("hint.throw")
    return HintVM(
        (
            StepVM(("5", "2"), begin),
            StepVM(("check",), say("hint.slip")),
            StepVM(("undo", "why"), say("hint.undo")),
        )
    )
