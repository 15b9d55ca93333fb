"""What a board has come to: how far each page is, what bars playing, the edition it makes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec.structs import replace

from companion.board import Name
from companion.edition import Edition
from companion.game import Game
from companion.ledger import DeedId, Money
from companion.problems import problems
from companion.proof.decks import CARD, drawn, without_lost_cards
from companion.proof.machine import has_machine
from companion.proof.pages import fields, page_of
from companion.proof.remarks import Remark
from companion.proof.sheet import Proof
from companion.proof.tables import has_lots
from companion.rules import book_of
from companion.ruling import Levy

State: TypeAlias = Literal["done", "check", "blank", "wrong"]
LOST_CELL = re.compile(r"cells\[(\d+)\]\.\w+\[\d+\][^:]*: there is no ")
ENDLESS = re.compile(r"cells\[(\d+)\]\.\w+: never comes to an end")
SIDE = re.compile(r"(sides\[\d+\]): ")


def state(proof: Proof, page: str, said: tuple[Remark, ...]) -> State:
    """Return how far a page has come, by what is *said* of the board."""
    shown = fields(proof, page)
    if any(field.value is None for field in shown):
        return "blank"
    if any(remark.wrong and page_of(proof, remark.place) == page for remark in said):
        return "wrong"
    return "check" if any(field.check for field in shown) else "done"


def done(proof: Proof) -> int:
    """Return how many cells are entered."""
    cells = map(str, range(len(proof.edition.cells)))
    return sum(all(f.value is not None for f in fields(proof, page)) for page in cells)


def published(proof: Proof) -> Edition:
    """Return the edition that a proof has come to, without what no cell leads to."""
    edition = proof.edition
    if not has_machine(proof):
        edition = replace(edition, jackpot=None)
    if not proof.grown:
        return without_lost_cards(edition)
    if not has_lots(edition):
        chapters = tuple(name for name in edition.chapters if name != "forced_auction")
        edition = replace(edition, chapters=chapters, sides=())
    needed = {*drawn(proof), *_spoken_of(edition)}
    decks = {name: deck for name, deck in edition.decks.items() if name in needed}
    plots, rows = len(edition.deeds), len(edition.groups)
    subtitle = Name(f"участков: {plots}, отраслей: {rows}", f"plots: {plots}, industries: {rows}")
    return replace(edition, decks=decks, subtitle=subtitle)


def _spoken_of(edition: Edition) -> Iterator[str]:
    """Yield the decks that the rating scale goes by, and those that policies are good for."""
    if edition.rating:
        yield edition.rating.deck
    for policy in edition.policies.values():
        yield from policy.covers


def faults(proof: Proof) -> tuple[Remark, ...]:
    """Return what keeps the finished board from being played, though every page is in order."""
    found = map(_fault, problems(published(proof)))
    return tuple({(one.place, one.key, str(one.facts)): one for one in found}.values())


def _fault(problem: str) -> Remark:
    """Return a line of the checker as a remark on the cell it speaks of, or on the whole."""
    if found := ENDLESS.match(problem):
        return Remark(f"cells[{found[1]}].kind", "endless", wrong=True)
    if found := LOST_CELL.match(problem):
        return Remark(f"cells[{found[1]}].kind", "lost", wrong=True)
    if found := CARD.match(problem):
        return Remark(f"decks.{found[1]}.cards.{found[2]}", "lost", wrong=True)
    if found := SIDE.match(problem):
        return Remark(f"{found[1]}.0", "sides", wrong=True)
    return Remark("title", "other", {"line": problem}, wrong=True)


def pledged(proof: Proof, deed: DeedId) -> Money:
    """Return what the bank would lend on a deed, to compare with its card."""
    edition = published(proof)
    levy = Levy("pledge", 0, deed=deed)
    return book_of(edition).assess(Game(edition, edition.options), levy).total
