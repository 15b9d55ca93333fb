"""View models of the end: the standings and how they came about."""

from msgspec import Struct

from ui.presenters.vm import KeyVM, Player
from ui.presenters.vm_start import BareVM


class StandingVM(Struct, frozen=True):
    """Show what a player has come to, in all and in parts, or why not to the end (`out`)."""

    rank: str
    player: Player
    total: int = 0
    cash: int = 0
    plots: int = 0
    buildings: int = 0
    out: str = ""
    other: int = 0


class LineVM(Struct, frozen=True):
    """Show a player's wealth from the round `first` on; who left has fewer values."""

    player: Player
    values: tuple[int, ...]
    first: int = 0


class ChartVM(Struct, frozen=True):
    """Show how wealth went; `round_label` is the word before the middle round's number."""

    lines: tuple[LineVM, ...]
    round_label: str
    empty: str = ""


class StandingsVM(Struct, frozen=True):
    """Screen 13: the certificate, the chart, and everybody's property.

    `keys` are up to four in the bar, the last one the primary; `legend` names cash, plots,
    buildings, and what else counts if the edition has anything else.
    """

    frame: BareVM
    note: str
    winners: tuple[Player, ...]
    verdict: str
    total: int | None
    unit: str
    chart: ChartVM
    title: str
    legend: tuple[str, ...]
    rows: tuple[StandingVM, ...]
    keys: tuple[KeyVM, ...]
