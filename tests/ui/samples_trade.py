"""Sample views of a deal: whom with, put together, a condition, and the partner's answer."""

from msgspec.structs import replace

from tests.ui.samples_bank import typing
from tests.ui.samples_base import BALANCES, frame, pick, players
from ui.money import money as grouped
from ui.presenters.vm import FrameVM, HeadVM, KeyVM, PartyVM, RowVM, SlipVM
from ui.presenters.vm_trade import (
    ChipVM,
    DealVM,
    GoodVM,
    PartnersVM,
    PartnerVM,
    SideVM,
    TermVM,
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


def term(lang: str) -> TermVM:
    """No rent in an industry for some rounds."""
    p = players(lang)
    places = [
        ChipVM("place:", pick(lang, "Везде", "Everywhere"), icon="map"),
        ChipVM(
            "place:group:leisure",
            pick(lang, "Развлечения", "Entertainment"),
            industry="leisure",
            icon="tent",
            note=pick(lang, "вся отрасль", "all of it"),
            chosen=True,
        ),
    ]
    for key, ru, en, _, industry, icon in GOT:
        name = f"place:deed:{key}"
        places.append(ChipVM(name, pick(lang, ru, en), industry=industry, icon=icon))
    return TermVM(
        around(lang),
        kinds(lang, "spare"),
        KeyVM("back", "", "close"),
        pick(lang, "Кто не платит аренду", "Who pays no rent"),
        tuple(ChipVM(f"who:{n}", p[n].name, p[n], chosen=n == 2) for n in (2, 3)),
        pick(lang, "Как долго", "How long"),
        (
            ChipVM("span:rounds", pick(lang, "круги", "rounds"), chosen=True),
            ChipVM("span:visits", pick(lang, "визиты", "visits")),
            ChipVM("span:always", pick(lang, "до конца", "to the end")),
        ),
        KeyVM("count:-1", "", "minus"),
        pick(lang, "3 круга", "3 rounds"),
        KeyVM("count:1", "", "plus"),
        pick(lang, "Где", "Where"),
        tuple(places),
        None,
        pick(lang, "ф", "f"),
        pick(
            lang,
            "Вера не платит Григорию аренду в отрасли «Развлечения» 3 круга",
            "Vera pays Grigory no rent in Entertainment for 3 rounds",
        ),
        KeyVM("add", pick(lang, "Добавить", "Add"), "check", tone="primary"),
        None,
        replace(
            typing(lang, "words"), title=pick(lang, "О чём уговор?", "What is agreed?"), most=60
        ),
    )


def kinds(lang: str, chosen: str) -> tuple[ChipVM, ...]:
    words = (
        ("spare", "Без аренды", "No rent"),
        ("repay", "Вернуть деньги", "Pay back"),
        ("promise", "Своими словами", "In own words"),
    )
    return tuple(ChipVM(f"term:{k}", pick(lang, ru, en), chosen=k == chosen) for k, ru, en in words)


def term_repay(lang: str) -> TermVM:
    """A loan to be paid back, with what is against it."""
    vm = term(lang)
    why = pick(
        lang,
        "Игроки не одалживают друг другу: так решено в правилах стола",
        "Players do not lend to each other: that is the rule of this table",
    )
    return replace(
        vm,
        kinds=kinds(lang, "repay"),
        people_label=pick(lang, "Кто вернёт", "Who pays back"),
        spans_label=pick(lang, "Когда", "When"),
        spans=(
            ChipVM("span:rounds", pick(lang, "через круги", "after rounds")),
            ChipVM("span:always", pick(lang, "когда сможет", "when he can"), chosen=True),
        ),
        count="",
        places_label=pick(lang, "Сколько", "How much"),
        places=(),
        amount=100,
        why=why,
        add=replace(vm.add, enabled=False, refusal=why, tone="plain"),
    )


def term_promise(lang: str) -> TermVM:
    """Words of one's own, not written yet."""
    vm = term(lang)
    why = pick(lang, "Условие неполное", "The condition is not complete")
    return replace(
        vm,
        kinds=kinds(lang, "promise"),
        people_label=pick(lang, "Кто обещает", "Who promises"),
        spans=(),
        count="",
        places=(),
        text=pick(lang, "Запишем любые слова: следит стол", "Any words: the table sees to them"),
        write=KeyVM("write", pick(lang, "Написать", "Write"), "edit"),
        add=replace(vm.add, enabled=False, refusal=why, tone="plain"),
    )


def deal(lang: str) -> DealVM:
    """A fair exchange with a condition."""
    p = players(lang)
    u = pick(lang, "ф", "f")
    total = pick(lang, "всего", "in all")
    spared = pick(
        lang,
        "Вера не платит Григорию аренду в отрасли «Развлечения» 3 круга",
        "Vera pays Grigory no rent in Entertainment for 3 rounds",
    )
    gets = SlipVM(
        "",
        "plus",
        pick(lang, "Получает", "Gets"),
        p[3].name,
        (
            RowVM(pick(lang, "Речной порт", "River port"), "180"),
            RowVM(pick(lang, "Автовокзал", "Bus station"), "180"),
        ),
        total,
        360,
        u,
    )
    gives = SlipVM(
        "",
        "minus",
        pick(lang, "Отдаёт", "Gives"),
        p[3].name,
        (
            RowVM(pick(lang, "Угольный разрез", "Coal pit"), "100"),
            RowVM(pick(lang, "Деньги", "Money"), "150"),
            RowVM(pick(lang, "Условие", "Condition"), "", spared),
        ),
        total,
        250,
        u,
    )
    return DealVM(
        frame(lang, 4, ("предложение Веры", "Vera’s proposal")),
        HeadVM(
            pick(lang, "Решает Григорий", "Grigory decides"),
            pick(lang, "Вера предлагает обмен", "Vera proposes a trade"),
            p[3],
        ),
        (gets, gives),
        (PartyVM(p[3].name, 890, 740, p[3]), PartyVM(p[2].name, 1150, 1300, p[2])),
        KeyVM("accept", pick(lang, "Согласен", "Agreed"), "check", tone="primary"),
        KeyVM("decline", pick(lang, "Нет", "No"), "close", tone="ghost"),
    )


def deal_long(lang: str) -> DealVM:
    """So many plots that a slip scrolls, and a partner who cannot agree."""
    vm = deal(lang)
    rows = tuple(RowVM(pick(lang, ru, en), price) for _, ru, en, price, *_ in (*GIVEN, *GOT))
    why = pick(
        lang,
        "Не хватает 60: Григорий отдаёт 150, а есть у него 90. Уменьшите сумму.",
        "60 missing: Grigory gives 150 and has 90. Lower the sum.",
    )
    yes = replace(vm.yes, enabled=False, refusal=why, tone="plain")
    long = replace(vm.slips[0], rows=rows, total=1430)
    return replace(vm, slips=(long, vm.slips[1]), yes=yes, why=why)
