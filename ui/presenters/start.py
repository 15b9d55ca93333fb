"""The set-up: which box is on the table, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from companion.edition import Edition
from companion.words import Words
from ui.i18n import Catalogue
from ui.presenters.vm import KeyVM, Player
from ui.presenters.vm_start import (
    BareVM,
    CoinVM,
    EditionsVM,
    EditionVM,
    PlaceAtVM,
    SeatsVM,
    TypingVM,
)
from ui.settings import Settings

COINS = 6
SIDES = ("south", "west", "north", "north", "east", "south")
"""The side of the table each place lies at, clockwise from the left of the near side."""


class Sitter(Struct, frozen=True):
    """Who is going to sit down at a place."""

    name: str
    coin: int


def look_keys(say: Catalogue, settings: Settings, *, short: bool = False) -> tuple[KeyVM, ...]:
    """Return the keys of language, theme and turning the screen; short ones say it by pictures."""
    theme = "moon" if settings.theme == "evening" else "sun"
    return (
        KeyVM("language", say("language"), "globe"),
        KeyVM("theme", "" if short else say(f"theme.{settings.theme}"), theme),
        KeyVM("rotate", "" if short else say("rotate"), "rotate"),
    )


class Hall(Struct, frozen=True):
    """What the set-up is shown in, before there is a table."""

    say: Catalogue
    words: Words
    settings: Settings
    refusal: str


def editions(
    hall: Hall, found: Sequence[Edition], broken: Sequence[tuple[str, str]], resume: str
) -> EditionsVM:
    """Return the boxes there are, and the evening to go on with."""
    say, words, settings = hall.say, hall.words, hall.settings
    cards = [card(say, words, edition, last=edition.id == settings.edition) for edition in found]
    cards += [
        EditionVM(name, name, "warn", "", "", fault=say("edition.broken"), fault_note=fault)
        for name, fault in broken
    ]
    key = KeyVM("resume", say("resume"), "play", resume, tone="primary") if resume else None
    return EditionsVM(
        BareVM(hall.refusal),
        say("brand"),
        (say("tagline.1"), say("tagline.2")),
        say("which_box"),
        tuple(cards),
        look_keys(say, settings, short=True),
        key,
    )


def card(say: Catalogue, words: Words, edition: Edition, *, last: bool) -> EditionVM:
    """Return the card of one edition."""
    language = words.language
    least, most = edition.seats
    cash = words.money(edition.options.opening_cash, edition)
    return EditionVM(
        edition.id,
        edition.title.in_(language),
        "table",
        edition.subtitle.in_(language),
        say("edition.facts", least=least, most=most, sum=cash),
        tuple(group.colour for group in edition.groups.values()),
        last,
    )


def seats(
    hall: Hall,
    edition: Edition,
    sitters: Sequence[Sitter | None],
    chosen: int | None,
    near: int,
) -> SeatsVM:
    """Return the table with its places."""
    say, words = hall.say, hall.words
    here = sitters[chosen] if chosen is not None else None
    taken = {sitter.coin for sitter in sitters if sitter and sitter is not here}
    count, (least, most) = sum(1 for sitter in sitters if sitter), edition.seats
    short = say("seats.few", least=least) if count < least else ""
    over = say("seats.many", most=most) if count > most else ""
    typing = None
    if here:
        typing = TypingVM(
            "name", say("seats.name"), here.name, say("done"), say("cancel"), words.language
        )
    coins = tuple(
        CoinVM(coin, coin in taken, say("seats.taken") if coin in taken else "")
        for coin in range(1, COINS + 1)
    )
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
            PlaceAtVM(Player(sitter.coin, sitter.name) if sitter else None) for sitter in sitters
        ),
        chosen,
        near,
        say("seats.name"),
        say("seats.coin"),
        coins if here else (),
        typing,
        keys if here else (),
        KeyVM("editions", "", "back"),
        KeyVM(
            "start",
            say("seats.start"),
            note=short or over or say("seats.lot"),
            enabled=not (short or over),
            refusal=short or over,
            tone="primary",
        ),
        say("seats.empty"),
    )
