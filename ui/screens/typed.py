"""TypedScreen: a screen with a page to write on, over its own."""

from typing import Any

from kivy.core.window import Window
from msgspec.structs import replace

from ui.layout import hide, put
from ui.presenters.vm_start import TypingVM
from ui.screens.base import Act, Screen
from ui.widgets.keyboard import SIGNS
from ui.widgets.typing import Typing

WRITE = "type:"
STRUCK = {8: "back", 13: "done", 271: "done", 27: "cancel"}
"""What the keys of a keyboard that is plugged in do: backspace, the two of enter, escape."""


class TypedScreen(Screen):
    """Put everything into `ids.page` (a Box); the keyboard takes its place while it is open."""

    begun: tuple[str, ...] = ("words",)

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.typing: Typing | None = None
        self.writing = False

    def write(self, vm: TypingVM) -> None:
        """Open the keyboard; it is built when first needed, for it has forty keys."""
        if self.typing is None:
            self.typing = Typing()
            self.add_widget(self.typing)
        self.typing.open(vm)
        self._listen(on=True)
        self.arrange()

    def _listen(self, *, on: bool) -> None:
        """Write, and hear a keyboard that is plugged in, or do so no more."""
        self.writing, heard = on, {"on_textinput": self._typed, "on_key_down": self._struck}
        Window.unbind(**heard)
        if on:
            Window.bind(**heard)

    def _typed(self, _window: object, text: str) -> None:
        assert self.typing is not None
        for letter in filter(SIGNS.__contains__, text):
            self.typing.press(letter)

    def _struck(self, _window: object, key: int, *_: object) -> bool:
        assert self.typing is not None
        what = STRUCK.get(key, "")
        ready = what != "done" or not self.typing.ids.done.off
        return bool(what and ready and self.handled(WRITE + what))

    @property
    def words(self) -> TypingVM | None:
        """What is being written, if anything is."""
        typing = self.typing
        return replace(typing.vm, text=typing.written) if typing and self.writing else None

    @words.setter
    def words(self, begun: TypingVM | None) -> None:
        if begun:
            self.write(begun)
        elif self.writing:
            self.close_writing()

    def written(self, text: str) -> bool:
        """Take the words; True if that concerns this screen alone."""
        assert self.typing is not None
        self.presses.spend()
        self.act(f"{self.typing.vm.act}:{text}")
        return True

    def handled(self, name: str) -> bool:
        """Type here; only finished words leave the screen."""
        if not name.startswith(WRITE) or self.typing is None:
            return False
        what = name.removeprefix(WRITE)
        if what == "cancel":
            self.close_writing()
        elif what == "done":
            text = self.typing.text()
            self.close_writing()
            return self.written(text)
        else:
            self.typing.press(what)
        return True

    def leave(self) -> None:
        """Forget what was begun when another screen is shown."""
        self._listen(on=False)

    def close_writing(self) -> None:
        """Go back to the screen's own page."""
        self._listen(on=False)
        self.arrange()

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Show the one page or the other."""
        if self.writing and self.typing:
            hide(self.ids.page)
            return put(self.typing, self, x, y, w, h)
        if self.typing:
            hide(self.typing)
        put(self.ids.page, self, x, y, w, h)
        return self.arrange_page(x, y, w, h)

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Place what is on the screen's own page."""
