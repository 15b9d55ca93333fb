"""Sample views of the tray's doctor."""

from msgspec.structs import replace

from hardware.fairness import shares
from tests.ui.samples_bank import open_tab
from tests.ui.samples_base import frame, pick
from ui.presenters.vm import HeadVM, KeyVM
from ui.presenters.vm_ledger import FilterVM
from ui.presenters.vm_tray import (
    ColumnVM,
    FacesVM,
    FactVM,
    LinesVM,
    LineVM,
    OneTrayVM,
    StepVM,
    TraysVM,
    TrayVM,
    TrialVM,
)

NOTE = ("бросок 5 + 3", "throw 5 + 3")
SUMS = (5, 7, 8, 17, 15, 24, 16, 11, 12, 6, 3)


def head(lang: str, ru: str, en: str) -> HeadVM:
    chip = pick(lang, "Ответ за 12 мс", "Answers in 12 ms")
    return HeadVM(pick(lang, ru, en), chip=chip, chip_short=pick(lang, "Лоток", "Tray"))


def tray(lang: str) -> TrayVM:
    """Mock-up 14."""
    names = (("Проба", "Trial"), ("Лоток", "Tray"), ("Рукой", "By hand"), ("Экран", "Screen"))
    return TrayVM(
        open_tab(frame(lang, 3, NOTE), "more"),
        head(lang, "Лоток", "Dice tray"),
        tuple(
            FilterVM(f"source:{n}", label=pick(lang, *name), chosen=n == 1)
            for n, name in enumerate(names)
        ),
        ("5", "3"),
        (
            FactVM(pick(lang, "вижу", "sees"), "5 + 3"),
            FactVM(pick(lang, "бросок", "throw"), pick(lang, "свежий", "fresh"), "good"),
            FactVM(pick(lang, "успокоились за", "settled in"), pick(lang, "0,8 с", "0.8 s")),
        ),
        pick(lang, "Суммы за 124 броска", "Sums of 124 throws"),
        pick(lang, "как у честных", "as fair dice do"),
        tuple(
            ColumnVM(total, count, share * 124, total == 8)
            for (total, share), count in zip(shares(2).items(), SUMS, strict=True)
        ),
        pick(lang, "грани", "faces"),
        (
            FacesVM(pick(lang, "кубик 1", "die 1"), ("22", "19", "20", "23", "18", "22")),
            FacesVM(pick(lang, "кубик 2", "die 2"), ("20", "23", "19", "21", "22", "19")),
        ),
        "good",
        pick(lang, "Похоже, честные", "They look fair"),
        pick(lang, "за 124 броска ничего необычного", "nothing unusual in 124 throws"),
        (
            KeyVM("reset", pick(lang, "Сброс", "Reset"), "trash"),
            KeyVM("lines", pick(lang, "Проверка", "Examine"), "eye"),
        ),
        (
            pick(
                lang,
                "Дублей подряд: 3. За 200 бросков так в 54 из 100 партий",
                "3 doubles in a row: in 54 of 100 games of 200 throws",
            ),
            pick(
                lang,
                "Дублей 12 на 60 последних бросков: 20 %. Обычно от 8 до 27 %",
                "12 doubles in the last 60 throws, 20 %: 8 to 27 % is usual",
            ),
        ),
    )


def tray_odd(lang: str) -> TrayVM:
    """Three dice, one of which a sensor sees as fours."""
    vm = tray(lang)
    counts = ("118", "97", "103", "285", "99", "110")
    rows = tuple(
        FacesVM(pick(lang, f"кубик {n}", f"die {n}"), counts, odd=n == 2) for n in (1, 2, 3)
    )
    return replace(
        vm,
        head=HeadVM(
            pick(lang, "Лоток", "Dice tray"),
            chip=pick(lang, "Лоток не отвечает", "The tray does not answer"),
            icons=("unplug",),
        ),
        dice=("4", "C", "1"),
        facts=(
            FactVM(vm.facts[0].name, "4 + ? + 1"),
            FactVM(vm.facts[1].name, pick(lang, "видно не всё", "not all seen"), "odd"),
            vm.facts[2],
        ),
        columns=tuple(
            ColumnVM(total, round(share * 800), share * 812) for total, share in shares(3).items()
        ),
        rows=rows,
        tint="odd",
        verdict=pick(lang, "Кубик 2: часто 4", "Die 2: 4 too often"),
        note=pick(lang, "Смените кубики или проверьте датчик 2", "Swap the dice or check sensor 2"),
        doubles=(),
    )


LINES = (
    ("beat", "$HB,A1B2,1,I*B17A", "", "good", ("на связи", "beat")),
    (
        "checksum",
        "$RL,A1B2,1,0,3,5*3899",
        "expected 28B8, received 3899",
        "bad",
        ("сумма не та", "wrong checksum"),
    ),
    ("throw", "$RL,A1B2,1,0,3,4*3899", "", "good", ("бросок", "throw")),
    ("moved", "$MV,A1B2,0*A23E", "", "good", ("движение", "moved")),
    ("hello", "$HI,1,A1B2,0,2,TRAY01,demo1*A8D2", "", "good", ("приветствие", "hello")),
    ("stale", "$HI,1,A1B1,0,2,TRAY01,demo1*9B81", "", "odd", ("до приветствия", "before hello")),
    (
        "text",
        "rst:0x1 (POWERON_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)",
        "",
        "plain",
        ("текст", "text"),
    ),
    ("noise", "\\x00\\xf8\\x80\\x1c", "", "bad", ("шум", "noise")),
    ("sent", "$H?,A1B2*B053", "", "plain", ("послано", "sent")),
    ("opened", "/dev/ttyACM0", "", "plain", ("открыт", "opened")),
)


OVERRULED = {"Евгения Сергеевна": 5, "Аня": 4, "Боря": 3, "Вера": 2, "Гриша": 2, "Дима": 1}


def tray_lines(lang: str) -> LinesVM:
    """Every colour of line."""
    return LinesVM(
        open_tab(frame(lang, 3, NOTE), "more"),
        head(lang, "Что говорит лоток", "What the tray says"),
        tuple(
            LineVM(n, f"20:14:{59 - n}", pick(lang, *said), text, note, tint)
            for n, (_, text, note, tint, said) in enumerate(LINES)
        ),
        "",
        (
            FactVM(pick(lang, "строк", "lines"), "1284"),
            FactVM(pick(lang, "бросков", "throws"), "124"),
            FactVM(pick(lang, "не разобрано", "unreadable"), "2", "bad"),
            FactVM(pick(lang, "обрывов", "disconnects"), "0", "good"),
            FactVM(pick(lang, "сигнал раз в", "a beat every"), pick(lang, "2,0 с", "2.0 s")),
            FactVM(pick(lang, "поправок", "corrections"), "17"),
            FactVM(pick(lang, "в TRAY01", "in TRAY01"), "14"),
            FactVM(pick(lang, "в KITCHEN_TABLE-02", "in KITCHEN_TABLE-02"), "3"),
            *(FactVM(f"· {name}", str(count)) for name, count in OVERRULED.items()),
        ),
        (
            KeyVM("again", pick(lang, "Спросить ещё раз", "Ask again"), "rotate"),
            KeyVM("test", pick(lang, "Самопроверка", "Self-test"), "dice"),
            KeyVM("trays", pick(lang, "Лотки", "Trays"), "tray"),
            KeyVM("dice", pick(lang, "К броскам", "To the throws"), "back"),
        ),
    )


def tray_test(lang: str) -> TrialVM:
    """The fourth face is asked for; the second was misread."""
    states = ("good", "bad", "good", "here", "ahead", "ahead")
    return TrialVM(
        open_tab(frame(lang, 3, NOTE), "more"),
        head(lang, "Самопроверка", "Self-test"),
        tuple(StepVM(n, state) for n, state in enumerate(states, 1)),
        pick(lang, "Положите кубики в лоток: сверху 4", "Put the dice into the tray, 4 on top"),
        pick(
            lang,
            "Вижу 4 + 5. Поверните кубики или пропустите грань",
            "I see 4 + 5. Turn the dice, or skip this face",
        ),
        "odd",
        (
            pick(lang, "Кубик 1: вместо 2 видно ?", "Die 1: ? seen instead of 2"),
            pick(lang, "Кубик 2: вместо 2 видно 3", "Die 2: 3 seen instead of 2"),
            pick(lang, "Кубик 1: вместо 4 видно ?", "Die 1: ? seen instead of 4"),
            pick(lang, "Кубик 2: вместо 4 видно 5", "Die 2: 5 seen instead of 4"),
        ),
        (
            KeyVM("skip", pick(lang, "Пропустить", "Skip"), "right"),
            KeyVM("stop", pick(lang, "Закончить", "Finish"), "close"),
        ),
    )


def tray_list(lang: str) -> TraysVM:
    """Twins, of which none is chosen yet."""
    use = KeyVM("use:a", pick(lang, "Играть этим", "Play with this"), "check")
    ready = pick(lang, "Лоток готов", "The tray is ready")
    return TraysVM(
        open_tab(frame(lang, 3, NOTE), "more"),
        HeadVM(
            pick(lang, "Лотки", "Trays"),
            chip=pick(lang, "Какой лоток?", "Which tray?"),
            icons=("tray",),
        ),
        pick(
            lang,
            "Бросьте в тот лоток, которым играете, или выберите его здесь",
            "Throw in the tray you play with, or choose it here",
        ),
        (
            OneTrayVM("TRAY01 ttyUSB0", ready, "good", use=use),
            OneTrayVM("TRAY01 ttyUSB1", ready, "good", use=replace(use, name="use:b")),
        ),
        (
            KeyVM("again", pick(lang, "Найти", "Find"), "rotate"),
            KeyVM("lines", pick(lang, "Проверка", "Examine"), "eye"),
            KeyVM("dice", pick(lang, "К броскам", "To the throws"), "dice"),
        ),
    )


def tray_taken(lang: str) -> TraysVM:
    """The one played with is away; in the second somebody threw, the third is held elsewhere."""
    vm = tray_list(lang)
    away, other = vm.trays
    busy = pick(lang, "Лоток занят другой программой", "Another program holds the tray")
    return replace(
        vm,
        head=HeadVM(
            vm.head.title,
            chip=pick(lang, "Лоток не отвечает", "The tray does not answer"),
            icons=("unplug",),
        ),
        ask=pick(
            lang,
            "Лоток, которым играли, не отвечает. Подождите его или возьмите другой",
            "The tray you played with does not answer. Wait for it, or take another",
        ),
        trays=(
            replace(
                away,
                note=pick(lang, "Лоток отключился", "The tray was unplugged"),
                tint="odd",
                here=pick(lang, "играем им", "played with"),
                use=None,
            ),
            replace(
                other,
                title="LIVING-ROOM-TRAY ttyACM11",
                note=pick(lang, "бросок 5 + 3 не считается", "throw 5 + 3 does not count"),
            ),
            replace(other, title="ttyUSB7", note=busy, tint="odd"),
        ),
    )
