"""Sample views of the table's screens: what the mock-ups show, and their variants."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tests.ui.words import NAMES, TABS, WORDS
from ui.presenters.vm import (
    BarVM,
    FlightVM,
    FrameVM,
    HeadVM,
    KeyVM,
    PartyVM,
    Player,
    RowVM,
    SeatVM,
    SlipVM,
    TabVM,
)
from ui.presenters.vm_table import CellVM, ChargeVM, RollVM

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
RING = (
    ("mast", "comms", 6, "here"),
    ("mast", "comms", 6, "dim"),
    ("move", "", 0, "dim"),
    ("mast", "comms", 0, "dim"),
    ("heart", "", 0, "dim"),
    ("tv", "media", 2, "reach"),
    ("tv", "media", 0, "reach"),
    ("chance", "", 0, "reach"),
    ("tv", "media", 5, "reach"),
    ("caseo", "", 0, "reach"),
    ("tent", "leisure", 4, "reach"),
    ("move", "", 0, "dim"),
    ("tent", "leisure", 4, "dim"),
)


def players(lang: str) -> tuple[Player, ...]:
    return tuple(Player(n, name) for n, name in enumerate(NAMES[lang], 1))


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


def roll(lang: str) -> RollVM:
    """Mock-up 3."""
    p, w, ru = players(lang), WORDS[lang], lang == "ru"
    track = tuple(CellVM(i, k, p[o - 1] if o else None, s) for i, k, o, s in RING)
    head = HeadVM(
        "Ходит Вера" if ru else "Vera’s turn",
        "стоит на «Почтамте», круг 9" if ru else "on “Post office”, round 9",
        player=p[2],
        chip="Лоток ждёт броска" if ru else "Tray awaits a throw",
        chip_short="Лоток" if ru else "Tray",
    )
    return RollVM(
        frame(lang, 3, ("покупка: Почтамт", "purchase: Post office")),
        head,
        p[2],
        track,
        (4, 0),
        "Первый кубик — 4." if ru else "First die: 4.",
        "Коснитесь второго" if ru else "Touch the second",
        "одно касание на кубик, подтверждать не надо"
        if ru
        else "one touch a die, nothing to confirm",
        (KeyVM("deals", w["deals"], "swap"), KeyVM("rng", w["rng"], "dice")),
    )


def charge(lang: str) -> ChargeVM:
    """Mock-ups 4 and 16, the quotations in our own words."""
    p, w, ru = players(lang), WORDS[lang], lang == "ru"
    rows = (
        (
            RowVM(
                "Аренда по карточке",
                "32",
                "на чужом участке платят хозяину столько, сколько на карточке",
                "Чужой участок, абз. 1",
            ),
            RowVM(
                "Вся отрасль у Григория",
                "× 2",
                "отрасль целиком у одного — аренда вдвое",
                "Чужой участок, абз. 2",
            ),
            RowVM("Построек нет, участок не заложен"),
        )
        if ru
        else (
            RowVM(
                "Rent on the card",
                "32",
                "on another’s plot its owner is paid what the card says",
                "Another’s plot, par. 1",
            ),
            RowVM(
                "Grigory has the industry",
                "× 2",
                "a whole industry in one hand doubles the rent",
                "Another’s plot, par. 2",
            ),
            RowVM("No buildings, not mortgaged"),
        )
    )
    slip = SlipVM(
        "leisure",
        "tent",
        "Парк аттракционов" if ru else "Amusement park",
        "Развлечения · хозяин Григорий" if ru else "Entertainment · owner Grigory",
        rows,
        "К оплате: 32 × 2" if ru else "To pay: 32 × 2",
        64,
        w["unit"],
        w["why"],
    )
    head = HeadVM(
        "Аня бросила 6" if ru else "Anya rolled 6",
        dice=(4, 2),
        chip="клетка 29" if ru else "square 29",
        chip_short="29",
        icons=("chance", "arrow", "tent"),
    )
    return ChargeVM(
        frame(lang, 1, ("бросок 4 + 2", "roll 4 + 2")),
        head,
        slip,
        (PartyVM(p[0].name, 1230, 1166, p[0]), PartyVM(p[3].name, 890, 954, p[3])),
        (KeyVM("deal", w["deal"], "swap"), KeyVM("pledge", w["pledge"], "lock")),
        KeyVM("pay", w["pay"]),
    )


def paid(lang: str) -> RollVM:
    """The view after a rent was paid: a coin flies, two balances count."""
    view = roll(lang)
    news = "аренда" if lang == "ru" else "rent"
    seats = tuple(
        replace(seat, delta={1: -64, 4: 64}.get(seat.player.id, 0), news=news)
        for seat in view.frame.seats
    )
    return replace(view, frame=replace(view.frame, seats=seats, flights=(FlightVM(1, 4),)))


SAMPLES: dict[str, Callable[[str], Any]] = {"roll": roll, "charge": charge}
