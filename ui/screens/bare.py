"""BareScreen: a screen without rail and bar, for what comes before and after a game."""

from ui.screens.base import Screen


class BareScreen(Screen):
    """Fill the window; subclasses place everything themselves."""

    has_rail = False
    has_bar = False
