"""Sample views of a condition of a deal, and of the partner's answer."""

from msgspec.structs import replace

from tests.ui.samples_bank import typing
from tests.ui.samples_base import frame, pick, players
from tests.ui.samples_trade import GIVEN, GOT, around
from ui.presenters.vm import HeadVM, KeyVM, PartyVM, RowVM, SlipVM
from ui.presenters.vm_trade import (
    ChipVM,
    DealVM,
    TermVM,
)


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
