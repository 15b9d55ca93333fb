"""Sample views of the settings and of the page of the PIN: the presenters', for all is words."""

from msgspec.structs import replace

from tests.ui.samples_bank import open_tab
from tests.ui.samples_base import frame, players
from ui.i18n import Catalogue
from ui.pin import LEAST, MOST
from ui.presenters.settings import Desk, pin, settings
from ui.presenters.vm_settings import EarlySettingsVM, PinVM, SettingsVM
from ui.presenters.vm_start import BareVM
from ui.settings import Settings

NOTE = ("филиал: Пекарня", "branch: Bakery")
PORTS = (
    "serial:/dev/ttyACM0",
    "serial:/dev/serial/by-id/usb-Arduino__www.arduino.cc__0043_857353-if00",
)


def desk(lang: str, opened: str, chosen: str, *, speaks: bool = False) -> Desk:
    """What the settings are shown from."""
    kept = Settings(language=lang, orientation="follow")  # type: ignore[arg-type]
    return Desk(kept, opened, chosen, PORTS, speaks)


def screen(lang: str) -> EarlySettingsVM | SettingsVM:
    """Before an evening, the first group open."""
    return settings(Catalogue(lang), BareVM(), desk(lang, "screen", "language"))


def turning(lang: str) -> EarlySettingsVM | SettingsVM:
    """Where a player sits, for a screen that turns, during an evening."""
    around = open_tab(frame(lang, 3, NOTE), "more")
    people = {player.id: (player.name, player.id % 4) for player in players(lang)}
    shown = replace(desk(lang, "turning", "side.2"), people=people)
    return settings(Catalogue(lang), around, shown)


def tray(lang: str) -> EarlySettingsVM | SettingsVM:
    """The trays to choose among, with two ports."""
    around = open_tab(frame(lang, 3, NOTE), "more")
    return settings(Catalogue(lang), around, desk(lang, "tray", "tray"))


def locked(lang: str) -> EarlySettingsVM | SettingsVM:
    """A PIN is set."""
    shown = desk(lang, "touches", "pin")
    shown = replace(shown, settings=replace(shown.settings, pin="salt$hash"))
    return settings(Catalogue(lang), open_tab(frame(lang, 3, NOTE), "more"), shown)


def asked(lang: str) -> PinVM:
    """The PIN is asked for before a correction."""
    return pin(Catalogue(lang), open_tab(frame(lang, 3, NOTE), "more"), "ask", LEAST, MOST)


def chosen(lang: str) -> PinVM:
    """A new PIN, before an evening."""
    return pin(Catalogue(lang), BareVM(), "new", LEAST, MOST)
