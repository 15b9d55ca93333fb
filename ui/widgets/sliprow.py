"""SlipRow: one reason on a slip: text, dotted leader, value, and the rule it rests on."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.label import Label

from companion.words import NBSP
from ui import art
from ui.draw import Pictures  # noqa: F401  (named in kv)
from ui.layout import Box, hide, put
from ui.presenters.vm import RowVM
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.typeset import Marked  # noqa: F401  (named in kv)
from ui.widgets.paragraph import escape

CITED = "[font=quote]{rule}[/font] [font=ui][size={size}]{cite}[/size][/font]"
ALARM = "[font=ui_bold]{alarm}[/font] {text}"
LINE = 20


class SlipRow(Box):
    """Show text, leader and value, the rule and its citation below; or an alarm in its place."""

    text, value, rule, alarm = (StringProperty() for _ in range(4))
    pad = NumericProperty(7)
    long_h = NumericProperty(0)  # height of the wrapped part: rule or alarm
    more_h = 0  # height of the text's second line
    bare = False  # without its rule, where the slip is short of room

    def show(self, vm: RowVM) -> None:
        """Take the row's words."""
        self.vm = vm
        self.text, self.value = vm.text, vm.value
        self.alarm = ALARM.format(alarm=escape(vm.alarm), text=escape(vm.text)) if vm.alarm else ""

    def measure(self, width: float, pad: float, *, bare: bool) -> float:
        """Give the height in dp at this width in dp, with this air, with or without its rule."""
        self.pad, self.rule = pad, "" if bare else self._cited()
        if self.alarm:
            self.long_h = self._wrapped(self.ids.alarm, width, 23)
            return 2 * pad + 2 + self.long_h
        self.long_h = self._wrapped(self.ids.rule, width, 20) if self.rule else 0
        self.more_h = LINE if self._is_long(width) else 0
        air = 2 * pad + (2 if pad > 5 else 1) + self.more_h
        if self.rule:
            return air + 25 + self.long_h
        return air + 23 + (2 if self.value else 0) + (pad < 6 and bool(self.value))

    def _is_long(self, width: float) -> bool:
        """Tell whether the text needs a second line beside the value."""
        text, room = self.ids.text, dp(width - 32 - (24 if self.value else 0))
        room -= self.ids.value.want(dp(180)) if self.value else 0
        return width_of(self.text, text.narrow, text.px) > room

    def _cited(self) -> str:
        if not self.vm.rule:
            return ""
        cite = escape(self.vm.cite.replace(" ", NBSP))
        return CITED.format(rule=escape(self.vm.rule), cite=cite, size=round(dp(15)))

    def _wrapped(self, label: Label, width: float, line: int) -> int:
        label.text_size = dp(width - 32), None
        label.line_height = 1
        label.texture_update()
        natural = label.texture_size[1]
        high = line * max(1, round(natural / dp(line + 1))) + 1
        label.line_height = dp(high) / natural
        label.texture_update()
        return high

    def arrange(self) -> None:
        """Put the value at the right, the text at the left, dots between on the baseline."""
        ids, w = self.ids, self.w - 32
        if self.alarm:
            ids.dots.lay(())
            hide(ids.text, ids.value, ids.rule)
            return put(ids.alarm, self, 16, self.pad + 1, w, self.long_h)
        hide(ids.alarm)
        text, value = ids.text, ids.value
        text.lines, text.leading = (2, LINE) if self.more_h else (1, 0)
        value_w = value.want(dp(180)) / dp(1) if self.value else 0
        text_w = text.want(dp(w - value_w - (24 if self.value else 0))) / dp(1)
        put(value, self, 16 + w - value_w, self.pad + 1, value_w, 24)
        put(text, self, 16, self.pad + (3 if self.value else 1), text_w, 23 + self.more_h)
        put(ids.rule, self, 16, self.pad + 25 + self.more_h, w, self.long_h)
        return self._lead(text_w, w - value_w - text_w - 12 if self.value else 0)

    def _lead(self, text_w: float, length: float) -> None:
        x, y = round(self.x + dp(22 + text_w)), round(self.top - dp(self.pad + 18))
        dots = [(art.cut("dots", length), x, y, dp(length), dp(2))] if length > 8 else []
        self.ids.dots.lay(dots)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<SlipRow>:
    canvas.before:
        Color:
            rgba: theme.paper_line
        Sprite:
            art: 'white'
            box: self.x, self.y, self.width, dp(1)
    Pictures:
        id: dots
        colour: theme.paper_line
    Text:
        id: text
        text: root.text
        ink: theme.ink
    Text:
        id: value
        role: 'money_s'
        points: 22
        text: root.value
        ink: theme.ink
    Marked:
        id: rule
        markup: True
        text: root.rule
        font_size: dp(16)
        color: theme.ink_2
    Marked:
        id: alarm
        markup: True
        text: root.alarm
        font_name: 'ui'
        font_size: dp(18)
        color: theme.ink_loss
""")
