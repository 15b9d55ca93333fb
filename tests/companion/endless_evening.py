"""Play on in a file for ever, telling each entry once it is confirmed; someone will kill this."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from companion.bots import choose
from companion.journal import Journal
from companion.simulate import sit_down
from companion.table import Table
from tests.tables import CLASSIC, no_clock


def main(path: Path, chance: Random) -> None:
    """Make the game if there is none; then play, take back and redo without end."""
    new = not path.exists()
    table = Table(Journal.create(path, CLASSIC, "") if new else Journal.open(path), no_clock)
    if not table.past:
        sit_down(table, 3, chance)
    while True:
        if table.game.over or (len(table.past) > 9 and chance.random() < 0.05):
            written = table.back_to(table.past[-chance.randint(1, 5)].entry.seq)
        elif table.redoable and chance.random() < 0.5:
            written = table.redo()
        else:
            written = table.submit(choose(table, chance))
        print(written.seq, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Random(int(sys.argv[2])))
