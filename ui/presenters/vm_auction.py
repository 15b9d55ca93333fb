"""View models of the auction."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, Player


class BidderVM(Struct, frozen=True):
    """Show one bidder's tile: up to three steps and pass, or one wide key in their place.

    Keys act `bid:<seat>:<sum>` and `pass:<seat>`; the wide one is `return:<seat>` after a
    pass, or grey for the leader and for whoever cannot go on. `far` tiles are turned round;
    `speaks` marks the one whose word is awaited, where not all may call at once.
    """

    player: Player
    balance: int
    note: str
    steps: tuple[KeyVM, ...] = ()
    passing: KeyVM | None = None
    wide: KeyVM | None = None
    leads: bool = False
    speaks: bool = False
    passed: bool = False
    far: bool = False


class AuctionVM(Struct, frozen=True):
    """Screen 6: a lot, the highest bid (`price` None: none yet) and a tile for each bidder.

    `sold` acts `knock`; its note counts.
    """

    frame: FrameVM
    industry: str
    icon: str
    title: str
    note: str
    price_label: str
    price: int | None
    unit: str
    leader: Player | None
    sold: KeyVM
    bidders: tuple[BidderVM, ...]
