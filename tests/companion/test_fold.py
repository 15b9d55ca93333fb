from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from companion.agenda import Offer, RollDue
from companion.assessment import Assessment
from companion.cards import Card
from companion.effects import Receive, Step
from companion.events import (
    Agreed,
    Assessed,
    Counted,
    DeedPassed,
    Event,
    Joined,
    Laid,
    Lifted,
    Moved,
    Opened,
    Pledged,
    Posted,
    Raised,
    Read,
    Retired,
    Rolled,
    Settled,
    Shuffled,
)
from companion.fold import blank, fold
from companion.game import Game, Holding, Paper, Player
from companion.ledger import BANK, Transfer, purse
from companion.simulate import play
from tests.tables import CLASSIC

PAPER = Paper(3, Receive(10), "promise", holder=1)
HERE = fold(
    blank(CLASSIC),
    Opened((Player("Аня"), Player("Борис"))),
    Posted(Transfer(BANK, purse(0), 500, "opening.cash")),
    DeedPassed("cinema", 1),
    Laid(Paper(2, None, "promise")),
    Raised((RollDue(0),)),
    Shuffled("movement", ("puddle", "skateboard", "scooter")),
)
STRICTER = msgspec.structs.replace(CLASSIC.options, fine=75)

Look = Callable[[Game], object]
CHANGES: tuple[tuple[Event, Look, object], ...] = (
    (
        Joined(Player("Вера")),
        lambda game: (game.players[2:], game.positions),
        ((Player("Вера"),), (*HERE.positions, 0)),
    ),
    (Opened((Player("Вера"),) * 3), lambda game: game.positions, (0, 0, 0)),
    (Moved(1, 17, "throw"), lambda game: game.positions, (0, 17)),
    (Posted(Transfer(purse(0), BANK, 80, "fine")), lambda game: game.cash(0), 420),
    (DeedPassed("karaoke", 0), lambda game: game.owner("karaoke"), 0),
    (DeedPassed("cinema", None), lambda game: game.holdings, {}),
    (
        Pledged("cinema", mortgaged=True),
        lambda game: game.holdings["cinema"],
        Holding(1, mortgaged=True),
    ),
    (Shuffled("chance", ("tooth",)), lambda game: game.decks.get("chance"), ("tooth",)),
    (
        Read(0, "movement", (Step(1),), "puddle"),
        lambda game: game.decks["movement"],
        ("skateboard", "scooter", "puddle"),
    ),
    (
        Read(0, "chance", (Receive(10),), "said-1", remember=True),
        lambda game: game.remembered,
        {"chance": {"said-1": Card((Receive(10),))}},
    ),
    (Laid(PAPER), lambda game: (game.papers.get(3), game.count("papers")), (PAPER, 3)),
    (Lifted(2), lambda game: game.papers, {}),
    (
        Raised((Offer(0, "bakery"), RollDue(1))),
        lambda game: game.agenda,
        (RollDue(0), RollDue(1), Offer(0, "bakery")),
    ),
    (Settled(), lambda game: game.agenda, ()),
    (Retired(1), lambda game: game.seats, (0,)),
    (Agreed(STRICTER), lambda game: game.options.fine, 75),
    (Counted("round", 4), lambda game: game.count("round"), 4),
)
KEPT_FOR_THE_RECORD: tuple[Event, ...] = (
    Rolled(0, (3, 4)),
    Read(0, "chance", (Receive(10),)),
    Assessed(purse(0), BANK, Assessment.of("fine", 50)),
)


def test_every_fact_is_exercised_here() -> None:
    seen = {type(fact) for fact, _, _ in CHANGES} | {type(fact) for fact in KEPT_FOR_THE_RECORD}
    assert seen == set(get_args(Event))


@pytest.mark.parametrize(
    ("fact", "look", "expected"), CHANGES, ids=[repr(fact)[:40] for fact, _, _ in CHANGES]
)
def test_a_fact_has_its_effect(fact: Event, look: Look, expected: object) -> None:
    assert look(HERE) != expected
    assert look(fold(HERE, fact)) == expected


@pytest.mark.parametrize("fact", KEPT_FOR_THE_RECORD, ids=lambda fact: type(fact).__name__)
def test_what_is_kept_for_the_record_changes_nothing(fact: Event) -> None:
    assert fold(HERE, fact) == HERE


@pytest.mark.parametrize("fact", [fact for fact, _, _ in CHANGES], ids=lambda f: repr(f)[:40])
def test_a_fact_leaves_the_game_before_it_as_it_was(fact: Event) -> None:
    before = msgspec.json.encode(HERE)
    fold(HERE, fact)
    assert msgspec.json.encode(HERE) == before


def test_a_mortgage_goes_along_with_the_deed() -> None:
    pledged = fold(HERE, Pledged("cinema", mortgaged=True), DeedPassed("cinema", 0))
    assert pledged.holdings["cinema"] == Holding(0, mortgaged=True)


def test_a_deed_comes_back_from_the_bank_free() -> None:
    facts = (Pledged("cinema", mortgaged=True), DeedPassed("cinema", None), DeedPassed("cinema", 0))
    assert fold(HERE, *facts).holdings["cinema"] == Holding(0)


def test_past_games_never_change_and_every_draft_is_what_its_facts_amount_to() -> None:
    table = play(CLASSIC, seed=3, players=4, rounds=25)
    game = blank(CLASSIC)
    for moment in table.past:
        game = fold(game, *moment.entry.events)
        assert moment.after == game, moment.entry.seq
    ends = [msgspec.json.encode(moment.after) for moment in table.past]
    while table.past:
        table.take_back()
    while table.redoable:
        table.redo()
    assert [msgspec.json.encode(moment.after) for moment in table.past] == ends
