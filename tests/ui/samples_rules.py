"""Sample views of the house rules before the evening."""

from msgspec.structs import replace

from tests.ui.samples_base import pick
from ui.presenters.vm import KeyVM, RowVM, SlipVM
from ui.presenters.vm_rules import NumberVM, PadVM, RuleRowVM, RulesVM, ValueVM
from ui.presenters.vm_start import BareVM


def rules(lang: str) -> RulesVM:
    """A rule with three values is looked at; one is played otherwise than printed."""
    question = pick(
        lang,
        "И последняя попытка не дубль. Что теперь?",
        "The last try was no double either. What now?",
    )
    why = pick(
        lang,
        "По буклету остаётся только штраф, но когда его платят, не сказано.",
        "By the booklet only the fine is left, but it does not say when it is paid.",
    )
    now = pick(lang, "платит и идёт на выпавшее", "pays and moves by that throw")
    group = RuleRowVM(
        "group:quarrel",
        pick(lang, "О чём спорят чаще всего", "Quarrelled about most"),
        pick(lang, "1 своё", "1 own"),
        "scales",
        chosen=True,
    )
    longest = pick(lang, "да, если СТАРТ пройден или достигнут", "yes, if START is crossed")
    values = (now, pick(lang, "платит и ходит потом", "pays and moves next turn"), longest)
    return RulesVM(
        BareVM(),
        pick(lang, "Домашние правила", "House rules"),
        pick(lang, "1 правило своё", "1 rule of your own"),
        "group:quarrel",
        (
            group,
            RuleRowVM("rule:third_failure", question, now, chosen=True, differs=True),
            RuleRowVM("rule:movement_card_pays_start", question, longest),
            RuleRowVM("group:money", pick(lang, "Деньги", "Money"), "", "coin"),
            RuleRowVM("group:jackpot", pick(lang, "Джекпот", "Jackpot"), "", "seven"),
            RuleRowVM("group:table", pick(lang, "За столом", "At the table"), "", "table"),
        ),
        SlipVM(
            "",
            "inspect",
            pick(lang, "Инспекция и полиция", "Inspection and police"),
            pick(lang, "в издании иначе", "otherwise in the edition"),
            (RowVM(question, rule=why),),
        ),
        tuple(ValueVM(f"value:{n}", label, n == 0, n == 1) for n, label in enumerate(values)),
        (),
        PadVM(pick(lang, "ф", "f"), pick(lang, "Готово", "Done"), pick(lang, "Назад", "Back")),
        KeyVM("back", "", "back"),
        KeyVM("reset", pick(lang, "Всё как в буклете", "All as in the booklet")),
        KeyVM(
            "begin",
            pick(lang, "Начать игру", "Start the game"),
            note=pick(lang, "первый ход по жребию", "the first turn by lot"),
            tone="primary",
        ),
    )


def rules_numbers(lang: str) -> RulesVM:
    """A pair of numbers; nothing is played otherwise than printed."""

    def number(place: int, label: str, value: int, text: str) -> NumberVM:
        less = KeyVM(f"less:{place}", "", "minus", enabled=False)
        return NumberVM(place, label, value, text, less, KeyVM(f"more:{place}", "", "plus"))

    return replace(
        rules(lang),
        values=(),
        numbers=(
            number(0, pick(lang, "не меньше", "at least"), 1, pick(lang, "1 ф", "1 f")),
            number(1, pick(lang, "не больше", "at most"), 0, pick(lang, "всех денег", "all cash")),
        ),
        reset=None,
    )


def rules_switches(lang: str) -> RulesVM:
    """A list of which some are in."""
    words = (
        ("Аренда", "Rent"),
        ("Платёж", "Payment"),
        ("Штраф", "Fine"),
        ("Покупка участка", "Purchase of a plot"),
        ("Цена на торгах", "Auction price"),
        ("Выигрыш на автомате", "Winnings at the machine"),
    )
    values = (
        ValueVM(f"switch:{n}", pick(lang, *pair), n % 2 == 0, many=True, refusal="" if n else "!")
        for n, pair in enumerate(words)
    )
    return replace(rules(lang), values=tuple(values))
