"""The menu: the dice tray, settings, and the ways out of the game."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import AliasProperty, StringProperty

from ui.layout import Box, hand_out, match, put
from ui.presenters.vm_more import LeaverVM, MoreVM, TrayLineVM
from ui.screens.base import PAD, Screen
from ui.screens.row import lay_grid
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.tap import Tap

GAP, MANY = 8, 6
"""What lies between keys, and how many ways out stand below each other at full height."""


class TrayLine(Box):
    """Show whether the tray answers, and the keys that examine it and look for it."""

    title, text, mood = StringProperty(), StringProperty(), StringProperty("none")
    well = AliasProperty(lambda line: line.mood != "away", None, bind=["mood"])

    def show(self, vm: TrayLineVM) -> None:
        """Take the state."""
        self.title, self.text, self.mood = vm.title, vm.text, vm.mood
        keys = [key for key in (vm.look, vm.key) if key]
        hand_out(self.ids.keys_box, keys, Key)

    def arrange(self) -> None:
        """Put the words beside the icon and the keys at the right; icons go where it is narrow."""
        ids, right, narrow = self.ids, self.w - 12, self.w < 560
        for key in ids.keys_box.children:
            key.bare, key.icon_dp = narrow, 20
            wide = key.ids.label.want(dp(160)) / dp(1) + (28 if narrow else 62)
            put(key, self, right - wide, (self.h - 52) / 2, wide, 52)
            right -= wide + GAP
        room = right - 70
        put(ids.title, self, 64, 6 if narrow else 12, room, 26)
        put(ids.text, self, 64, 32 if narrow else 38, room, 36 if narrow else 24)


class Leaver(Tap):
    """Show a coin with a name: a player who may leave."""

    person = StringProperty()

    def show(self, vm: LeaverVM) -> None:
        """Take the player."""
        self.name, self.person = f"leave:{vm.player.id}", vm.player.name
        self.off, self.refusal = bool(vm.refusal), vm.refusal
        self.ids.coin.show(vm.player)

    def arrange(self) -> None:
        """Put the name after the coin, or under it where there is no room."""
        if self.w > 120:
            put(self.ids.coin, self, 9, (self.h - 34) / 2, 34, 34)
            self.ids.person.across = 0
            put(self.ids.person, self, 51, (self.h - 20) / 2, self.w - 57, 20)
        else:
            put(self.ids.coin, self, (self.w - 30) / 2, 4, 30, 30)
            self.ids.person.across = 0.5
            put(self.ids.person, self, 3, 34, self.w - 6, 18)


class MoreScreen(Screen):
    """Show what is needed seldom; nothing here changes the books by itself."""

    has_rail = False

    def fill(self, vm: MoreVM) -> None:
        """Hand out words and keys."""
        ids = self.ids
        ids.title.text, ids.leave_label.text = vm.title, vm.leave_label
        ids.offices.text = vm.offices
        ids.tray.show(vm.tray)
        for box, keys in ((ids.settings, vm.settings), (ids.keys_box, vm.keys)):
            for key, key_vm in zip(match(box, keys, Key), keys, strict=True):
                key.show(key_vm)
                key.wrap = True
        hand_out(ids.leavers, vm.leavers, Leaver)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Stack tray, settings, ways out; side by side where it is wide."""
        ids, left, inner = self.ids, x + PAD, w - 2 * PAD
        put(ids.title, self, left, y + 12, 96, 32)
        put(ids.offices, self, left + 104, y + 10, inner - 104, 38)
        settings, keys, leavers = (
            box.children[::-1] for box in (ids.settings, ids.keys_box, ids.leavers)
        )
        tight = len(keys) > MANY
        row, tray_h = 56 if tight else 72, 64 if tight and not self.portrait else 76
        put(ids.tray, self, left, y + 56, inner, tray_h)
        top = y + 56 + tray_h + 12
        if self.portrait:
            rows = -(-len(settings) // 2)
            lay_grid(settings, self, (left, top, inner, rows * row - GAP), columns=2)
            top += rows * row + 4
            people = -(-len(leavers) // 2)
            self._leave(left, top, inner, people * 60, columns=2)
            rows = -(-len(keys) // 2)
            low = y + h - 12 - rows * row
            return lay_grid(keys, self, (left, low, inner, rows * row - GAP), columns=2)
        lay_grid(settings, self, (left, top, inner, row - GAP), columns=max(1, len(settings)))
        top += row + GAP
        half = (inner - PAD) / 2
        people = -(-len(leavers) // 3)
        self._leave(left, top, half, people * 64, columns=3)
        box = (left + half + PAD, top, half, y + h - top - 12)
        return lay_grid(keys, self, box, columns=1 if len(keys) < 4 else 2)

    def _leave(self, x: float, y: float, w: float, h: float, *, columns: int) -> None:
        put(self.ids.leave_label, self, x, y, w, 22)
        lay_grid(self.ids.leavers.children[::-1], self, (x, y + 28, w, h - 4), columns=columns)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<TrayLine>:
    canvas.before:
        Color:
            rgba: theme.panel if self.well else theme.warn_bg
        Patch:
            shape: 'round-14'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.text if self.well else theme.warn
        Sprite:
            art: 'tray' if self.well else 'unplug', 40
            box: self.x + dp(14), self.center_y - dp(18), dp(36), dp(36)
        Color:
            rgba: theme.gain if self.well else theme.warn
        Sprite:
            art: 'disc', 10
            box:
                ((self.x + dp(42), self.top - dp(26), dp(10), dp(10))
                if self.mood != 'none' else nowhere)
    Text:
        id: title
        role: 'key'
        text: root.title
        ink: theme.text if root.well else theme.warn_ink
    Text:
        id: text
        role: 'note'
        text: root.text
        lines: 2
        leading: 18
        ink: theme.text_2 if root.well else theme.warn_ink
    Widget:
        id: keys_box
<Leaver>:
    canvas.before:
        Color:
            rgba: theme.panel
        Patch:
            shape: 'round-12'
            box: (*self.pos, *self.size)
    Coin:
        id: coin
    Text:
        id: person
        role: 'note'
        face: 'narrow'
        text: root.person
        ink: theme.text_off if root.off else theme.text
<MoreScreen>:
    Text:
        id: title
        role: 'title'
    Text:
        id: offices
        role: 'note'
        across: 1
        lines: 2
        leading: 18
        ink: theme.text_2
    TrayLine:
        id: tray
    Widget:
        id: settings
    Text:
        id: leave_label
        role: 'note'
        ink: theme.text_2
    Widget:
        id: leavers
    Widget:
        id: keys_box
""")
