"""View models of the house rules: before the evening, and while it is under way."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, SlipVM
from ui.presenters.vm_start import BareVM


class RuleRowVM(Struct, frozen=True):
    """Show a rule with its value, or the head of a group, which has an `icon`; perhaps a `note`.

    The value of a head counts the rules in it that are played otherwise than printed.
    """

    name: str
    text: str
    value: str = ""
    icon: str = ""
    chosen: bool = False
    differs: bool = False
    note: str = ""


class ValueVM(Struct, frozen=True):
    """Show a value to take; a sheet marks one that is `printed`.

    `many` may be taken at once, of the others one.
    """

    name: str
    label: str
    taken: bool = False
    printed: bool = False
    many: bool = False
    refusal: str = ""


class NumberVM(Struct, frozen=True):
    """Show a number, perhaps between less and more; typed, it acts `number:<place>:<number>`."""

    place: int
    label: str
    value: int
    text: str
    less: KeyVM | None
    more: KeyVM | None


class PadVM(Struct, frozen=True):
    """Name the keys of the page on which a number is typed, and its unit."""

    unit: str
    done: str
    cancel: str


class HouseRulesVM(Struct, frozen=True):
    """Show all rules in a list, and the chosen one on a slip over its values.

    `opened` is the name of the group whose rules are listed.
    """

    frame: BareVM | FrameVM
    title: str
    note: str
    opened: str
    rows: tuple[RuleRowVM, ...]
    slip: SlipVM
    values: tuple[ValueVM, ...]
    numbers: tuple[NumberVM, ...]
    pad: PadVM
    back: KeyVM
    reset: KeyVM | None = None
    main: KeyVM | None = None


class RulesVM(HouseRulesVM, frozen=True):
    """Choose the rules of an evening that is about to begin."""


class InForceVM(HouseRulesVM, frozen=True):
    """See the rules that are played, and change one from now on."""
