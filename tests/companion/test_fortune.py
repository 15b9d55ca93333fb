"""Common cards: where they lie, whom they do harm, and how their deck comes to its end."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from companion.agenda import CardDue, Do
from companion.assessment import Assessment
from companion.bots import choose
from companion.commands import Arrange, ReadCard, Roll, Shuffle
from companion.deferred import Befall
from companion.edition import Edition
from companion.effects import Draw, Effect, GoToNearest, Keep, Pay, Receive
from companion.events import Laid
from companion.fold import fold
from companion.game import Game, Paper
from companion.guidance import guidance
from companion.hands import LayCard
from companion.in_force import CommonCard, MatchWheel
from companion.insurance import UsePolicy
from companion.lasting import Alter
from companion.problems import problems
from companion.rules import book_of
from companion.ruling import Granted, Levy
from companion.situation import Sitter
from companion.table import Table
from companion.wheel import lying
from companion.words import Words
from tests.tables import ELITE, in_memory

CARDS = ELITE.decks["fortune"].cards
BOOK = book_of(ELITE)
OWNER = Sitter("Боря", 500, deeds=("chocolate", "brewery", "night_club", "car"))


def at_fortune(*sitters: Sitter, **options: object) -> Table:
    """Return a table of Elite where Аня is to draw a card of Fortune."""
    table = in_memory(ELITE)
    table.submit(Arrange((Sitter("Аня", 500), *(sitters or (OWNER,))), options=dict(options)))
    table.submit(Roll(0, (1, 2)))
    return table


def on_screen(*first: str) -> Table:
    """Return such a table with the deck on the screen, these cards on top."""
    table = at_fortune(decks_on_screen=["fortune"], tap_to_pay=[])
    table.submit(Shuffle(0, (*first, *(card for card in CARDS if card not in first))))
    return table


def with_papers(*papers: Paper) -> Game:
    """Return the game at such a table with these papers on the wheel."""
    return fold(at_fortune().game, *map(Laid, papers))


def rent(game: Game, deed: str) -> Assessment:
    """Return what Аня would owe Боря."""
    return BOOK.assess(game, Levy("rent", 0, "seat1", deed))


def test_all_cards_of_the_box_are_there_and_ours_are_marked() -> None:
    ours = {name for name, card in CARDS.items() if card.house}
    assert {name for name in CARDS if not isinstance(CARDS[name].effects[0], Alter)} == ours
    assert len(CARDS) == ELITE.decks["fortune"].count


def test_a_drawn_card_is_neither_in_its_deck_nor_under_it() -> None:
    table = on_screen("rent_50_food", "no_tax_food")
    table.submit(ReadCard(0, card="rent_50_food"))
    assert "rent_50_food" not in table.game.decks["fortune"]
    table.submit(Roll(1, (1, 2)))
    table.submit(ReadCard(1, card="no_tax_food"))
    assert not {"rent_50_food", "no_tax_food"} & {*table.game.decks["fortune"]}
    assert [paper.card for paper in lying(table.game)] == ["no_tax_food"]


def drawn_out() -> Table:
    """Return a table where the deck on the screen is empty and a card is due."""
    table, chance = on_screen(), Random(2)
    for _ in range(4000):
        item = table.game.item
        if isinstance(item, CardDue) and item.deck == "fortune" and not table.game.decks["fortune"]:
            return table
        if table.game.over:
            break
        table.submit(choose(table, chance))
    pytest.fail("the deck never came to its end")


def test_a_deck_at_its_end_is_shuffled_without_what_lies_on_the_wheel() -> None:
    table = drawn_out()
    (active,) = lying(table.game)
    item = table.game.item
    assert isinstance(item, CardDue)
    assert not isinstance(table.judge(Shuffle(item.seat, tuple(CARDS))), Granted)
    rest = tuple(card for card in CARDS if card != active.card)
    table.submit(Shuffle(item.seat, rest))
    assert table.game.decks["fortune"] == rest
    assert lying(table.game) == (active,)


def test_what_a_card_orders_at_once_waits_for_each_seat_by_itself() -> None:
    table = at_fortune(OWNER, Sitter("Вера", 5))
    table.submit(ReadCard(0, (Pay(20),)))
    waiting = [item for item in table.game.agenda if isinstance(item, Do)]
    assert [item.seat for item in waiting if isinstance(item.effect, Befall)] == [2, 1]
    assert {item.via for item in waiting if isinstance(item.effect, Befall)} == {"fortune"}


def test_a_card_that_another_leads_to_lies_there_once_everybody_has_had_the_first() -> None:
    table = at_fortune(OWNER, Sitter("Вера", 500, policies={"blue": 1}), tap_to_pay=())
    table.submit(ReadCard(0, (GoToNearest("wheel"), Pay(20))))
    assert table.game.item == CardDue(0, "fortune")
    table.submit(ReadCard(0, (Alter("fortune", "let", "set", 50, group="food"), Pay(30))))
    assert [card.says for card in lying(table.game)] == [None]
    assert table.game.item == CardDue(1, "fortune")
    table.submit(ReadCard(1, (Alter("fortune", "let", "set", 10, group="food"),)))
    for value in (None, 50, 10):
        assert [getattr(card.says, "value", None) for card in lying(table.game)] == [value]
        table.submit(UsePolicy(2, "blue"))


def test_who_is_spared_pays_no_more_than_without_the_card() -> None:
    dear = Alter("fortune", "let", "set", 50, group="food")
    sum_ = rent(with_papers(Paper(1, dear, "fortune", spared=(0,))), "chocolate")
    assert (sum_.total, sum_.lines[-1].article) == (16, "fortune.spared")


def test_who_is_spared_keeps_what_the_card_lets_one_save() -> None:
    cheap = Alter("fortune", "let", "set", 3, number=1)
    assert rent(with_papers(Paper(1, cheap, "fortune", spared=(0,))), "chocolate").total == 3


def test_an_owner_who_is_spared_gets_no_less_than_without_the_card() -> None:
    cheap = Alter("fortune", "let", "set", 3, number=1)
    dear = Alter("fortune", "let", "set", 50, group="food")
    assert rent(with_papers(Paper(1, cheap, "fortune", spared=(1,))), "chocolate").total == 16
    assert rent(with_papers(Paper(1, dear, "fortune", spared=(1,))), "chocolate").total == 50


def test_a_card_may_be_about_one_deed_or_about_all() -> None:
    one = with_papers(Paper(1, Alter("fortune", "let", "set", 7, deed="brewery"), "fortune"))
    assert [rent(one, deed).total for deed in ("brewery", "chocolate")] == [7, 16]
    all_ = with_papers(Paper(1, Alter("fortune", "let", "set", 7), "fortune"))
    assert [rent(all_, deed).total for deed in ("brewery", "night_club", "car")] == [7, 7, 7]


@pytest.mark.parametrize("rule", ["replaces", "base_only"])
def test_no_table_stands_between_a_card_and_a_central_plot(rule: str) -> None:
    none = Paper(1, Alter("fortune", "let", "set", 0, group="central"), "fortune")
    game = with_papers(none)
    game = replace(game, options=replace(game.options, fortune_set_beats_multiplier=rule))
    assert [line.article for line in rent(game, "car").lines] == ["chain.rent", "fortune.alters"]


def test_a_card_of_cardboard_is_laid_on_the_wheel_and_taken_off_when_it_is_undone() -> None:
    table = at_fortune(tap_to_pay=[])
    before = table.game
    table.submit(ReadCard(0, card="rent_50_food"))
    (paper,) = lying(table.game)
    assert guidance(before, table.game) == (LayCard(paper),)
    assert guidance(table.game, before) == (LayCard(paper, back=True),)
    first = table.game
    table.submit(Roll(1, (1, 2)))
    due = table.game
    table.submit(ReadCard(1, card="no_tax_food"))
    (second,) = lying(table.game)
    assert guidance(due, table.game) == (LayCard(second),)
    assert LayCard(second, back=True) in guidance(table.game, first)


def test_the_card_that_a_correction_took_off_is_laid_again_when_it_is_undone() -> None:
    table = at_fortune(tap_to_pay=[])
    table.submit(ReadCard(0, card="rent_50_food"))
    (paper,) = lying(table.game)
    table.submit(MatchWheel((CommonCard("fortune", "no_tax_food"),), "так лежит"))
    before, entry = table.game, table.past[-1].entry
    (wrong,) = lying(before)
    table.take_back()
    assert guidance(before, table.game, [entry]) == (LayCard(wrong, back=True), LayCard(paper))


def test_a_card_beneath_another_stays_there_when_that_is_undone() -> None:
    table = at_fortune(tap_to_pay=[])
    table.submit(ReadCard(0, card="rent_50_food"))
    (paper,) = lying(table.game)
    table.submit(Roll(1, (1, 2)))
    table.submit(ReadCard(1, card="no_tax_food"))
    before, entry = table.game, table.past[-1].entry
    table.take_back()
    assert LayCard(paper) not in guidance(before, table.game, [entry])


def test_a_card_on_the_screen_is_in_nobodys_hands() -> None:
    table = on_screen("rent_50_food")
    before = table.game
    table.submit(ReadCard(0, card="rent_50_food"))
    assert guidance(before, table.game) == ()


def test_a_card_that_stays_beside_another_is_drawn_without_lifting_it() -> None:
    table = in_memory(ELITE)
    table.submit(Arrange((Sitter("Аня", 500), OWNER)))
    table.submit(Roll(0, (2, 6)))
    table.submit(ReadCard(0, (Draw("fortune"), Draw("fortune", beside=True))))
    table.submit(ReadCard(0, card="rent_50_food"))
    assert table.game.item == CardDue(0, "fortune", beside=True)
    table.submit(ReadCard(0, card="no_tax_food"))
    assert [paper.card for paper in lying(table.game)] == ["rent_50_food", "no_tax_food"]
    table.submit(Roll(1, (1, 2)))
    table.submit(ReadCard(1, (Receive(10),)))
    assert [paper.says for paper in lying(table.game)] == [None]


def changed(effects: tuple[Effect, ...], *, common: bool = True, fortune: bool = True) -> Edition:
    """Return Elite with a card of Fortune that says so."""
    deck = ELITE.decks["fortune"]
    card = replace(CARDS["bonus"], effects=effects)
    deck = replace(deck, cards={**CARDS, "bonus": card}, common=common)
    chapters = tuple(name for name in ELITE.chapters if fortune or name != "fortune")
    return replace(ELITE, decks={**ELITE.decks, "fortune": deck}, chapters=chapters)


SAFE = Alter("fortune", "let", "set", 5)


@pytest.mark.parametrize(
    ("edition", "wrong"),
    [
        (changed((SAFE, SAFE)), "cards.bonus: alters sums twice"),
        (changed((Keep((SAFE,)),)), "cards.bonus: alters sums twice"),
        (changed((Keep((Receive(5),)),)), "cards.bonus: orders what cannot happen"),
        (changed((replace(SAFE, topic="worth"),)), "cards.bonus: alters what is no sum"),
        (changed((replace(SAFE, value=-1),)), "cards.bonus: alters what is no sum"),
        (changed((replace(SAFE, by="trade"),)), "cards.bonus: alters what is no sum"),
        (changed((replace(SAFE, number=0),)), "cards.bonus: alters what is no sum"),
        (changed((replace(SAFE, op="times", value=101),)), "cards.bonus: alters what is no sum"),
        (changed((replace(SAFE, payer=0),)), "cards.bonus: alters what is no sum"),
        (changed((replace(SAFE, group="food", number=1),)), "cards.bonus: alters what is no"),
        (changed((SAFE,), common=False), "cards.bonus: only a card of a common deck"),
        (changed((SAFE,), fortune=False), "common: such a deck goes with the chapter 'fortune'"),
    ],
)
def test_a_card_that_cannot_be_is_reported(edition: Edition, wrong: str) -> None:
    assert any(wrong in problem for problem in problems(edition))


def test_a_cell_alters_no_sums() -> None:
    cell = replace(ELITE.cells[6], landing=(SAFE,))
    edition = replace(ELITE, cells=(*ELITE.cells[:6], cell, *ELITE.cells[7:]))
    assert any("only a card can alter sums" in problem for problem in problems(edition))


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("rent_3_first", "аренда 3\u00a0ф: участки №\u00a01 всех отраслей"),
        ("no_tax_food", "без налога: отрасль «Пищевая»"),
        ("double_tax_central", "налог ×\u00a02: отрасль «Центральная»"),
    ],
)
def test_a_card_is_called_by_what_it_changes(card: str, told: str) -> None:
    assert Words("ru").effects(CARDS[card].effects, at_fortune().game) == told
