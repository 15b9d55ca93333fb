"""Insurance by real touches in the real app: bought, shown against a tax, corrected."""

from __future__ import annotations

from functools import partial

import pytest

from companion.audit import audit
from companion.cover import held
from companion.situation import Sitter
from tests.tables import ELITE
from tests.ui.conftest import Resume
from ui.presenters.vm_market import MarketVM
from ui.presenters.vm_table import ChargeVM, DebtVM

ANYA, BORIS = range(2)
OWN = ("airline", "coal", "oil")


@pytest.fixture
def begin(resumed: Resume) -> Resume:
    return partial(resumed, edition=ELITE)


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_a_policy_is_bought_and_bears_the_tax(begin: Resume, size: tuple[int, int]) -> None:
    live = begin(Sitter("Аня", 900, 8, OWN), Sitter("Борис", 500, 5), size=size)
    live.tap("tab:more", "market")
    if live.screen.portrait:
        live.tap("page:1")
    live.read("Красный", "+ аренда или налог").tap("insure:red")
    assert (live.game.cash(ANYA), held(live.game, ANYA)) == (400, {"red": 1})
    assert [seat.policies for seat in live.vm.frame.seats] == [(("red", "IV"),), ()]
    live.tap("tab:table").throw(1, 2)
    assert isinstance(live.vm, ChargeVM)
    live.tap("show:red")
    assert (live.game.cash(ANYA), held(live.game, ANYA)) == (400, {})
    assert list(audit(ELITE, live.table.journal)) == []


def test_the_market_shows_the_policy_beside_the_tax_that_is_due(begin: Resume) -> None:
    anya = Sitter("Аня", 900, 8, OWN, policies={"red": 1})
    live = begin(anya, Sitter("Борис", 500, 5)).throw(1, 2).tap("tab:more", "market")
    live.read("Полис: красный").tap("show:red")
    assert live.game.cash(ANYA) == 900


def test_a_debtor_shows_a_policy(begin: Resume) -> None:
    anya = Sitter("Аня", 1, 8, OWN, policies={"red": 1})
    live = begin(anya, Sitter("Борис", 500, 5)).throw(1, 2)
    assert isinstance(live.vm, DebtVM)
    assert sum("полис" in key.label.lower() for key in live.vm.keys) == 1
    live.tap("show:red")
    assert (live.game.cash(ANYA), held(live.game, ANYA)) == (1, {})


def test_who_may_not_buy_is_told_why(begin: Resume) -> None:
    live = begin(Sitter("Аня", 900, 8), Sitter("Борис", 500, 5)).tap("tab:more", "market")
    live.tap("dealer:1", "insure:green").read("Борис покупает полисы только перед своим броском")
    assert isinstance(live.vm, MarketVM)
    assert held(live.game, BORIS) == {}


def test_the_sheet_tells_of_policies(begin: Resume) -> None:
    anya = Sitter("Аня", 900, 8, policies={"orange": 2})
    live = begin(anya, Sitter("Борис", 500, 5)).tap("seat:0")
    live.read("Акции и полисы", "Оранжевый × 2")


def test_policies_are_matched_to_the_table(begin: Resume) -> None:
    live = begin(Sitter("Аня", 900, 8), Sitter("Борис", 500, 5))
    live.tap("tab:ledger", "match", "kind:4", "subject:0@green", "digit:back", "digit:2")
    live.tap("type:note").spell("Так").tap("type:done", "match:market:0@green:2:Так")
    assert held(live.game, ANYA) == {"green": 2}
