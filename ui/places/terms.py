"""A condition of a deal while it is worded."""

from __future__ import annotations

from msgspec.structs import replace

from companion.clauses import Clause, Promise, Repay, Spare
from companion.commands import Propose
from companion.ledger import Money, Seat

LONG, LOAN = 3, 100
"""For how many rounds or visits, and how much, a condition is about to begin with."""


class TermDesk:
    """Remembers the condition that is being worded, if one is."""

    def __init__(self) -> None:
        self.clause: Clause | None = None

    def begin(self, deal: Propose) -> None:
        """Begin with the proposer paying no rent for a while."""
        self.clause = Spare(deal.seat, deal.partner, rounds=LONG)

    def drop(self) -> None:
        """Word nothing any more."""
        self.clause = None

    def act(self, verb: str, rest: str) -> None:
        """Change the condition."""
        clause = self.clause
        if clause is None:
            return
        match verb, clause:
            case "term", _:
                self.clause = of_kind(rest, *sides(clause))
            case "who", _ if int(rest) != sides(clause)[0]:
                self.clause = turned(clause)
            case "words", Promise():
                self.clause = replace(clause, text=rest)
            case "amount", Repay():
                self.clause = replace(clause, amount=int(rest))
            case "place", Spare():
                kind, _, name = rest.partition(":")
                deed, group = (name if kind == which else None for which in ("deed", "group"))
                self.clause = replace(clause, deed=deed, group=group)
            case (("span" | "count"), Spare() | Repay()):
                self.clause = lasting(clause, verb, rest)


def of_kind(kind: str, one: Seat, other: Seat) -> Clause:
    """Return a condition of a kind between two, to begin with."""
    match kind:
        case "repay":
            return Repay(one, other, LOAN)
        case "promise":
            return Promise(one, other, "")
    return Spare(one, other, rounds=LONG)


def sides(clause: Clause) -> tuple[Seat, Seat]:
    """Return whom a condition is about first, and the other."""
    if isinstance(clause, Promise):
        return clause.by, clause.to
    return clause.payer, clause.payee


def turned(clause: Clause) -> Clause:
    """Return the condition the other way round; the plots it spoke of are of no more use."""
    one, other = sides(clause)
    match clause:
        case Spare(rounds=rounds, visits=visits):
            return Spare(other, one, rounds=rounds, visits=visits)
        case Repay(amount=amount, rounds=rounds):
            return Repay(other, one, amount, rounds)
        case Promise(text=text):
            return Promise(other, one, text)


def lasting(clause: Spare | Repay, verb: str, rest: str) -> Clause:
    """Return the condition with another end."""
    visits = clause.visits if isinstance(clause, Spare) else None
    count = clause.rounds or visits or LONG
    kind = "visits" if visits else "rounds"
    if verb == "span":
        kind = rest
    else:
        count = max(1, count + int(rest))
    ends: dict[str, Money | None] = {"rounds": None, "visits": None} | {kind: count}
    if isinstance(clause, Repay):
        return replace(clause, rounds=ends["rounds"])
    return replace(clause, rounds=ends["rounds"], visits=ends["visits"])
