"""Coin: a player's polygon in its own colour with the initial; `shift` moves it without layout."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, StringProperty

from ui.layout import Box
from ui.presenters.vm import Player
from ui.text import ascent_of
from ui.theme import PLAYER

# Size and baseline of the initial in a coin of 40: the polygons' middles differ.
LETTER = {"diamond": (19, 26.6), "pentagon": (19, 28.2)}
ROUND = (21, 27.2)


class Coin(Box):
    """Show a player coin; the box is square."""

    letters = LETTER, ROUND
    number = NumericProperty(1)
    initial = StringProperty()
    shift = ListProperty((0, 0))

    def show(self, player: Player) -> None:
        """Take number and initial."""
        self.number, self.initial = player.coin, player.initial

    def arrange(self) -> None:
        """Stand the initial on its baseline."""
        own, usual = self.letters
        size, baseline = own.get(PLAYER[str(self.number)]["shape"], usual)
        mark, unit = self.ids.mark, self.width / 40
        mark.points = size * unit / dp(1)
        mark.fit()
        mark.texture_update()
        mark.size = self.width, mark.texture_size[1]
        top = self.top - round(baseline * unit) + ascent_of("ui_bold", mark.px)
        mark.pos = self.x, top - mark.height


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Coin>:
    canvas.before:
        PushMatrix
        Translate:
            xy: root.shift
        Color:
            rgba: 1, 1, 1, 1
        Sprite:
            art: 'coin-%d' % self.number, round(self.width / dp(1)) or 38
            box: (*self.pos, *self.size)
    canvas.after:
        PopMatrix
    Text:
        id: mark
        role: 'key'
        text: root.initial
        across: .5
        ink: theme.player_ink
""")
