"""Screen 7: what a player owns, and what may be done with it."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView  # noqa: F401  (named in kv)

from ui.layout import hand_out, hide, match, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_sheet import SheetVM
from ui.screens.base import PAD, Screen
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.widgets.agreement import Section
from ui.widgets.blank import Blank  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.deed import GROUP, DeedGroup
from ui.widgets.key import Key
from ui.widgets.labelledsum import LabelledSum
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.stepmark import StepMark  # noqa: F401  (named in kv)

GAP, COLUMN, LOW, TITLE, KEY = 8, 172, 64, 56, 56
MORE = 4  # for the second line of why a key is grey, where there is room


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
        hand_out(ids.sections, vm.sections, Section)
        ids.empty.text = "" if vm.groups else vm.empty
        ids.plot.text, ids.note.text = vm.title, vm.note
        for key, key_vm in zip(match(ids.keys_box, vm.keys, Key), vm.keys, strict=True):
            key.show(key_vm)
            key.wrap, key.icon_dp, key.pad = True, 22, 8
            key.label_dp = 22 if key_vm.tone == "primary" else 18
        if vm.rule:
            ids.rule.show(vm.rule)
        if vm.trade:
            ids.trade.show(vm.trade)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the keys at the right of the plots, or below."""
        left, inner, end = x + PAD, w - 2 * PAD, y + h - 8
        head = y + (8 if self.portrait else 11)
        put(self.ids.coin, self, left, head, 50, 50)
        put(self.ids.close, self, left + inner - 48, head + 1, 48, 48)
        hide(self.ids.trade, self.ids.step)
        if self.ids.step.step:
            put(self.ids.step, self, left + 32, head + 30, 22, 22)
        name = left + (66 if self.ids.step.step else 58)
        if self.portrait:
            self._flat_sums(name, y + 15, left + inner - 60 - name)
            rows = -(-len(self._keys()) // 2)
            low = end - rows * (LOW + GAP) - (TITLE if self.vm.trade or rows else 0)
            self._plots(left, y + 64, inner, low - y - 72)
            return self._below(left, low, inner)
        column = 220 if self.w >= 1000 else COLUMN
        side = left + inner - column
        if self.vm.trade:
            put(self.ids.trade, self, side, y + 12, column - 56, 48)
        room = side - 12 if self.vm.trade else left + inner - 60
        self._stacked_sums(name, y + 8, room - name)
        beside = column + 12 if self.vm.title or self.vm.keys else 0
        self._plots(left, y + 72, inner - beside, end - y - 72)
        return self._beside(side, y + 76, column, end)

    def _keys(self) -> list[Key]:
        """Give what may be done, and the rule last."""
        hide(self.ids.rule)
        keys = list(self.ids.keys_box.children[::-1])
        return [*keys, self.ids.rule] if self.vm.rule else keys

    def _flat_sums(self, x: float, y: float, w: float) -> None:
        right, person = x + w, self.ids.person
        wides = [part.natural(26) for part in self.ids.sums.children]
        name_w = width_of(person.text, person.narrow, person.px) / dp(1)
        if name_w > w - sum(wides) - 16 * len(wides):
            return self._stacked_sums(x, y - 9, w)
        for part, wide in zip(self.ids.sums.children, wides, strict=True):
            put(part, self, right - wide, y, wide, 36)
            right -= wide + 16
        return put(person, self, x, y + 2, right - x, 32)

    def _stacked_sums(self, x: float, y: float, w: float) -> None:
        parts = self.ids.sums.children[::-1]
        column = max(part.natural(24) for part in parts)
        for n, part in enumerate(parts):
            put(part, self, x + w - column, y + 2 + 27 * n, column, 27)
        put(self.ids.person, self, x, y + 12, w - column - 14, 32)

    def _plots(self, x: float, y: float, w: float, h: float) -> None:
        ids, groups = self.ids, self.ids.groups.children[::-1]
        sections = ids.sections.children[::-1]
        put(ids.panel, self, x, y, w, h)
        hide(ids.empty)
        top: float = 8 + max(1, len(groups)) * GROUP - (0 if groups else 44)
        if not groups:
            put(ids.empty, self, x, y, w, top if sections else h)
        put(ids.scroll, self, x, y, w, h)
        more = sum(section.need for section in sections)
        high = max(h, top + (more + 2 if more else -3))
        ids.content.pos, ids.content.size = (0, 0), (dp(w), dp(high))
        for n, group in enumerate(groups):
            put(group, ids.content, 12, 8 + n * GROUP, w - 24, GROUP - 11)
        for section in sections:
            put(section, ids.content, 12, top, w - 24, section.need)
            top += section.need

    def _beside(self, x: float, y: float, w: float, end: float) -> None:
        ids, keys = self.ids, self._keys()
        long = width_of(self.vm.title, ids.plot.narrow, ids.plot.px) > dp(w - 4)
        more = 24 if long else 0
        put(ids.plot, self, x + 2, y + 2, w - 4, 26 + more)
        put(ids.note, self, x + 2, y + 27 + more, w - 4, 22)
        heights = [72 if key.tone == "primary" or key is ids.rule else KEY for key in keys]
        y += more
        free = end - y - 60 - sum(heights) - GAP * (len(keys) - 1)
        grey = [n for n, key in enumerate(keys) if key.off]
        if free >= MORE * len(grey):
            free -= MORE * len(grey)
            heights = [high + MORE * (n in grey) for n, high in enumerate(heights)]
        top = y + 60 + max(0, free)
        squeeze = min(0, free) / max(1, len(keys))
        for key, high in zip(keys, heights, strict=True):
            put(key, self, x, top, w, high + squeeze)
            top += high + squeeze + GAP

    def _below(self, x: float, y: float, w: float) -> None:
        ids, keys = self.ids, self._keys()
        name_w = w
        if self.vm.trade:
            name_w = w - 136 if self.vm.title else 0
            gap = GAP if name_w else 0
            put(ids.trade, self, x + name_w + gap, y, w - name_w - gap, 48)
        put(ids.plot, self, x, y, name_w, 26)
        put(ids.note, self, x, y + 25, name_w, 22)
        top, half = y + TITLE, (w - GAP) / 2
        for n, key in enumerate(keys):
            alone = n % 2 == 0 and n == len(keys) - 1
            at = x + n % 2 * (half + GAP), top + n // 2 * (LOW + GAP)
            put(key, self, *at, w if alone else half, LOW)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<RuleKey>:
    label_dp: 16
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
            id: content
            size_hint: None, None
            Box:
                id: groups
                size: 1, 1
            Box:
                id: sections
                size: 1, 1
    Blank:
        id: empty
        icon: 'house'
    Text:
        id: plot
        role: 'heading'
        lines: 2
        leading: 24
    Text:
        id: note
        role: 'body'
    Key:
        id: trade
        icon_dp: 22
        label_dp: 18
    Widget:
        id: keys_box
    RuleKey:
        id: rule
        ink: theme.brass_text
""")
