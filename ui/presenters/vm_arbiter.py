"""View models of the arbiter: the questions, the situation, the ruling, what to choose from."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, Player


class AskedVM(Struct, frozen=True):
    """Show a question that can be put; acts `ask:<name>`."""

    name: str
    label: str
    icon: str
    chosen: bool = False


class ChipVM(Struct, frozen=True):
    """Show a part of the situation: who, where, which dice; acts its name to choose another.

    `wide` is how much of the row it asks for, in parts.
    """

    name: str
    label: str
    player: Player | None = None
    icon: str = ""
    industry: str = ""
    wide: int = 148


class RuledVM(Struct, frozen=True):
    """Show a line of a ruling; `kind` is one of those of `companion.said`.

    `number` counts the rules it rests on; `total` is the running one.
    """

    kind: str
    text: str
    value: str = ""
    total: str = ""
    rule: str = ""
    cite: str = ""
    depth: int = 0
    number: int = 0


class RulingVM(Struct, frozen=True):
    """Show the verdict over what it rests on.

    `stamp` is check (the text of the rules), people (a house rule) or warn (the rules are
    silent, or a value nobody has compared), and `marks` say so.
    """

    note: str
    verdict: str
    rows: tuple[RuledVM, ...]
    stamp: str
    marks: tuple[str, ...] = ()


class PickVM(Struct, frozen=True):
    """Offer one thing to choose; acts `pick:<key>`."""

    key: str
    label: str
    note: str = ""
    player: Player | None = None
    icon: str = ""
    industry: str = ""
    chosen: bool = False


class PickerVM(Struct, frozen=True):
    """Offer a list, two dice, or a sum to type.

    The dice act `die:<row>:<face>`; a sum, which has a `unit`, acts `pick:<sum>`.
    """

    title: str
    picks: tuple[PickVM, ...] = ()
    dice: tuple[int, ...] = ()
    unit: str = ""
    keys: tuple[KeyVM, ...] = ()
    done: KeyVM | None = None


class ArbiterVM(Struct, frozen=True):
    """Screen 11: what is asked, about what, and the ruling; or a picker in its place."""

    frame: FrameVM
    title: str
    questions: tuple[AskedVM, ...]
    chips: tuple[ChipVM, ...]
    ruling: RulingVM
    keys: tuple[KeyVM, ...]
    main: KeyVM
    picker: PickerVM | None = None
