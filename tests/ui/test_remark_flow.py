"""A cell that says something the table itself sees to."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from companion.agenda import RollDue
from companion.commands import Arrange
from companion.effects import Receive, Remark
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, no_clock
from tests.ui.house import Evening
from ui.presenters.vm_table import QuestionVM

SINGS = replace(CLASSIC.cells[10], landing=(Remark("Спойте песню"), Receive(5)))


def test_what_a_cell_says_stands_on_the_screen_until_it_is_done(tmp_path: Path) -> None:
    edition = replace(CLASSIC, cells=(*CLASSIC.cells[:10], SINGS, *CLASSIC.cells[11:]))
    journal = Shelf(tmp_path).begin(edition, "")
    Table(journal, no_clock).submit(Arrange((Sitter("Аня", cell=5), Sitter("Боря"))))
    journal.close()
    evening = Evening(tmp_path)
    evening.act("resume")
    view = evening.throw(1, 4)
    assert isinstance(view, QuestionVM)
    assert SINGS.name is not None
    assert view.slip.title == SINGS.name.ru
    assert [row.text for row in view.slip.rows] == ["Спойте песню"]
    assert [key.label for key in view.keys] == ["Готово"]
    evening.touch("answer:0")
    assert (evening.game.cash(0), evening.game.item) == (5, RollDue(1))
