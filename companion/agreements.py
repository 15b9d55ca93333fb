"""The clauses of a deal as papers on the table, and such papers read as clauses again."""

from __future__ import annotations

from companion.assessment import Assessment
from companion.clauses import Clause, Promise, Repay, Spare
from companion.deferred import Charge, Owe
from companion.effects import Alter
from companion.game import Game, Paper
from companion.ledger import purse

SOURCE = "trade"
"""What the papers of deals come from."""
LOAN = "loan"
"""What is paid back: the topic of the debt, and with its source the article of its sum."""


def paper_of(game: Game, clause: Clause) -> Paper:
    """Return the paper that *clause* becomes, held by whom it serves, against whom it binds."""
    number = game.count("papers") + 1
    match clause:
        case Spare(payer, payee, rounds=rounds, visits=visits):
            enforced = game.options.immunity_deals == "recorded_and_enforced"
            says, uses = (_rent(clause), visits) if enforced else (clause, None)
            ends = _later(game, rounds)
            return Paper(number, says, SOURCE, payer, payee, uses=uses, until_round=ends)
        case Repay(payer, payee, amount, rounds):
            owed = Owe(LOAN, (Charge(purse(payee), Assessment.of(f"{SOURCE}.{LOAN}", amount)),))
            return Paper(number, owed, SOURCE, payee, payer, from_round=_later(game, rounds))
        case Promise(by, to):
            return Paper(number, clause, SOURCE, to, by)


def clause_of(game: Game, paper: Paper) -> Clause | None:
    """Return the clause that *paper* keeps, as much of it as is left; none, if it keeps none."""
    match paper.says:
        case Alter(by=by, group=group, deed=deed, payer=int(payer), payee=int(payee)) if (
            by == SOURCE
        ):
            left = _rounds_to(game, paper.until_round)
            return Spare(payer, payee, deed, group, left, paper.uses)
        case Spare(payer, payee, deed, group, _, visits):
            left = _rounds_to(game, paper.until_round)
            return Spare(payer, payee, deed, group, left, visits)
        case Owe(topic, total=total) if topic == LOAN and None not in {paper.holder, paper.against}:
            return Repay(
                paper.against or 0, paper.holder or 0, total, _rounds_to(game, paper.from_round)
            )
        case Promise():
            return paper.says
    return None


def _rent(clause: Spare) -> Alter:
    """Return what lets a rent be nothing."""
    return Alter(
        SOURCE,
        "rent",
        "set",
        0,
        group=clause.group,
        deed=clause.deed,
        payer=clause.payer,
        payee=clause.payee,
    )


def _later(game: Game, rounds: int | None) -> int | None:
    """Return the number of the round that is so many after the present one."""
    return None if rounds is None else game.count("round") + rounds


def _rounds_to(game: Game, number: int | None) -> int | None:
    """Return how many rounds after the present one a round is; none, if it has begun."""
    return None if number is None else max(0, number - game.count("round"))
