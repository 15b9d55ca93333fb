"""Sample views of the arbiter: what the mock-up shows, other rulings, and the pickers."""

from msgspec.structs import replace

from tests.ui.samples_base import frame, pick, players
from ui.presenters.vm import BarVM, KeyVM
from ui.presenters.vm_arbiter import (
    ArbiterVM,
    AskedVM,
    ChipVM,
    PickerVM,
    PickVM,
    RuledVM,
    RulingVM,
)

QUESTIONS = (
    ("rent", "coin", "Сколько аренды?", "How much rent?"),
    ("why", "why", "Почему списали?", "Why was it charged?"),
    ("tax", "bank", "Сколько налога?", "How much tax?"),
    ("may", "house", "Можно строить?", "May I build?"),
    ("raise", "key", "Как собрать деньги?", "How to raise cash?"),
    ("cell", "map", "Что за клетка?", "What is this square?"),
    ("statement", "ledger", "Откуда деньги?", "Where did it come from?"),
)


def arbiter(lang: str) -> ArbiterVM:
    """A rent that was charged, and why it was not doubled."""
    shown = frame(lang, 4, ("Дима: аренда 28", "Dima: rent 28"))
    bar = shown.bar
    rows = (
        RuledVM(
            "line",
            pick(
                lang,
                "У Григория все три участка, но «Цирк» в залоге. Отрасль неполная.",
                "Grigory has all three plots, but the Circus is mortgaged.",
            ),
        ),
        RuledVM(
            "step",
            pick(lang, "Аренда по карточке: «Кинотеатр»", "Rent on the card: Cinema"),
            "28",
            "",
            pick(
                lang,
                "Кто встал на чужой участок, платит хозяину аренду.",
                "Whoever stops on another’s plot pays its owner the rent.",
            ),
            pick(lang, "Чужой участок, абз. 1", "Another’s plot, par. 1"),
            number=1,
        ),
        RuledVM(
            "step",
            pick(lang, "Есть участок в залоге: не удваивается", "A plot is mortgaged: not doubled"),
            "× 1",
            "28",
            pick(
                lang,
                "Пока в отрасли заложен хотя бы один участок, отрасль неполная.",
                "While any plot of it is mortgaged, an industry is not whole.",
            ),
            pick(lang, "Филиалы и предприятия, абз. 3", "Branches and enterprises, par. 3"),
            number=2,
        ),
    )
    return ArbiterVM(
        replace(shown, bar=BarVM(bar.tabs, "arbiter", bar.undo, bar.undo_note)),
        pick(lang, "Арбитр", "Arbiter"),
        tuple(
            AskedVM(name, pick(lang, ru, en), icon, name == "why")
            for name, icon, ru, en in QUESTIONS
        ),
        (
            ChipVM("chip:seat", pick(lang, "Дима", "Dima"), players(lang)[4], wide=132),
            ChipVM(
                "chip:plot", pick(lang, "Кинотеатр", "Cinema"), None, "tent", "leisure", wide=228
            ),
            ChipVM("chip:entry", pick(lang, "ход 58", "turn 58"), icon="ledger"),
        ),
        RulingVM(
            pick(lang, "Дима заплатил Григорию", "Dima paid Grigory"),
            pick(lang, "28 ф, без удвоения — верно", "28 f, not doubled — right"),
            rows,
            "check",
        ),
        (
            KeyVM("overrule", pick(lang, "Решим сами", "We decide"), "people"),
            KeyVM("ours", pick(lang, "Наше правило", "Our rule"), "edit"),
        ),
        KeyVM("understood", pick(lang, "Понятно", "I see"), "check", tone="primary"),
    )


def arbiter_long(lang: str) -> ArbiterVM:
    """More steps than there is room for, the parts deeper, by a house rule of the table's own."""
    vm = arbiter(lang)
    step = vm.ruling.rows[1]
    parts = tuple(
        replace(step, text=f"{step.text} {n}", value="1 230", total="12 300", depth=n % 2, number=n)
        for n in range(1, 13)
    )
    sum_ = RuledVM("sum", pick(lang, "1. Евгения Сергеевна", "1. Evgenia Sergeevna"), "12 300 ф")
    mark = pick(
        lang,
        "Правило стола: Должен ли хозяин сам потребовать аренду? — да, до броска следующего",
        "House rule: Must the owner ask for the rent? — yes, before the next throw",
    )
    verdict = pick(
        lang,
        "Если закончить сейчас, первое место делят: Евгения Сергеевна, Григорий, Борис.",
        "If you stop now, these share the first place: Evgenia Sergeevna, Grigory, Boris.",
    )
    ruling = RulingVM("", verdict, (sum_, *parts), "people", (mark,))
    return replace(vm, ruling=ruling, chips=(), keys=vm.keys[1:])


def arbiter_moves(lang: str) -> ArbiterVM:
    """What may be done and what may not, a mistake, and a booklet that does not say."""
    vm = arbiter(lang)
    mark = pick(
        lang,
        "В буклете об этом не сказано: так играет эта программа.",
        "The booklet does not say: this program plays it so.",
    )
    mistake = RuledVM(
        "aside",
        pick(lang, "Участок «Цирк» в залоге, а его посчитали.", "The Circus is mortgaged."),
    )
    demand = KeyVM("claims", pick(lang, "Потребовать", "Claim it"), "coin")
    may = RuledVM(
        "may",
        pick(lang, "Залог: «Хлебопекарня»", "Mortgage: Bakery"),
        pick(lang, "Банк платит, получает Аня: 50 ф", "Bank pays Anya: 50 f"),
    )
    may_not = RuledVM(
        "may_not",
        pick(
            lang,
            "Филиал: «Кинотеатр»: Чтобы строить, нужна вся отрасль «Развлечения».",
            "Branch: Cinema: to build, one needs the whole industry.",
        ),
        rule=vm.ruling.rows[1].rule,
        cite=vm.ruling.rows[1].cite,
        number=1,
    )
    entry = RuledVM(
        "entry", pick(lang, "12. Аренда: «Цирк»", "12. Rent: Circus"), "−1 230", "13 400"
    )
    ruling = RulingVM(
        pick(lang, "Верна ли сумма?", "Is the sum right?"),
        pick(lang, "56 ф — неверно", "56 f is wrong"),
        (may, may_not, mistake, entry),
        "warn",
        (mark,),
    )
    return replace(vm, ruling=ruling, chips=vm.chips[:1], keys=(demand, *vm.keys[1:]))


def arbiter_whose(lang: str) -> ArbiterVM:
    """A plot that is supposed to belong to somebody else."""
    vm, guest = arbiter(lang), players(lang)[5]
    whose = ChipVM("chip:whose", f"{guest.name}?", guest, wide=168)
    return replace(vm, chips=(*vm.chips[:2], whose))


def picking(lang: str, picker: PickerVM) -> ArbiterVM:
    return replace(arbiter(lang), picker=picker)


def closing(lang: str) -> tuple[KeyVM, ...]:
    return (KeyVM("close", pick(lang, "Назад", "Back"), "back"),)


def arbiter_picks(lang: str) -> ArbiterVM:
    """A list: a player, a plot, an entry."""
    picks = (
        PickVM("1", pick(lang, "Дима", "Dima"), "", players(lang)[4], chosen=True),
        PickVM(
            "2",
            pick(lang, "Кинотеатр", "Cinema"),
            pick(lang, "Григорий", "Grigory"),
            icon="tent",
            industry="leisure",
        ),
        *(
            PickVM(str(n), pick(lang, f"Аренда, запись {n}", f"Rent, entry {n}"), f"{n}")
            for n in range(3, 12)
        ),
    )
    title = pick(lang, "За что списали?", "Which entry?")
    return picking(lang, PickerVM(title, picks, keys=closing(lang)))


def arbiter_dice(lang: str) -> ArbiterVM:
    """What the dice show, one of them known."""
    none = KeyVM("pick:none", pick(lang, "без броска", "no throw"))
    title = pick(lang, "Что на кубиках?", "What do the dice show?")
    return picking(lang, PickerVM(title, dice=(4, 0), keys=(*closing(lang), none)))
