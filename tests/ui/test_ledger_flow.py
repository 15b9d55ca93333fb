"""The rows of the ledger: who to whom, and how much in all."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.commands import ReadCard
from companion.effects import CollectEach, Effect, PayEach, Receive
from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle
from ui.presenters.vm_ledger import EntryVM, MarkVM


@pytest.mark.parametrize(
    ("effects", "payer", "payee", "total"),
    [
        ((PayEach(30),), "Аня", "people", 60),
        ((CollectEach(30),), "people", "Аня", 60),
        ((Receive(70),), "bank", "Аня", 70),
        ((Receive(70), PayEach(10)), "bank", "Аня", 70),
    ],
)
def test_a_row_shows_what_many_pay_or_get_alike_as_one_sum(
    tmp_path: Path, effects: tuple[Effect, ...], payer: str, payee: str, total: int
) -> None:
    sitters = [Sitter("Аня", 100, cell=5), Sitter("Боря", 100), Sitter("Вера", 100)]
    evening = in_the_middle(tmp_path, *sitters, options={"tap_to_pay": []})
    evening.throw(1, 2)
    assert evening.table is not None
    evening.table.submit(ReadCard(0, effects))
    row: EntryVM = next(r for r in evening.touch("tab:ledger").entries if r.sum == total)
    assert (called(row.payer), called(row.payee)) == (payer, payee)


def called(mark: MarkVM | None) -> str:
    assert mark is not None
    return mark.player.name if mark.player else mark.icon


def test_the_row_of_a_throw_tells_where_it_led(sat: Evening) -> None:
    sat.throw(1, 3)
    assert sat.touch("tab:ledger").entries[0].text == "Бросок 1 + 3, на «Ночной клуб»"


def test_the_row_of_a_corrected_deed_tells_whose_it_became(sat: Evening) -> None:
    sat.touch("tab:ledger", "match", "match:deed:bakery:seat1:1:так")
    name = sat.game.players[1].name
    assert sat.touch("tab:ledger").entries[0].text == (
        f"Поправка карточки: Хлебопекарня — {name}, в залоге"
    )
    sat.touch("match", "match:deed:bakery:bank:0:так")
    assert "Банк" in sat.touch("tab:ledger").entries[0].text


def test_the_row_of_what_was_entered_by_hand_tells_why(sat: Evening) -> None:
    sat.touch("tab:ledger", "match", "match:cash:seat0:900:нашли купюру")
    row = sat.touch("tab:ledger").entries[0]
    assert row.text.replace("\u00a0", " ") == "Поправка денег: Аня, 900 ф · нашли купюру"
