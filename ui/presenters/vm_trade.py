"""View models of a deal: whom with, what for what, its conditions, and the partner's answer."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, HeadVM, KeyVM, PartyVM, Player, SlipVM
from ui.presenters.vm_start import TypingVM


class PartnerVM(Struct, frozen=True):
    """Offer to deal with a player; acts `partner:<seat>`."""

    player: Player
    cash: int
    note: str


class PartnersVM(Struct, frozen=True):
    """Ask whom a player deals with."""

    frame: FrameVM
    head: HeadVM
    back: KeyVM
    partners: tuple[PartnerVM, ...]


class GoodVM(Struct, frozen=True):
    """Show what may change hands: a deed in its industry's colour; a kept card, shares, a policy.

    `name` is what is acted, and takes a `chosen` one back. With a `refusal` it cannot be had:
    it is grey and tells why when tapped.
    """

    name: str
    label: str
    note: str
    icon: str
    industry: str = ""
    chosen: bool = False
    locked: bool = False
    refusal: str = ""


class SideVM(Struct, frozen=True):
    """Show what one player gives, under his name; `side` is gives or gets.

    The sum typed acts `sum:<side>:<sum>`. `key` shows the money and opens the keypad in the
    place of the goods, which is there while `typing` and closed by `done`; `less` and `more`
    change the money by a step. With a `typed_label` so many of something else are typed.
    """

    side: str
    player: Player
    note: str
    goods: tuple[GoodVM, ...]
    empty: str
    money: int
    less: KeyVM
    key: KeyVM
    more: KeyVM
    done: KeyVM
    total_label: str
    total: int
    unit: str
    typing: bool = False
    typed: int = 0
    typed_label: str = ""


class TradeVM(Struct, frozen=True):
    """Put a deal together: both sides, its conditions (a tap strikes one), and to propose it.

    `why` says what is against the deal as it stands; then `propose` is grey.
    """

    frame: FrameVM
    title: str
    back: KeyVM
    sides: tuple[SideVM, SideVM]
    terms: tuple[KeyVM, ...]
    add: KeyVM
    propose: KeyVM
    why: str = ""


class ChipVM(Struct, frozen=True):
    """Offer one of a few values; acts `name`. `player` or `icon` stands before the label."""

    name: str
    label: str
    player: Player | None = None
    icon: str = ""
    industry: str = ""
    note: str = ""
    chosen: bool = False


class TermVM(Struct, frozen=True):
    """Word a condition: `kinds` of it, `people` it binds, `places` where or a sum, how long.

    With an `amount` it is typed in the place of the `places`, acts `amount:<sum>`; with `write`
    that key is there, which opens the keyboard as `typing` says. `count` is stepped by `less`
    and `more` where the chosen of `spans` counts. `text` is the condition in full, and `why`
    what is against it.
    """

    frame: FrameVM
    kinds: tuple[ChipVM, ...]
    back: KeyVM
    people_label: str
    people: tuple[ChipVM, ...]
    spans_label: str
    spans: tuple[ChipVM, ...]
    less: KeyVM
    count: str
    more: KeyVM
    places_label: str
    places: tuple[ChipVM, ...]
    amount: int | None
    unit: str
    text: str
    add: KeyVM
    write: KeyVM | None
    typing: TypingVM
    why: str = ""


class DealVM(Struct, frozen=True):
    """Ask the partner: what he gets and gives, a slip for each, and the two answers.

    `parties` are both purses, before and after; `why` says what keeps him from agreeing.
    """

    frame: FrameVM
    head: HeadVM
    slips: tuple[SlipVM, SlipVM]
    parties: tuple[PartyVM, PartyVM]
    yes: KeyVM
    no: KeyVM
    why: str = ""
