"""BandedSlip: a slip with a coloured band, and below it perhaps a stamp."""

from kivy.lang import Builder
from kivy.properties import ColorProperty, StringProperty

from ui.layout import hide, put
from ui.presenters.vm import SlipVM
from ui.presenters.vm_proof import ProofVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import enamel
from ui.widgets.paper import TornPaper

BAND, STAMP, TOOTH = 56, 28, 6


class BandedSlip(TornPaper):
    """Show picture, title and note on the band; without a note the title stands in the middle."""

    band = ColorProperty("black")
    icon, title, note, stamp = (StringProperty() for _ in range(4))

    def show_band(self, vm: SlipVM | ProofVM) -> None:
        """Take the words of band and stamp."""
        self.band = enamel(vm.band)
        self.icon, self.title, self.note, self.stamp = vm.icon, vm.title, vm.note, vm.stamp

    @property
    def band_h(self) -> int:
        """Height of band and stamp, in dp."""
        return BAND + (STAMP if self.stamp else 0)

    def arrange(self) -> None:
        """Place the words of band and stamp."""
        super().arrange()
        ids, w = self.ids, self.w
        ids.title.shrink(w - 68, 21, 19, 17)
        put(ids.title, self, 56, 7 if self.note else 15, w - 68, 25)
        put(ids.note, self, 56, 31, w - 68, 18)
        hide(ids.stamp)
        if self.stamp:
            put(ids.stamp, self, 42, BAND + 4, w - 54, 20)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<BandedSlip>:
    canvas.before:
        Color:
            rgba: root.band
        Patch:
            shape: 'round-10-top'
            box: self.x, self.top - dp(56), self.width, dp(56)
        Color:
            rgba: theme.industry_ink
        Sprite:
            art: root.icon or 'bank', 30
            box: self.x + dp(14), self.top - dp(43), dp(30), dp(30)
        Color:
            rgba: theme.warn_bg
        Sprite:
            art: 'white'
            box: (self.x, self.top - dp(84), self.width, dp(28)) if self.stamp else nowhere
        Color:
            rgba: theme.warn
        Sprite:
            art: 'warn', 20
            box: (self.x + dp(14), self.top - dp(80), dp(20), dp(20)) if self.stamp else nowhere
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
    Text:
        id: stamp
        role: 'label'
        face: 'ui_bold'
        text: root.stamp
        ink: theme.warn_ink
""")
