"""Colours, type and motion from tokens.toml; kv binds to `theme`, which can be switched."""

from kivy.core.text import LabelBase
from kivy.event import EventDispatcher
from kivy.properties import ColorProperty, NumericProperty, OptionProperty

from ui.tokens import DATA, TOKENS

TYPE, MOTION, INDUSTRY, PLAYER = (TOKENS[k] for k in ("type", "motion", "industry", "player"))
BANK_BAND = TOKENS["bank"]["color"]
NARROW = {"ui": "narrow", "ui_bold": "narrow_bold"}

for _role, _file in TOKENS["font"].items():
    LabelBase.register(name=_role, fn_regular=str(DATA / "fonts" / _file))


class Theme(EventDispatcher):
    """Hold the colours, one property each, so that a switch redraws only what uses them."""

    name = OptionProperty("evening", options=TOKENS["meta"]["themes"])
    hairline = NumericProperty(0)  # neutral keys carry a 1 dp outline in the day theme only
    player_ink = ColorProperty(PLAYER["ink"])
    industry_ink = ColorProperty(INDUSTRY["ink"])
    well = ColorProperty(TOKENS["color"]["evening"]["bar"])
    chart_bar = ColorProperty(TOKENS["chart"]["evening"]["bar"])

    def __init__(self) -> None:
        super().__init__()
        machine = {"machine_" + name: colour for name, colour in TOKENS["machine"].items()}
        colours = TOKENS["color"]["evening"] | machine
        self.apply_property(**{name: ColorProperty(colour) for name, colour in colours.items()})

    def use(self, name: str) -> None:
        """Switch to the theme `name`."""
        self.hairline = int(name == "day")
        for key, value in TOKENS["color"][name].items():
            setattr(self, key, value)
        self.name = name


theme = Theme()


def enamel(industry: str) -> str:
    """Give the colour of an industry; the bank's own where there is none."""
    return str(INDUSTRY[industry]["color"] if industry else BANK_BAND)
