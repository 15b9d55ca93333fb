"""What the arbiter answers, in the words of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from companion.agenda import Offer
from companion.assessment import Assessment
from companion.commands import Propose
from companion.game import Game
from companion.inquiry import Claims, Mistake, Move, Verdict, Visitation
from companion.ledger import Account
from companion.questions import Answer, History
from companion.rules.decisions import Article as Decision
from companion.rules.draft import Article
from companion.statement import Charged, Row, Standing
from companion.words import Words

DECIDED = Decision.DECIDED
"""What is told of a sum beside what it is for: that the table has decided it."""
UNASKED = {Article.FIRST, Article.OVER}
"""An answer is named after its question: refused on these grounds, it has none."""


def told(found: Answer, game: Game, words: Words) -> Iterator[str]:
    """Yield the lines that tell an answer."""
    match found:
        case Visitation():
            yield from visited(found, game, words)
        case Claims():
            yield from claimed(found, game, words)
        case Assessment():
            yield from reckoning(found, game, words)
        case History(account, ()):
            yield words.sentence("ask.untouched", {"account": account}, game)
        case History(account, rows):
            yield from (row(line, account, game, words) for line in rows)
        case ():
            yield words.plain("ask.no_move")
        case tuple():
            yield from listed(found, game, words)
        case _:
            assert_never(found)


def listed(
    found: tuple[Move, ...] | tuple[Standing, ...], game: Game, words: Words
) -> Iterator[str]:
    """Yield what may be done move by move; or who stands where, and who wins."""
    ranked: list[Standing] = []
    for part in found:
        match part:
            case Move():
                yield move(part, game, words)
            case Standing():
                ranked.append(part)
                yield from standing(part, game, words)
            case _:
                assert_never(part)
    if ranked:
        yield winner(ranked, game, words)


def reckoning(sum_: Assessment, game: Game, words: Words) -> Iterator[str]:
    """Yield the reasons of a sum, each with its rule and where the booklet has it."""
    for reason in words.reasons(sum_, game):
        indent = "  " * (1 + reason.depth)
        yield f"{indent}{reason.text}  {reason.value}  {reason.total}"
        yield from (f"{indent}  {said}" for said in (reason.rule, reason.cite) if said)


def charged(found: Charged, game: Game, words: Words) -> str:
    """Return who pays whom how much."""
    payer, payee = words.account(found.payer, game), words.account(found.payee, game)
    return f"{payer} → {payee}: {words.money(found.sum.total, game.edition)}"


def visited(found: Visitation, game: Game, words: Words) -> Iterator[str]:
    """Yield what is paid and received, and what would be asked then."""
    facts = {"seat": found.seat, "cell": found.cell}
    if found.forbidden:
        yield words.sentence(found.forbidden.article, found.forbidden.facts, game)
        return
    told_on = found.charges or found.asked
    yield words.sentence("ask.there" if told_on else "ask.nothing_due", facts, game)
    for charge in found.charges:
        yield charged(charge, game, words)
        yield from reckoning(charge.sum, game, words)
    if found.short:
        yield words.sentence("ask.short", {"short": found.short}, game)
    if found.asked:
        yield words.question(found.asked, game)
    if isinstance(found.asked, Offer):
        price = game.edition.deeds[found.asked.deed].price
        yield words.sentence("ask.price", {"price": price}, game)


def move(found: Move, game: Game, words: Words) -> str:
    """Return what may be done and for how much, or why it may not."""
    if found.forbidden is None:
        sums = (charged(charge, game, words) for charge in found.charges)
        return "; ".join((f"+ {named(found, game, words)}", *sums))
    why = words.sentence(found.forbidden.article, found.forbidden.facts, game)
    if found.forbidden.article in UNASKED:
        return f"- {why}"
    return f"- {named(found, game, words)}: {why}"


def named(found: Move, game: Game, words: Words) -> str:
    """Return what is done; of a deal that is still to be thought up, only with whom."""
    if found.open and isinstance(found.command, Propose):
        return words.phrase("ask.deal", {"partner": found.command.partner}, game)
    return words.command(found.command, game)


def standing(found: Standing, game: Game, words: Words) -> Iterator[str]:
    """Yield what a player has come to, with the reasons."""
    worth = words.money(found.worth.total, game.edition)
    yield f"{found.rank}. {words.seat(found.seat, game)}: {worth}"
    yield from reckoning(found.worth, game, words)


def winner(ranked: list[Standing], game: Game, words: Words) -> str:
    """Return who wins if the table stops now."""
    first = [words.seat(found.seat, game) for found in ranked if found.rank == 1]
    key = "ask.wins" if len(first) == 1 else "ask.tie"
    return words.sentence(key, {"text": ", ".join(first)}, game)


def row(found: Row, account: Account, game: Game, words: Words) -> str:
    """Return a movement of an account, and the balance after it."""
    sign = 1 if found.transfer.payee == account else -1
    lines = found.sum.lines if found.sum else ()
    decided = [line for line in lines[1:] if line.article == DECIDED]
    reason = "; ".join(words.line(line, game)[0] for line in (*lines[:1], *decided))
    moved, left = words.number(sign * found.transfer.amount), words.number(found.balance)
    return f"{found.seq:5}  {moved:>9}  {left:>9}  {reason}"


def claimed(found: Claims, game: Game, words: Words) -> Iterator[str]:
    """Yield the sum that is due with its reasons, then what becomes of each claim."""
    yield from reckoning(found.sum, game, words)
    for verdict in found.verdicts:
        yield from judged(verdict, game, words)


def judged(verdict: Verdict, game: Game, words: Words) -> Iterator[str]:
    """Yield whether a claim is right, and what alone would explain it if not."""
    facts = {"sum": verdict.said}
    yield words.sentence("ask.right" if verdict.right else "ask.wrong", facts, game)
    yield from (f"  {mistaken(mistake, game, words)}" for mistake in verdict.mistakes)
    if not verdict.right and not verdict.mistakes:
        yield f"  {words.sentence('ask.unexplained', {}, game)}"


def mistaken(found: Mistake, game: Game, words: Words) -> str:
    """Return what was overlooked."""
    line = found.line
    facts = found.facts if line is None else {"text": words.line(line, game, first=False)[0]}
    return words.sentence(f"mistake.{found.kind}", facts, game)
