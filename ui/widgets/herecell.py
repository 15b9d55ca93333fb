"""HereCell: the cell that is looked at, as a band in its colour. Fact: a sum in the middle."""

from kivy.lang import Builder
from kivy.properties import ColorProperty, NumericProperty, StringProperty

from ui.layout import Box, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_map import FactVM, HereVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import enamel


class HereCell(Box):
    """Show icon, name and owner in the colour of the industry, or of the bank."""

    title, note, icon = StringProperty(), StringProperty(), StringProperty("table")
    band = ColorProperty("black")

    def show(self, vm: HereVM) -> None:
        """Take the cell."""
        self.band = enamel(vm.industry)
        self.title, self.note, self.icon = vm.title, vm.note, vm.icon

    def arrange(self) -> None:
        """Put the two lines after the icon."""
        top = (self.h - 43) / 2
        self.ids.title.shrink(self.w - 64, 20, 18, 16)
        put(self.ids.title, self, 52, top, self.w - 64, 25)
        put(self.ids.note, self, 52, top + 25, self.w - 64, 18)


class Fact(Box):
    """Show an icon, and beside it a word over a number; `scale` makes all of it smaller."""

    icon, label = StringProperty("coin"), StringProperty()
    scale = NumericProperty(1)

    def show(self, vm: FactVM) -> None:
        """Take the fact."""
        self.icon, self.label, self.ids.value.value = vm.icon, vm.label, vm.value

    def arrange(self) -> None:
        """Stand the number under the word."""
        lead = 54 * self.scale
        put(self.ids.label, self, lead, 0, self.w - lead, 20)
        self.ids.value.size_dp = round(28 * self.scale)
        put(self.ids.value, self, lead, 20, self.w - lead, self.h - 20)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<HereCell>:
    canvas.before:
        Color:
            rgba: self.band
        Patch:
            shape: 'round-10'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.industry_ink
        Sprite:
            art: self.icon, 30
            box: self.x + dp(12), self.center_y - dp(15), dp(30), dp(30)
    Text:
        id: title
        role: 'heading'
        text: root.title
        ink: theme.industry_ink
    Text:
        id: note
        role: 'label'
        text: root.note
        ink: theme.industry_ink
<Fact>:
    canvas.before:
        Color:
            rgba: theme.brass_text
        Sprite:
            art: self.icon, 32 * self.scale
            box:
                (self.x, self.center_y - dp(16 * self.scale),
                dp(32 * self.scale), dp(32 * self.scale))
    Text:
        id: label
        role: 'note'
        text: root.label
        ink: theme.text_2
    Money:
        id: value
""")
