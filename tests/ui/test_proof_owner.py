"""Owners with their boxes in hand, by real touches: a home-made board, and Elite compared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.commands import Choose
from companion.effects import Draw, OneOf, Pay, PayPerBuilding, SkipTurn
from companion.lasting import Alter
from companion.problems import load
from companion.proof import NEW
from tests.companion.boards import TINY
from tests.tables import CLASSIC, ELITE
from tests.ui.live import Live
from tests.ui.proof_fingers import enter, turn_to, walk
from ui.settings import Settings, save

WIDE, TALL = (800, 480), (480, 800)


@pytest.fixture
def kassa(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Live]:
    save(tmp_path / "settings.json", Settings(hint_seen=True))
    live = Live(tmp_path, size=request.param).start()
    live.tap("edition:+").read("С чего начать?")
    yield live
    live.stop()


def begin(kassa: Live, card: str) -> None:
    """Begin with one of the cards, scrolled into sight first."""
    at = [one.id for one in kassa.vm.cards].index(card)
    kassa.screen.ids.scroll.scroll_y = 0 if at > 1 else 1
    kassa.driver.step(3)
    kassa.tap(f"edition:{card}")


@pytest.mark.parametrize("kassa", [WIDE], indirect=True)
def test_a_home_made_board_with_huts_of_its_own_and_a_card_with_a_choice(kassa: Live) -> None:
    begin(kassa, NEW)
    begin(kassa, CLASSIC.id)
    for place, value in TINY[:4]:
        enter(kassa, place, value)
    enter(kassa, "ladder.levels", "2")
    enter(kassa, "ladder.last", "branch")
    turn_to(kassa, "ladder.stock.branch")
    assert "ф" not in kassa.texts()  # what is counted bears no sign of money
    enter(kassa, "ladder.stock.branch", "9")
    enter(kassa, "ladder.names.branch.1", "дом")
    written = (*TINY[6:11], ("deeds.deed_1.price", "100"), ("deeds.deed_1.rents[0]", "10"))
    for place, value in written:
        enter(kassa, place, value)
    kassa.read("Аренда: 1 дом")
    for place, value in (("deeds.deed_1.rents[1]", "20"), ("deeds.deed_1.rents[2]", "30")):
        enter(kassa, place, value)
    enter(kassa, "deeds.deed_1.building", "50")
    enter(kassa, "cells[2].kind", "deck:chance")
    enter(kassa, "decks.chance.count", "3")
    kassa.tap("compose", "card:several", "card:pay", "digit:5", "digit:0", "card:pay:50")
    kassa.tap("card:or", "card:words", "card:say:draw:chance").read("или: взять карточку «Шанс»")
    kassa.tap("card:done").read("Записано: 1 из 3.")
    kassa.tap("compose", "card:words", "card:say:pay_built", "digit:7", "card:get:7")
    for index in range(3, 8):
        enter(kassa, f"cells[{index}].kind", "rest")
    walk(kassa, "end")
    kassa.read("Поле готово: можно играть").tap("play", "start", "begin")
    choice = OneOf(((Pay(50),), (Draw("chance"),)))
    cards = [card.effects for card in kassa.game.edition.decks["chance"].cards.values()]
    assert cards == [(choice,), (PayPerBuilding({"branch": 7}),)]
    first, cash = kassa.asked, kassa.game.cash(kassa.asked)
    kassa.throw(1, 1).tap("card:known:card_1").read("Заплатить 50 ф")
    kassa.tap(kassa.vm.keys[0].name)
    assert kassa.last.command == Choose(first, 0)
    kassa.tap(kassa.vm.main.name)
    assert kassa.game.cash(first) == cash - 50


@pytest.mark.parametrize("kassa", [TALL], indirect=True)
def test_elite_is_compared_and_put_right_by_fingers(kassa: Live, tmp_path: Path) -> None:
    begin(kassa, ELITE.id)
    enter(kassa, "cells[1].place", "2")
    kassa.read("Казино").tap("checked")
    kassa.read("Кинотеатр")
    enter(kassa, "tariff.table", "2/3/4/5/6")
    enter(kassa, "tariff.taxes[5]", "9")
    turn_to(kassa, "tariff.taxes[5]")
    kassa.read("× 9").tap("checked").read("Акции")
    enter(kassa, "shares.supply", "40")
    enter(kassa, "policies.blue.covers", "rent")
    kassa.read("аукцион, Фортуна, аренда")
    enter(kassa, "sides[3].0", "mining")
    enter(kassa, "sides[3].1", "heavy")
    turn_to(kassa, f"decks.fortune.cards.{NEW}")
    kassa.tap("compose", "card:lasting", "card:topic:let:times", "card:scope:number:2")
    kassa.tap("digit:3", "card:get:3").read("Аренда × 3").tap("card:words", "card:say:skip")
    walk(kassa, "end")
    kassa.tap("shelve")
    own = load(tmp_path / "editions" / f"{ELITE.id}.toml")
    assert own.tariff is not None
    assert own.shares is not None
    assert (own.printed[1], own.printed[2]) == ("casino", "cinema")
    assert (own.tariff.taxes[5], own.tariff.unverified, own.shares.supply) == (9, (), 40)
    assert own.policies["blue"].covers == ("auction", "fortune", "rent")
    assert own.sides[3] == ("mining", "heavy")
    says = own.decks["fortune"].cards["card_1"].effects
    assert says == (Alter("fortune", "let", "times", 3, number=2), SkipTurn())
