"""What a cell of the board may be, in the words of the vocabulary of effects."""

from __future__ import annotations

from functools import cache

from companion.board import Cell, Chain, Name
from companion.edition import Edition
from companion.effects import (
    ByRule,
    CellIndex,
    CircularTax,
    CollectEach,
    Draw,
    Effect,
    Exempt,
    ExtraTurn,
    GoTo,
    Income,
    Jackpot,
    Pay,
    PayEach,
    RatingDown,
    RatingUp,
    Receive,
    Remark,
    Send,
    SkipTurn,
    Step,
    TakePot,
    flat,
)
from companion.insurance import PoliciesLapse
from companion.look import Icon
from companion.lots import ForcedAuction
from companion.market import Exchange, OfferShares
from companion.proof.held import arrested, held, inspection
from companion.rules import CHAPTERS
from companion.rules.book import Book

SIMPLE: dict[str, tuple[Icon, Name]] = {
    "start": ("start", Name("Старт", "START")),
    "jackpot": ("seven", Name("Джекпот", "Jackpot")),
    "inspection": ("inspect", Name("Налоговая инспекция", "Tax inspection")),
    "police": ("police", Name("Налоговая полиция", "Tax police")),
    "rest": ("umbrella", Name("Отдых", "Rest")),
    "pay": ("coin", Name("Налог", "Tax")),
    "receive": ("trophy", Name("Приз", "Prize")),
    "pay_each": ("people", Name("Взнос каждому", "A sum to each")),
    "collect_each": ("heart", Name("День рождения", "Birthday")),
    "forward": ("right", Name("Вперёд", "Forwards")),
    "backward": ("left", Name("Назад", "Backwards")),
    "skip": ("hourglass", Name("Пропуск хода", "Missed turn")),
    "again": ("dice", Name("Ещё ход", "Another turn")),
    "go": ("move", Name("Перелёт", "Flight")),
    "remark": ("edit", Name("Задание", "Task")),
    "circular_tax": ("scales", Name("Круговой налог", "Circular tax")),
    "exempt": ("stamp", Name("Налоговая льгота", "Tax exemption")),
    "rating_up": ("up", Name("Рейтинг вверх", "Rating up")),
    "rating_down": ("down", Name("Рейтинг вниз", "Rating down")),
    "exchange": ("exchange", Name("Биржа", "Exchange")),
    "auction": ("gavel", Name("Аукцион", "Auction")),
}
"""The kinds that are no deed, deck or pot: how such a cell looks and what it is called at first."""

WORDS: dict[str, Effect] = {
    "pay": Pay(1),
    "receive": Receive(1),
    "pay_each": PayEach(1),
    "collect_each": CollectEach(1),
    "forward": Step(1),
    "backward": Step(-1),
    "remark": Remark("…"),
    "jackpot": Jackpot(),
    "skip": SkipTurn(),
    "again": ExtraTurn(),
    "circular_tax": CircularTax(),
    "exempt": Exempt(),
    "rating_up": RatingUp(),
    "rating_down": RatingDown(),
    "exchange": Exchange(),
    "auction": ForcedAuction(),
}
"""The one word of a kind, with stand-ins for what is yet to be entered."""

KIND_BY_WORD: dict[type, str] = {GoTo: "go", **{type(word): kind for kind, word in WORDS.items()}}


def offered(edition: Edition) -> tuple[str, ...]:
    """Return the kinds of cell that this edition can play."""
    unknown = {kind for kind, word in WORDS.items() if type(word) not in _known(edition.chapters)}
    first = ("plot", "chain", "start", *(f"deck:{name}" for name in edition.decks))
    pots = (
        f"pot:{pot}"
        for pot in edition.pots
        if TakePot in _known(edition.chapters) and not _stakes(edition, pot)
    )
    return (*first, *(kind for kind in SIMPLE if kind not in {"start", *unknown}), *pots)


@cache
def _known(chapters: tuple[str, ...]) -> frozenset[type]:
    """Return the words of cells that these chapters perform."""
    book = Book(tuple(CHAPTERS[name] for name in chapters if name in CHAPTERS))
    words = (TakePot, *(type(word) for word in WORDS.values()))
    return frozenset(word for word in words if book.knows(word))


def _stakes(edition: Edition, pot: str) -> bool:
    """Return whether the slot machine keeps its stakes in this pot."""
    return bool(edition.jackpot and edition.jackpot.pot == pot)


def kind_of(edition: Edition, index: CellIndex) -> str:
    """Return what a cell is; nothing while it is blank, ``own`` if it has words of its own."""
    cell, deed = edition.cells[index], edition.printed[index]
    if deed in edition.deeds:
        return "chain" if isinstance(edition.deeds[deed], Chain) else "plot"
    if cell == Cell():
        return ""
    if index == inspection(edition):
        return "inspection"
    return _by_words(cell, inspection(edition))


def _by_words(cell: Cell, held_at: CellIndex | None) -> str:
    """Return what a cell is that bears no deed, by what it orders."""
    words = tuple(flat(cell.landing))
    if any(isinstance(word, Income) for word in flat(cell.passing)):
        return "start"
    if cell.icon == "police" and (not words or any(w == Send(held_at or 0) for w in words)):
        return "police"
    pots = {word.pot for word in words if isinstance(word, TakePot)}
    match cell.landing:
        case (Draw(which),):
            return f"deck:{which}"
        case (TakePot() | ByRule(),) if len(pots) == 1:
            return f"pot:{pots.pop()}"
        case (Step(by),) if by > 0:
            return "forward"
    alone = words[0] if len(words) == 1 else None
    return KIND_BY_WORD.get(type(alone), "own") if words else "rest"


def made(edition: Edition, kind: str, index: CellIndex) -> Cell:
    """Return a cell of a kind that carries no deed."""
    what, _, which = kind.partition(":")
    if what == "deck":
        deck = edition.decks[which]
        return Cell((Draw(which),), name=deck.name, icon=deck.icon)
    if what == "pot":
        pot = edition.pots[which]
        return Cell((TakePot(which),), name=Name(pot.ru, pot.en), icon=pot.icon)
    icon, name = SIMPLE[kind]
    return Cell(_orders(edition, kind, index), _passing(edition, kind), name=name, icon=icon)


def _passing(edition: Edition, kind: str) -> tuple[Effect, ...]:
    """Return what a cell does to who passes it."""
    if kind != "start":
        return (CircularTax(),) if kind == "circular_tax" else ()
    lapse: tuple[Effect, ...] = (PoliciesLapse(),) if edition.policies else ()
    shares: tuple[Effect, ...] = (OfferShares(),) if edition.shares else ()
    return (Income(), *lapse, *shares)


def _orders(edition: Edition, kind: str, index: CellIndex) -> tuple[Effect, ...]:
    """Return what a cell does to who lands on it."""
    match kind:
        case "start":
            return _passing(edition, kind)
        case "inspection":
            return held(edition)
        case "police":
            return arrested(edition)
        case "go":
            return (GoTo((index + 1) % len(edition.cells)),)
    return (WORDS[kind],) if kind in WORDS else ()
