"""Badge: an account in small: a player's coin, or an icon in a disc."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty

from ui.layout import Box, hide, put
from ui.presenters.vm import Player
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)


class Badge(Box):
    """Show one account; the box is square. `faint` lets the ground through."""

    icon = StringProperty()
    fill = ColorProperty(None, allownone=True)  # None: the theme's line
    shade = ColorProperty(None, allownone=True)  # None: the theme's text
    icon_dp = NumericProperty(0)  # 0: as large as suits the disc
    faint = BooleanProperty(defaultvalue=False)
    player: Player | None = None

    def show(self, player: Player | None, icon: str = "") -> None:
        """Take a coin, or else an icon."""
        self.player, self.icon = player, "" if player else icon
        if player:
            self.ids.coin.show(player)

    def arrange(self) -> None:
        """Let the coin fill the box."""
        if self.player:
            put(self.ids.coin, self, 0, 0, self.w, self.h)
        else:
            hide(self.ids.coin)
        self.icon_dp = round(self.w * 0.58)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Badge>:
    canvas.before:
        Color:
            rgba: self.fill or theme.line
        Sprite:
            art: 'disc', round(self.width / dp(1)) or 30
            box: (*self.pos, *self.size) if self.icon else nowhere
        Color:
            rgba: self.shade or theme.text
        Sprite:
            art: self.icon or 'bank', self.icon_dp or 20
            box:
                ((self.center_x - dp(self.icon_dp / 2), self.center_y - dp(self.icon_dp / 2),
                dp(self.icon_dp), dp(self.icon_dp)) if self.icon else nowhere)
    Coin:
        id: coin
""")
