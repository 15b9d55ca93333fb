"""Screen 7: what a player owns, and what may be done with it."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.scrollview import ScrollView  # noqa: F401  (named in kv)

from ui.layout import Box, hide, match, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_sheet import SheetVM
from ui.screens.base import PAD, Screen
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.deed import GROUP, DeedGroup
from ui.widgets.key import Key
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.stepmark import StepMark  # noqa: F401  (named in kv)

GAP, COLUMN, LOW = 8, 172, 64


class LabelledSum(Box):
    """Show a small word before a sum."""

    word = StringProperty()
    total = NumericProperty(0)

    def natural(self) -> float:
        """Measure both, dp."""
        self.ids.sum.size_dp = 26
        return float((self.ids.word.want(dp(120)) + self.ids.sum.natural()) / dp(1) + 10)

    def arrange(self) -> None:
        """Put the sum after the word."""
        word_w = self.ids.word.want(dp(120)) / dp(1)
        put(self.ids.word, self, 0, (self.h - 20) / 2 + 2, word_w, 20)
        put(self.ids.sum, self, word_w + 8, 0, self.w - word_w - 8, self.h)


class RuleKey(Key):
    """Spell out the rule in force, in up to three lines."""

    def arrange(self) -> None:
        """Put the words after the sign."""
        label, face = self.ids.label, self.h - self.edge_dp
        self.icon_dp = 22
        self.icon_pos = self.x + dp(10), self.top - dp((face + 22) / 2)
        label.lines, label.leading = 3, 19
        put(label, self, 40, 0, self.w - 48, face)


class SheetScreen(Screen):
    """Show the industries the player has a stake in, beside what the chosen plot allows."""

    def fill(self, vm: SheetVM) -> None:
        """Hand out head, industries and keys."""
        ids = self.ids
        ids.coin.show(vm.player)
        ids.step.step = "" if vm.step is None else str(vm.step)
        ids.person.text, ids.close.icon_dp = vm.player.name, 24
        ids.close.show(vm.close)
        ids.close.label = ""
        for part, (word, total) in zip(match(ids.sums, vm.sums, LabelledSum), vm.sums, strict=True):
            part.word, part.total = word, total
        groups = match(ids.groups, vm.groups, DeedGroup)
        for group, group_vm in zip(groups, vm.groups, strict=True):
            group.show(group_vm, vm.chosen)
        ids.empty.text = "" if vm.groups else vm.empty
        ids.plot.text, ids.note.text = vm.title, vm.note
        for key, key_vm in zip(match(ids.keys_box, vm.keys, Key), vm.keys, strict=True):
            key.show(key_vm)
            key.wrap, key.icon_dp = True, 22
            key.label_dp = 22 if key_vm.tone == "primary" else 18
        if vm.rule:
            ids.rule.show(vm.rule)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the keys at the right of the plots, or below."""
        left, inner, end = x + PAD, w - 2 * PAD, y + h - 8
        self._head(left, y + 8, inner)
        if self.portrait:
            rows = -(-len(self._keys()) // 2)
            low = end - rows * (LOW + GAP) - (30 if self.vm.title else 0)
            self._plots(left, y + 62, inner, low - y - 70)
            return self._below(left, low, inner)
        column = 220 if self.w >= 1000 else COLUMN
        self._plots(left, y + 72, inner - column - 12, end - y - 72)
        return self._beside(left + inner - column, y + 76, column, end)

    def _keys(self) -> list[Key]:
        """Give what may be done, and the rule last."""
        hide(self.ids.rule)
        keys = list(self.ids.keys_box.children[::-1])
        return [*keys, self.ids.rule] if self.vm.rule else keys

    def _head(self, x: float, y: float, w: float) -> None:
        ids = self.ids
        put(ids.coin, self, x, y + 3, 50, 50)
        hide(ids.step)
        if ids.step.step:
            put(ids.step, self, x + 32, y + 33, 22, 22)
        put(ids.close, self, x + w - 48, y + 4, 48, 48)
        right = x + w - 60
        for part in ids.sums.children:
            wide = part.natural()
            put(part, self, right - wide, y + 10, wide, 36)
            right -= wide + 16
        put(ids.person, self, x + 58, y + 12, right - x - 62, 32)

    def _plots(self, x: float, y: float, w: float, h: float) -> None:
        ids, groups = self.ids, self.ids.groups.children[::-1]
        put(ids.panel, self, x, y, w, h)
        hide(ids.empty)
        if not groups:
            put(ids.empty, self, x + 16, y + 20, w - 32, 60)
        put(ids.scroll, self, x, y, w, h)
        high = max(h, 8 + len(groups) * GROUP - 3)
        ids.groups.pos, ids.groups.size = (0, 0), (dp(w), dp(high))
        for n, group in enumerate(groups):
            put(group, ids.groups, 12, 8 + n * GROUP, w - 24, GROUP - 11)

    def _beside(self, x: float, y: float, w: float, end: float) -> None:
        ids, keys = self.ids, self._keys()
        long = width_of(self.vm.title, ids.plot.narrow, ids.plot.px) > dp(w - 4)
        more = 24 if long else 0
        put(ids.plot, self, x + 2, y + 2, w - 4, 26 + more)
        put(ids.note, self, x + 2, y + 27 + more, w - 4, 22)
        heights = [72 if key.tone == "primary" or key is ids.rule else 56 for key in keys]
        y += more
        free = end - y - 60 - sum(heights) - GAP * (len(keys) - 1)
        top = y + 60 + max(0, free)
        squeeze = min(0, free) / max(1, len(keys))
        for key, high in zip(keys, heights, strict=True):
            put(key, self, x, top, w, high + squeeze)
            top += high + squeeze + GAP

    def _below(self, x: float, y: float, w: float) -> None:
        ids, keys = self.ids, self._keys()
        name_w = ids.plot.want(dp(w * 0.6)) / dp(1) if self.vm.title else 0
        put(ids.plot, self, x, y, name_w, 24)
        put(ids.note, self, x + name_w + 10, y, w - name_w - 10, 24)
        top, half = y + (30 if self.vm.title else 0), (w - GAP) / 2
        for n, key in enumerate(keys):
            alone = n % 2 == 0 and n == len(keys) - 1
            at = x + n % 2 * (half + GAP), top + n // 2 * (LOW + GAP)
            put(key, self, *at, w if alone else half, LOW)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<RuleKey>:
    label_dp: 16
<LabelledSum>:
    Text:
        id: word
        role: 'note'
        text: root.word
        ink: theme.text_2
    Money:
        id: sum
        size_dp: 26
        value: root.total
<SheetScreen>:
    Coin:
        id: coin
    StepMark:
        id: step
    Text:
        id: person
        role: 'title'
    Widget:
        id: sums
    Key:
        id: close
    Panel:
        id: panel
    ScrollView:
        id: scroll
        do_scroll_x: False
        bar_width: dp(4)
        Box:
            id: groups
            size_hint: None, None
    Text:
        id: empty
        lines: 2
        ink: theme.text_2
    Text:
        id: plot
        role: 'heading'
        lines: 2
        leading: 24
    Text:
        id: note
        role: 'body'
    Widget:
        id: keys_box
    RuleKey:
        id: rule
        ink: theme.brass_text
""")
