"""View models that every screen shares: immutable, finished words and numbers, no Kivy."""

from msgspec import Struct

DIGITS = 8
"""As many as a sum that is typed may have."""


class Player(Struct, frozen=True):
    """Name who sits at seat `id`; `coin` 1-6 gives colour and shape, and says nothing else."""

    id: int
    name: str
    coin: int

    @property
    def initial(self) -> str:
        """The letter on the coin."""
        return self.name[:1]


class SeatVM(Struct, frozen=True):
    """Show one seat; `deeds`: a row for each industry, a letter for each of its plots.

    '.' is not owned, 'o' owned, 'm' mortgaged; the rows are those of all colours, in their order.

    `delta` is what the last entry changed here and `news` why: together they stand in for the
    name for three seconds after an animated show. `step` is the one of the rating scale, if the
    edition has one; `policies` are colour and tier of those held, the best one last.
    """

    player: Player
    balance: int
    deeds: tuple[str, ...] = ("...",) * 8
    active: bool = False
    delta: int = 0
    news: str = ""
    step: int | None = None
    shares: int = 0
    policies: tuple[tuple[str, str], ...] = ()


class TabVM(Struct, frozen=True):
    """Show a tab of the bar; `dot` marks a pending obligation behind it."""

    name: str
    icon: str
    label: str
    dot: bool = False


class BarVM(Struct, frozen=True):
    """Show the bottom bar: what undo would undo (none: the key is grey), and which tab is open.

    `fixed` says why no hand turns the screen, if that is so.
    """

    tabs: tuple[TabVM, ...]
    current: str
    undo: str
    undo_note: str
    can_undo: bool = True
    fixed: str = ""


class FlightVM(Struct, frozen=True):
    """Let a coin fly between two seats, by player, before the balances count."""

    payer: int
    payee: int


class KeyVM(Struct, frozen=True):
    """Show a key: `name` is what is acted; a grey one tells its `refusal` when tapped.

    `tone` is plain, primary (brass: at most one a screen) or ghost (an outline: a way out).
    """

    name: str
    label: str
    icon: str = ""
    note: str = ""
    enabled: bool = True
    refusal: str = ""
    tone: str = "plain"


class BannerVM(Struct, frozen=True):
    """Warn: the tray does not answer, did not make out a die, or the disk takes nothing."""

    icon: str
    title: str
    text: str
    key: KeyVM | None = None


class HandsVM(Struct, frozen=True):
    """Tell hands what to move on the cardboard after the entry `seq`, a line each.

    It goes away at the next touch; unless it `stays` for that, it goes away by itself as well.
    """

    seq: int
    lines: tuple[str, ...]
    stays: bool = False


class FrameVM(Struct, frozen=True):
    """What surrounds every stage: seats and bar; `refusal` stays until the next touch.

    `trouble` stays over the head of the stage for as long as it lasts. `entry` is the last one in
    force: a finger that went down before another was entered does nothing.
    """

    seats: tuple[SeatVM, ...]
    bar: BarVM
    flights: tuple[FlightVM, ...] = ()
    refusal: str = ""
    trouble: BannerVM | None = None
    entry: int = 0
    hands: HandsVM | None = None


class RowVM(Struct, frozen=True):
    """Show a row of a slip: text, value, and the rule it comes from.

    `alarm` is a bold beginning in the colour of loss; a row with it has no value.
    """

    text: str
    value: str = ""
    rule: str = ""
    cite: str = ""
    alarm: str = ""


class SlipVM(Struct, frozen=True):
    """Show a slip: the reason trail of one charge, or a deed.

    `band` is an industry or empty for the bank's own; `stamp` a warning under it (values not
    checked with the card); without a `total` nothing is to be paid, and an
    empty `why` means that there is nothing to explain.
    """

    band: str
    icon: str
    title: str
    note: str
    rows: tuple[RowVM, ...]
    total_label: str = ""
    total: int | None = None
    unit: str = ""
    why: str = ""
    stamp: str = ""


class PartyVM(Struct, frozen=True):
    """Show one side of a payment, before and after; the bank has no player, but a name."""

    name: str
    before: int | None
    after: int | None
    player: Player | None = None


class HeadVM(Struct, frozen=True):
    """Show a header: a coin or dice, a title, a second line, and a chip of icons and words.

    `chip_short` is the chip in portrait; without icons the chip carries a green dot.
    """

    title: str
    note: str = ""
    player: Player | None = None
    dice: tuple[int, ...] = ()
    chip: str = ""
    chip_short: str = ""
    icons: tuple[str, ...] = ()
