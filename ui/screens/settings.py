"""The settings: laid out like the house rules, for they are chosen alike."""

from ui.screens.bare import BareScreen
from ui.screens.rules import HouseRulesScreen


class SettingsScreen(HouseRulesScreen):
    """Change a setting while an evening is under way."""


class EarlySettingsScreen(BareScreen, HouseRulesScreen):
    """Change a setting before an evening."""
