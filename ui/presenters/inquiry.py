"""What is asked of the arbiter: prefilled from the table, changed part by part."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.agenda import Debt, Do, Item, Offer
from companion.asked import Question
from companion.deferred import Owe
from companion.effects import CellIndex
from companion.game import Game
from companion.inquiry import Claims
from companion.lap_tax import levied
from companion.ledger import Account, Money, Seat, purse, seat_of
from companion.questions import answer, chapters
from companion.statement import charges
from companion.table import Table
from ui.presenters.house_rules import grouped

ORDERS = ("build", "sell", "mortgage", "redeem", "sell_deed")
"""What one may want to do with a plot."""
SITUATIONS: dict[str, tuple[str, ...]] = {
    "rent": ("seat", "plot", "whose"),
    "why": ("entry",),
    "claim": ("seat", "plot", "whose", "said"),
    "forgotten": (),
    "may": ("seat", "plot", "order", "whose"),
    "cell": ("seat", "cell", "dice"),
    "raise": ("seat",),
    "tax": ("seat",),
    "income": ("seat",),
    "moves": ("seat",),
    "worth": (),
    "statement": ("account",),
    "rule": ("chapter",),
    "agreed": ("option",),
}
"""The questions, and the parts of the situation that each is about."""
REMEMBERED = ("why", "worth", "statement", "rule", "agreed")
"""The questions that are asked after the evening, too."""
KINDS = {"rent": "pay", "cell": "pay", "moves": "may"}
"""What the arbiter calls a question that has another name here."""
ICONS = {
    "rent": "coin",
    "why": "why",
    "may": "house",
    "moves": "play",
    "raise": "lock",
    "claim": "scales",
    "forgotten": "hourglass",
    "cell": "map",
    "tax": "inspect",
    "income": "start",
    "worth": "trophy",
    "statement": "ledger",
    "rule": "info",
    "agreed": "people",
}


class Inquiry(Struct, frozen=True):
    """A question, and the situation it is about; `dice` of 0 are not thrown.

    With dice the token goes its way from where it stands, else it lands on the cell. `whose`
    is the account of who is supposed to own the plot, empty as long as nothing is supposed.
    """

    kind: str
    seat: Seat
    cell: CellIndex
    account: Account
    chapter: str
    option: str
    dice: tuple[int, int] = (0, 0)
    order: str = ORDERS[0]
    said: Money | None = None
    entry: int = 0
    whose: Account = ""

    @property
    def thrown(self) -> bool:
        """Whether it is about a throw."""
        return all(self.dice)


def asked_of(table: Table, kind: str = "", **known: Any) -> Inquiry:
    """Return a question of this kind about the table as it is, but for what is *known*."""
    game = table.game
    seat, sensible = who(game), offered(table)
    owing = waits(game.item) or "rent" not in sensible
    plain = Inquiry(
        kind or ("why" if owing else "rent"),
        seat,
        game.positions[seat],
        purse(seat),
        next(iter(chapters(game)), ""),
        next(iter(grouped(game.edition).values()))[0],
    )
    return fitted(game, replace(plain, **known))


def who(game: Game) -> Seat:
    """Return whom a question is likely to be about."""
    seat = game.item.seat if game.item else None
    if seat is None:
        seat = game.count("thrower")
    return seat if seat in game.seats else next(iter(game.seats), 0)


def waits(item: Item | None) -> bool:
    """Return whether something is to be paid now."""
    return isinstance(item, Debt) or (isinstance(item, Do) and isinstance(item.effect, Owe))


def fitted(game: Game, inquiry: Inquiry) -> Inquiry:
    """Return the question about an owned plot, and a visitor of it, if it has to be about them."""
    if "plot" not in SITUATIONS[inquiry.kind]:
        return inquiry
    if deed := deed_of(game, inquiry):
        others = [seat for seat in game.seats if seat != owner_of(game, inquiry)]
        if inquiry.kind in {"rent", "claim"} and inquiry.seat not in others and others:
            return replace(inquiry, seat=others[0])
        return inquiry
    ahead = (*game.edition.printed[inquiry.cell :], *game.edition.printed[: inquiry.cell])
    owned = (deed for deed in ahead if deed and game.owner(deed) is not None)
    deed = next(owned, None) or next(deed for deed in ahead if deed)
    return fitted(game, replace(inquiry, cell=game.edition.visits[deed]))


def deed_of(game: Game, inquiry: Inquiry) -> str:
    """Return the deed on the cell that is asked about, if there is one."""
    return game.edition.printed[inquiry.cell] or ""


def owner_of(game: Game, inquiry: Inquiry) -> Seat | None:
    """Return who owns the plot that is asked about, or is supposed to."""
    return seat_of(inquiry.whose) if inquiry.whose else game.owner(deed_of(game, inquiry))


def parts_of(game: Game, inquiry: Inquiry) -> tuple[str, ...]:
    """Return what the question is about; where a deed is asked about, also whose it may be."""
    parts = SITUATIONS[inquiry.kind]
    plot = inquiry.kind == "cell" and not inquiry.thrown and deed_of(game, inquiry)
    return (*parts, "whose") if plot else parts


def named(game: Game, account: Account) -> str:
    """Return how a question names an account."""
    seat = seat_of(account)
    return account if seat is None else game.players[seat].name


def rent(table: Table, inquiry: Inquiry) -> Money:
    """Return the sum that is claimed on the plot; the right one, while no other was said."""
    if inquiry.said is not None:
        return inquiry.said
    found = answer(table.game, (), question_of(table, replace(inquiry, kind="claim", said=0)))
    assert isinstance(found, Claims)
    return found.sum.total


def question_of(table: Table, inquiry: Inquiry) -> Question:
    """Return the question as it is put to the arbiter, with what it is about and no more."""
    game, parts = table.game, parts_of(table.game, inquiry)
    name, deed = game.players[inquiry.seat].name, deed_of(game, inquiry)
    by = msgspec.json.encode(name).decode()
    told: dict[str, Any] = {
        "seat": {"player": name},
        "cell": {"cell": str(inquiry.cell)},
        "plot": {"cell": str(inquiry.cell), "deed": deed},
        "order": {"order": f'{{ {inquiry.order} = "{deed}", by = {by} }}'},
        "entry": {"entry": inquiry.entry},
        "account": {"account": named(game, inquiry.account)},
        "chapter": {"chapter": inquiry.chapter},
        "option": {"option": inquiry.option},
        "whose": {"whose": named(game, inquiry.whose)},
    }
    fields = {key: value for part in parts for key, value in told.get(part, {}).items()}
    if "said" in parts:
        fields["says"] = (rent(table, inquiry),)
    if inquiry.thrown:
        fields |= {"cell": "", "throw": ",".join(map(str, inquiry.dice))}
    return Question(KINDS.get(inquiry.kind, inquiry.kind), **fields)


def offered(table: Table) -> tuple[str, ...]:
    """Return the questions that make sense at this table now."""
    game = table.game
    if game.over:
        return tuple(kind for kind in REMEMBERED if kind != "rule" or chapters(game))
    edition, gone = game.edition, set[str]()
    if not levied(edition):
        gone.add("tax")
    if not chapters(game):
        gone.add("rule")
    if not edition.deeds:
        gone |= {kind for kind, parts in SITUATIONS.items() if "plot" in parts}
    return tuple(kind for kind in SITUATIONS if kind not in gone)


def charged(table: Table) -> tuple[int, ...]:
    """Return the entries that have charged something, the newest first."""
    return tuple(m.entry.seq for m in reversed(table.past) if charges(m.entry.events))


def due(table: Table) -> int:
    """Return the entry that is asked about: none while a sum is on the table, else the newest."""
    on_the_table = isinstance(table.game.item, Debt | Do | Offer)
    return 0 if on_the_table else next(iter(charged(table)), 0)
