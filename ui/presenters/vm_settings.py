"""View models of the settings, and of the page on which a PIN is typed."""

from msgspec import Struct

from ui.presenters.vm import FrameVM, KeyVM, SlipVM
from ui.presenters.vm_rules import HouseRulesVM
from ui.presenters.vm_start import BareVM


class SettingsVM(HouseRulesVM, frozen=True):
    """Change settings while an evening is under way."""


class EarlySettingsVM(HouseRulesVM, frozen=True):
    """Change settings before an evening."""


class PinVM(Struct, frozen=True):
    """Ask for a PIN of at least so many digits; acts `pin:<digits>`, and `cancel`."""

    frame: BareVM | FrameVM
    slip: SlipVM
    least: int
    most: int
    done: str
    cancel: KeyVM


class EarlyPinVM(PinVM, frozen=True):
    """Ask for a PIN before an evening."""
