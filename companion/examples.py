"""Examples of the rule book: a situation, what is done then, and what must come of it."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator
from typing import Any

import msgspec

from companion import arbiter
from companion.assessment import Assessment, articles, steps
from companion.edition import Edition
from companion.errors import ExampleError
from companion.events import Assessed, Event, Moved, Posted
from companion.fold import blank
from companion.game import Game
from companion.ledger import BANK, DeedId, Money, purse
from companion.record import Record, tag_of
from companion.rules import book_of
from companion.rules.book import Book
from companion.ruling import Levy, Refused
from companion.shares import held as held_by
from companion.shares import price
from companion.shorthand import Shape, command_of, named, names_of, seat_called
from companion.spelling import misfits
from companion.statement import standings


class Example(Record, frozen=True):
    """One example; ``docs/examples.md`` explains the fields to whoever writes them."""

    article: str
    source: str
    text: str
    given: dict[str, Any] | None = None
    do: tuple[dict[str, Any], ...] = ()
    forbidden: dict[str, Any] | None = None
    cash: dict[str, Money] = {}
    at: dict[str, int] = {}
    owns: dict[str, tuple[DeedId, ...]] = {}
    mortgaged: tuple[DeedId, ...] | None = None
    rating: dict[str, int] = {}
    shares: dict[str, int] = {}
    share_price: Money | None = None
    built: dict[DeedId, int] = {}
    held: tuple[str, ...] | None = None
    out: tuple[str, ...] | None = None
    over: bool | None = None
    top: dict[str, Any] = {}
    charged: str | None = None
    ask: dict[str, Any] | None = None
    because: tuple[str, ...] | None = None
    ranks: dict[str, int] = {}
    dispute: int = 0


class Page(Record, frozen=True):
    """A file of examples, all for one edition."""

    edition: str
    example: tuple[Example, ...]


class Outcome(Record, frozen=True):
    """Where the commands of an example led, and the facts of each of them."""

    game: Game
    told: tuple[tuple[Event, ...], ...]


def parse(text: bytes, place: str) -> Page:
    """Return the examples that *text* (TOML) spells out.

    :raises ExampleError: naming the line, or the example and the field.
    """
    try:
        shape = msgspec.toml.decode(text.removeprefix(BOM_UTF8))
    except (ValueError, RecursionError) as error:
        raise ExampleError(f"{place}: {error}") from error
    if wrong := tuple(misfits(shape, Page)):
        raise ExampleError("\n".join(f"{place}: {problem}" for problem in wrong))
    return msgspec.convert(shape, Page)


def results(edition: Edition, page: Page, place: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the place of each example, and how the rules differ from it.

    :raises ExampleError: naming the example with a command or a field that cannot be understood.
    """
    for number, example in enumerate(page.example, 1):
        name = f"{place}: example {number} ({example.article})"
        try:
            found = differences(edition, example)
        except ExampleError as error:
            raise ExampleError(f"{name}: {error}") from error
        yield name, found


def differences(edition: Edition, example: Example) -> tuple[str, ...]:
    """Return how the rules differ from *example*: nothing, if it holds.

    :raises ExampleError: naming the command or the field that cannot be understood.
    """
    book = book_of(edition)
    outcome = play(edition, book, example)
    if isinstance(outcome, str):
        return (outcome,)
    if example.forbidden is not None:
        return (*_expectations(book, outcome, example), *_forbidden(book, outcome.game, example))
    return (*_expectations(book, outcome, example), *_applied(book, outcome, example))


def play(edition: Edition, book: Book, example: Example) -> Outcome | str:
    """Carry the commands out one by one, or say which of them the rules forbid."""
    orders = [(f"do[{n}]", order) for n, order in enumerate(example.do)]
    if example.given is not None:
        orders.insert(0, ("given", arrangement(example.given)))
    game, told = blank(edition), []
    for place, order in orders:
        try:
            ruling = arbiter.judge(book, game, command_of(order, game))
        except ExampleError as error:
            raise ExampleError(f"{place}: {error}") from error
        if isinstance(ruling, Refused):
            facts = ", ".join(f"{key} {value}" for key, value in ruling.ground.facts.items())
            return f"{place}: is forbidden by {ruling.ground.article} ({facts})"
        game = ruling.game
        told.append(ruling.events)
    return Outcome(game, tuple(told[example.given is not None :]))


def arrangement(given: Shape) -> dict[str, Any]:
    """Return the order that arranges the situation *given*."""
    rest = {key: value for key, value in given.items() if key != "sitters"}
    return {"arrange": given.get("sitters", []), **rest}


def _forbidden(book: Book, game: Game, example: Example) -> Iterator[str]:
    assert example.forbidden is not None
    ruling = arbiter.judge(book, game, command_of(example.forbidden, game))
    found = ruling.ground.article if isinstance(ruling, Refused) else "nothing: it is allowed"
    yield from _compare("forbidden by", example.article, found)


def _applied(book: Book, outcome: Outcome, example: Example) -> Iterator[str]:
    """Say so if the article the example is about had no part in it."""
    seen = set(outcome.game.edition.chapters)
    for fact in (fact for facts in outcome.told for fact in facts):
        match fact:
            case Assessed(sum=sum_):
                seen.update(articles(sum_))
            case Posted(transfer):
                seen.add(transfer.memo)
            case Moved(via=via):
                seen.add(via)
    if example.ask is not None:
        seen.update(articles(_asked(book, outcome.game, example.ask)))
    if example.article not in seen:
        yield f"article: {example.article} had no part in it"


def _expectations(book: Book, outcome: Outcome, example: Example) -> Iterator[str]:
    """Compare all that the example says of the table with the table."""
    game, names = outcome.game, names_of(outcome.game)
    yield from _table(game, example, names)
    for name, deeds in example.owns.items():
        owner = None if name == BANK else seat_called(name, names)
        found = sorted(deed for deed in game.edition.deeds if game.owner(deed) == owner)
        yield from _compare(f"owns.{name}", sorted(deeds), found)
    for field, wanted in named(dict(example.top), names).items():
        yield from _compare(f"top.{field}", wanted, _top(game, field))
    if example.because is not None:
        reason = _reason(book, outcome, example)
        found = [] if reason is None else list(steps(reason))
        yield from _compare("because", list(example.because), found)
    ranked = {names[standing.seat]: standing.rank for standing in standings(book, game)}
    for name, rank in example.ranks.items():
        yield from _compare(f"ranks.{name}", rank, ranked[names[seat_called(name, names)]])


def _top(game: Game, field: str) -> Any:
    """Return what the question on top has in *field*."""
    item = game.item
    if field == "kind":
        return "nothing" if item is None else tag_of(type(item))
    return msgspec.json.decode(msgspec.json.encode(getattr(item, field, "nothing")))


def _table(game: Game, example: Example, names: list[str]) -> Iterator[str]:
    """Compare money, tokens, buildings, mortgages, and who is held, out or done."""
    for name, money in example.cash.items():
        account = purse(names.index(name)) if name in names else name
        if not game.keeps(account):
            raise ExampleError(f"cash: there is no account {name!r}")
        yield from _compare(f"cash.{name}", money, game.ledger.balance(account))
    for name, cell in example.at.items():
        yield from _compare(f"at.{name}", cell, game.positions[seat_called(name, names)])
    yield from _markers(game, example, names)
    for deed, level in example.built.items():
        yield from _compare(f"built.{deed}", level, game.level(deed))
    pledged = sorted(deed for deed, held in game.holdings.items() if held.mortgaged)
    held = sorted(names[seat] for seat in game.seats if game.detained(seat))
    out = sorted(names[seat] for seat in game.retired)
    lists = (("mortgaged", pledged), ("held", held), ("out", out))
    for field, found in lists:
        if (wanted := getattr(example, field)) is not None:
            yield from _compare(field, sorted(wanted), found)
    if example.over is not None:
        yield from _compare("over", example.over, game.over)


def _markers(game: Game, example: Example, names: list[str]) -> Iterator[str]:
    """Compare the tokens on the rating scale, the share cards and the marker of their price."""
    for name, step in example.rating.items():
        yield from _compare(f"rating.{name}", step, game.rating(seat_called(name, names)))
    for name, count in example.shares.items():
        yield from _compare(f"shares.{name}", count, held_by(game, seat_called(name, names)))
    if example.share_price is not None:
        yield from _compare("share_price", example.share_price, price(game))


def _compare(what: str, wanted: Any, found: Any) -> Iterator[str]:
    if wanted != found:
        yield f"{what}: {wanted!r} expected, {found!r} found"


def _reason(book: Book, outcome: Outcome, example: Example) -> Assessment | None:
    """Return the sum that was asked for, or the last one charged, to a payer if one is named."""
    if example.ask is not None:
        return _asked(book, outcome.game, example.ask)
    payer, names = example.charged, names_of(outcome.game)
    account = purse(names.index(payer)) if payer in names else payer
    charged = [
        fact.sum
        for fact in (outcome.told[-1] if outcome.told else ())
        if isinstance(fact, Assessed) and account in {None, fact.payer}
    ]
    return charged[-1] if charged else None


def _asked(book: Book, game: Game, ask: Shape) -> Assessment:
    """Return the sum that would be charged, were it due now."""
    shape = named(dict(ask), names_of(game))
    if wrong := tuple(misfits(shape, Levy, "ask")):
        raise ExampleError("; ".join(wrong))
    return book.assess(game, msgspec.convert(shape, Levy))
