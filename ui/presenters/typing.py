"""Asking for a few words on the screen's own keyboard."""

from __future__ import annotations

from ui.i18n import Catalogue
from ui.presenters.vm_start import TypingVM

NOTE = 40
"""Letters of a reason or a note at most; a name is shorter."""


def typing(say: Catalogue, act: str, title: str, text: str = "", *, most: int = NOTE) -> TypingVM:
    """Return the page on which something is typed and *act*ed, in the letters of the language."""
    return TypingVM(act, title, text, say("done"), say("cancel"), say.language, most)
