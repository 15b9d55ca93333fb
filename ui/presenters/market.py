"""Screen 15: what a share costs and brings, who deals in them, and the tax on what one owns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from companion.agenda import Do, Floor, Item
from companion.assessment import Assessment
from companion.commands import Accept, Command, Decline
from companion.deferred import Owe
from companion.game import Game
from companion.lap_tax import levied
from companion.ledger import SHARE, Seat
from companion.market import BuyShares, OrderShares, SellShares
from companion.ruling import Levy
from companion.shares import affordable, held, worth
from ui.presenters.at_hand import folded, policies_to_show
from ui.presenters.frame import awaited, frame
from ui.presenters.policies import policies
from ui.presenters.quote import meanings, quote
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip, capital, due_slip, parts
from ui.presenters.vm import KeyVM, SlipVM
from ui.presenters.vm_market import ChoiceVM, DealerVM, MarketVM
from ui.presenters.vm_rules import NumberVM

COUNT, FEE = 0, 1
FEE_STEP = 5
Dice: TypeAlias = tuple[int, ...]


class Dealing(Struct, frozen=True):
    """What is being thought of: who deals in how many shares, and for what commission."""

    seat: Seat | None = None
    count: int = 1
    fee: int = 0


def dealer(game: Game, dealing: Dealing) -> Seat:
    """Return who deals: who was chosen, else who is on the exchange, else whose turn it is."""
    if dealing.seat in game.seats:
        assert dealing.seat is not None
        return dealing.seat
    seat = awaited(game)
    return game.seats[0] if seat is None else seat


def market(scene: Scene, dealing: Dealing) -> MarketVM:
    """Return the market as it stands for one player."""
    game, say, item = scene.game, scene.say, scene.game.item
    seat = dealer(game, dealing)
    floor = item if isinstance(item, Floor) else None
    due = tax_due(item)
    slip = tax_slip(scene, seat) if levied(game.edition) and not floor else None
    choice = choose(scene, floor, seat, dealing) if floor else None
    keys, main = answers(scene, floor)
    keys = (*keys, *folded(scene, seat, policies_to_show(scene, seat)))
    if due == seat:
        pay = say("market.pay", sum=scene.money(slip.total)) if slip and slip.total else say("pay")
        main = scene.key("accept", pay, Accept(seat), tone="primary")
    return MarketVM(
        frame(scene),
        tuple(pages(scene, floor)),
        2 if due == seat else 0,
        quote(scene),
        meanings(scene),
        scene.player(seat),
        holding(scene, seat),
        income(scene, seat),
        None if floor else KeyVM(f"dealer:{after(game, seat)}", "", "right"),
        counting(scene, seat, dealing.count),
        deals(scene, floor, seat, dealing),
        KeyVM("brings", "", "why"),
        say("market.policies"),
        policies(scene, seat),
        slip,
        choice,
        keys,
        main,
    )


def pages(scene: Scene, floor: Floor | None) -> Iterator[KeyVM]:
    """Yield the keys of the pages there are, where they have no room beside each other."""
    say = scene.say
    yield KeyVM("page:0", say("market.exchange"), "exchange")
    if scene.game.edition.policies:
        yield KeyVM("page:1", say("market.policies"), "umbrella")
    if floor:
        yield KeyVM("page:2", say("market.choice"), "people")
    elif levied(scene.game.edition):
        yield KeyVM("page:2", capital(scene.words.topic("tax")), "inspect")


def after(game: Game, seat: Seat) -> Seat:
    """Return who sits next to a player."""
    return game.seats[(game.seats.index(seat) + 1) % len(game.seats)]


def holding(scene: Scene, seat: Seat) -> str:
    """Return how many shares a player has, and what they are worth now."""
    count = held(scene.game, seat)
    return f"{shares(scene, count)}, {scene.money(worth(scene.game, count))}"


def shares(scene: Scene, count: int) -> str:
    """Return a number of shares in words."""
    return scene.words.pieces(SHARE, count, scene.game.edition)


def income(scene: Scene, seat: Seat) -> str:
    """Return what passing START brings a player now."""
    return scene.say("market.income", sum=scene.money(brings(scene, seat).total))


def brings(scene: Scene, seat: Seat) -> Assessment:
    """Return the reckoning of what passing START brings."""
    return scene.table.assess(Levy("income", seat))


def counting(scene: Scene, seat: Seat, count: int) -> NumberVM:
    """Return how many shares are spoken of, between one and all there could be."""
    most = at_most(scene.game, seat)
    count = min(count, most)
    less = KeyVM(f"count:{count - 1}", "", "minus", enabled=count > 1)
    more = KeyVM(f"count:{count + 1}", "", "plus", enabled=count < most)
    return NumberVM(COUNT, "", count, str(count), less, more)


def at_most(game: Game, seat: Seat) -> int:
    """Return how many shares a player could buy or sell at all."""
    return max(1, affordable(game, seat), held(game, seat))


def leap(game: Game, seat: Seat, count: int) -> int:
    """Return the number of shares a touch goes to: all one has, then all one can buy, then one."""
    own, most = held(game, seat), at_most(game, seat)
    if count >= most:
        return 1
    return most if count == own or not own else own


def deals(scene: Scene, floor: Floor | None, seat: Seat, dealing: Dealing) -> tuple[KeyVM, KeyVM]:
    """Return the keys that sell and buy, with what that does to the purse."""
    say, count = scene.say, min(dealing.count, at_most(scene.game, seat))
    sum_ = scene.money(worth(scene.game, count))
    sell, buy = commands(floor, seat, count, dealing.fee)
    return (
        scene.key("sell", say("market.sell"), sell, note=f"+{sum_}"),
        scene.key("buy", say("market.buy"), buy, note=f"−{sum_}"),
    )


def commands(floor: Floor | None, seat: Seat, count: int, fee: int) -> tuple[Command, Command]:
    """Return what selling and buying mean: through the player on the exchange, if one is there."""
    if floor is None or floor.seat == seat:
        return SellShares(seat, count), BuyShares(seat, count)
    order = OrderShares(seat, count, fee)
    return OrderShares(seat, count, fee, sells=True), order


def choose(scene: Scene, floor: Floor, seat: Seat, dealing: Dealing) -> ChoiceVM:
    """Return who deals: who is on the exchange, or another through them for a commission."""
    game, say = scene.game, scene.say
    dealers = tuple(
        DealerVM(scene.player(one), shares(scene, held(game, one)), one == seat)
        for one in game.seats
    )
    if seat == floor.seat:
        return ChoiceVM(say("market.choice"), dealers)
    fee = dealing.fee
    less = KeyVM(f"fee:{fee - FEE_STEP}", "", "minus", enabled=fee > 0)
    more = KeyVM(f"fee:{fee + FEE_STEP}", "", "plus", enabled=fee < 100)
    asked = NumberVM(FEE, "", fee, f"{fee}\u00a0%", less, more)
    title = say("market.through", name=scene.player(floor.seat).name)
    return ChoiceVM(title, dealers, say("market.fee"), asked)


def answers(scene: Scene, floor: Floor | None) -> tuple[tuple[KeyVM, ...], KeyVM | None]:
    """Return what who is on the exchange may do besides dealing, and the key to press now."""
    if floor is None:
        return (), None
    say, leave = scene.say, Decline(floor.seat)
    if floor.played:
        return (), scene.key("decline", say("market.leave"), leave, tone="primary")
    play = scene.key("accept", say("market.play"), Accept(floor.seat), icon="dice", tone="primary")
    return (scene.key("decline", say("market.leave"), leave, tone="ghost"),), play


def tax_due(item: Item | None) -> Seat | None:
    """Return who is to pay the tax now."""
    match item:
        case Do(seat, Owe(topic="tax")):
            return seat
    return None


def tax_slip(scene: Scene, seat: Seat) -> SlipVM:
    """Return the tax that is due, or what it would come to now, with a row for all one owns."""
    match scene.game.item:
        case Do(int(owing), Owe(topic="tax") as owe) if owing == seat:
            return due_slip(scene, seat, owe)
    sum_ = tax(scene, seat)
    title, who = capital(scene.words.topic("tax")), scene.player(seat).name
    slip = bank_slip(scene, title, parts(scene, sum_), scene.say("market.if_now"), sum_.total)
    return replace(slip, icon="inspect", note=who)


def tax(scene: Scene, seat: Seat) -> Assessment:
    """Return the reckoning of the tax a player would pay now."""
    return scene.table.assess(Levy("circular_tax", seat))
