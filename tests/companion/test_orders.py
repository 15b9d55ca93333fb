"""Whatever the keys for a card offer, the table takes, and a board may have such a card printed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.agenda import CardDue
from companion.arbiter import judge
from companion.board import Ladder
from companion.commands import ReadCard
from companion.edition import Edition
from companion.effects import GoToNearest, PayPerBuilding
from companion.orders import Phrase, buildings, kinds, phrases, said
from companion.problems import problems
from companion.proof import NEW, Proof, published, with_card
from companion.rules import book_of
from companion.ruling import Granted
from companion.situation import Sitter
from tests.tables import CLASSIC, DELUXE, EDITIONS, ELITE, arranged_of

DECKS = [(name, deck) for name, edition in EDITIONS.items() for deck in edition.decks]


def answers(edition: Edition, phrase: Phrase) -> tuple[tuple[str, ...], ...]:
    """Return answers of every kind that a word asks for."""
    match phrase.asks:
        case None:
            return ((),)
        case "kind":
            return tuple((kind,) for kind in kinds(edition))
        case "sums":
            return (("3",) * len(buildings(edition)), ("0", "7"))
    return (("3",),)


@pytest.mark.parametrize(("name", "deck"), DECKS)
def test_every_word_that_is_offered_is_taken_and_may_be_printed(name: str, deck: str) -> None:
    edition = EDITIONS[name]
    table = arranged_of(edition, Sitter("Аня", 500), Sitter("Боря", 500))
    game = replace(table.game, agenda=(*table.game.agenda, CardDue(0, deck)))
    for phrase in phrases(edition, deck):
        for given in answers(edition, phrase):
            effects = said(edition, phrase, given, "спой")
            ruling = judge(book_of(edition), game, ReadCard(0, effects))
            assert isinstance(ruling, Granted), (phrase, given, ruling)
            board = published(with_card(Proof(edition), deck, NEW, effects))
            assert problems(board) == (), (phrase, given)


def test_a_word_is_offered_where_the_board_has_what_it_speaks_of() -> None:
    def offered(edition: Edition, deck: str) -> set[str]:
        return {phrase.name for phrase in phrases(edition, deck)}

    assert {"up", "down"} <= offered(DELUXE, "chance")
    assert not {"up", "tax", "price_up", "draw:fortune"} & offered(CLASSIC, "chance")
    assert {"tax", "price_up", "draw:fortune"} <= offered(ELITE, "chance")
    assert not {"collect", "again", "take:kassa", "draw:chance"} & offered(ELITE, "fortune")
    assert "inspect" not in offered(replace(CLASSIC, arrest=()), "chance")
    bare = replace(CLASSIC, ladder=Ladder())
    assert not {"pay_built", "get_built"} & offered(bare, "chance")


def test_a_kind_of_building_that_costs_nothing_is_not_spoken_of() -> None:
    phrase = Phrase("pay_built", asks="sums")
    assert said(CLASSIC, phrase, ("0", "90"), "") == (PayPerBuilding({"enterprise": 90}),)
    assert said(CLASSIC, phrase, ("0", "0"), "") == ()


def test_the_nearest_is_of_an_industry_or_of_a_picture() -> None:
    phrase = Phrase("nearest", asks="kind")
    assert said(CLASSIC, phrase, ("icon:seven",), "") == (GoToNearest(icon="seven"),)
    assert said(CLASSIC, phrase, ("group:food",), "") == (GoToNearest(group="food"),)
