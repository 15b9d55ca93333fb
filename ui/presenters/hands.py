"""What hands must do on the cardboard after something was entered or taken back."""

from __future__ import annotations

from companion.guidance import guidance
from ui.presenters.scene import Scene
from ui.presenters.vm import HandsVM

FEW = 2
"""How many lines are read in passing."""


def hands(scene: Scene) -> HandsVM | None:
    """Return what to move; nothing where the cardboard is right already."""
    news = scene.fresh
    if news is None:
        return None
    undone, redone = ([moment.entry for moment in some] for some in (news.undone, news.redone))
    found = guidance(news.before, news.after, undone, redone)
    lines = tuple(scene.words.hand(hand, news.after) for hand in found)
    return HandsVM(news.seq, lines, news.back or len(lines) > FEW) if lines else None
