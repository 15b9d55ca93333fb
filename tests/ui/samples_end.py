"""Sample views of the end of an evening."""

from msgspec.structs import replace

from tests.ui.samples_base import pick, players
from ui.presenters.vm import KeyVM
from ui.presenters.vm_end import ChartVM, LineVM, StandingsVM, StandingVM
from ui.presenters.vm_start import BareVM

WEALTH = (
    (
        2000,
        2080,
        1890,
        1930,
        1910,
        1930,
        1890,
        1790,
        1930,
        2060,
        1720,
        1710,
        1400,
        1350,
        1390,
        1800,
        1690,
        1700,
        1720,
        1760,
        1330,
        1420,
        1450,
        1620,
        1480,
    ),
    (
        2000,
        2000,
        1910,
        1890,
        2010,
        2150,
        2060,
        2300,
        2430,
        1960,
        1930,
        1710,
        1980,
        2180,
        2260,
        2480,
        2250,
        2320,
        2180,
        2110,
        2080,
        2340,
        2460,
        2380,
        2310,
    ),
    (
        2000,
        1900,
        1830,
        2170,
        2090,
        2450,
        2420,
        2350,
        2500,
        2290,
        2560,
        2650,
        2980,
        3310,
        3600,
        3400,
        3450,
        3600,
        3880,
        3980,
        4180,
        4600,
        4480,
        4920,
        4870,
    ),
    (
        2000,
        1930,
        1920,
        1940,
        1800,
        1760,
        1780,
        1660,
        1240,
        1260,
        1340,
        1440,
        1540,
        1420,
        1150,
        830,
        870,
        850,
        980,
        1180,
        1090,
        930,
        850,
        700,
        620,
    ),
    (2000, 1820, 1900, 1840, 1630, 1380, 1080, 1000, 930, 1130, 880, 750, 560, 290, 190, 0, 0, 0),
    (
        2000,
        1960,
        1800,
        1870,
        1960,
        2040,
        1990,
        2340,
        2560,
        2540,
        2530,
        2250,
        2230,
        2300,
        2590,
        2700,
        2850,
        3000,
        2990,
        2950,
        3150,
        3270,
        3250,
        3550,
        3640,
    ),
)
OWNED = (
    (3, 1650, 1620, 1600),
    (6, 2040, 1300, 300),
    (2, 870, 1040, 400),
    (1, 550, 730, 200),
    (4, 40, 580, 0),
)


def standings(lang: str) -> StandingsVM:
    """Mock-up 13."""
    p = players(lang)
    rows = tuple(
        StandingVM(str(rank), p[who - 1], cash + plots + buildings, cash, plots, buildings)
        for rank, (who, cash, plots, buildings) in enumerate(OWNED, 1)
    )
    out = StandingVM("6", p[4], out=pick(lang, "банкрот, круг 17", "bankrupt, round 17"))
    undo = pick(lang, "конец игры", "the end of the game")
    keys = (
        KeyVM("undo", pick(lang, "Отменить", "Undo"), "undo", undo),
        KeyVM("tab:ledger", pick(lang, "Журнал", "Ledger"), "ledger"),
        KeyVM("save", pick(lang, "На флешку", "To a stick"), "save"),
        KeyVM("again", pick(lang, "Новая партия", "New game"), tone="primary"),
    )
    return StandingsVM(
        BareVM(),
        pick(lang, "24 круга, 2 ч 10 мин", "24 rounds, 2 h 10 min"),
        (p[2],),
        pick(lang, "Победила Вера", "Vera has won"),
        4870,
        pick(lang, "ф", "f"),
        ChartVM(
            tuple(LineVM(player, WEALTH[n]) for n, player in enumerate(p)),
            pick(lang, "круг", "round"),
        ),
        pick(lang, "Всё имущество", "All property"),
        (
            pick(lang, "деньги", "cash"),
            pick(lang, "участки", "plots"),
            pick(lang, "постройки", "buildings"),
        ),
        (*rows, out),
        keys,
    )


def standings_shared(lang: str) -> StandingsVM:
    """Two have won, in the first round; millions."""
    vm = standings(lang)
    rows = tuple(
        replace(row, rank="1", total=12_345_678, cash=9_000_000, plots=3_345_678, buildings=0)
        for row in vm.rows[:2]
    )
    chart = replace(
        vm.chart,
        lines=(),
        empty=pick(lang, "График начнётся со второго круга", "The chart begins with round two"),
    )
    return replace(
        vm,
        winners=tuple(row.player for row in rows),
        total=12_345_678,
        verdict=pick(lang, "Первое место делят двое", "Two share the first place"),
        rows=rows,
        chart=chart,
        keys=vm.keys[1:],
    )
