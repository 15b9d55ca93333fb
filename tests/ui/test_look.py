"""What editions may name is what the screens can draw."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from companion.look import Colour, Icon
from ui.tokens import TOKENS

ICONS = Path(__file__).parents[2] / "ui/art_src/icons"


def test_every_colour_of_the_tokens_may_be_named_and_no_other() -> None:
    assert set(get_args(Colour)) == set(TOKENS["industry"]["order"])


def test_every_icon_that_is_drawn_may_be_named_and_no_other() -> None:
    drawn = {path.stem for path in ICONS.glob("*.svg") if not path.stem.startswith("slot-")}
    assert set(get_args(Icon)) == drawn
