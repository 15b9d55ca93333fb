"""EditionCard: a box on the shelf: its name, its facts, and a strip of its industries."""

from kivy.graphics import Color, Rectangle
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.utils import get_color_from_hex

from ui.draw import whole
from ui.layout import Box, hide, put
from ui.presenters.vm_start import EditionVM
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.theme import enamel
from ui.widgets.tap import Tap

STRIP = 8


class Strip(Box):
    """Show colours side by side; the card draws the first and the last, which are rounded."""

    colours: tuple[str, ...] = ()

    def arrange(self) -> None:
        """Lay all but the two ends."""
        self.canvas.clear()
        n = max(1, len(self.colours))
        with self.canvas:
            for i, colour in enumerate(self.colours[1:-1], 1):
                Color(*get_color_from_hex(enamel(colour)))
                x, y, w, h = whole(
                    (self.x + self.width * i / n, self.y, self.width / n, self.height)
                )
                Rectangle(pos=(x, y), size=(w, h))


class EditionCard(Tap):
    """Show an edition; a broken one says what is wrong with its file."""

    icon, title, facts, note = (StringProperty() for _ in range(4))
    last, broken = BooleanProperty(defaultvalue=False), BooleanProperty(defaultvalue=False)
    first_colour, end_colour = ColorProperty("black"), ColorProperty("black")
    ground = ColorProperty("black")
    striped = BooleanProperty(defaultvalue=False)

    def show(self, vm: EditionVM) -> None:
        """Take the words and the industries."""
        self.name, self.off, self.refusal = f"edition:{vm.id}", bool(vm.fault), vm.fault_note
        self.broken, self.icon = bool(vm.fault), "warn" if vm.fault else vm.icon
        self.title, self.facts = vm.title, vm.fault or vm.facts
        self.note, self.last = "" if vm.fault else vm.note, vm.last
        self.striped = bool(vm.strip)
        self.ids.strip.colours = vm.strip
        if vm.strip:
            self.first_colour, self.end_colour = enamel(vm.strip[0]), enamel(vm.strip[-1])

    def arrange(self) -> None:
        """Put the name beside the icon and two lines below both."""
        ids, room = self.ids, self.w - 74
        wide = width_of(self.title, "money", dp(24)) / dp(room)
        ids.title.points = 24 if wide <= 1 else 20 if wide <= 1.2 else 17
        put(ids.title, self, 70, 19, room, 28)
        if self.broken:
            hide(ids.note)
            ids.facts.lines = 2
            put(ids.facts, self, 14, 60, self.w - 24, 46)
        else:
            long = width_of(self.facts, ids.facts.narrow, ids.facts.px) > dp(self.w - 22)
            ids.facts.lines = 2 if long else 1
            put(ids.facts, self, 14, 57 if long else 64, self.w - 22, 42 if long else 20)
            put(ids.note, self, 14, 96 if long else 84, self.w - 22, 20)
        put(ids.strip, self, 0, self.h - STRIP, self.w, STRIP)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<EditionCard>:
    ground: theme.stage if theme.hairline else theme.panel
    canvas.before:
        Color:
            rgba: self.first_colour if self.striped else theme.key
        Patch:
            shape: 'round-14'
            box: self.x, self.y, self.width / 2 + dp(14), dp(32)
        Color:
            rgba: self.end_colour if self.striped else theme.key
        Patch:
            shape: 'round-14'
            box: self.center_x - dp(14), self.y, self.width / 2 + dp(14), dp(32)
        Color:
            rgba: self.ground
        Patch:
            shape: 'round-14'
            box: self.x, self.y + dp(8), self.width, self.height - dp(8)
        Sprite:
            art: 'white'
            box: self.x, self.y + dp(8), self.width, dp(28)
        Color:
            rgba: theme.key
        Sprite:
            art: 'disc', 44
            box: self.x + dp(14), self.top - dp(55), dp(44), dp(44)
        Color:
            rgba: theme.warn if self.broken else theme.brass_text
        Sprite:
            art: self.icon or 'table', 26
            box: self.x + dp(23), self.top - dp(46), dp(26), dp(26)
    canvas.after:
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-14-3'
            box: (*self.pos, *self.size) if self.last else nowhere
    Strip:
        id: strip
    Text:
        id: title
        role: 'title'
        points: 24
        text: root.title
        ink: theme.text_off if root.broken else theme.text
    Text:
        id: facts
        role: 'note'
        text: root.facts
        leading: 20 if root.broken else 17
        ink: theme.warn if root.broken else theme.text
    Text:
        id: note
        role: 'note'
        text: root.note
        ink: theme.text_2
""")
