"""View models of the market: shares, policies, and the tax on what one owns."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, Player, SlipVM
from ui.presenters.vm_rules import NumberVM


class QuoteVM(Struct, frozen=True):
    """Show what a share costs; `past` are the prices it had, oldest first, the present one last."""

    title: str
    price: int
    change: str = ""
    rose: bool = True
    past: tuple[int, ...] = ()


class MeaningVM(Struct, frozen=True):
    """Say what a die of the game on the exchange means; one not `thrown` is faint."""

    face: int
    title: str
    note: str
    thrown: bool = False


class PolicyVM(Struct, frozen=True):
    """Show a policy: `colour` and `tier` of its shield; held, or with the key that buys it."""

    colour: str
    tier: str
    name: str
    note: str
    term: str
    key: KeyVM
    held: bool = False


class DealerVM(Struct, frozen=True):
    """Show who deals; acts `dealer:<seat>`. `note` says how much they hold."""

    player: Player
    note: str
    chosen: bool = False


class ChoiceVM(Struct, frozen=True):
    """Ask for whom is dealt, and for how much if it is another's business."""

    title: str
    dealers: tuple[DealerVM, ...]
    fee_label: str = ""
    fee: NumberVM | None = None


class MarketVM(Struct, frozen=True):
    """Screen 15. Acts the names of its keys, and `why` for the slip.

    `pages` are the keys of the pages that portrait shows one at a time, `first` the one to begin
    with; `turn` shows the next player. `choice` stands in the place of the slip for as long as
    somebody is on the exchange.
    """

    frame: FrameVM
    pages: tuple[KeyVM, ...]
    first: int
    quote: QuoteVM | None
    dice: tuple[MeaningVM, ...]
    player: Player
    holding: str
    income: str
    turn: KeyVM | None
    count: NumberVM
    deals: tuple[KeyVM, ...]
    brings: KeyVM
    policies_title: str
    policies: tuple[PolicyVM, ...]
    slip: SlipVM | None
    choice: ChoiceVM | None
    keys: tuple[KeyVM, ...] = ()
    main: KeyVM | None = None
