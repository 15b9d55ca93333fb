"""Who sits where, under which name and coin."""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec import Struct

from companion.edition import Edition
from companion.ledger import MOST_SEATS
from ui.i18n import Catalogue
from ui.presenters.start import Hall
from ui.presenters.vm import KeyVM, Player
from ui.presenters.vm_start import BareVM, CoinVM, PersonVM, PlaceAtVM, SeatsVM, TypingVM

COINS = MOST_SEATS


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
        TypingVM("name", title, name, say("done"), say("cancel"), say.language),
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
    count, (least, most) = sum(1 for sitter in sitters if sitter), edition.seats
    short = say("seats.few", least=least) if count < least else ""
    over = say("seats.many", most=most) if count > most else ""
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
        KeyVM(
            "start",
            say("seats.start"),
            note=short or over or say("seats.rules"),
            enabled=not (short or over),
            refusal=short or over,
            tone="primary",
        ),
        say("seats.empty"),
    )
