"""How a command is entered on the screen: which keys are touched, one after the other."""

from __future__ import annotations

from companion.agenda import CardDue, Debt, Offer, Stake
from companion.cards import CardId
from companion.commands import (
    Accept,
    Bet,
    Bid,
    Build,
    Choose,
    Claim,
    Command,
    Decline,
    Finish,
    Knock,
    Mortgage,
    NamePrice,
    Pass,
    PayUp,
    ReadCard,
    Redeem,
    Retire,
    Sell,
    Shuffle,
    UseCard,
)
from companion.effects import Effect, GoTo, Pay, Receive
from companion.game import Game
from companion.ledger import BANK, Seat
from ui.presenters.card import PAGE

ON_SHEET = {
    Build: "build",
    Sell: "sell",
    Mortgage: "mortgage",
    Redeem: "redeem",
    Claim: "claim",
    PayUp: "pay_up",
}


def touches(game: Game, command: Command) -> tuple[str, ...]:
    """Return the names of the keys that enter *command*, in their order.

    A name that ends with a colon stands for the first key that begins so.
    """
    match command:
        case Build(seat, deed) | Sell(seat, deed) | Mortgage(seat, deed) | Redeem(seat, deed):
            return (f"seat:{seat}", f"deed:{deed}", ON_SHEET[type(command)], "tab:table")
        case ReadCard(_, effects, name):
            return picked(game, name) if name else (*composing(game), *card(game, effects))
        case Claim(seat, paper) | PayUp(seat, paper):
            return (f"seat:{seat}", f"{ON_SHEET[type(command)]}:{paper}", "tab:table")
        case NamePrice() | Bid() | Pass() | UseCard() | Choose():
            return (numbered(command),)
        case Retire(seat):
            return (*leaving(game, seat), "yes:leave")
        case _:
            return plain(game, command)


def numbered(command: NamePrice | Bid | Pass | UseCard | Choose) -> str:
    """Return the key that bears a number: whose it is, which card, which way."""
    match command:
        case NamePrice(seat):
            return f"name:{seat}:"
        case Bid(seat):
            return f"bid:{seat}:"
        case Pass(seat):
            return f"pass:{seat}"
        case UseCard(_, paper):
            return f"use:{paper}"
        case Choose(_, way):
            return f"answer:{way}"


def plain(game: Game, command: Command) -> tuple[str, ...]:
    """Return the keys of a command that needs no more than its name."""
    walks_past = isinstance(game.item, Stake) and game.edition.jackpot
    decline = "decline" if walks_past or isinstance(game.item, Offer) else "answer:0"
    keys: dict[type, tuple[str, ...]] = {
        Accept: ("accept",),
        Bet: ("bet:",),
        Decline: (decline,),
        Knock: ("knock",),
        Shuffle: ("card:shuffle",),
        Finish: ("tab:more", "finish", "yes:finish"),
    }
    return keys[type(command)]


def leaving(game: Game, seat: Seat) -> tuple[str, ...]:
    """Return the way to the question whether a player goes."""
    if isinstance(game.item, Debt) and game.item.seat == seat:
        return ("bankrupt",)
    return ("tab:more", f"leave:{seat}")


def picked(game: Game, name: CardId) -> tuple[str, ...]:
    """Return the way to a known card: the pages before it are turned."""
    assert isinstance(game.item, CardDue)
    known = tuple(game.readable(game.item.deck))[::-1]
    return (*("card:more",) * (known.index(name) // PAGE), f"card:known:{name}")


def composing(game: Game) -> tuple[str, ...]:
    """Return the way from the known cards, if there are any, to those that are said."""
    assert isinstance(game.item, CardDue)
    return ("card:new",) if game.readable(game.item.deck) else ()


def card(game: Game, effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """Return how a card is said; what has no key of its own is left to the table."""
    match effects:
        case (Receive(amount),):
            return ("card:get", *digits(amount), f"card:get:{amount}")
        case (Pay(amount, to),) if to == BANK:
            return ("card:pay", *digits(amount), f"card:pay:{amount}")
        case (GoTo(cell),):
            return ("card:go", f"card:go:{cell}")
        case _ if effects == game.edition.arrest:
            return ("card:inspect",)
        case _:
            return ("card:other",)


def digits(amount: int) -> tuple[str, ...]:
    """Return the digits to type."""
    return tuple(f"digit:{digit}" for digit in str(amount))
