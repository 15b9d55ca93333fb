"""View models of a board of one's own while it is entered."""

from msgspec import Struct

from ui.presenters.vm import KeyVM
from ui.presenters.vm_start import BareVM, TypingVM
from ui.presenters.vm_table import CardVM
from ui.presenters.vm_trade import ChipVM


class SpotVM(Struct, frozen=True):
    """Show a page of the board in the row of all: a cell, or what belongs to the box.

    `state` is done, check (nobody has compared it with the cardboard), blank or wrong; a cell
    bears its `number`. Acts `name`.
    """

    name: str
    icon: str
    industry: str = ""
    number: str = ""
    state: str = "blank"
    here: bool = False


class EntryVM(Struct, frozen=True):
    """Show one thing that is entered, as a row of the slip; acts `name`.

    `mark` is done, check, blank, odd or wrong.
    """

    name: str
    label: str
    value: str
    mark: str = "done"
    chosen: bool = False


class AskedVM(Struct, frozen=True):
    """Ask for one row of the slip; `said` is what is odd about it, or `wrong`.

    With a `unit` a `number` is typed on the keypad over the one there is. A text is written as
    `typing` says, at once if it is `wanted`; `written` is what there is. `picks` are listed,
    `swatches` stand side by side.
    """

    title: str
    said: str = ""
    wrong: bool = False
    unit: str | None = None
    number: int = 0
    typing: TypingVM | None = None
    wanted: bool = False
    written: str = ""
    picks: tuple[ChipVM, ...] = ()
    swatches: tuple[ChipVM, ...] = ()


class ProofVM(Struct, frozen=True):
    """Enter a board: `spots` are its pages, the slip is the one that is open, one row is `asked`.

    While a number is typed every act comes as `typed:<number>:<act>`.
    """

    frame: BareVM
    spots: tuple[SpotVM, ...]
    band: str
    icon: str
    title: str
    note: str
    stamp: str
    rows: tuple[EntryVM, ...]
    asked: AskedVM
    back: KeyVM
    keys: tuple[KeyVM, ...]


class ComposeVM(CardVM, frozen=True):
    """Say what a card of one's own board reads, before there is a table."""
