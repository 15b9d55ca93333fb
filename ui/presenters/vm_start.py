"""View models of the set-up: which box is on the table, and who sits where."""

from msgspec import Struct

from ui.presenters.vm import BannerVM, HandsVM, KeyVM, Player


class BareVM(Struct, frozen=True):
    """Surround a screen that has neither rail nor bar; `refusal` stays until the next touch."""

    refusal: str = ""
    trouble: BannerVM | None = None
    entry: int = 0
    hands: HandsVM | None = None


class EditionVM(Struct, frozen=True):
    """Show an edition's card; acts `edition:<id>`.

    `strip` names its industries, and `edit` is the pencil beside it. With a `fault` the file is
    broken: the card says so in place of the facts, is grey, and tells `fault_note` when tapped.
    """

    id: str
    title: str
    icon: str
    facts: str
    note: str
    strip: tuple[str, ...] = ()
    last: bool = False
    fault: str = ""
    fault_note: str = ""
    edit: KeyVM | None = None


class EditionsVM(Struct, frozen=True):
    """Screen 1: the editions; `resume` only if a game is saved. Acts the keys' names.

    `others` leads to other saved games, whose cards hang in the place of the boxes, and back.

    `tagline` has up to two lines.
    """

    frame: BareVM
    name: str
    tagline: tuple[str, ...]
    question: str
    cards: tuple[EditionVM, ...]
    settings: tuple[KeyVM, ...]
    resume: KeyVM | None = None
    others: KeyVM | None = None


class TypingVM(Struct, frozen=True):
    """Ask for a few words on the screen's own keyboard; `layout` is ru or en.

    What is typed is at most `most` letters long and acted as `<act>:<text>`; there is no text to
    act while it is empty, unless `may_be_empty`. The first letter is a capital one, unless `small`.
    """

    act: str
    title: str
    text: str
    done: str
    cancel: str
    layout: str = "ru"
    most: int = 20
    may_be_empty: bool = False
    small: bool = False


class PlaceAtVM(Struct, frozen=True):
    """Show a place at the table, clockwise from the left of the near side; acts `place:<n>`.

    A player dragged from one place to another acts `place:<from>:<to>`.
    """

    player: Player | None = None


class CoinVM(Struct, frozen=True):
    """Offer a coin; acts `coin:<id>`. One that is `taken` is grey and tells its `refusal`."""

    id: int
    taken: bool = False
    refusal: str = ""


class PersonVM(Struct, frozen=True):
    """Ask under which name and coin somebody sits down; `coin` is the chosen one.

    The field of the name opens the keyboard, which acts as `typing` says.
    """

    name_label: str
    name: str
    coin_label: str
    coins: tuple[CoinVM, ...]
    coin: int
    typing: TypingVM


class SeatsVM(Struct, frozen=True):
    """Screen 2: who sits where. `chosen` is a place or None, `near` the side the screen faces.

    Sides count clockwise from the near one: 0 near, 1 left, 2 far, 3 right. `person` is the form
    of whoever is chosen.
    """

    frame: BareVM
    title: str
    note: str
    brand: str
    places: tuple[PlaceAtVM, ...]
    chosen: int | None
    near: int
    person: PersonVM | None
    keys: tuple[KeyVM, ...]
    back: KeyVM
    start: KeyVM
    empty: str = ""
