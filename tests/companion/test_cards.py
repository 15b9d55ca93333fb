"""Decks: the order on the screen, the cards that players keep, and what the house deck is worth."""

from __future__ import annotations

from random import Random

import pytest

from companion.agenda import CardDue
from companion.commands import ReadCard, Retire, Roll, Shuffle, UseCard
from companion.effects import Effect, Keep, Pay, Receive, flat
from companion.game import Game
from companion.situation import Sitter
from companion.table import Table
from companion.words import Words, decks
from tests.tables import CLASSIC, arranged

CARDS = CLASSIC.decks["chance"].cards
ORDER = ("piggy_bank", *(card for card in CARDS if card != "piggy_bank"))


def at_chance() -> Table:
    """Return a table where Аня is to draw from a shuffled deck on the screen."""
    table = arranged(Sitter("Аня", 500), Sitter("Борис", 500), decks_on_screen=["chance"])
    table.submit(Roll(0, (3, 5)))
    table.submit(Shuffle(0, ORDER))
    return table


def test_the_deck_keeps_its_order_and_what_was_read_goes_to_the_bottom() -> None:
    table = at_chance()
    assert table.game.decks["chance"] == ORDER
    table.submit(ReadCard(0, card="piggy_bank"))
    table.submit(Roll(1, (3, 5)))
    (top, *_) = table.game.decks["chance"]
    table.submit(ReadCard(1, card=top))
    assert table.game.decks["chance"][-1] == top


def test_a_card_that_is_kept_is_out_of_the_deck_until_it_is_used() -> None:
    table = at_chance()
    table.submit(ReadCard(0, card="piggy_bank"))
    assert table.game.decks["chance"] == ORDER[1:]
    (paper,) = table.game.kept_by(0)
    table.submit(UseCard(0, paper.id))
    assert table.game.decks["chance"] == (*ORDER[1:], "piggy_bank")
    assert table.game.cash(0) == 580


def test_the_kept_card_of_a_bankrupt_goes_to_the_bottom_of_its_deck() -> None:
    table = arranged(*(Sitter(name, 500) for name in "АБВ"), decks_on_screen=["chance"])
    table.submit(Roll(0, (3, 5)))
    table.submit(Shuffle(0, ORDER))
    table.submit(ReadCard(0, card="piggy_bank"))
    table.submit(Retire(0))
    assert table.game.decks["chance"] == (*ORDER[1:], "piggy_bank")


def test_a_shuffle_and_a_draw_are_taken_back_like_anything_else() -> None:
    table = at_chance()
    table.submit(ReadCard(0, card="piggy_bank"))
    table.take_back()
    assert table.game.decks["chance"] == ORDER
    table.take_back()
    assert "chance" not in table.game.decks
    assert isinstance(table.game.item, CardDue)


def test_a_card_said_twice_is_remembered_once() -> None:
    table = arranged(Sitter("Аня", 500), Sitter("Борис", 500))
    for seat in (0, 1):
        table.submit(Roll(seat, (3, 5)))
        table.submit(ReadCard(seat, (Receive(70),), remember=True))
    assert list(table.game.remembered["chance"]) == ["said-1"]


def test_cards_of_two_decks_are_not_mixed_up() -> None:
    table = arranged(Sitter("Аня", 500), Sitter("Борис", 500))
    table.submit(Roll(0, (3, 5)))
    table.submit(ReadCard(0, (Receive(70),), remember=True))
    assert table.game.readable("movement") == {}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_card_is_called_by_its_name_or_by_what_it_orders(language: str) -> None:
    table = arranged(Sitter("Аня", 500), Sitter("Борис", 500))
    table.submit(Roll(0, (3, 5)))
    table.submit(ReadCard(0, (Receive(70),), remember=True))
    words, game = Words(language), table.game
    name = CARDS["lemonade"].name
    assert name is not None
    assert decks.card(words, "chance", "lemonade", game) == name.in_(language)
    assert "70" in decks.card(words, "chance", "said-1", game)
    assert decks.card(words, "chance", "nowhere", game) == "nowhere"


def test_the_house_deck_is_whole_and_says_that_it_is_ours() -> None:
    for deck in CLASSIC.decks.values():
        assert len(deck.cards) == deck.count == 20
        assert all(card.house and card.name and card.text for card in deck.cards.values())


def worth(effects: tuple[Effect, ...]) -> int:
    """Return what the bank gives, less what one pays to bank and pots, whatever the board."""
    found = 0
    for effect in flat(effects):
        match effect:
            case Receive(amount):
                found += amount
            case Pay(amount):
                found -= amount
    return found


def test_the_house_deck_gives_about_as_much_as_it_takes() -> None:
    sums = [worth(card.effects) for card in CARDS.values()]
    gives, takes = (sum(s for s in sums if s * sign > 0) for sign in (1, -1))
    assert 0.9 <= -gives / takes <= 1.1
    assert all(10 <= abs(worth_) <= 200 for worth_ in sums if worth_)


def test_every_card_of_the_house_deck_can_be_played() -> None:
    for deck, first in (("chance", 8), ("movement", 3)):
        for card in CLASSIC.decks[deck].cards:
            game = drawn(deck, first, card)
            kept = any(isinstance(e, Keep) for e in CLASSIC.decks[deck].cards[card].effects)
            assert bool(game.papers) == kept


def drawn(deck: str, cell: int, card: str) -> Game:
    """Return the game after *card* came up on *cell*."""
    table = arranged(Sitter("Аня", 500, cell - 2), Sitter("Борис", 500), decks_on_screen=[deck])
    rest = [other for other in CLASSIC.decks[deck].cards if other != card]
    Random(1).shuffle(rest)
    table.submit(Roll(0, (1, 1)))
    table.submit(Shuffle(0, (card, *rest)))
    table.submit(ReadCard(0, card=card))
    return table.game
