"""View model of a sum that the table decides otherwise than the rules."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, SlipVM
from ui.presenters.vm_ledger import FilterVM
from ui.presenters.vm_rules import RuleRowVM
from ui.presenters.vm_start import TypingVM


class AgreeVM(Struct, frozen=True):
    """Offer what may be the rule from now on; acts `agree:<n>`, the first row is none of them.

    With one `agreed` on the key that leads here has a tick.
    """

    title: str
    label: str
    rows: tuple[RuleRowVM, ...]
    agreed: bool = False


class OverruleVM(Struct, frozen=True):
    """Show what the rules say on a slip, and type another sum; it acts `decide:<sum>`.

    `parts` picks one of several sums. The note of the main key is `same` if the sum typed is that
    of the rules, else `less` or `more` with the difference, or the rules' sum, in its place.
    """

    frame: FrameVM
    title: str
    note: str
    parts: tuple[FilterVM, ...]
    slip: SlipVM
    amount: int
    unit: str
    sum_title: str
    reason: str
    typing: TypingVM
    agree: AgreeVM | None
    back: KeyVM
    main: KeyVM
    same: str
    less: str
    more: str
