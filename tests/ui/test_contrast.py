"""Writing stands out from what is really drawn behind it, in both looks."""

from collections import Counter
from math import cos, radians, sin

import pytest
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.widget import Widget
from PIL import Image

from tests.ui.driver import Driver
from tests.ui.gallery import LOOKS, Bounds, turn_to
from tests.ui.samples import SAMPLES
from tests.ui.test_layout import ink, texts
from tests.ui.test_tokens import contrast
from ui.text import Text
from ui.widgets.bidder import Bidder
from ui.widgets.coin import Coin

NORMAL, LARGE = 4.5, 3  # WCAG 2.1 AA
BIG, BIG_BOLD = 24, 18.6  # dp from which a text is large


def above(widget: Widget) -> list[Widget]:
    """List a widget and what it lies in, up to the window."""
    chain = [widget]
    while chain[-1].parent is not None and chain[-1].parent is not chain[-1]:
        chain.append(chain[-1].parent)
    return chain


def dimmed(label: Label) -> bool:
    """Tell whether a writing is dim on purpose: of a grey key, of a coin out of the bidding."""
    homes = above(label)
    out = any(getattr(home, "off", False) for home in homes)
    passed = any(isinstance(home, Bidder) and home.dim for home in homes)
    return out or (passed and any(isinstance(home, Coin) for home in homes))


def drawn(label: Label) -> Bounds:
    """Give the band of a text in the window, turned with what it lies in."""
    x0, y0, x1, y1 = ink(label)
    for home in above(label):
        if angle := radians(getattr(home, "angle", 0)):
            cx, cy = home.center
            corners = [
                (
                    cx + (x - cx) * cos(angle) - (y - cy) * sin(angle),
                    cy + (x - cx) * sin(angle) + (y - cy) * cos(angle),
                )
                for x, y in ((x0, y0), (x1, y1))
            ]
            (x0, x1), (y0, y1) = map(sorted, zip(*corners, strict=True))
    return x0, y0, x1, y1


def standing_out(picture: Image.Image, label: Label) -> float:
    """Measure the letters, the colour furthest from the commonest, against that one."""
    x0, y0, x1, y1 = drawn(label)
    box = (int(x0), int(picture.height - y1), int(x1) + 1, int(picture.height - y0) + 1)
    colours = Counter(picture.crop(box).tobytes().hex(" ", 3).split())
    (ground, _), *_ = colours.most_common(1)
    return max(contrast(f"#{ground}", f"#{colour}") for colour in colours)


def least(label: Label) -> float:
    """Give the contrast a text of this size needs."""
    big = BIG_BOLD if "bold" in label.font_name or label.font_name == "money" else BIG
    return LARGE if label.font_size >= dp(big) else NORMAL


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("view", SAMPLES)
def test_writing_stands_out_from_what_is_drawn(standing: Driver, view: str, look: str) -> None:
    turn_to(standing, view, "ru", look)
    picture = standing.picture()
    measured = [(label, standing_out(picture, label)) for label in texts(standing)]
    faint = [
        (label.text, round(found, 1))
        for label, found in measured
        if found < least(label) and not dimmed(label)
    ]
    assert faint == []


@pytest.mark.usefixtures("standing")
def test_lines_that_stand_close_keep_the_edges_of_their_letters() -> None:
    text = Text(text="Отменим пять записей, с этой", lines=3, leading=10, width=dp(90))
    text.fit()
    text.texture_update()
    pixels = text.texture.pixels
    assert {red for red, alpha in zip(pixels[::4], pixels[3::4], strict=True) if alpha} == {255}
