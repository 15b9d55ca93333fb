"""View models of a player's sheet."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, Player


class DeedVM(Struct, frozen=True):
    """Show a plot of the player's industries; acts `deed:<id>`.

    `built` of `most` buildings, or the price in their place. One that is not the player's own
    is an outline with its `owner`; `note` says free or mortgaged.
    """

    id: str
    name: str
    own: bool
    built: int = 0
    most: int = 0
    price: str = ""
    mortgaged: bool = False
    owner: Player | None = None
    note: str = ""


class GroupVM(Struct, frozen=True):
    """Show an industry and its plots; `whole` ones have their note in brass."""

    industry: str
    icon: str
    name: str
    note: str
    deeds: tuple[DeedVM, ...]
    whole: bool = False


class AgreementVM(Struct, frozen=True):
    """Show what else a player has or is bound by; its key, if any, does something about it."""

    text: str
    key: KeyVM | None = None


class SectionVM(Struct, frozen=True):
    """Show such lines under a heading."""

    label: str
    rows: tuple[AgreementVM, ...]


class SheetVM(Struct, frozen=True):
    """Screen 7: what a player owns, and what may be done with the plot `chosen`.

    `keys` are up to four; a forbidden one is grey and has the reason as its note. `rule` is the
    building rule in force, in a few words; its key acts `why`. `trade` is not there where
    nothing is dealt in; `sections` stand below the plots; `step` is the one of the rating
    scale, if the edition has one.
    """

    frame: FrameVM
    player: Player
    sums: tuple[tuple[str, int], ...]
    close: KeyVM
    groups: tuple[GroupVM, ...]
    empty: str
    chosen: str = ""
    title: str = ""
    note: str = ""
    keys: tuple[KeyVM, ...] = ()
    rule: KeyVM | None = None
    trade: KeyVM | None = None
    sections: tuple[SectionVM, ...] = ()
    step: int | None = None
