"""KassaBox: what lies in the kassa of the slot machine."""

from kivy.lang import Builder

from ui import motion
from ui.layout import put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel


class KassaBox(Panel):
    """Show a label over the sum."""

    kassa = 0

    def show(self, label: str, kassa: int, unit: str) -> None:
        """Take the words and the sum."""
        motion.stop(self.ids.sum)
        self.kassa, self.ids.label.text, self.ids.sum.unit = kassa, label, unit
        self.ids.sum.value = kassa

    def hold(self, before: int) -> None:
        """Show the sum before the last entry, until `count` brings it to what it is now."""
        self.ids.sum.value = before

    def count(self) -> None:
        """Count to the new sum."""
        motion.count(self.ids.sum, self.kassa)

    def arrange(self) -> None:
        """Place one over the other, closer where the box is lower."""
        top = 9 if self.h > 80 else 4
        put(self.ids.label, self, 14, top, self.w - 28, 23)
        put(self.ids.sum, self, 14, self.h - 52, self.w - 28, 46)


Builder.load_string("""
#:import theme ui.theme.theme
<KassaBox>:
    Text:
        id: label
    Money:
        id: sum
        size_dp: 48
        unit_dp: 24
        ink: theme.brass_text
""")
