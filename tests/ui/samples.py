"""Sample views of the table's screens by name: what the mock-ups show, and their variants."""

from collections.abc import Callable
from typing import Any

from tests.ui import samples_charge, samples_roll, samples_slips

SAMPLES: dict[str, Callable[[str], Any]] = {
    "roll": samples_roll.roll,
    "accept": samples_roll.accept,
    "detained": samples_roll.detained,
    "one_die": samples_roll.one_die,
    "lost": samples_roll.lost,
    "doubt": samples_roll.doubt,
    "first_run": samples_roll.first_run,
    "charge": samples_charge.charge,
    "long_charge": samples_charge.long_charge,
    "plot": samples_slips.plot,
    "plot_poor": samples_slips.plot_poor,
    "debt": samples_slips.debt,
    "question": samples_slips.question,
    "question_many": samples_slips.question_many,
    "card": samples_slips.card,
}
