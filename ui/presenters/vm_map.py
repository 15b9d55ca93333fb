"""View models of the map: the board as a ring of cells, and what a landing would cost."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, Player
from ui.presenters.vm_table import AcceptVM


class SquareVM(Struct, frozen=True):
    """Show a cell: an industry's plot, or another cell without `industry`.

    `built` pieces stand on it; the last of them is the `great` one that comes after the others.
    """

    icon: str
    industry: str = ""
    owner: Player | None = None
    mortgaged: bool = False
    built: int = 0
    great: bool = False


class BoardVM(Struct, frozen=True):
    """Show the ring; acts `cell:<index>`.

    `corners` are the cells that lie in them, `turns` tells how many quarters clockwise from the
    lower right START lies. `tokens` are who stands where, `mover` the one who walks next.
    """

    squares: tuple[SquareVM, ...]
    corners: tuple[int, ...]
    tokens: tuple[tuple[Player, int], ...]
    mover: int
    chosen: int
    turns: int = 0
    clockwise: bool = True


class FactVM(Struct, frozen=True):
    """Tell one thing that concerns everybody: a pot, what is left in the box."""

    icon: str
    label: str
    value: int


class PayerVM(Struct, frozen=True):
    """Tell what a player would pay or get on the cell; acts `payer:<seat>`, if there is a sum.

    `mood` is short, gain or empty; `shield` the policy that would help.
    """

    player: Player
    note: str
    sum: str = ""
    mood: str = ""
    shield: tuple[str, str] | None = None
    name: str = ""


class HereVM(Struct, frozen=True):
    """Say what a cell is, in the colour of its industry or the bank's."""

    title: str
    note: str
    icon: str
    industry: str = ""


class MapVM(Struct, frozen=True):
    """Screen 8: the board, and what becomes of whoever stops on the cell chosen.

    Either `heading` and `workings` stand over a line for each player, or `says` has what the cell
    does, title and text. Acts the names of its keys; `corner` and `way` turn the board. The
    tray's throw takes the place of the keys below.
    """

    frame: FrameVM
    board: BoardVM
    facts: tuple[FactVM, ...]
    here: HereVM
    heading: str
    workings: str
    says: tuple[tuple[str, str], ...]
    payers: tuple[PayerVM, ...]
    back: KeyVM
    on: KeyVM
    why: KeyVM
    corner: KeyVM
    way: KeyVM
    accept: AcceptVM | None = None
