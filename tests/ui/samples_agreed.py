"""Sample views of what the table agrees on: rules in force, who joins, a sum of its own."""

from msgspec.structs import replace

from tests.ui.samples_bank import open_tab, typing
from tests.ui.samples_base import frame, pick, players
from tests.ui.samples_rules import rules, rules_numbers
from ui.i18n import Catalogue
from ui.presenters.seats import person
from ui.presenters.vm import FrameVM, KeyVM, RowVM, SlipVM, TabVM
from ui.presenters.vm_ledger import FilterVM
from ui.presenters.vm_more import JoinVM
from ui.presenters.vm_overrule import AgreeVM, OverruleVM
from ui.presenters.vm_rules import InForceVM, RuleRowVM, ValueVM

NOTE = ("аренда 64", "rent 64")


def timed(lang: str, tab: str) -> FrameVM:
    """The bar with the time that is left."""
    shown = open_tab(frame(lang, 1, NOTE), tab)
    left = TabVM("in_force", "hourglass", pick(lang, "1 ч 12 мин", "1 h 12 min"))
    return replace(shown, bar=replace(shown.bar, tabs=(*shown.bar.tabs[-4:], left)))


def in_force(lang: str) -> InForceVM:
    """The rules that are played; time was called once and taken back."""
    vm = rules(lang)
    call = pick(lang, "Время вышло", "Time is up")
    return InForceVM(
        timed(lang, "in_force"),
        pick(lang, "Правила стола", "Rules in force"),
        vm.note,
        vm.opened,
        vm.rows,
        vm.slip,
        vm.values,
        tuple(replace(n, less=None, more=None) for n in rules_numbers(lang).numbers[:1]),
        vm.pad,
        KeyVM("tab:more", "", "back"),
        main=KeyVM("time_up", call, "hourglass", tone="primary"),
    )


def join(lang: str) -> JoinVM:
    """A sixth player sits down."""
    say = Catalogue(lang)
    return JoinVM(
        timed(lang, "more"),
        pick(lang, "Ещё один игрок", "One more player"),
        pick(lang, "Начинает со СТАРТА и ходит последним.", "Begins on START and plays last."),
        person(say, players(lang)[5].name, 6, range(1, 6)),
        say("join.side"),
        tuple(ValueVM(f"side:{n}", say(f"side.{n}"), n == 2) for n in range(4)),
        KeyVM("tab:more", pick(lang, "Назад", "Back"), "back"),
        KeyVM("sit", pick(lang, "Сесть за стол", "Sit down"), "check", tone="primary"),
    )


def overrule(lang: str) -> OverruleVM:
    """Two sums of one entry, of which one is decided otherwise."""
    rows = (
        RowVM(
            pick(lang, "Аренда по карточке", "Rent on the card"),
            "32",
            pick(lang, "Кто встал на чужой участок, платит.", "Whoever stops there pays rent."),
            pick(lang, "Чужой участок, абз. 1", "Another’s plot, par. 1"),
        ),
        RowVM(pick(lang, "Вся отрасль у Григория", "All of it belongs to Grigory"), "× 2"),
    )
    question = pick(lang, "Удваивать ли аренду остальных?", "Is the rent of the others doubled?")
    once = pick(lang, "Только в этот раз", "Only this once")
    p = players(lang)
    whole, unit = pick(lang, "Всего", "In all"), pick(lang, "ф", "f")
    return OverruleVM(
        timed(lang, "ledger"),
        pick(lang, "Решим сами", "We decide"),
        pick(lang, "платит Аня, получает Григорий", "Anya pays Grigory"),
        (
            FilterVM("part:0", p[3], chosen=True),
            FilterVM("part:1", None, pick(lang, "Банк", "Bank")),
        ),
        SlipVM("", "bank", pick(lang, "По правилам", "By the rules"), "", rows, whole, 64, unit),
        64,
        pick(lang, "ф", "f"),
        pick(lang, "Сколько на самом деле?", "How much is it really?"),
        pick(lang, "договорились за столом", "agreed at the table"),
        typing(lang, "reason"),
        AgreeVM(
            pick(lang, "Отныне это наше правило?", "Our rule from now on?"),
            once,
            (
                RuleRowVM("agree:0", once, chosen=True),
                RuleRowVM("agree:1", question, pick(lang, "нет", "no")),
            ),
        ),
        KeyVM("back", "", "back"),
        KeyVM("decide", pick(lang, "Решено", "Decided"), "people", tone="primary"),
        pick(lang, "сумма та же", "the same sum"),
        pick(lang, "Григорий вернёт {sum}", "Grigory gives {sum} back"),
        pick(lang, "Аня доплатит {sum}", "Anya pays {sum} more"),
    )


def overrule_once(lang: str) -> OverruleVM:
    """A sum that hangs on no rule."""
    return replace(overrule(lang), agree=None, parts=())
