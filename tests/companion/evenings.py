"""Evenings of bots that several tests look into."""

from __future__ import annotations

from companion.table import Table
from tests.tables import no_clock


def reopened(table: Table) -> Table:
    return Table(table.journal, no_clock)
