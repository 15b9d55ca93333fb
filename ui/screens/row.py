"""A row of keys: equal widths for two, by their words for more."""

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
    lead = key.icon_dp + key.gap if key.icon else 0
    words = width_of(key.label, NARROW["ui_bold"], dp(key.label_dp)) / dp(1)
    return float(words + lead + 2 * key.pad)


def lay_row(keys: Sequence[Key], parent: Widget, box: tuple[float, float, float, float]) -> None:
    """Lay keys side by side in a box of dp."""
    x, y, w, h = box
    room = w - GAP * (len(keys) - 1)
    needs = [need(key) if len(keys) > 2 else 1 for key in keys]
    for key, share in zip(keys, needs, strict=True):
        wide = room * share / sum(needs)
        put(key, parent, x, y, wide, h)
        x += wide + GAP
