"""Whatever an entry, an undo or a redo moves on the cardboard, the screen tells hands to move."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.bots import choose
from companion.commands import ReadCard, Roll
from companion.edition import Edition
from companion.effects import Keep, Receive, Release
from companion.game import Game
from companion.guidance import guidance
from companion.hands import KeepCard
from companion.ledger import BANK, MONEY, purse, site
from companion.shares import price
from companion.situation import Sitter
from companion.wheel import lying
from tests.tables import EDITIONS, arranged
from tests.ui.house import in_the_middle

ENTRIES = 120
"""Long enough for purchases, buildings, mortgages, auctions and cards in every edition."""


def on_the_cardboard(game: Game) -> dict[str, Any]:
    """Return everything that lies on the table and is no money."""
    held = (*(purse(seat) for seat in range(len(game.players))), BANK)
    goods = {
        column: game.ledger.columns[column] for column in game.ledger.columns if column != MONEY
    }
    on_screen = game.options.decks_on_screen
    return {
        "tokens": [game.positions[seat] for seat in game.seats],
        "steps": [game.rating(seat) for seat in game.seats],
        "deeds": dict(game.holdings),
        "goods": {
            (column, account): balances[account]
            for column, balances in goods.items()
            for account in (*held, *map(site, game.edition.deeds))
            if account != BANK and balances.get(account)
        },
        "wheel": [p.id for p in lying(game) if p.source not in on_screen],
        "price": price(game),
    }


def test_a_card_that_is_read_after_all_goes_under_its_deck_again(tmp_path: Path) -> None:
    evening = in_the_middle(tmp_path, Sitter("Аня", 900), Sitter("Борис", 900))
    evening.throw(3, 5)
    assert evening.touch("card:get:10").frame.hands is None
    (back,) = evening.touch("undo").frame.hands.lines
    assert back.startswith("Прочитанная карточка «Шанс»")
    evening.touch("redo")
    (again,) = evening.view().frame.hands.lines
    assert again == "Карточка «Шанс» снова прочитана: верхнюю — под низ колоды"


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_change_on_the_cardboard_is_told(edition: Edition, tmp_path: Path) -> None:
    names = ("Аня", "Борис", "Вера")
    evening = in_the_middle(tmp_path, *(Sitter(name, 900) for name in names), edition=edition)
    chance, told = Random(5), 0
    for entry in range(ENTRIES):
        assert evening.table
        if evening.game.over:
            break
        command = choose(evening.table, chance)
        for key in ("", "undo", "redo") if entry % 3 == 0 else ("",):
            before = on_the_cardboard(evening.game)
            evening.act(key) if key else evening.submit(command)
            hands = evening.view().frame.hands
            moved = on_the_cardboard(evening.game) != before
            told += moved
            assert bool(hands and all(hands.lines)) >= moved, (command, before)
    assert told > ENTRIES / 3


def test_a_card_that_is_kept_stays_in_a_hand_until_its_reading_is_undone() -> None:
    table = arranged(Sitter("Аня", 500))
    table.submit(Roll(0, (3, 5)))
    due = table.game
    table.submit(ReadCard(0, (Keep((Release(),)),)))
    (kept,) = table.game.kept_by(0)
    assert guidance(due, table.game) == (KeepCard(kept, purse(0)),)
    entry, game = table.past[-1].entry, table.game
    assert guidance(game, due, [entry]) == (KeepCard(kept, purse(0), back=True, top=True),)


def test_a_card_of_cardboard_goes_back_on_its_deck_when_its_reading_is_undone(
    tmp_path: Path,
) -> None:
    evening = in_the_middle(tmp_path, Sitter("Аня", 500), Sitter("Борис", 500))
    evening.submit(Roll(0, (3, 5)))
    evening.submit(ReadCard(0, (Receive(10),)))
    assert any("сверху на колоду" in line for line in evening.touch("undo").frame.hands.lines)
