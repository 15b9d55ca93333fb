"""Lot: what is under the hammer, the highest bid and the key that sells."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ColorProperty, StringProperty

from ui.layout import Box, hide, put
from ui.presenters.vm_auction import AuctionVM
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.theme import enamel
from ui.widgets.badge import Badge  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)


class Lot(Box):
    """Show all three on a panel: in a row, or the lot over the bid."""

    icon = StringProperty("tv")
    tile = ColorProperty("black")

    def show(self, vm: AuctionVM) -> None:
        """Take the lot and the bid."""
        ids, self.vm = self.ids, vm
        self.icon, self.tile = vm.icon, enamel(vm.industry)
        ids.title.text, ids.note.text, ids.label.text = vm.title, vm.note, vm.price_label
        ids.price.value, ids.price.unit = vm.price or 0, vm.unit
        ids.leader.show(vm.leader, "gavel")
        ids.sold.show(vm.sold)
        ids.sold.icon_dp, ids.sold.label_dp, ids.sold.pad = 30, 22, 8

    def arrange(self) -> None:
        """Leave the key its 192, and share the rest between lot and bid."""
        ids, tall = self.ids, self.h > 120
        key_w = 0 if tall else 192
        half = self.w if tall else (self.w - key_w - 32) * 0.53
        long = width_of(ids.note.text, ids.note.narrow, ids.note.px) > dp(half - 84)
        self._lay_words(half - 84, 40 if long else 20)
        x, y = (16, 92) if tall else (half + 22, 10)
        put(ids.leader, self, x, y + 12, 52, 52)
        room = (self.w - 210 if tall else self.w - key_w - 16) - x - 64
        put(ids.label, self, x + 64, y + (27 if self.vm.price is None else 0), room, 20)
        ids.price.size_dp = 48 if len(f"{ids.price.value:.0f}") < 5 else 38
        put(ids.price, self, x + 64, y + 20, room, 52)
        if self.vm.price is None:
            hide(ids.price)
        put(ids.sold, self, self.w - 204, 92 if tall else 10, 192, 76)

    def _lay_words(self, room: float, note_h: float) -> None:
        """Stand the title over the note beside the tile, in two lines where one is too short."""
        ids = self.ids
        ids.title.shrink(room, 22, 19, 17)
        ids.title.lines = 1 + (width_of(ids.title.text, ids.title.narrow, ids.title.px) > dp(room))
        title_h = 28 if ids.title.lines == 1 else 38
        top = (95 - title_h - note_h) / 2
        put(ids.title, self, 80, top, room, title_h)
        put(ids.note, self, 80, top + title_h - 1, room, note_h)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Lot>:
    canvas.before:
        Color:
            rgba: theme.panel
        Patch:
            shape: 'round-14'
            box: (*self.pos, *self.size)
        Color:
            rgba: self.tile
        Patch:
            shape: 'round-10'
            box: self.x + dp(12), self.top - dp(76), dp(56), dp(56)
        Color:
            rgba: theme.industry_ink
        Sprite:
            art: self.icon, 38
            box: self.x + dp(21), self.top - dp(67), dp(38), dp(38)
    Text:
        id: title
        role: 'title'
        leading: 19
    Text:
        id: note
        role: 'note'
        lines: 2
        leading: 19
        ink: theme.text_2
    Badge:
        id: leader
    Text:
        id: label
        role: 'note'
        ink: theme.text_2
    Money:
        id: price
        size_dp: 48
        unit_dp: 30
    Key:
        id: sold
""")
