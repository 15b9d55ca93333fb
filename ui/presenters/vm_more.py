"""View models of the menu, of a question asked once, and of the screen after a fault."""

from typing import Literal

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, Player, SlipVM
from ui.presenters.vm_rules import ValueVM
from ui.presenters.vm_start import BareVM, PersonVM


class TrayLineVM(Struct, frozen=True):
    """Show the dice tray's state in words; `look` leads to its doctor, `key` looks for it.

    A table without a tray (`none`) is as well as one whose tray answers; only `away` is amber.
    """

    title: str
    text: str
    mood: Literal["none", "ready", "away"]
    look: KeyVM
    key: KeyVM | None = None


class LeaverVM(Struct, frozen=True):
    """Offer to take a player out of the game; acts `leave:<seat>`."""

    player: Player
    refusal: str = ""


class MoreVM(Struct, frozen=True):
    """The menu: the tray, settings, ways out of the game. Acts the keys' names.

    ``offices`` says which of the printed offices the app fills.
    """

    frame: FrameVM
    title: str
    offices: str
    tray: TrayLineVM
    settings: tuple[KeyVM, ...]
    leave_label: str
    leavers: tuple[LeaverVM, ...]
    keys: tuple[KeyVM, ...]


class JoinVM(Struct, frozen=True):
    """Ask who sits down, and at which side of the screen: near, left, far, right."""

    frame: FrameVM
    title: str
    note: str
    person: PersonVM
    side_label: str
    sides: tuple[ValueVM, ...]
    back: KeyVM
    main: KeyVM


class AskVM(Struct, frozen=True):
    """Ask once before something grave; the two keys lie 96 dp apart."""

    frame: FrameVM
    slip: SlipVM
    yes: KeyVM
    no: KeyVM
    player: Player | None = None


class ErrorVM(Struct, frozen=True):
    """Say that the program failed and that nothing is lost; `detail` is for engineers.

    `undo` leads back to before the last entry, whose screen may be what fails.
    """

    frame: BareVM
    title: str
    text: str
    journal: str
    restart: KeyVM
    detail: str = ""
    undo: KeyVM | None = None
