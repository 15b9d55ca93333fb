"""Sample views of a player's sheet."""

from msgspec.structs import replace

from tests.ui.samples_base import frame, pick, players
from tests.ui.samples_more import NOTE
from ui.presenters.vm import KeyVM
from ui.presenters.vm_sheet import AgreementVM, DeedVM, GroupVM, SectionVM, SheetVM


def sheet(lang: str) -> SheetVM:
    """Mock-up 7."""
    p, free = players(lang), pick(lang, "свободен", "free")

    def deed(key: str, ru: str, en: str, built: int = 0, price: str = "") -> DeedVM:
        return DeedVM(key, pick(lang, ru, en), own=True, built=built, most=3, price=price)

    def other(key: str, ru: str, en: str) -> DeedVM:
        return DeedVM(key, pick(lang, ru, en), own=False, owner=p[0])

    mine = DeedVM(
        "mine",
        pick(lang, "Прииск", "Gold mine"),
        own=True,
        mortgaged=True,
        note=pick(lang, "в залоге", "mortgaged"),
    )
    oil = DeedVM("oil", pick(lang, "Нефтепромысел", "Oil field"), own=False, note=free)
    two, one = pick(lang, "2 из 3", "2 of 3"), pick(lang, "1 из 3", "1 of 3")
    groups = (
        GroupVM(
            "food",
            "wheat",
            pick(lang, "Пищевая", "Food"),
            pick(lang, "монополия", "monopoly"),
            (
                deed("bakery", "Пекарня", "Bakery", 2),
                deed("dairy", "Молокозавод", "Dairy", 1),
                deed("sweets", "Кондитерская фабрика", "Sweet factory", 1),
            ),
            whole=True,
        ),
        GroupVM(
            "transport",
            "truck",
            pick(lang, "Транспорт", "Transport"),
            two,
            (
                deed("bus", "Автовокзал", "Bus station", price="180"),
                deed("port", "Речной порт", "River port", price="180"),
                other("airport", "Аэропорт", "Airport"),
            ),
        ),
        GroupVM(
            "mining",
            "pick",
            pick(lang, "Добывающая", "Mining"),
            one,
            (mine, other("coal", "Угольный разрез", "Coal pit"), oil),
        ),
    )
    keys = (
        KeyVM(
            "build:dairy",
            pick(lang, "Построить", "Build"),
            "house",
            pick(lang, "филиал, −50 ф", "a branch, −50 f"),
            tone="primary",
        ),
        KeyVM(
            "sell:dairy",
            pick(lang, "Продать", "Sell"),
            "minus",
            pick(lang, "филиал, +25 ф", "a branch, +25 f"),
        ),
        KeyVM(
            "mortgage:dairy",
            pick(lang, "Заложить", "Mortgage"),
            "lock",
            pick(lang, "сначала постройки", "buildings first"),
            enabled=False,
            refusal=pick(lang, "Сначала продайте постройки", "Sell the buildings first"),
        ),
    )
    rule = pick(
        lang,
        "Строим поровну: сейчас здесь или в Кондитерской",
        "Evenly: now here or at the Sweet factory",
    )
    vm = frame(lang, 3, NOTE)
    return SheetVM(
        vm,
        p[2],
        ((pick(lang, "деньги", "cash"), 1150), (pick(lang, "всё", "all"), 2450)),
        KeyVM("sheet:close", "", "close"),
        groups,
        pick(
            lang,
            "Участков нет. Встаньте на свободный и купите",
            "No plots. Land on a free one and buy it",
        ),
        "dairy",
        pick(lang, "Молокозавод", "Dairy"),
        pick(lang, "аренда сейчас 70", "rent now 70"),
        keys,
        KeyVM("why", rule, "why"),
        KeyVM("trade:2", pick(lang, "Обмен", "Trade"), "swap"),
    )


def sheet_bound(lang: str) -> SheetVM:
    """A player with little property and much to keep in mind."""
    vm = sheet(lang)
    pay = KeyVM("pay_up:4", pick(lang, "Вернуть", "Pay back"), "arrow")
    agreements = (
        AgreementVM(
            pick(
                lang,
                "Вера не платит Григорию аренду в отрасли «Развлечения» ещё 3 круга",
                "Vera pays Grigory no rent in Entertainment for 3 more rounds",
            )
        ),
        AgreementVM(
            pick(lang, "Вера вернёт Ане 100\u00a0ф", "Vera pays Anya back 100\u00a0f"), pay
        ),
    )
    label = pick(lang, "Договоры", "Agreements")
    note = pick(lang, "2 договора", "2 in force")
    trade = KeyVM("trade:2", pick(lang, "Обмен", "Trade"), "swap", note)
    use = KeyVM("use:7", pick(lang, "Применить", "Use"), refusal="…", enabled=False)
    card = AgreementVM(pick(lang, "Выход из инспекции", "Out of the inspection"), use)
    statement = KeyVM("statement", pick(lang, "Выписка", "Statement"))
    account = AgreementVM(
        pick(
            lang,
            "Каждое поступление и каждый платёж, с остатком после него",
            "Whatever came in and went out, with the balance after it",
        ),
        statement,
    )
    sections = (
        SectionVM(pick(lang, "Карточки на руках", "Cards kept"), (card,)),
        SectionVM(label, agreements),
        SectionVM(pick(lang, "Счёт", "Account"), (account,)),
    )
    return replace(vm, trade=trade, groups=vm.groups[1:2], sections=sections)


def sheet_empty(lang: str) -> SheetVM:
    """A player without plots."""
    vm = sheet(lang)
    return replace(vm, groups=(), chosen="", title="", note="", keys=(), rule=None)
