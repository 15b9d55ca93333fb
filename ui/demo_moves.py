"""How a command is entered on the screen: which keys are touched, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from companion.agenda import CardDue, Debt
from companion.cards import CardId
from companion.commands import (
    Accept,
    Bet,
    Bid,
    Build,
    Claim,
    Command,
    Decline,
    Finish,
    Knock,
    Mortgage,
    NamePrice,
    Pass,
    PayUp,
    Propose,
    ReadCard,
    Redeem,
    Retire,
    Sell,
    SellDeed,
    Shuffle,
    UseCard,
)
from companion.effects import Effect, GoTo, Pay, Receive
from companion.game import Game
from companion.insurance import BuyPolicy, Shelter, UsePolicy
from companion.lasting import Alter
from companion.ledger import BANK, Seat
from companion.market import BuyShares, OrderShares, SellShares
from ui.demo_deals import digits, proposing
from ui.demo_market import dealing, insuring
from ui.presenters.composer import PAGE
from ui.presenters.lasting import topic_of
from ui.presenters.question import answers
from ui.presenters.scene import Scene
from ui.presenters.wheel import nothing_known

ON_SHEET = {
    Build: "build",
    Sell: "sell",
    Mortgage: "mortgage",
    Redeem: "redeem",
    SellDeed: "sell_deed",
}
PLAIN: dict[type, tuple[str, ...]] = {
    Accept: ("accept",),
    Decline: ("decline",),
    Bet: ("bet:",),
    Knock: ("knock",),
    Shuffle: ("card:shuffle",),
    UseCard: ("use:",),
    Finish: ("tab:more", "finish", "yes:finish"),
}
"""The keys of commands that need no more than their name."""


def touches(scene: Scene, command: Command, keys: tuple[str, ...]) -> Iterator[str]:
    """Yield the names of the keys that enter *command*, in their order.

    ``keys`` are those of the question on the screen, if it is one without a screen of its own. A
    name that ends with a colon stands for the first key that begins so.
    """
    for number, choice in enumerate(answers(scene)):
        if choice.command == command and f"answer:{number}" in keys:
            return iter((f"answer:{number}",))
    return on_its_screen(scene.game, command)


def on_its_screen(game: Game, command: Command) -> Iterator[str]:
    """Yield the keys of a command that has a place of its own."""
    match command:
        case Build() | Sell() | Mortgage() | Redeem() | SellDeed():
            act = ON_SHEET[type(command)]
            yield from (f"seat:{command.seat}", f"deed:{command.deed}", act, "tab:table")
        case ReadCard(_, effects, name):
            yield from picked(game, name) if name else composed(game, effects)
        case Claim(seat, paper) | PayUp(seat, paper):
            act = "claim" if isinstance(command, Claim) else "pay_up"
            yield from ("tab:more", "claims", f"{act}:{seat}:{paper}")
        case BuyShares() | SellShares() | OrderShares():
            yield from dealing(game, command)
        case BuyPolicy() | Shelter():
            yield from insuring(game, command)
        case Propose():
            yield from proposing(game, command)
        case NamePrice() | Bid() | Pass() | UsePolicy():
            yield numbered(command)
        case Retire(seat):
            yield from (*leaving(game, seat), "yes:leave")
        case _:
            yield from PLAIN[type(command)]


def numbered(command: NamePrice | Bid | Pass | UsePolicy) -> str:
    """Return the key that says whose it is, or which policy."""
    match command:
        case NamePrice(seat):
            return f"name:{seat}:"
        case Bid(seat):
            return f"bid:{seat}:"
        case Pass(seat):
            return f"pass:{seat}"
        case UsePolicy(_, policy):
            return f"show:{policy}"


def leaving(game: Game, seat: Seat) -> tuple[str, ...]:
    """Return the way to the question whether a player goes."""
    if isinstance(game.item, Debt) and game.item.seat == seat:
        return ("bankrupt",)
    return ("tab:more", f"leave:{seat}")


def picked(game: Game, name: CardId) -> tuple[str, ...]:
    """Return the way to a known card: the pages before it are turned."""
    assert isinstance(game.item, CardDue)
    known = tuple(game.readable(game.item.deck))[::-1]
    more = ("card:nothing",) if nothing_known(game, game.item, name) else ()
    return (*("card:more",) * (known.index(name) // PAGE), f"card:known:{name}", *more)


def composed(game: Game, effects: tuple[Effect, ...]) -> Iterator[str]:
    """Yield how a card is said that is not known: what it changes for long, then what else."""
    assert isinstance(game.item, CardDue)
    if game.readable(game.item.deck):
        yield "card:new"
    match effects:
        case (Alter() as alter, *once):
            yield from lasting(alter)
            yield from at_once(game, tuple(once))
        case _:
            yield from at_once(game, effects)


def lasting(alter: Alter) -> Iterator[str]:
    """Yield how it is said what a card changes for long."""
    topic = topic_of(alter)
    yield from ("card:lasting", f"card:topic:{topic}")
    if alter.group:
        yield from ("card:scope:group", f"card:scope:group:{alter.group}")
    elif alter.number:
        yield f"card:scope:number:{alter.number}"
    elif not topic.startswith(("dividend", "share_tax")):
        yield "card:scope:all"
    if not topic.endswith("none"):
        yield from (*digits(alter.value), f"card:get:{alter.value}")


def at_once(game: Game, effects: tuple[Effect, ...]) -> Iterator[str]:
    """Yield how the rest of a card is said; what has no key of its own is left to the table."""
    match effects:
        case ():
            yield "card:nothing"
        case (Receive(amount),):
            yield from ("card:get", *digits(amount), f"card:get:{amount}")
        case (Pay(amount, to),) if to == BANK:
            yield from ("card:pay", *digits(amount), f"card:pay:{amount}")
        case (GoTo(cell),):
            yield from ("card:go", f"card:go:{cell}")
        case _ if effects == game.edition.arrest:
            yield "card:inspect"
        case _:
            yield "card:other"
