"""Charges and accounts as lines of text, for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.game import Game
from companion.ledger import Account
from companion.statement import Charged, Row

if TYPE_CHECKING:
    from companion.words import Words


def slip(words: Words, charge: Charged, game: Game) -> Iterator[str]:
    """Yield who paid whom, then every reason, its rule and where the booklet has it."""
    payer, payee = words.account(charge.payer, game), words.account(charge.payee, game)
    yield f"{payer} → {payee}: {words.money(charge.sum.total, game.edition)}"
    for reason in words.reasons(charge.sum, game):
        indent = "  " * (1 + reason.depth)
        yield f"{indent}{reason.text}  {reason.value}  {reason.total}"
        yield from (f"{indent}  {said}" for said in (reason.rule, reason.cite) if said)


def row_of(words: Words, row: Row, account: Account, game: Game) -> str:
    """Return one movement of *account*: the entry, the sum, the balance and the first reason."""
    sign = 1 if row.transfer.payee == account else -1
    reason = words.line(row.sum.lines[0], game)[0] if row.sum else ""
    moved, left = words.number(sign * row.transfer.amount), words.number(row.balance)
    return f"{row.seq:5}  {moved:>9}  {left:>9}  {reason}"
