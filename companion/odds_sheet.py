"""The odds of the slot machine in words, for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from companion.edition import Edition
from companion.ledger import Money
from companion.machine import Machine, Win, brings_kassa
from companion.odds import chances, expected, kassa_chance
from companion.words import NBSP, Words


def odds(words: Words, edition: Edition, machine: Machine, stake: Money) -> Iterator[str]:
    """Yield the chance of every combination and what a stake may expect."""

    def say(key: str, **facts: str) -> str:
        return words.plain(f"odds.{key}").format(**facts)

    if machine.unverified:
        yield say("unverified", text=", ".join(machine.unverified))
    found, options = chances(machine), edition.options
    for place, (win, chance) in enumerate(zip(machine.wins, found, strict=True)):
        kassa = brings_kassa(place, options.jackpot_kassa_use)
        prize = _prize(words, edition, machine, win, kassa=kassa)
        yield f"{_row(words, machine, win)}: {prize}, {_share(words, chance)}"
    yield say("any_win", share=_share(words, sum(found, Fraction(0))))
    back = expected(machine, options, stake)
    share = _share(words, back / stake)
    yield say(
        "expected",
        stake=words.money(stake, edition),
        back=_decimal(words, f"{float(back):.2f}"),
        share=share,
    )
    yield say("kassa", share=_share(words, kassa_chance(machine, options)))


def _row(words: Words, machine: Machine, win: Win) -> str:
    known = machine.symbols
    return " · ".join(known[s].in_(words.language) if s else "…" for s in win.symbols)


def _prize(words: Words, edition: Edition, machine: Machine, win: Win, *, kassa: bool) -> str:
    pot = edition.pots[machine.pot].in_(words.language)
    parts = (
        words.money(win.sum, edition) * bool(win.sum),
        f"×{NBSP}{win.times}" * bool(win.times),
        pot * kassa,
    )
    return " + ".join(filter(None, parts))


def _share(words: Words, share: Fraction) -> str:
    return f"{share} ({_decimal(words, f'{float(share):.2%}')})"


def _decimal(words: Words, number: str) -> str:
    """Return *number* with the sign that parts its decimals in the language."""
    return number.replace(".", words.plain("setting.decimal"))
