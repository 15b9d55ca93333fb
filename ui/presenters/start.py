"""The set-up: which box is on the table, and who sits where."""

from __future__ import annotations

from collections.abc import Container, Sequence
from datetime import datetime

from msgspec import Struct

from companion.edition import Edition
from companion.errors import JournalError
from companion.ledger import MOST_SEATS
from companion.shelf import Broken, Saved
from companion.words import Words
from ui.i18n import Catalogue
from ui.presenters.boards import (
    Boards,
    beginning,
    empty_card,
    half_card,
    new_card,
    own_card,
)
from ui.presenters.disk import unreadable
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

COINS = MOST_SEATS
SIDES = ("south", "west", "north", "north", "east", "south")
"""The side of the table each place lies at, clockwise from the left of the near side."""


class Sitter(Struct, frozen=True):
    """Who is going to sit down at a place."""

    name: str
    coin: int


def look_keys(say: Catalogue, settings: Settings, *, short: bool = False) -> tuple[KeyVM, ...]:
    """Return the keys of language, theme, turning and all settings; short ones are pictures."""
    theme = "moon" if settings.theme == "evening" else "sun"
    return (
        KeyVM("language", say("language"), "globe"),
        KeyVM("theme", "" if short else say(f"theme.{settings.theme}"), theme),
        KeyVM(
            "rotate",
            "" if short else say("rotate"),
            "rotate",
            enabled=settings.orientation != "fixed",
            refusal=say("rotate.fixed"),
        ),
        KeyVM("settings", "" if short else say("set.title"), "gear"),
    )


class Hall(Struct, frozen=True):
    """What the set-up is shown in, before there is a table."""

    say: Catalogue
    words: Words
    settings: Settings
    refusal: str


def editions(
    hall: Hall,
    found: Sequence[Edition],
    broken: Sequence[Broken],
    resume: KeyVM | None,
    *,
    several: bool,
    boards: Boards,
) -> EditionsVM:
    """Return the boxes there are, and the evening to go on with; *several* have been saved."""
    say, words, settings = hall.say, hall.words, hall.settings
    cards = [card(say, words, edition, last=edition.id == settings.edition) for edition in found]
    cards = [own_card(say, one) if one.id in boards.own else one for one in cards]
    cards += [half_card(say, words, proof) for proof in boards.half]
    cards += [fault(say, one) for one in broken]
    cards.append(new_card(say))
    others = KeyVM("evenings", say("evenings"), "ledger") if several else None
    return hung(hall, say("which_box"), tuple(cards), resume, others)


def evenings(hall: Hall, found: Sequence[Saved | Broken]) -> EditionsVM:
    """Return the evenings that may be gone on with, as cards, and the way back to the boxes."""
    say = hall.say
    cards = tuple(
        fault(say, one) if isinstance(one, Broken) else evening(hall, one) for one in found
    )
    return hung(hall, say("evenings.which"), cards, None, KeyVM("editions", say("back"), "back"))


def beginnings(hall: Hall, found: Sequence[Edition], own: Container[str]) -> EditionsVM:
    """Return what a board of one's own may begin with, and the way back to the boxes."""
    say, words = hall.say, hall.words
    cards = [beginning(say, card(say, words, edition, last=False), own) for edition in found]
    back = KeyVM("editions", say("back"), "back")
    return hung(hall, say("proof.begin_with"), (*cards, empty_card(say)), None, back)


def hung(
    hall: Hall,
    question: str,
    cards: tuple[EditionVM, ...],
    resume: KeyVM | None,
    others: KeyVM | None,
) -> EditionsVM:
    """Return cards beside the wordmark."""
    say = hall.say
    return EditionsVM(
        BareVM(hall.refusal),
        say("brand"),
        (say("tagline.1"), say("tagline.2")),
        question,
        cards,
        look_keys(say, hall.settings, short=True),
        resume,
        others,
    )


def fault(say: Catalogue, broken: Broken) -> EditionVM:
    """Return the grey card of a file that cannot be used, which tells why when touched."""
    name, game = broken.path.name, isinstance(broken.error, JournalError)
    short = say("evenings.broken") if game else say("edition.broken")
    why = unreadable(say, broken.error) if game else str(broken.error)
    title = broken.path.stem if game else name
    return EditionVM(name, title, "warn", "", "", fault=short, fault_note=why)


def evening(hall: Hall, saved: Saved) -> EditionVM:
    """Return the card of a saved game: of which box, who plays, how far it has come."""
    title, names = saved.title.in_(hall.settings.language), (p.name for p in saved.players)
    note = hall.say("evenings.note", count=saved.round, text=hall.words.saved(saved))
    note = f"{day}, {note}" if (day := began(hall, saved)) else note
    return EditionVM(saved.path.name, title, "play", ", ".join(names), note)


def began(hall: Hall, saved: Saved) -> str:
    """Return the day a saved game began, as far as the clock knew it."""
    try:
        at = datetime.fromisoformat(saved.started).astimezone()
    except ValueError:
        return ""
    return hall.say("evenings.day", day=f"{at:%d}", month=f"{at:%m}", year=f"{at:%Y}")


def stands(hall: Hall, saved: Saved) -> str:
    """Return in a line which box a saved game is of, and what it waits for."""
    name, awaited = saved.title.in_(hall.settings.language), hall.words.saved(saved)
    return hall.say("resume.note", name=name, count=saved.round, text=awaited)


def resume_key(hall: Hall, saved: Saved, *, earlier: bool) -> KeyVM:
    """Return the key that goes on with a saved game, *earlier* than one that cannot be opened."""
    note = stands(hall, saved)
    note = hall.say("resume.earlier", text=note) if earlier else note
    return KeyVM("resume", hall.say("resume"), "play", note, tone="primary")


def card(say: Catalogue, words: Words, edition: Edition, *, last: bool) -> EditionVM:
    """Return the card of one edition."""
    language = words.language
    least, most = edition.seats
    cash = words.money_words(edition.options.opening_cash, edition)
    return EditionVM(
        edition.id,
        edition.title.in_(language),
        emblem(edition),
        edition.subtitle.in_(language),
        say("edition.facts", least=least, most=most, sum=cash),
        tuple(group.colour for group in edition.groups.values()),
        last,
    )


def emblem(edition: Edition) -> str:
    """Return the picture of an edition: what it has that others have not."""
    if edition.shares:
        return "exchange"
    return "crown" if edition.rating else "table"


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
            PlaceAtVM(Player(n, sitter.name, sitter.coin) if sitter else None)
            for n, sitter in enumerate(sitters)
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
            note=short or over or say("seats.rules"),
            enabled=not (short or over),
            refusal=short or over,
            tone="primary",
        ),
        say("seats.empty"),
    )
