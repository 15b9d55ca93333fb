"""View models of the tray's doctor: how the dice fall, what the tray says, its self-test."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, HeadVM, KeyVM
from ui.presenters.vm_ledger import FilterVM


class FactVM(Struct, frozen=True):
    """Show a figure after its name; `tint` is plain, good, odd or bad."""

    name: str
    value: str
    tint: str = "plain"


class ColumnVM(Struct, frozen=True):
    """Show how often a sum fell, beside how often it would with fair dice; `here` fell last."""

    sum: int
    count: int
    usual: float
    here: bool = False


class FacesVM(Struct, frozen=True):
    """Show how often a die showed each face, from 1 to 6; `odd` marks one that is watched."""

    name: str
    counts: tuple[str, ...]
    odd: bool = False


class TrayVM(Struct, frozen=True):
    """Screen 14: what lies in the tray, how the dice have fallen, and what to think of them.

    `dice` are faces as the tray reads them, `doubles` what is usual of them. Acts the keys' and the
    sources' names.
    """

    frame: FrameVM
    head: HeadVM
    sources: tuple[FilterVM, ...]
    dice: tuple[str, ...]
    facts: tuple[FactVM, ...]
    title: str
    usual: str
    columns: tuple[ColumnVM, ...]
    faces: str
    rows: tuple[FacesVM, ...]
    tint: str
    verdict: str
    note: str
    keys: tuple[KeyVM, ...]
    doubles: tuple[str, ...] = ()


class LineVM(Struct, frozen=True):
    """Show a line of the tray: when, what it was taken for, its text, and what is wrong with it."""

    number: int
    clock: str
    verdict: str
    text: str
    note: str
    tint: str


class LinesVM(Struct, frozen=True):
    """Show the last lines of the tray, newest first, beside what was counted."""

    frame: FrameVM
    head: HeadVM
    lines: tuple[LineVM, ...]
    empty: str
    facts: tuple[FactVM, ...]
    keys: tuple[KeyVM, ...]


class StepVM(Struct, frozen=True):
    """Show a face of the self-test; `state` is ahead, here, good or bad."""

    face: int
    state: str


class TrialVM(Struct, frozen=True):
    """Ask for a face on all dice, and show which ones the tray has made out."""

    frame: FrameVM
    head: HeadVM
    steps: tuple[StepVM, ...]
    ask: str
    seen: str
    tint: str
    found: tuple[str, ...]
    keys: tuple[KeyVM, ...]


class OneTrayVM(Struct, frozen=True):
    """Show one of several trays: `here` says that it is played with, else `use` plays with it."""

    title: str
    note: str
    tint: str
    here: str = ""
    use: KeyVM | None = None


class TraysVM(Struct, frozen=True):
    """Show all trays that are plugged in, and say how one of them is chosen."""

    frame: FrameVM
    head: HeadVM
    ask: str
    trays: tuple[OneTrayVM, ...]
    keys: tuple[KeyVM, ...]
