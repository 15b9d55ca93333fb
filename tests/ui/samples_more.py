"""Sample views of the menu, a grave question, and the screen after a fault."""

from msgspec.structs import replace

from tests.ui.samples_bank import open_tab
from tests.ui.samples_base import frame, pick, players
from ui.presenters.vm import BannerVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_more import AskVM, ErrorVM, LeaverVM, MoreVM, TrayLineVM
from ui.presenters.vm_start import BareVM

NOTE = ("филиал: Пекарня", "branch: Bakery")


def more(lang: str) -> MoreVM:
    """The menu, the tray at hand."""
    return MoreVM(
        open_tab(frame(lang, 3, NOTE), "more"),
        pick(lang, "Ещё", "More"),
        pick(
            lang,
            "Касса ведёт: банк, аукцион, биржу, страхование",
            "Kassa keeps: the bank, the auction, the exchange, insurance",
        ),
        TrayLineVM(
            pick(lang, "Лоток на связи", "The tray answers"),
            pick(lang, "последний бросок минуту назад: 4 и 2", "last throw a minute ago: 4 and 2"),
            mood="ready",
            look=KeyVM("tray:open", pick(lang, "Лоток", "Tray"), "eye"),
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
        mood="away",
        look=vm.tray.look,
        key=vm.tray.key,
    )
    return replace(vm, tray=tray, leavers=vm.leavers[:2])


def more_bare(lang: str) -> MoreVM:
    """A table that has no tray, and lets nobody sit down late; all keys that there may be."""
    vm = more(lang)
    tray = TrayLineVM(
        pick(lang, "Играем без лотка", "Playing without a tray"),
        pick(
            lang,
            "Граней касаются рукой, лоток — в настройках",
            "Faces are touched; a tray is chosen in the settings",
        ),
        mood="none",
        look=vm.tray.look,
    )
    why = pick(
        lang,
        "За этим столом не подсаживаются: игра уже идёт.",
        "Nobody joins this table late: the game is under way.",
    )
    label = pick(lang, "Ещё один игрок", "One more player")
    note = pick(lang, "сейчас нельзя", "not now")
    join = KeyVM("join", label, "people", note, enabled=False, refusal=why)
    claims = KeyVM("claims", pick(lang, "Требования: 12", "Claims: 12"), "coin")
    market = pick(lang, "Биржа и полисы", "Shares, policies")
    price = pick(lang, "акция 120 ф", "a share 120 f")
    rules = pick(lang, "Правила стола", "Rules in force")
    differ = pick(lang, "12 правил своих", "12 rules of your own")
    stick = pick(lang, "записано: BLUE", "saved: BLUE")
    save = KeyVM("save", pick(lang, "На флешку", "To a stick"), "save", stick)
    keys = (
        KeyVM("market", market, "exchange", price),
        claims,
        KeyVM("in_force", rules, "scales", differ),
        join,
        save,
        *vm.keys[::-1],
    )
    return replace(vm, tray=tray, keys=keys)


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
