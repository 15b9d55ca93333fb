from __future__ import annotations

from random import Random

import pytest

from companion.commands import Accept, Build, Mortgage, ReadCard, Retire, Roll, Shuffle
from companion.effects import Receive
from companion.game import Game
from companion.guidance import guidance
from companion.hands import Hand, PassDeed, PutToken, ReturnCard, SetPieces, TakeToken, TurnDeed
from companion.ledger import BANK, DeedId, purse
from companion.simulate import play
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, arranged, in_memory

FOOD = ("clothing", "bakery", "brewery")


class Cardboard:
    """What lies on the table, moved by hand only."""

    def __init__(self, game: Game) -> None:
        self.tokens = {seat: game.positions[seat] for seat in game.seats}
        self.deeds: dict[DeedId, str] = {}
        self.face_down: set[DeedId] = set()
        self.pieces: dict[tuple[DeedId, str], int] = {}
        for deed in game.edition.deeds:
            held = game.holdings.get(deed)
            self.deeds[deed] = purse(held.owner) if held else BANK
            if held and held.mortgaged:
                self.face_down.add(deed)
            for piece, count in game.edition.ladder.pieces(game.level(deed)).items():
                self.pieces[deed, piece] = count

    def move(self, hand: Hand) -> None:
        match hand:
            case PutToken(seat, cell):
                self.tokens[seat] = cell
            case TakeToken(seat):
                del self.tokens[seat]
            case PassDeed(deeds, giver, taker):
                assert {self.deeds[deed] for deed in deeds} == {giver}
                self.deeds |= dict.fromkeys(deeds, taker)
            case TurnDeed(deeds, face_down):
                assert self.face_down.isdisjoint(deeds) is face_down
                self.face_down ^= set(deeds)
            case SetPieces(deeds, piece, count):
                for deed in deeds:
                    left = self.pieces.pop((deed, piece), 0) + count
                    assert left >= 0
                    if left:
                        self.pieces[deed, piece] = left


def guided(before: Game, after: Game) -> Cardboard:
    cardboard = Cardboard(before)
    for hand in guidance(before, after):
        cardboard.move(hand)
    return cardboard


@pytest.mark.parametrize("seed", [3, 8, 77])
def test_hands_that_follow_the_guidance_make_the_cardboard_match(seed: int) -> None:
    """After each entry, after each undoing, and from any moment to any other."""
    past = play(CLASSIC, seed, players=3).past
    chance = Random(seed)
    games = [moment.after for moment in past]
    steps = [(a, b) for m in past[1:] for a, b in ((m.before, m.after), (m.after, m.before))]
    jumps = [(chance.choice(games), chance.choice(games)) for _ in range(100)]
    for before, after in (*steps, *jumps):
        assert vars(guided(before, after)) == vars(Cardboard(after))


def undone(table: Table) -> tuple[Hand, ...]:
    """Take the last entry back, and return what hands must do about it."""
    before, entry = table.game, table.past[-1].entry
    table.take_back()
    return guidance(before, table.game, [entry])


def test_after_an_undone_purchase_the_deed_and_the_token_go_back() -> None:
    table = arranged(Sitter("Аня", cash=900))
    table.submit(Roll(0, (1, 3)))
    table.submit(Accept(0))
    assert undone(table) == (PassDeed(("night_club",), purse(0), BANK),)
    assert undone(table) == (PutToken(0, 0),)


def test_after_an_undone_mortgage_the_deed_is_turned_up() -> None:
    table = arranged(Sitter("Аня", deeds=("gas",)))
    table.submit(Mortgage(0, "gas"))
    assert undone(table) == (TurnDeed(("gas",), face_down=False),)


def test_after_an_undone_building_the_piece_is_taken_off() -> None:
    table = arranged(Sitter("Аня", cash=900, deeds=FOOD))
    table.submit(Build(0, "bakery"))
    assert undone(table) == (SetPieces(("bakery",), "branch", -1),)


def test_whoever_left_and_is_called_back_gets_everything_back() -> None:
    built = {"bakery": 4, "brewery": 3, "clothing": 3}
    owner = Sitter("Аня", cell=7, deeds=("gas", *FOOD), mortgaged=("gas",), built=built)
    table = arranged(owner, Sitter("Борис"), Sitter("Вера"))
    table.submit(Retire(0))
    hands = undone(table)
    assert [set(hand.deeds) for hand in hands if isinstance(hand, PassDeed)] == [{"gas", *FOOD}]
    assert TurnDeed(("gas",), face_down=True) in hands
    assert SetPieces(("bakery",), "enterprise", 1) in hands
    assert PutToken(0, 7) in hands


def test_money_moves_no_hand() -> None:
    table = arranged(Sitter("Аня", cash=10), Sitter("Борис", deeds=("night_club",)))
    table.submit(Roll(0, (1, 3)))
    before = table.game
    table.submit(Accept(0))
    assert guidance(before, table.game) == ()


def test_before_anyone_sat_down_there_is_nothing_to_put_right() -> None:
    table = arranged(Sitter("Аня", cash=10))
    assert guidance(in_memory().game, table.game) == ()
    assert undone(table) == ()


def test_a_card_whose_reading_is_undone_goes_back_on_top_of_its_deck() -> None:
    table = arranged(Sitter("Аня", 500))
    table.submit(Roll(0, (3, 5)))
    table.submit(ReadCard(0, (Receive(10),)))
    assert ReturnCard("chance") in undone(table)


def test_a_card_of_a_deck_on_the_screen_goes_back_by_itself() -> None:
    table = arranged(Sitter("Аня", 500), decks_on_screen=["chance"])
    table.submit(Roll(0, (3, 5)))
    table.submit(Shuffle(0, table.game.in_deck("chance")))
    table.submit(ReadCard(0, card=table.game.decks["chance"][0]))
    assert ReturnCard("chance") not in undone(table)
