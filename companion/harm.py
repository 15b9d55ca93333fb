"""What is bad for a player, where the app is the judge of it: on balance, by the sums in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from companion.assessment import Assessment
from companion.effects import (
    CircularTax,
    Detain,
    Effect,
    Income,
    Pay,
    PayPerBuilding,
    RatingDown,
    Receive,
    ReceivePerBuilding,
    SkipTurn,
)
from companion.game import Game, Paper
from companion.lap_tax import exemption
from companion.ledger import Seat, purse
from companion.options import led_to
from companion.ruling import Levy

Assess: TypeAlias = Callable[[Game, Levy], Assessment]


def adverse(assess: Assess, game: Game, seat: Seat, paper: Paper) -> bool:
    """Return whether a card is bad for a seat: by its own word, or by what it costs it."""
    if game.options.insurance_adverse_judge == "holder":
        return True
    without = {**game.papers, paper.id: replace(paper, spared=(*paper.spared, seat))}
    return burden(assess, game, seat) > burden(assess, replace(game, papers=without), seat)


def harmful(assess: Assess, game: Game, seat: Seat, effects: tuple[Effect, ...]) -> bool:
    """Return whether what a card orders is bad for a seat: by its own word, or on balance."""
    if game.options.insurance_adverse_judge == "holder":
        return bool(effects)
    orders = tuple(led_to(effects, game.options))
    hindered = any(isinstance(order, Detain | SkipTurn | RatingDown) for order in orders)
    return hindered or sum(cost(assess, game, seat, order) for order in orders) > 0


def cost(assess: Assess, game: Game, seat: Seat, order: Effect) -> int:
    """Return what an order would cost a seat now, or bring it if negative."""
    match order:
        case Pay(amount) | Receive(amount):
            found = amount
        case PayPerBuilding(each) | ReceivePerBuilding(each):
            found = sum(sum_ * game.standing(seat, piece) for piece, sum_ in each.items())
        case CircularTax() if not exemption(game, seat):
            found = assess(game, Levy("circular_tax", seat)).total
        case Income():
            found = assess(game, Levy("income", seat)).total
        case _:
            return 0
    return -found if isinstance(order, Receive | ReceivePerBuilding | Income) else found


def burden(assess: Assess, game: Game, seat: Seat) -> int:
    """Return what a lap would cost a seat if every plot were visited once, less what it earns."""
    guest = next(other for other in game.seats if other != seat)
    owed = assess(game, Levy("circular_tax", seat)).total
    owed -= assess(game, Levy("income", seat)).total
    for deed, holding in game.holdings.items():
        if holding.owner == seat:
            owed -= assess(game, Levy("rent", guest, purse(seat), deed)).total
        else:
            owed += assess(game, Levy("rent", seat, purse(holding.owner), deed)).total
    return owed
