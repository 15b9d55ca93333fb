"""Banner: an amber warning across the stage, with one key that may mend it."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import StringProperty

from ui.layout import Box, hide, put
from ui.presenters.vm import BannerVM
from ui.text import Text, lines_in  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)

LINE, MOST = 24, 4


class Banner(Box):
    """Show icon, title, and what to do in a line or a few."""

    icon, title, text = StringProperty("warn"), StringProperty(), StringProperty()

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
        if key_w:
            put(ids.key, self, self.w - 12 - key_w, (self.h - 52) / 2, key_w, 52)
        else:
            hide(ids.key)
        room = self._room(self.w, key_w)
        put(ids.title, self, 70, 14, room, 26)
        put(ids.text, self, 70, 38, room, self.h - 52)

    def _key_w(self, width: float) -> float:
        key = self.ids.key
        if not self.has_key:
            return 0
        lead = key.icon_dp + key.gap if key.icon else 0
        wide = key.ids.label.want(dp(160)) / dp(1) + lead + 34
        return float(max(116 if width > 500 else 96, wide))

    def _room(self, width: float, key_w: float) -> float:
        return width - 70 - 16 - (key_w + 6 if key_w else 0)

    def high(self, width: float) -> float:
        """Give the height at this width, dp: beside a key a narrow banner takes two lines."""
        text, least = self.ids.text, 2 if self.has_key and width < 500 else 1
        room = dp(self._room(width, self._key_w(width)))
        lines = lines_in(self.text, text.narrow, text.px, room)
        return 52 + LINE * min(MOST, max(lines, least))


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
        ink: theme.warn_ink
    Text:
        id: text
        text: root.text
        lines: max(1, int((root.height / dp(1) - 52) / 24))
        ink: theme.warn_ink
    Key:
        id: key
        icon_dp: 20
""")
