"""The arbiter's screen says what `kassa-book ask` prints, over whole evenings."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.__main__ import main as kassa_book
from companion.journal import from_export
from companion.ledger import BANK, purse
from companion.table import Table
from companion.words import Words
from tests.tables import no_clock
from ui.i18n import Catalogue
from ui.presenters.arbiter import arbiter
from ui.presenters.inquiry import Inquiry, asked_of, offered, question_of
from ui.presenters.scene import Scene
from ui.presenters.vm_arbiter import RulingVM

EVENINGS = Path(__file__).parents[1] / "journals"
FLAGS = ("player", "cell", "throw", "account", "deed", "order", "chapter", "option", "whose")


def questions(table: Table) -> list[Inquiry]:
    """Every question that may be put, and some that suppose another situation."""
    found = [asked_of(table, kind) for kind in offered(table)]
    if not table.game.over:
        seat = table.game.seats[-1]
        found += [asked_of(table, "cell", seat=seat, dice=dice) for dice in ((1, 2), (5, 5))]
        found += [asked_of(table, "may", order=order) for order in ("mortgage", "redeem")]
        others = [BANK, *map(purse, table.game.seats)]
        kinds = [kind for kind in ("rent", "claim", "may") if kind in offered(table)]
        found += [asked_of(table, kind, whose=whose) for kind in kinds for whose in others]
    charged = [moment.entry.seq for moment in table.past if moment.entry.events]
    return [*found, asked_of(table, "why", entry=charged[-1])]


def printed(
    journal: Path, table: Table, inquiry: Inquiry, capsys: pytest.CaptureFixture[str]
) -> str:
    asked = question_of(table, inquiry)
    words = [f"--{name}={getattr(asked, name)}" for name in FLAGS if getattr(asked, name)]
    words += [f"--says={sum_}" for sum_ in asked.says]
    words += [f"--entry={asked.entry}"] if asked.entry else []
    assert kassa_book(["ask", asked.kind, "--journal", str(journal), *words]) == 0
    return capsys.readouterr().out.lower()


def pieces(ruling: RulingVM) -> set[str]:
    """All that is written on the slip but the stamp; ``= 117`` stands for the total as well."""
    found = {ruling.note, ruling.verdict}
    for row in ruling.rows:
        found |= {*row.text.split(". ", 1), row.text, row.value, row.total, row.rule, row.cite}
        found |= {row.value.removeprefix("=\u00a0")} if row.kind == "step" else set()
    return {piece.lower() for piece in found if piece}


def left_unsaid(told: str, ruling: RulingVM) -> str:
    """Strike all that the slip says out of what is printed."""
    for piece in sorted(pieces(ruling), key=len, reverse=True):
        told = told.replace(piece, "")
    return told.strip(" +-:;,.\n\u00a0")


@pytest.mark.parametrize("name", ["classic-evening", "deluxe-evening", "elite-evening"])
def test_the_screen_says_what_is_printed(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (EVENINGS / f"{name}.jsonl").read_text("utf-8").splitlines()
    for share in (0.1, 0.5, 1):
        journal = tmp_path / f"{share}.jsonl"
        journal.write_text("\n".join(lines[: round(len(lines) * share)]), "utf-8")
        table = Table(from_export(journal), no_clock)
        scene = Scene(table, Words("ru"), Catalogue("ru"), "arbiter")
        for inquiry in questions(table):
            told, ruling = printed(journal, table, inquiry, capsys), arbiter(scene, inquiry).ruling
            rows = {part.lower() for row in ruling.rows for part in (row.rule, row.cite, row.value)}
            assert all(part in told for part in rows), inquiry
            assert not left_unsaid(told, ruling), (inquiry, left_unsaid(told, ruling))
