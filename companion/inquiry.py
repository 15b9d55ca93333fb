"""Questions to the arbiter, answered on a copy of the game by the functions that charge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from companion.agenda import Debt, Detention, Do, Item, Offer, RollDue
from companion.arbiter import choices, judge
from companion.assessment import Assessment, Fact, Line
from companion.commands import Accept, Command, Propose, Roll
from companion.deferred import Owe
from companion.effects import CellIndex, Step
from companion.events import Event
from companion.game import Game, Holding
from companion.ledger import BANK, DeedId, Money, Seat, purse
from companion.options import THROW
from companion.record import Record
from companion.rules.book import Book
from companion.rules.draft import Draft
from companion.ruling import Choice, Granted, Ground, Levy, Range, Refused
from companion.statement import Charged, charges, claimed
from companion.turns import before_own_throw


class Visitation(Record, frozen=True):
    """What would be paid and received at the end of a way, and what would be asked there.

    ``short`` is what the cash then lacks; ``spared`` tells why the plot of another earns nothing,
    ``forbidden`` why the dice may not be thrown.
    """

    seat: Seat
    cell: CellIndex
    charges: tuple[Charged, ...] = ()
    short: Money = 0
    asked: Item | None = None
    spared: Assessment | None = None
    forbidden: Ground | None = None

    def change(self, game: Game) -> Money:
        """Return what it does to the purse; what is offered is thought of as bought."""
        own, asked = purse(self.seat), self.asked
        price = game.edition.deeds[asked.deed].price if isinstance(asked, Offer) else 0
        return sum((1 if c.payee == own else -1) * c.sum.total for c in self.charges) - price


class Move(Record, frozen=True):
    """A command worth a button: what it would cost or bring, or why the rules forbid it.

    With ``open`` fields it is one example of many, and says nothing of sums.
    """

    command: Command
    open: dict[str, Range | None] = {}
    charges: tuple[Charged, ...] = ()
    forbidden: Ground | None = None


class Why(Record, frozen=True):
    """What was found due, or why what would be paid for is forbidden."""

    charges: tuple[Charged, ...] = ()
    forbidden: Ground | None = None


FORGOTTEN = "forgotten"
"""The mistake of leaving out a step, which may happen in any reckoning."""


class Mistake(Record, frozen=True):
    """One mistake, and the sum it leads to; ``line`` is the step forgotten, if one was."""

    kind: str
    sum: Assessment
    facts: Mapping[str, Fact] = {}
    line: Line | None = None


class Verdict(Record, frozen=True):
    """Whether a claimed sum is right, or else each mistake that alone would explain it."""

    said: Money
    right: bool
    mistakes: tuple[Mistake, ...] = ()


class Claims(Record, frozen=True):
    """The rent that is due on a deed, and what becomes of each sum that was claimed."""

    seat: Seat
    deed: DeedId
    sum: Assessment
    verdicts: tuple[Verdict, ...]


def landing(book: Book, game: Game, seat: Seat, cell: CellIndex) -> Visitation:
    """Return what *seat* would pay now if its throw ended on *cell*, the way there left out."""
    before = (cell - 1) % len(game.edition.cells)
    positions = (*game.positions[:seat], before, *game.positions[seat + 1 :])
    counters = {**game.counters, f"lap{seat}": 0}
    draft = Draft(book, replace(game, positions=positions, counters=counters))
    draft.then(Do(seat, Step(1), THROW))
    draft.settle()
    found = _visitation(seat, game, tuple(draft.events), draft.game)
    deed = game.edition.printed[cell]
    if found.charges or deed is None or game.owner(deed) == seat:
        return found
    return replace(found, spared=book.assess(game, _rent(game, seat, deed)))


def supposing(game: Game, deed: DeedId, owner: Seat | None) -> Game:
    """Return the game as if a deed were another's, or nobody's; what stands on it stays."""
    held = {name: held for name, held in game.holdings.items() if name != deed}
    if owner is not None:
        held[deed] = replace(game.holdings.get(deed, Holding(owner)), owner=owner)
    return replace(game, holdings=held)


def _rent(game: Game, seat: Seat, deed: DeedId) -> Levy:
    owner = game.owner(deed)
    return Levy("rent", seat, BANK if owner is None else purse(owner), deed)


def throwing(book: Book, game: Game, seat: Seat, dice: tuple[int, ...]) -> Visitation:
    """Return what *seat* would pay now on the whole way, if it were to throw *dice*."""
    due = Detention(seat) if game.detained(seat) else RollDue(seat)
    if game.item is not game.waits or not before_own_throw(game, seat):
        game = replace(game, agenda=(*game.agenda, due))
    ruling = judge(book, game, Roll(seat, dice))
    if isinstance(ruling, Refused):
        return Visitation(seat, game.positions[seat], forbidden=ruling.ground)
    return _visitation(seat, game, ruling.events, ruling.game)


def _visitation(seat: Seat, before: Game, events: tuple[Event, ...], after: Game) -> Visitation:
    """Gather what concerns *seat* out of what would happen."""
    own, item = purse(seat), after.item
    told = (*charges(events), *claimed(events))
    found = [due for due in told if own in {due.payer, due.payee}]
    if item is None or item.seat != seat or any(item is old for old in before.agenda):
        return Visitation(seat, after.positions[seat], tuple(found))
    match item:
        case Debt(_, owe) | Do(_, Owe() as owe):
            found += [Charged(own, after.heir(part.payee), part.sum) for part in owe.charges]
            short = max(0, owe.total - after.cash(seat))
            return Visitation(seat, after.positions[seat], tuple(found), short)
    asked = None if isinstance(item, Do | RollDue | Detention) else item
    return Visitation(seat, after.positions[seat], tuple(found), asked=asked)


def moves(book: Book, game: Game, seat: Seat) -> tuple[Move, ...]:
    """Return all that *seat* may think of doing now, the forbidden with the reason."""
    return tuple(
        _move(game, seat, choice)
        for choice in choices(book, game)
        if getattr(choice.command, "seat", None) == seat
    )


def tried(book: Book, game: Game, command: Command) -> Move:
    """Return what *command* would cost or bring its player now, or why the rules forbid it.

    A deal costs and brings what it would once the partner accepts it.
    """
    ruling = judge(book, game, command)
    if isinstance(command, Propose) and isinstance(ruling, Granted):
        ruling = judge(book, ruling.game, Accept(command.partner))
    return _move(game, getattr(command, "seat", None), Choice(command, ruling))


def _move(game: Game, seat: Seat | None, choice: Choice) -> Move:
    command, ruling = choice.command, choice.ruling
    if isinstance(ruling, Refused):
        return Move(command, choice.open, forbidden=ruling.ground)
    if choice.open or seat is None:
        return Move(command, choice.open)
    return Move(command, charges=_visitation(seat, game, ruling.events, ruling.game).charges)


def means(book: Book, game: Game, seat: Seat) -> Assessment:
    """Return what *seat* could raise in cash, each part with the way to raise it."""
    return book.assess(game, Levy("means", seat))


def why_now(book: Book, game: Game) -> Why:
    """Return what is due at the table now, or would be charged if the answer were yes."""
    match game.item:
        case Do(int(seat), Owe(_, parts)) | Debt(seat, Owe(_, parts)):
            return Why(tuple(Charged(purse(seat), part.payee, part.sum) for part in parts))
        case None | Do(None):
            return Why()
    if game.item.seat is None:
        return Why()
    ruling = judge(book, game, Accept(game.item.seat))
    if isinstance(ruling, Refused):
        return Why(forbidden=ruling.ground)
    return Why(charges(ruling.events))


def claims(book: Book, game: Game, seat: Seat, deed: DeedId, said: tuple[Money, ...]) -> Claims:
    """Judge what *seat* is said to owe on *deed*."""
    levy = _rent(game, seat, deed)
    right = book.assess(game, levy)
    made = tuple(mistakes(book, game, levy))
    verdicts = (
        Verdict(sum_, sum_ == right.total, tuple(one for one in made if one.sum.total == sum_))
        for sum_ in said
    )
    return Claims(seat, deed, right, tuple(verdicts))


def mistakes(book: Book, game: Game, levy: Levy) -> Iterator[Mistake]:
    """Yield every mistake people make about a sum, with the sum it would lead to.

    A step is left out of the reckoning, or the table is seen otherwise than it is.
    """
    right = book.assess(game, levy)
    for number, line in enumerate(right.lines):
        left = _without(right, number) if number else None
        if left is not None and left.total != right.total:
            yield Mistake(FORGOTTEN, left, line=line)
    if levy.deed is None or game.owner(levy.deed) is None:
        return
    for mistake, seen, facts in book.mistaken(game, levy):
        mistaken = book.assess(seen, levy)
        if mistaken.total != right.total:
            yield Mistake(mistake, mistaken, facts)


def _without(sum_: Assessment, number: int) -> Assessment | None:
    """Return the reckoning as it goes without one of its steps, if what follows can be redone."""
    first, *others = sum_.lines[:number] + sum_.lines[number + 1 :]
    found = Assessment((first,))
    for line in others:
        match line.op:
            case "set" | "plus" | "times" | "void" as op:
                found = found.then(line.article, op, line.value, line.paper, **line.facts)
            case _:
                return None
    return found
