"""Banner: an amber warning across the stage, with one key that may mend it."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import StringProperty

from ui.layout import Box, hide, put
from ui.presenters.vm import BannerVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)


class Banner(Box):
    """Show icon, title and one line of what to do."""

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
        ids, key_w = self.ids, 0.0
        if self.has_key:
            lead = ids.key.icon_dp + ids.key.gap if ids.key.icon else 0
            key_w = ids.key.ids.label.want(dp(160)) / dp(1) + lead + 34
            key_w = max(116 if self.w > 500 else 96, key_w)
            put(ids.key, self, self.w - 12 - key_w, (self.h - 52) / 2, key_w, 52)
        else:
            hide(ids.key)
        room = self.w - 70 - 16 - (key_w + 6 if key_w else 0)
        put(ids.title, self, 70, 14, room, 26)
        put(ids.text, self, 70, 38, room, self.h - 52)

    def high(self, width: float) -> float:
        """Give the height at this width, dp: beside a key a narrow banner takes two lines."""
        return 100 if self.has_key and width < 500 else 76


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
        lines: 1 if root.height < dp(90) else 2
        ink: theme.warn_ink
    Key:
        id: key
        icon_dp: 20
""")
