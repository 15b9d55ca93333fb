"""What all sample views share: players, seats, bar, and a choice of language."""

from tests.ui.words import NAMES, TABS, WORDS
from ui.presenters.vm import BarVM, FrameVM, Player, SeatVM, TabVM

BALANCES = (1230, 1420, 1150, 890, 45, 2075)
E = "..."
DEEDS = (
    (E, E, "..o", E, E, E, ".o.", E),
    ("oo.", E, E, E, "o..", E, E, E),
    (E, "ooo", "oo.", E, E, E, "m..", E),
    (E, E, E, E, E, "ooo", E, E),
    (E, E, E, E, "..o", E, E, "o.."),
    ("..o", E, E, "oo.", E, E, E, ".o."),
)


def pick(lang: str, ru: str, en: str) -> str:
    return ru if lang == "ru" else en


def players(lang: str) -> tuple[Player, ...]:
    return tuple(Player(n, name, n) for n, name in enumerate(NAMES[lang], 1))


def frame(
    lang: str,
    active: int,
    note: tuple[str, str],
    balances: tuple[int, ...] = BALANCES,
    deeds: tuple[tuple[str, ...], ...] = DEEDS,
) -> FrameVM:
    """The rail with one active seat, and the bar with the table open; note: ru, en."""
    words = WORDS[lang]
    seats = tuple(
        SeatVM(player, balance, rows, active=player.id == active)
        for player, balance, rows in zip(players(lang), balances, deeds, strict=True)
    )
    tabs = tuple(TabVM(name, icon, words[name]) for name, icon in TABS)
    return FrameVM(seats, BarVM(tabs, "table", words["undo"], note[lang == "en"]))
