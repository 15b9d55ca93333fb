"""WayBack: what going back to before an entry changes, and the key that does it."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty

from ui.layout import Box, hand_out, hide, put
from ui.money import Money, money  # noqa: F401  (named in kv)
from ui.presenters.vm_ledger import BackVM, BalanceVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.badge import Badge  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)

STEP = 40


class Balance(Box):
    """Show an account before and after."""

    change = NumericProperty(0)

    def show(self, vm: BalanceVM) -> None:
        """Take the two sums."""
        self.ids.badge.show(vm.mark.player, vm.mark.icon)
        self.ids.before.text, self.ids.after.text = money(vm.before), money(vm.after)
        self.change = vm.after - vm.before

    def arrange(self) -> None:
        """Lay badge, sum, arrow and sum in a line."""
        ids, mid = self.ids, self.h / 2
        put(ids.badge, self, 2, mid - 15, 30, 30)
        before = (self.w - 40 - 24) * 0.42
        put(ids.before, self, 36, mid - 10, before, 20)
        put(ids.after, self, 66 + before, mid - 14, self.w - 68 - before, 28)


class WayBack(Box):
    """Show the title, the words, every balance that changes, and the key."""

    def show(self, vm: BackVM | None) -> None:
        """Take the preview, or nothing."""
        self.vm = vm
        if vm:
            self.ids.title.text, self.ids.text.text = vm.title, vm.text
            hand_out(self.ids.rows, vm.balances, Balance)
            self.ids.key.show(vm.key)

    def arrange(self) -> None:
        """Put the key at the bottom, or at the right where the panel is wide."""
        ids, flat = self.ids, self.w > self.h
        put(ids.title, self, 16, 8, self.w - 32, 28)
        put(ids.text, self, 16, 36, self.w - 32, 22)
        ids.text.texture_update()
        put(ids.text, self, 16, 36 if flat else 39, self.w - 32, ids.text.texture_size[1] / dp(1))
        rows, columns = ids.rows.children[::-1], 2 if flat else 1
        key_w, key_h = (self.w - 24, 72 if flat else 92)
        put(ids.key, self, 12, self.h - 10 - key_h, key_w, key_h)
        top = max(62 if flat else 90, (40 if flat else 45) + ids.text.height / dp(1))
        room = self.h - 10 - key_h - top
        put(ids.rows, self, 12, top, self.w - 24, room)
        lines = max(1, -(-len(rows) // columns))
        step, wide = min(STEP, room / lines), (self.w - 24) / columns - 8 * (columns - 1)
        for n, row in enumerate(rows):
            column, line = divmod(n, lines)
            put(row, ids.rows, column * (wide + 16), line * step, wide, step)
        if not rows:
            hide(ids.rows)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Balance>:
    canvas.before:
        Color:
            rgba: theme.text_2
        Sprite:
            art: 'arrow', 18
            box:
                (self.x + dp(43) + (self.width - dp(64)) * .42, self.center_y - dp(9),
                dp(18), dp(18))
    Badge:
        id: badge
    Text:
        id: before
        role: 'note'
        across: 1
        ink: theme.text_2
    Text:
        id: after
        role: 'money_s'
        points: 22
        across: 1
        ink: theme.gain if root.change > 0 else theme.loss
<WayBack>:
    Text:
        id: title
        role: 'heading'
        points: 22
    Text:
        id: text
        role: 'note'
        lines: 2 if root.width > root.height else 4
        points: 17
        leading: 22
    Box:
        id: rows
    Key:
        id: key
        icon_dp: 28
        label_dp: 22
""")
