"""What the arbiter answers, in the words of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias, assert_never

from msgspec.structs import replace

from companion.agenda import CardDue, Offer
from companion.assessment import Assessment
from companion.commands import Propose, ReadCard, Roll
from companion.game import Game
from companion.inquiry import Claims, Mistake, Move, Verdict, Visitation, Why
from companion.ledger import Account, purse
from companion.questions import Answer, Chapter, Forgotten, History, HouseRule
from companion.rules.decisions import Article as Decision
from companion.rules.draft import Article
from companion.ruling import Ground
from companion.said import Kind, Said
from companion.statement import Charged, Row, Standing
from companion.words import Words, house

DECIDED = Decision.DECIDED
"""What is told of a sum beside what it is for: that the table has decided it."""
UNASKED = {Article.FIRST, Article.OVER}
"""An answer is named after its question: refused on these grounds, it has none."""


def told(found: Answer, game: Game, words: Words) -> Iterator[Said]:
    """Yield what is said in answer."""
    if isinstance(found, tuple):
        return listed(found, game, words)
    return TOLD[type(found)](found, game, words)


def listed(
    found: tuple[Move, ...] | tuple[Standing, ...], game: Game, words: Words
) -> Iterator[Said]:
    """Yield what may be done move by move; or who stands where, and who wins."""
    ranked: list[Standing] = []
    for part in found:
        match part:
            case Move():
                said = move(part, game, words)
                yield said if len(found) == 1 else replace(said, rule="", cite="")
            case Standing():
                ranked.append(part)
                yield from standing(part, game, words)
            case _:
                assert_never(part)
    if ranked:
        yield winner(ranked, game, words)
    elif not found:
        yield Said("verdict", words.plain("ask.no_move"))


def reckoning(sum_: Assessment, game: Game, words: Words) -> Iterator[Said]:
    """Yield the reasons of a sum, each with its rule and where the booklet has it."""
    for reason in words.reasons(sum_, game):
        text, value, total = reason.text, reason.value, reason.total
        yield Said("step", text, value, total, reason.rule, reason.cite, depth=reason.depth)


def charged(found: Charged, game: Game, words: Words) -> Said:
    """Return who pays whom how much; of a sum that comes to nothing, why."""
    if not found.sum.total:
        return Said("nothing", words.nothing(found.sum, game))
    parties = words.sentence("ask.pays", {"payer": found.payer, "payee": found.payee}, game)
    return Said("sum", parties, words.money(found.sum.total, game.edition))


def charges(found: Iterable[Charged], game: Game, words: Words) -> Iterator[Said]:
    """Yield who pays whom how much, each with its reasons; the only reason is not told twice."""
    for charge in found:
        whole, (last, *others) = charged(charge, game, words), charge.sum.lines[::-1]
        if charge.sum.total or others or last.parts:
            yield whole
            yield from reckoning(charge.sum, game, words)
        else:
            yield replace(
                whole, rule=words.rule(last.article), cite=words.cite(last.article, game.edition)
            )


def refused(ground: Ground, game: Game, words: Words) -> Said:
    """Return why not, with the rule that forbids it."""
    why = words.sentence(ground.article, ground.facts, game)
    rule, cite = words.rule(ground.article), words.cite(ground.article, game.edition)
    return Said("verdict", why, rule=rule, cite=cite)


def visited(found: Visitation, game: Game, words: Words) -> Iterator[Said]:
    """Yield what is paid and received, and what would be asked then."""
    facts = {"seat": found.seat, "cell": found.cell}
    if found.forbidden:
        yield refused(found.forbidden, game, words)
        return
    if found.charges or found.asked:
        yield Said("lead", words.sentence("ask.there", facts, game))
    else:
        yield Said("verdict", words.sentence("ask.nothing_due", facts, game))
    yield from charges(found.charges, game, words)
    if found.spared:
        yield from reckoning(found.spared, game, words)
    if found.short:
        yield Said("line", words.sentence("ask.short", {"short": found.short}, game))
    if found.asked:
        kind: Kind = "line" if found.charges else "verdict"
        yield Said(kind, words.question(found.asked, game))
    if isinstance(found.asked, Offer):
        price = game.edition.deeds[found.asked.deed].price
        yield Said("line", words.sentence("ask.price", {"price": price}, game))


def reasoned(found: Why, game: Game, words: Words) -> Iterator[Said]:
    """Yield what was charged with its reasons; or what forbids it, or that nothing was."""
    if found.forbidden:
        yield refused(found.forbidden, game, words)
    elif found.charges:
        yield from charges(found.charges, game, words)
    else:
        yield Said("verdict", words.plain("ask.nothing_charged"))


def forgotten(found: Forgotten, game: Game, words: Words) -> Iterator[Said]:
    """Yield what may still be claimed, with its reasons; or that nothing may."""
    key = "ask.claimable" if found.claims else "ask.none_claimable"
    yield Said("verdict", words.plain(key))
    for claim in found.claims:
        due = (Charged(purse(claim.debtor), p.payee, p.sum) for p in claim.owe.charges)
        yield from charges(due, game, words)


def stated(found: Chapter, game: Game, words: Words) -> Iterator[Said]:
    """Yield every article of a chapter in our own words, then what the table plays otherwise."""
    edition = game.edition
    yield Said("verdict", words.plain(f"chapter.{found.name}"))
    for article in found.articles:
        yield Said("line", words.rule(article), cite=words.cite(article, edition))
    for rule in found.agreed:
        told = house.change(words, edition, rule, getattr(game.options, rule))
        yield Said("line", told)


def agreed(found: HouseRule, game: Game, words: Words) -> Iterator[Said]:
    """Yield how a house rule is played, what the texts say, and what is printed."""
    edition, rule = game.edition, found.rule
    yield Said("line", words.plain(f"option.{rule}"))
    value = house.played(words, edition, game.options, rule)
    yield Said("verdict", value[:1].upper() + value[1:])
    yield Said("line", words.plain(f"option.{rule}.why"))
    printed = house.played(words, edition, edition.options, rule)
    key = "ask.as_printed" if printed == value else "ask.printed"
    yield Said("line", words.sentence(key, {"text": printed}, game))


def move(found: Move, game: Game, words: Words) -> Said:
    """Return what may be done and for how much, or why it may not."""
    if found.forbidden is None:
        sums = (charged(charge, game, words) for charge in found.charges)
        value = "; ".join(": ".join(filter(None, (sum_.text, sum_.value))) for sum_ in sums)
        return Said("may", named(found, game, words), value)
    unasked = found.forbidden.article in UNASKED
    text = "" if unasked else named(found, game, words)
    why = refused(found.forbidden, game, words)
    return Said("may_not", text, rule=why.rule, cite=why.cite, why=why.text)


def named(found: Move, game: Game, words: Words) -> str:
    """Return what is done; of what has still to be thought up, thrown or drawn no example."""
    match found.command, game.item:
        case Propose(partner=partner), _ if found.open:
            return words.phrase("ask.deal", {"partner": partner}, game)
        case Roll(), _ if found.open:
            return words.plain("ask.roll")
        case ReadCard(card=""), CardDue(deck=deck) if found.open:
            return words.phrase("ask.card", {"deck": deck}, game)
    return words.command(found.command, game)


def standing(found: Standing, game: Game, words: Words) -> Iterator[Said]:
    """Yield what a player has come to, with the reasons."""
    worth = words.money(found.worth.total, game.edition)
    yield Said("sum", f"{found.rank}. {words.seat(found.seat, game)}", worth)
    yield from reckoning(found.worth, game, words)


def winner(ranked: list[Standing], game: Game, words: Words) -> Said:
    """Return who wins if the table stops now."""
    first = [words.seat(found.seat, game) for found in ranked if found.rank == 1]
    key = "ask.wins" if len(first) == 1 else "ask.tie"
    return Said("verdict", words.sentence(key, {"text": ", ".join(first)}, game))


def history(found: History, game: Game, words: Words) -> Iterator[Said]:
    """Yield every movement of an account, or that there was none."""
    account = found.account
    if not found.rows:
        yield Said("verdict", words.sentence("ask.untouched", {"account": account}, game))
    yield from (row(line, account, game, words) for line in found.rows)


def row(found: Row, account: Account, game: Game, words: Words) -> Said:
    """Return a movement of an account, and the balance after it."""
    sign = 1 if found.transfer.payee == account else -1
    lines = found.sum.lines if found.sum else ()
    decided = [line for line in lines[1:] if line.article == DECIDED]
    reason = "; ".join(words.line(line, game)[0] for line in (*lines[:1], *decided))
    moved, left = words.number(sign * found.transfer.amount), words.number(found.balance)
    return Said("entry", reason, moved, left, seq=found.seq)


def claimed(found: Claims, game: Game, words: Words) -> Iterator[Said]:
    """Yield the sum that is due with its reasons, then what becomes of each claim."""
    yield from reckoning(found.sum, game, words)
    for verdict in found.verdicts:
        yield from judged(verdict, game, words)


def judged(verdict: Verdict, game: Game, words: Words) -> Iterator[Said]:
    """Yield whether a claim is right, and what alone would explain it if not."""
    facts = {"sum": verdict.said}
    yield Said(
        "verdict", words.sentence("ask.right" if verdict.right else "ask.wrong", facts, game)
    )
    yield from (Said("aside", mistaken(mistake, game, words)) for mistake in verdict.mistakes)
    if not verdict.right and not verdict.mistakes:
        yield Said("aside", words.sentence("ask.unexplained", {}, game))


def mistaken(found: Mistake, game: Game, words: Words) -> str:
    """Return what was overlooked."""
    line = found.line
    facts = found.facts if line is None else {"text": words.line(line, game, first=False)[0]}
    return words.sentence(f"mistake.{found.kind}", facts, game)


Tell: TypeAlias = Callable[[Any, Game, Words], Iterator[Said]]
TOLD: dict[type, Tell] = {
    Visitation: visited,
    Claims: claimed,
    Assessment: reckoning,
    Why: reasoned,
    Forgotten: forgotten,
    Chapter: stated,
    HouseRule: agreed,
    History: history,
}
