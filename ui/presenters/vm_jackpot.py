"""View model of the slot machine."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, HeadVM, KeyVM, SlipVM
from ui.presenters.vm_table import AcceptVM


class SymbolVM(Struct, frozen=True):
    """Show a symbol: by the picture called `picture` if there is one, else by its name."""

    picture: str
    name: str


class ReelVM(Struct, frozen=True):
    """Show a column: the symbol of each face of the die, what was thrown, what would win."""

    symbols: tuple[SymbolVM, ...]
    thrown: int = 0
    reach: tuple[int, ...] = ()


class PrizeVM(Struct, frozen=True):
    """Show a row of the paytable; a symbol that may be any is None."""

    symbols: tuple[SymbolVM | None, ...]
    factor: str
    sum: int
    reach: bool = False


class JackpotVM(Struct, frozen=True):
    """Screen 9. Acts `stake:<n>`, `die:0:<face>` and the keys' names.

    `keys` stand in the place of the die while none is to be thrown; `chosen` has its face, 0
    where it is not known; `doubt` is what is not sure: a throw of the tray, the paytable. `swap`
    shows the paytable instead of the machine where both have no room.
    """

    frame: FrameVM
    head: HeadVM
    kassa_label: str
    kassa: int
    unit: str
    bet_label: str
    bet: int
    less: KeyVM
    more: KeyVM
    throw: str
    hint: str
    sign: str
    reels: tuple[ReelVM, ...]
    prizes_title: str
    prizes: tuple[PrizeVM, ...]
    swap: tuple[KeyVM, KeyVM]
    keys: tuple[KeyVM, ...] = ()
    chosen: tuple[int, ...] = ()
    side: KeyVM | None = None
    slip: SlipVM | None = None
    accept: AcceptVM | None = None
    doubt: str = ""
