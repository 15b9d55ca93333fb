"""Rows and grids of keys."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.widget import Widget

from ui.layout import put
from ui.text import width_of
from ui.theme import NARROW
from ui.widgets.key import Key

GAP = 8


def need(key: Key) -> float:
    """Measure in dp what a key needs for its words in the narrow face."""
    lead = key.icon_dp + key.gap if key.icon and not key.bare else 0
    words = width_of(key.label, NARROW["ui_bold"], dp(key.label_dp)) / dp(1)
    return float(words + lead + 2 * key.pad)


def lay_row(keys: Sequence[Key], parent: Widget, box: tuple[float, float, float, float]) -> None:
    """Lay keys side by side in a box of dp, by their words, without icons where it is short."""
    x, y, w, h = box
    room = w - GAP * (len(keys) - 1)
    for bare in (False, True):
        for key in keys:
            key.bare = bare
        if len(keys) <= 2 or sum(need(key) for key in keys) <= room:
            break
    needs = [need(key) if len(keys) > 2 else 1 for key in keys]
    for key, share in zip(keys, needs, strict=True):
        wide = room * share / sum(needs)
        put(key, parent, x, y, wide, h)
        x += wide + GAP


def lay_grid(
    keys: Sequence[Widget],
    parent: Widget,
    box: tuple[float, float, float, float],
    *,
    columns: int,
    gap: float = GAP,
    even: bool = False,
) -> None:
    """Lay keys in rows of equal cells that fill a box of dp.

    A lone last key takes its row, unless all are to stay even.
    """
    x, y, w, h = box
    rows = -(-len(keys) // columns)
    wide, high = (w + gap) / columns - gap, (h + gap) / max(1, rows) - gap
    for n, key in enumerate(keys):
        row, column = divmod(n, columns)
        alone = column == 0 and n == len(keys) - 1 and not even
        left, top = x + column * (wide + gap), y + row * (high + gap)
        put(key, parent, left, top, w if alone else wide, high)
