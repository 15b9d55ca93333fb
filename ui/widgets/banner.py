"""Banner: an amber warning across the stage, with one key that may mend it."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty

from ui.layout import Box, hide, put
from ui.presenters.vm import BannerVM
from ui.text import Text, lines_in, width_of  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)

LINE, MOST, TITLE = 24, 4, 26


class Banner(Box):
    """Show icon, title, and what to do in a line or a few."""

    icon, title, text = StringProperty("warn"), StringProperty(), StringProperty()
    head = NumericProperty(TITLE)  # dp

    def show(self, vm: BannerVM) -> None:
        """Take the words; without a key the line has the whole width."""
        self.icon, self.title, self.text, self.has_key = vm.icon, vm.title, vm.text, bool(vm.key)
        if vm.key:
            self.ids.key.show(vm.key)

    def on_touch_down(self, touch: Any) -> bool:
        """Let nothing under the banner be touched through it."""
        hit = self.opacity > 0 and self.collide_point(*touch.pos)
        return bool(super().on_touch_down(touch) or hit)

    def arrange(self) -> None:
        """Put the key at the right and the words beside the icon."""
        ids, key_w = self.ids, self._key_w(self.w)
        room = self._room(self.w, key_w)
        self.head = self._head(room)
        if key_w:
            put(ids.key, self, self.w - 12 - key_w, (self.h - 52) / 2, key_w, 52)
        else:
            hide(ids.key)
        put(ids.title, self, 70, 14, room, self.head)
        put(ids.text, self, 70, 12 + self.head, room, self.h - 26 - self.head)

    def _key_w(self, width: float) -> float:
        key = self.ids.key
        if not self.has_key:
            return 0
        lead = key.icon_dp + key.gap if key.icon else 0
        wide = key.ids.label.want(dp(160)) / dp(1) + lead + 34
        return float(max(116 if width > 500 else 96, wide))

    def _room(self, width: float, key_w: float) -> float:
        return width - 70 - 16 - (key_w + 6 if key_w else 0)

    def _head(self, room: float) -> float:
        """Give the height of the title: names may be long."""
        title = self.ids.title
        return TITLE * (1 + (width_of(self.title, title.narrow, title.px) > dp(room)))

    def high(self, width: float) -> float:
        """Give the height at this width, dp: beside a key a narrow banner takes two lines."""
        text, room = self.ids.text, self._room(width, self._key_w(width))
        head = self._head(room)
        least = 2 if self.has_key and width < 500 and head == TITLE else 1
        lines = lines_in(self.text, text.narrow, text.px, dp(room))
        return 26 + head + LINE * min(MOST, max(lines, least))


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Banner>:
    canvas.before:
        Color:
            rgba: theme.warn_bg
        Patch:
            shape: 'round-12'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.warn
        Patch:
            shape: 'ring-12-2'
            box: (*self.pos, *self.size)
        Sprite:
            art: self.icon, 40
            box: self.x + dp(16), self.center_y - dp(20), dp(40), dp(40)
    Text:
        id: title
        role: 'heading'
        points: 21
        text: root.title
        lines: 2
        leading: 25
        ink: theme.warn_ink
    Text:
        id: text
        text: root.text
        lines: max(1, int((root.height / dp(1) - 26 - root.head) / 24))
        ink: theme.warn_ink
    Key:
        id: key
        icon_dp: 20
""")
