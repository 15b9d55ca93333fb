"""View models of the table's own screens: roll, charge, free plot, debt, question, card."""

from msgspec import Struct

from ui.presenters.vm import BannerVM, FrameVM, HeadVM, KeyVM, PartyVM, Player, SlipVM
from ui.presenters.vm_start import BareVM


class CellVM(Struct, frozen=True):
    """Show a cell of the track: an industry's plot, or a special cell without `industry`.

    `state` is here, dim or reach.
    """

    icon: str
    industry: str = ""
    owner: Player | None = None
    state: str = "dim"


class StepVM(Struct, frozen=True):
    """Tell a newcomer one thing; `icons` are icon names, or digits for faces of a die."""

    icons: tuple[str, ...]
    text: str


class HintVM(Struct, frozen=True):
    """Show the first-run slip; it takes the place of track and keys."""

    steps: tuple[StepVM, ...]
    close: str = "hint:close"


class AcceptVM(Struct, frozen=True):
    """Offer the tray's throw: `accept` acts by itself after `seconds` (0: only when tapped).

    `before` takes another throw instead, which waited when this one was told; `throw` names it.
    """

    accept: KeyVM
    wrong: KeyVM
    seconds: float = 0
    before: KeyVM | None = None
    throw: str = ""


class RollVM(Struct, frozen=True):
    """Screen 3: wait for a roll. Acts `die:<row>:<face>`, rows from 0, and the keys' names.

    `chosen` has one face for each die to throw, 0 where it is not known yet.
    """

    frame: FrameVM
    head: HeadVM
    player: Player
    track: tuple[CellVM, ...]
    chosen: tuple[int, ...]
    prompt: str
    hint: str
    help: str
    keys: tuple[KeyVM, ...]
    banner: BannerVM | None = None
    first_run: HintVM | None = None
    accept: AcceptVM | None = None


class ChargeVM(Struct, frozen=True):
    """Screens 4 and 16: somebody owes; acts `why` and the keys' names."""

    frame: FrameVM
    head: HeadVM
    slip: SlipVM
    parties: tuple[PartyVM, ...]
    keys: tuple[KeyVM, ...]
    main: KeyVM


class HolderVM(Struct, frozen=True):
    """Name one plot of an industry and who holds it; `here` is the plot in question."""

    name: str
    player: Player | None = None
    here: bool = False


class PlotVM(Struct, frozen=True):
    """Screen 5: a free plot; the slip is the deed, its total the price.

    `main` buys, or is grey and says what is missing.
    """

    frame: FrameVM
    head: HeadVM
    slip: SlipVM
    holders_title: str
    holders: tuple[HolderVM, ...]
    keys: tuple[KeyVM, ...]
    main: KeyVM


class DebtVM(Struct, frozen=True):
    """Screen 21: more is owed than there is; the first key raises cash, the last pays."""

    frame: FrameVM
    head: HeadVM
    slip: SlipVM
    keys: tuple[KeyVM, ...]
    main: KeyVM


class QuestionVM(Struct, frozen=True):
    """Any choice that has no place of its own: a slip of explanation and 1 to 12 keys."""

    frame: FrameVM
    head: HeadVM
    slip: SlipVM
    keys: tuple[KeyVM, ...]


class PlaceVM(Struct, frozen=True):
    """Name a cell that a card may send to; acts `card:go:<cell>`."""

    cell: int
    name: str
    icon: str
    industry: str = ""


class CardVM(Struct, frozen=True):
    """Ask what a drawn cardboard card says.

    Acts `card:get:<sum>`, `card:pay:<sum>`, `card:go:<cell>`: `get`, `pay` and `go`, where they
    are, open a page of this screen first, under a title of `sum_title` or `places_title`; a sum
    of `nought` may be said if it is one. The `others` act under their own names. `known` are the
    cards that are known, page by page, acts `card:known:<id>`; `new` leads from them to the other
    keys and `more` to their next page, both on this screen. With `page`, one of these names, that
    page is asked for alone, also with other keys as `known`: the way back from it is an act.
    """

    frame: FrameVM | BareVM
    head: HeadVM
    slip: SlipVM
    get: KeyVM | None
    pay: KeyVM | None
    go: KeyVM | None
    others: tuple[KeyVM, ...]
    back: str
    sum_title: str
    places_title: str
    unit: str
    places: tuple[PlaceVM, ...]
    known: tuple[tuple[KeyVM, ...], ...] = ()
    known_title: str = ""
    new: KeyVM = KeyVM("card:new", "")
    more: KeyVM = KeyVM("card:more", "")
    page: str = ""
    nought: bool = False
