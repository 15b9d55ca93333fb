"""Collects what was thrown away while nothing moves; what stays is not looked through again.

A screen is thousands of objects that hold each other. Python looks through all there are from time
to time, whatever moves just then: half a second here, several on a Raspberry Pi.
"""

from __future__ import annotations

import gc

PACE = 0.5
"""Seconds between two looks whether there is enough to collect."""
ENOUGH = 2
"""Collections of what is young, of some 7,000 objects each, after which the rest is looked at."""


def set_aside() -> None:
    """Look no more through what there is now."""
    gc.freeze()


def sweep() -> None:
    """Collect what was thrown away since the last time, if it is enough; set aside what stays."""
    if gc.get_count()[2] >= ENOUGH:
        gc.collect()
        gc.freeze()


def take_back() -> None:
    """Look through everything again: what was set aside is to be thrown away."""
    gc.unfreeze()
