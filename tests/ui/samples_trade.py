"""Sample views of a deal: whom with, put together."""

from msgspec.structs import replace

from tests.ui.samples_base import BALANCES, frame, pick, players
from ui.money import money as grouped
from ui.presenters.vm import FrameVM, HeadVM, KeyVM
from ui.presenters.vm_trade import (
    GoodVM,
    PartnersVM,
    PartnerVM,
    SideVM,
    TradeVM,
)

BUILT = (
    "В отрасли стоят постройки: сначала продайте их банку",
    "There are buildings in the industry: sell them to the bank first",
)
GIVEN = (
    ("mine", "Прииск", "Gold mine", "90", "mining", "pick"),
    ("port", "Речной порт", "River port", "180", "transport", "truck"),
    ("bus", "Автовокзал", "Bus station", "180", "transport", "truck"),
    ("bakery", "Пекарня", "Bakery", "140", "food", "wheat"),
    ("dairy", "Молокозавод", "Dairy", "140", "food", "wheat"),
    ("sweets", "Кондитерская фабрика", "Sweet factory", "160", "food", "wheat"),
)
GOT = (
    ("circus", "Цирк-шапито", "Circus", "220", "leisure", "tent"),
    ("park", "Парк аттракционов", "Amusement park", "220", "leisure", "tent"),
    ("airport", "Аэропорт", "Airport", "200", "transport", "truck"),
    ("coal", "Угольный разрез", "Coal pit", "100", "mining", "pick"),
)


def around(lang: str) -> FrameVM:
    return frame(lang, 3, ("покупка: Почтамт", "purchase: Post office"))


def good(lang: str, side: str, deed: tuple[str, ...], **state: object) -> GoodVM:
    key, ru, en, price, industry, icon = deed
    made = GoodVM(f"deed:{side}:{key}", pick(lang, ru, en), price, icon, industry)
    return replace(made, **state)


def side(lang: str, which: str, goods: tuple[GoodVM, ...], money: int, total: int) -> SideVM:
    who = players(lang)[2 if which == "gives" else 3]
    unit, cash = pick(lang, "ф", "f"), BALANCES[who.id - 1]
    label = f"{money} {unit}" if money else pick(lang, "Деньги", "Money")
    return SideVM(
        which,
        who,
        pick(lang, f"отдаёт, есть {grouped(cash)} ф", f"gives, has {grouped(cash)} f"),
        goods,
        pick(lang, "Отдать нечего, кроме денег", "Nothing to give but money"),
        money,
        KeyVM(f"step:{which}:-50", "", "minus", enabled=money > 0),
        KeyVM(f"money:{which}", label, "bank"),
        KeyVM(f"step:{which}:50", "", "plus"),
        KeyVM("money:", "", "check", tone="plain"),
        pick(lang, "всего по цене поля", "in all, at list price"),
        total,
        unit,
    )


def trade(lang: str) -> TradeVM:
    """Two deeds and money against one, nothing against it."""
    given = (
        good(lang, "gives", GIVEN[0], locked=True),
        good(lang, "gives", GIVEN[1], chosen=True),
        good(lang, "gives", GIVEN[2], chosen=True),
        *(good(lang, "gives", deed, refusal=pick(lang, *BUILT)) for deed in GIVEN[3:]),
        GoodVM("paper:gives:4", pick(lang, "Выйти из инспекции", "Out of it"), "", "chance"),
    )
    got = tuple(good(lang, "gets", deed, chosen=deed[0] == "coal") for deed in GOT)
    return TradeVM(
        around(lang),
        pick(lang, "Обмен", "Trade"),
        KeyVM("back", "", "close"),
        (side(lang, "gives", given, 0, 360), side(lang, "gets", got, 150, 250)),
        (),
        KeyVM("terms", pick(lang, "Условие", "Condition"), "plus"),
        KeyVM("propose", pick(lang, "Предложить", "Propose"), "swap", tone="primary"),
    )


def trade_refused(lang: str) -> TradeVM:
    """Two conditions, and a sum the partner has not got."""
    vm = trade(lang)
    terms = (
        KeyVM(
            "strike:0",
            pick(
                lang,
                "Вера не платит Григорию аренду в отрасли «Развлечения» 3 круга",
                "Vera pays Grigory no rent in Entertainment for 3 rounds",
            ),
            "close",
        ),
        KeyVM(
            "strike:1",
            pick(lang, "Григорий вернёт Вере 100\u00a0ф", "Grigory pays Vera back 100\u00a0f"),
            "close",
        ),
    )
    why = pick(
        lang,
        "У Григория нет 1 150 ф: он может отдать не больше, чем есть",
        "Grigory has not got 1 150 f: nobody gives more than there is",
    )
    off = replace(vm.propose, enabled=False, refusal=why, tone="plain")
    gets = replace(vm.sides[1], money=1150, total=1250)
    return replace(vm, sides=(vm.sides[0], gets), terms=terms, propose=off, why=why)


def trade_money(lang: str) -> TradeVM:
    """The keypad is open, and the partner has no plots."""
    vm = trade(lang)
    gives = replace(vm.sides[0], typing=True, money=75, total=435)
    return replace(vm, sides=(gives, replace(vm.sides[1], goods=())))


def partners(lang: str) -> PartnersVM:
    """Five to choose from."""
    p = players(lang)
    owns = (
        pick(lang, "участков: 2", "2 plots"),
        pick(lang, "участков: 4", "4 plots"),
        "",
        pick(lang, "участков: 11, в залоге 3", "11 plots, 3 mortgaged"),
        pick(lang, "участков нет", "no plots"),
        pick(lang, "участков: 3", "3 plots"),
    )
    head = HeadVM(
        pick(lang, "С кем меняется Вера?", "Whom does Vera trade with?"),
        pick(lang, "договор вступит в силу, когда согласятся оба", "it holds once both agree"),
        p[2],
    )
    others = tuple(PartnerVM(p[n], BALANCES[n], owns[n]) for n in (0, 1, 3, 4, 5))
    return PartnersVM(around(lang), head, KeyVM("back", "", "close"), others)
