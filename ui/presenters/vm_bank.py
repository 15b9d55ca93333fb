"""View models of the bank's counter, and of matching the books to the table."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, Player
from ui.presenters.vm_start import TypingVM


class AccountVM(Struct, frozen=True):
    """Show an account: a player's purse, the bank or a pot; `key` names it in what is acted.

    `balance` is None for the bank, which cannot run short. `left` says what will be left, with
    `{sum}` in it.
    """

    key: str
    name: str
    player: Player | None = None
    icon: str = "bank"
    balance: int | None = None
    left: str = ""


class ReasonsPageVM(Struct, frozen=True):
    """Offer the last reasons, and words of one's own by the keyboard."""

    title: str
    last: tuple[str, ...]
    own: str
    back: str
    typing: TypingVM


class BankVM(Struct, frozen=True):
    """Screen 10: a transfer between any two accounts. Acts `pay:<from>:<to>:<sum>:<reason>`.

    `payer` and `payee` are the accounts chosen to begin with, or empty. `short` says what is
    missing, with `{sum}` in it; `choose` asks for what has not been chosen yet. `given` is the
    reason unless another is given.
    """

    frame: FrameVM
    from_label: str
    to_label: str
    accounts: tuple[AccountVM, ...]
    payer: str
    payee: str
    notes: tuple[int, ...]
    unit: str
    reason: str
    reasons: ReasonsPageVM
    pay: str
    short: str
    choose: str
    clear: str = "C"
    given: str = ""


class OptionVM(Struct, frozen=True):
    """Name one value a subject may be given."""

    key: str
    name: str
    player: Player | None = None
    icon: str = ""
    industry: str = ""


class SubjectVM(Struct, frozen=True):
    """Name a thing that may differ on the table, and what the books say of it.

    `key` names it in what is acted. `value` is a sum (cash), a cell (token), the owner's account
    key (deed) or the number of buildings (built), as a string; `flag` is detained or mortgaged;
    `most` is the most buildings the plot may carry, `unit` stands behind what is typed;
    `options` are its own values, if not those of its kind.
    """

    key: str
    name: str
    note: str
    value: str
    flag: bool = False
    most: int = 0
    player: Player | None = None
    icon: str = ""
    industry: str = ""
    unit: str = ""
    options: tuple[OptionVM, ...] = ()


class MatchingVM(Struct, frozen=True):
    """One kind of correction: `kind` is cash, token, deed, built, step, market or force.

    `label` stands over the value, which is `typed`, or one of the `options` (built counts from
    0); `flag` names the yes-or-no that goes with it, or is empty.
    """

    kind: str
    tab: str
    icon: str
    subjects: tuple[SubjectVM, ...]
    label: str
    options: tuple[OptionVM, ...] = ()
    flag: str = ""
    typed: bool = False


class MatchVM(Struct, frozen=True):
    """Make the books say what lies on the table.

    Every correction carries a note: `usual`, unless another is typed. Acts
    `match:cash:<account>:<sum>:<note>`, `match:token:<seat>:<cell>:<0 or 1>:<note>`,
    `match:step:<seat>:<step>:<note>`, `match:deed:<deed>:<owner>:<0 or 1>:<note>`,
    `match:built:<deed>:<number>:<note>`, `match:market:<what>:<number>:<note>`,
    `match:force:<what>:<value>:<note>`, and the name of `back`.
    """

    frame: FrameVM
    title: str
    kinds: tuple[MatchingVM, ...]
    was: str
    usual: str
    typing: TypingVM
    correct: str
    same: str
    back: KeyVM
