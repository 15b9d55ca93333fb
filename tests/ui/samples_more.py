"""Sample views of the menu, a grave question, the screen after a fault, and a player's sheet."""

from msgspec.structs import replace

from tests.ui.samples_bank import open_tab
from tests.ui.samples_base import frame, pick, players
from ui.presenters.vm import BannerVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_more import AskVM, ErrorVM, LeaverVM, MoreVM, TrayLineVM
from ui.presenters.vm_sheet import AgreementVM, DeedVM, GroupVM, SheetVM
from ui.presenters.vm_start import BareVM

NOTE = ("филиал: Пекарня", "branch: Bakery")


def more(lang: str) -> MoreVM:
    """The menu, the tray at hand."""
    return MoreVM(
        open_tab(frame(lang, 3, NOTE), "more"),
        pick(lang, "Ещё", "More"),
        TrayLineVM(
            pick(lang, "Лоток на связи", "The tray answers"),
            pick(lang, "последний бросок минуту назад: 4 и 2", "last throw a minute ago: 4 and 2"),
            well=True,
            look=KeyVM("tray:open", pick(lang, "Проверка", "Examine"), "eye"),
            key=KeyVM("tray:find", pick(lang, "Найти", "Find"), "rotate"),
        ),
        (
            KeyVM("language", "English" if lang == "ru" else "Русский", "globe"),
            KeyVM("theme", pick(lang, "Светлая тема", "Day theme"), "sun"),
            KeyVM("rotate", pick(lang, "Повернуть", "Rotate"), "rotate"),
            KeyVM("settings", pick(lang, "Настройки", "Settings"), "gear"),
        ),
        pick(lang, "Выйти из игры", "Leave the game"),
        tuple(LeaverVM(player) for player in players(lang)),
        (
            KeyVM(
                "finish",
                pick(lang, "Завершить", "Finish"),
                "trophy",
                pick(lang, "подсчитать всё имущество", "count what everybody has"),
            ),
            KeyVM(
                "boxes",
                pick(lang, "К выбору коробки", "To the boxes"),
                "back",
                pick(lang, "партия сохранена", "the game is saved"),
            ),
        ),
    )


def more_lost(lang: str) -> MoreVM:
    """Two players, no tray."""
    vm = more(lang)
    tray = TrayLineVM(
        pick(lang, "Лоток не отвечает", "The tray does not answer"),
        pick(lang, "проверьте провод, затем «Найти»", "check the cable, then “Find”"),
        well=False,
        look=vm.tray.look,
        key=vm.tray.key,
    )
    return replace(vm, tray=tray, leavers=vm.leavers[:2])


def ask(lang: str) -> AskVM:
    """A player wants to leave."""
    rows = (
        RowVM(pick(lang, "Деньги вернутся банку", "The money goes back to the bank"), "45"),
        RowVM(pick(lang, "Участки станут свободными", "The plots become free"), "2"),
        RowVM(pick(lang, "Можно отменить, как любую запись", "It can be undone like any entry")),
    )
    slip = SlipVM(
        "",
        "people",
        pick(lang, "Дима выходит из игры?", "Is Dima leaving?"),
        pick(lang, "спрашиваю один раз", "I ask but once"),
        rows,
    )
    return AskVM(
        open_tab(frame(lang, 3, NOTE), "more"),
        slip,
        KeyVM("leave:yes", pick(lang, "Да, выходит", "Yes, he leaves"), "check"),
        KeyVM("leave:no", pick(lang, "Нет, играем", "No, play on"), "back", tone="primary"),
        players(lang)[4],
    )


def error(lang: str) -> ErrorVM:
    """The program has failed."""
    return ErrorVM(
        BareVM(),
        pick(lang, "Касса споткнулась", "Kassa has stumbled"),
        pick(
            lang,
            "Ничего не потеряно: каждая запись уже на диске. Нажмите, и игра встанет там же.",
            "Nothing is lost: every entry is on the disk. Press, and the game stands where it was.",
        ),
        pick(
            lang, "Журнал кончается записью 214: аренда 64", "The journal ends at entry 214: rent"
        ),
        KeyVM(
            "restart",
            pick(lang, "К изданиям", "To the editions"),
            "table",
            pick(lang, "там «Продолжить»", "“Continue” is there"),
            tone="primary",
        ),
        "ValueError: 'x' is not a seat (ui/presenters/frame.py:31)",
        KeyVM(
            "undo",
            pick(lang, "Отменить", "Undo"),
            "undo",
            pick(lang, "последнюю запись", "the last entry"),
        ),
    )


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
    vm = replace(vm, trade=trade)
    return replace(vm, groups=vm.groups[1:2], agreements_label=label, agreements=agreements)


def sheet_empty(lang: str) -> SheetVM:
    """A player without plots."""
    vm = sheet(lang)
    return replace(vm, groups=(), chosen="", title="", note="", keys=(), rule=None)


def trouble(lang: str) -> MoreVM:
    """The disk is full, and it stays so."""
    vm = more(lang)
    banner = BannerVM(
        "warn",
        pick(lang, "Диск полон", "The disk is full"),
        pick(lang, "Освободите место: записи не лягут", "Make room: no entry can be kept"),
        KeyVM("disk:retry", pick(lang, "Ещё раз", "Again")),
    )
    return replace(vm, frame=replace(vm.frame, trouble=banner))
