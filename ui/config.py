"""How Kivy is set up: by the app alone, before any other part of Kivy is imported.

What a user's home folder says of Kivy is neither read nor written, so touch works everywhere alike.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Literal

Touch = Literal["mouse", "touch"]
FIRST_SIZE = (800, 480)
BREADTH = 1000
"""By what the touchscreen's provider is told to divide the breadth of a touch, in its pixels."""
TOUCHSCREEN = (
    f"probesysfs,provider=mtdev,param=max_touch_major={BREADTH},param=max_touch_minor={BREADTH}"
)
SHORT_SIDE = 480
"""The least short side of the layouts, in dp."""


def configure(size: tuple[int, int], *, fullscreen: bool, touch: Touch) -> None:
    """Set Kivy's environment and configuration; *touch* names the one provider of touches."""
    os.environ.update(
        KIVY_NO_ARGS="1",
        KIVY_NO_CONFIG="1",
        KIVY_NO_ENV_CONFIG="1",
        KIVY_NO_FILELOG="1",
        KIVY_LOG_MODE="PYTHON",
    )
    from kivy.config import Config

    logging.getLogger("kivy").setLevel(logging.WARNING)

    for name, value in graphics(size, fullscreen=fullscreen).items():
        Config.set("graphics", name, value)
    Config.set("kivy", "exit_on_escape", "0")
    Config.set("kivy", "keyboard_mode", "dock")
    Config.remove_section("input")
    Config.add_section("input")
    if touch == "touch":
        Config.set("input", "mtdev_%(name)s", TOUCHSCREEN)
    else:
        Config.set("input", "mouse", "mouse,disable_multitouch")


def graphics(size: tuple[int, int], *, fullscreen: bool) -> dict[str, str]:
    """Return how the window is to be, in Kivy's words; one that fills the display is touched."""
    windowed = str(int(not fullscreen))
    return {
        "width": str(size[0]),
        "height": str(size[1]),
        "fullscreen": "auto" if fullscreen else "0",
        "borderless": str(int(fullscreen)),
        "show_cursor": windowed,
        "resizable": windowed,
        "multisamples": "0",
        "maxfps": "60",
        "vsync": "1",
    }


def density(size: tuple[int, int], wanted: float | None = None) -> float:
    """Return pixels per dp: 1 at 800 × 480, 1.5 at 1280 × 720; half steps, so edges stay sharp.

    What is *wanted* is given as far as the layouts allow: 1.25 suits a panel of 10 inches.
    """
    if wanted:
        return max(0.5, min(wanted, min(size) / SHORT_SIDE))
    return max(1.0, int(2 * min(size) / SHORT_SIDE) / 2)


def has_display() -> bool:
    """Return whether there is anything to show a window on; without, SDL would draw nowhere."""
    told = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return any(os.environ.get(name) for name in told) or Path("/dev/dri").exists()
