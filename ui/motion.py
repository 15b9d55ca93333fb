"""Motion: durations from the tokens; with reduced motion every move becomes a cut."""

from collections.abc import Callable
from typing import Any, TypeAlias

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.uix.widget import Widget

from ui.theme import MOTION

Done: TypeAlias = Callable[[], object] | None


class Move(Animation):
    """A motion with an end, which a touch brings about at once."""

    def __init__(self, widget: Widget, length: float, curve: str, **to: Any) -> None:
        super().__init__(duration=length, t=curve, **to)
        self._widget = widget

    @property
    def runs(self) -> bool:
        """Whether it has been neither ended nor replaced, and its widget still lives."""
        try:
            return bool(self.have_properties_to_animate(self._widget))
        except ReferenceError:  # what kv calls by its id is held weakly
            return False

    def finish(self) -> None:
        """Be where it leads to."""
        for name, value in self.animated_properties.items():
            setattr(self._widget, name, value)
        self.stop(self._widget)


class Motion:
    """Hold what all animations share: whether they are cuts, and which of them run."""

    reduced = bool(MOTION["reduced_motion"])
    moves: list[Move] = []


def seconds(name: str | float) -> float:
    """Give the duration of a named motion, or the number of seconds given."""
    return MOTION[name] / 1000 if isinstance(name, str) else name


def move(
    widget: Widget,
    name: str | float,
    *,
    curve: str = "out_cubic",
    done: Done = None,
    **to: Any,
) -> None:
    """Animate properties of `widget` for the duration `name`, or set them at once."""
    Animation.cancel_all(widget, *to)
    if Motion.reduced:
        for key, value in to.items():
            setattr(widget, key, value)
        if done:
            done()
        return
    run = Move(widget, seconds(name), curve, **to)
    if done:
        run.bind(on_complete=lambda *_: done())
    run.start(widget)
    Motion.moves = [*(other for other in Motion.moves if other.runs), run]


def runs() -> bool:
    """Return whether anything moves."""
    return any(run.runs for run in Motion.moves)


def finish() -> None:
    """Bring everything that moves, and what it leads to, to its end: somebody has touched."""
    while moves := [run for run in Motion.moves if run.runs]:
        Motion.moves = []
        for run in moves:
            if run.runs:
                run.finish()


def stop(widget: Widget) -> None:
    """Leave whatever moves as it is now."""
    Animation.cancel_all(widget)


def count(widget: Widget, value: int) -> None:
    """Count a sum to its new value."""
    move(widget, "count", value=value)


def breathe(widget: Widget, *, on: bool) -> None:
    """Let `glow` of the awaited control swing between 0.5 and 1."""
    Animation.cancel_all(widget, "glow")
    widget.glow = 1
    if on and not Motion.reduced:
        half, curve = seconds("breathe") / 2, "in_out_sine"
        swing = Animation(glow=0.5, d=half, t=curve) + Animation(glow=1, d=half, t=curve)
        swing.repeat = True
        swing.start(widget)


def walk(token: Widget, steps: int, *, back: bool = False, done: Done = None) -> None:
    """Walk so many cells, 110 ms each and at most 900 ms in all, or back from there."""
    length = min(steps * seconds("step"), seconds("walk_max"))
    token.walked = steps if back else 0
    move(token, length, curve="linear", walked=0 if back else steps, done=done)


def sink(key: Widget, *, down: bool) -> None:
    """Let a key go down, half of the way at once, so that the finger feels it; or up again."""
    if down:
        key.sunk = dp(1)
    move(key, "press" if down else "release", sunk=dp(2) if down else 0)


def slip_in(slip: Widget) -> None:
    """Let the slip rise 24 dp and appear, unless it is hidden."""
    if 0 in slip.size:
        return
    slip.lift, slip.opacity = -24, 0
    move(slip, "slip_in", lift=0, opacity=1)


def fly(
    coin: Widget, start: tuple[float, float], end: tuple[float, float], done: Done = None
) -> None:
    """Let a coin fly between two points, given as shifts in pixels from where it lies."""
    coin.shift = start
    move(coin, "coin", curve="in_out_cubic", shift=end, done=done)
