"""Tinted: what is shown in the colour of how good it is."""

from kivy.lang import Builder
from kivy.properties import ColorProperty, OptionProperty

from ui.layout import Box


class Tinted(Box):
    """Give a `shade` for a `tint`: well, strange, wrong, or nothing to say."""

    tint = OptionProperty("plain", options=["plain", "good", "odd", "bad"])
    shade = ColorProperty("white")


Builder.load_string("""
#:import theme ui.theme.theme
<Tinted>:
    shade:
        (theme.gain if self.tint == 'good' else theme.warn if self.tint == 'odd'
        else theme.loss if self.tint == 'bad' else theme.text)
""")
