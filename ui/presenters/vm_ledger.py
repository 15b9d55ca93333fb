"""View models of the ledger and of the way back."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, Player


class MarkVM(Struct, frozen=True):
    """Show an account in small: a player's coin, or an icon."""

    player: Player | None = None
    icon: str = ""


class EntryVM(Struct, frozen=True):
    """Show an entry: who to whom, or who threw what. Acts `ledger:row:<seq>`.

    With `why` it has reasons, and its paragraph sign acts `why:<seq>`.
    """

    seq: int
    turn: str
    text: str
    payer: MarkVM | None = None
    payee: MarkVM | None = None
    dice: tuple[int, ...] = ()
    sum: int | None = None
    why: bool = False


class FilterVM(Struct, frozen=True):
    """Show a chip that picks entries: one player's, or all under a `label`."""

    name: str
    player: Player | None = None
    label: str = ""
    chosen: bool = False


class BalanceVM(Struct, frozen=True):
    """Show a balance that going back changes."""

    mark: MarkVM
    before: int
    after: int


class BackVM(Struct, frozen=True):
    """Show what going back to before an entry changes; `text` wraps into three lines."""

    title: str
    text: str
    balances: tuple[BalanceVM, ...]
    key: KeyVM


class LedgerVM(Struct, frozen=True):
    """Screen 12: the entries in force, newest first.

    `selected` is the seq of the entry before which one would go back; tapped again, it acts
    `ledger:close`. Without `back` the panel shows `hint` and `keys` (redo, match the table).
    """

    frame: FrameVM
    title: str
    filters: tuple[FilterVM, ...]
    entries: tuple[EntryVM, ...]
    empty: str
    hint: str
    keys: tuple[KeyVM, ...] = ()
    selected: int | None = None
    back: BackVM | None = None
