"""The circular tax as it stands: who is let off the next one, who has one to pay for leaving."""

from __future__ import annotations

from companion.edition import Edition
from companion.effects import Exempt, LateTax, flat
from companion.game import Game, Paper
from companion.ledger import Seat


def levied(edition: Edition) -> bool:
    """Return whether an edition knows this tax."""
    return "circular_tax" in edition.chapters


def exemption(game: Game, seat: Seat) -> Paper | None:
    """Return the paper by which a seat is let off its next tax, if it has one."""
    papers = game.papers.values()
    return next((p for p in papers if isinstance(p.says, Exempt) and p.holder == seat), None)


def put_off(seat: Seat) -> str:
    """Return the counter that tells whether a seat has its tax yet to pay."""
    return f"tax{seat}"


def owes(game: Game, seat: Seat) -> bool:
    """Return whether a seat has a tax to pay once it goes on."""
    return bool(game.count(put_off(seat)))


def waits(game: Game) -> bool:
    """Return whether a house rule has the tax wait until one goes on."""
    return game.options.inspection_landing_effect_elite == "tax_once_on_leaving"


def may_owe(game: Game, seat: Seat) -> bool:
    """Return whether a seat stands where a tax may wait for it to go on."""
    leaving = game.edition.cells[game.positions[seat]].leaving
    return waits(game) and any(isinstance(effect, LateTax) for effect in flat(leaving))
