"""Who sits where, under which name and coin."""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec import Struct

from companion.edition import Edition
from companion.ledger import MOST_SEATS
from ui.i18n import Catalogue
from ui.presenters.start import Hall
from ui.presenters.typing import typing
from ui.presenters.vm import KeyVM, Player
from ui.presenters.vm_start import BareVM, CoinVM, PersonVM, PlaceAtVM, SeatsVM

COINS = MOST_SEATS
NAME = 20
"""Letters of a player's name at most."""


class Sitter(Struct, frozen=True):
    """Who is going to sit down at a place."""

    name: str
    coin: int


def person(say: Catalogue, name: str, coin: int, taken: Container[int]) -> PersonVM:
    """Return the form of who sits down, with the coins others have *taken*."""
    title, refusal = say("seats.name"), say("seats.taken")
    return PersonVM(
        title,
        name,
        say("seats.coin"),
        tuple(
            CoinVM(one, one in taken, refusal if one in taken else "")
            for one in range(1, COINS + 1)
        ),
        coin,
        typing(say, "name", title, name, most=NAME),
    )


def seats(
    hall: Hall,
    edition: Edition,
    sitters: Sequence[Sitter | None],
    chosen: int | None,
    near: int,
) -> SeatsVM:
    """Return the table with its places."""
    say = hall.say
    here = sitters[chosen] if chosen is not None else None
    taken = {sitter.coin for sitter in sitters if sitter and sitter is not here}
    keys = (
        KeyVM("near", say("seats.near"), "rotate"),
        KeyVM("remove", say("seats.remove"), "trash"),
    )
    return SeatsVM(
        BareVM(hall.refusal),
        say("seats.title"),
        say("seats.note"),
        say("brand"),
        tuple(
            PlaceAtVM(Player(n, sitter.name, sitter.coin) if sitter else None)
            for n, sitter in enumerate(sitters)
        ),
        chosen,
        near,
        person(say, here.name, here.coin, taken) if here else None,
        keys if here else (),
        KeyVM("editions", "", "back"),
        start_key(say, edition, sum(1 for sitter in sitters if sitter)),
        say("seats.empty"),
    )


def start_key(say: Catalogue, edition: Edition, count: int) -> KeyVM:
    """Return the key that goes on to the rules, if the box is for as many people."""
    least, most = edition.seats
    why = say("seats.few", least=least) if count < least else ""
    why = say("seats.many", most=most) if count > most else why
    note, label = why or say("seats.rules"), say("seats.start")
    return KeyVM("start", label, "", note, enabled=not why, refusal=why, tone="primary")
