"""The set-up: which box is on the table, and which evening to go on with."""

from __future__ import annotations

from collections.abc import Container, Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from companion.edition import Edition
from companion.errors import JournalError
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
    played_by,
)
from ui.presenters.disk import unreadable
from ui.presenters.vm import KeyVM
from ui.presenters.vm_start import (
    BareVM,
    EditionsVM,
    EditionVM,
)
from ui.settings import Settings


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


def stick_key(say: Catalogue, carried: str) -> KeyVM:
    """Return the key that copies an evening on a stick, and on which one it is."""
    note = say("end.saved", name=carried) if carried else ""
    return KeyVM("save", say("end.save"), "save", note)


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


def evenings(hall: Hall, found: Sequence[Saved | Broken], sticks: Sequence[str]) -> EditionsVM:
    """Return the evenings that may be gone on with, as cards, and the way back to the boxes.

    The first of them lie on *sticks*, each on one of that name.
    """
    say, cards = hall.say, []
    for n, one in enumerate(found):
        stick = say("evenings.stick", name=sticks[n]) if n < len(sticks) else ""
        card = fault(say, one) if isinstance(one, Broken) else evening(hall, one, stick)
        cards.append(replace(card, id=str(n)))
    return hung(
        hall, say("evenings.which"), tuple(cards), None, KeyVM("editions", say("back"), "back")
    )


def beginnings(hall: Hall, found: Sequence[Edition], own: Container[str]) -> EditionsVM:
    """Return what a board of one's own may begin with, and the way back to the boxes."""
    say, words = hall.say, hall.words
    cards = [beginning(say, card(say, words, edition, last=False), own) for edition in found]
    back = KeyVM("editions", say("back"), "back")
    return hung(hall, say("proof.begin_with"), (*cards, empty_card(say)), None, back)


def rules_to_play(hall: Hall, found: Sequence[Edition]) -> EditionsVM:
    """Return the editions by whose rules an empty board may be played, and the way back."""
    say, words = hall.say, hall.words
    cards = [played_by(say, card(say, words, edition, last=False)) for edition in found]
    back = KeyVM("editions", say("back"), "back")
    return hung(hall, say("proof.rules_of"), tuple(cards), None, back)


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


def evening(hall: Hall, saved: Saved, stick: str = "") -> EditionVM:
    """Return the card of a saved game: of which box, who plays, on what *stick*, how far it is."""
    title, names = saved.title.in_(hall.settings.language), (p.name for p in saved.players)
    note = hall.say("evenings.note", count=saved.round, text=hall.words.saved(saved))
    note = f"{lead}, {note}" if (lead := stick or began(hall, saved)) else note
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
