"""Enter one value after the other on a board, and tell each once it is kept, until killed."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from companion.proof import Proof, enter
from companion.shelf import Shelf
from tests.tables import CLASSIC

if __name__ == "__main__":
    shelf = Shelf(Path(sys.argv[1]))
    found, _ = shelf.proofs()
    proof = found[0] if found else Proof(CLASSIC)
    for income in count(proof.edition.options.income + 1):
        proof = enter(proof, "options.income", str(income), "ru")
        shelf.keep(proof)
        print(income, flush=True)
