"""Sample views of the market: mock-up 15, somebody on the exchange, an order, without policies."""

from msgspec.structs import replace

from tests.ui.samples_base import frame, pick, players
from tests.ui.words import WORDS
from ui.presenters.vm import KeyVM, RowVM, SlipVM
from ui.presenters.vm_market import ChoiceVM, DealerVM, MarketVM, MeaningVM, PolicyVM, QuoteVM
from ui.presenters.vm_rules import NumberVM

PAST = (100, 100, 130, 120, 160, 130, 140, 100, 130)
POLICIES = (
    ("green", "I", 100, ("Зелёный", "аукцион", "до Старта"), ("Green", "auction", "until START")),
    (
        "blue",
        "II",
        200,
        ("Синий", "+ пункт Фортуны", "до Старта"),
        ("Blue", "+ a Fortune item", "until START"),
    ),
    (
        "orange",
        "III",
        300,
        ("Оранжевый", "+ оба пункта", "до случая"),
        ("Orange", "+ both items", "until used"),
    ),
    (
        "red",
        "IV",
        500,
        ("Красный", "+ аренда или налог", "до случая"),
        ("Red", "+ a rent or a tax", "until used"),
    ),
)


def policies(lang: str) -> tuple[PolicyVM, ...]:
    """The red one is held."""
    return tuple(
        PolicyVM(
            colour,
            tier,
            *(ru if lang == "ru" else en),
            KeyVM(f"insure:{colour}", str(price)),
            held=colour == "red",
        )
        for colour, tier, price, ru, en in POLICIES
    )


def dice(lang: str, *, thrown: bool = True) -> tuple[MeaningVM, MeaningVM]:
    up, down = pick(lang, "чёт: вверх", "even: up"), pick(lang, "нечёт — вниз", "odd — down")
    points = pick(lang, "3 пункта: +30", "3 points: +30")
    unknown = pick(lang, "сколько пунктов", "how many points")
    point = pick(lang, "пункт — 10 ф", "a point is 10 f")
    second = points if thrown else unknown
    return MeaningVM(4, up, down, thrown), MeaningVM(3, second, point, thrown)


def number(place: int, value: int, text: str, verb: str) -> NumberVM:
    less, more = KeyVM(f"{verb}:{value - 1}", "", "minus"), KeyVM(f"{verb}:{value + 1}", "", "plus")
    return NumberVM(place, "", value, text, less, more)


def tax(lang: str) -> SlipVM:
    """The slip of mock-up 15."""
    rows = (
        RowVM(pick(lang, "Акции, 10 × 6", "Shares, 10 × 6"), "60"),
        RowVM(pick(lang, "Аэропорт", "Airport"), "20"),
        RowVM(pick(lang, "Угольный разрез", "Coal pit"), "34"),
        RowVM(pick(lang, "Центр: 1 участок", "Centre: 1 plot"), "50"),
    )
    title, note = (
        pick(lang, "Круговой налог", "Circular tax"),
        pick(lang, "платит Аня", "Anya pays"),
    )
    label, why = pick(lang, "К оплате", "To pay"), pick(lang, "Почему?", "Why?")
    return SlipVM("", "inspect", title, note, rows, label, 164, WORDS[lang]["unit"], why)


def market(lang: str) -> MarketVM:
    """Mock-up 15: the tax is due, and the red policy would bear it."""
    player, sum_ = players(lang)[0], pick(lang, "780 ф", "780 f")
    return MarketVM(
        frame(lang, 1, ("бросок 4 + 3", "roll 4 + 3")),
        (
            KeyVM("page:0", pick(lang, "Биржа", "Exchange"), "exchange"),
            KeyVM("page:1", pick(lang, "Полисы", "Policies"), "umbrella"),
            KeyVM("page:2", pick(lang, "Налог", "Tax"), "inspect"),
        ),
        0,
        QuoteVM(pick(lang, "Биржа", "Exchange"), 130, "+30", rose=True, past=PAST),
        dice(lang),
        player,
        pick(lang, f"6 акций, {sum_}", f"6 shares, {sum_}"),
        pick(lang, "на Старте +356 ф", "at START +356 f"),
        KeyVM("dealer:1", "", "right"),
        number(0, 1, "1", "count"),
        (
            KeyVM("sell", pick(lang, "Продать", "Sell"), "", "+130 " + WORDS[lang]["unit"]),
            KeyVM("buy", pick(lang, "Купить", "Buy"), "", "−130 " + WORDS[lang]["unit"]),
        ),
        KeyVM("brings", "", "why"),
        pick(lang, "Полисы", "Policies"),
        policies(lang),
        tax(lang),
        None,
        (KeyVM("show:red", pick(lang, "Предъявить полис", "Show a policy"), "shield"),),
        KeyVM("accept", pick(lang, "Заплатить 164 ф", "Pay 164 f"), tone="primary"),
    )


def market_tax(lang: str) -> MarketVM:
    """The page of the tax comes first in portrait, while it is due."""
    return replace(market(lang), first=2)


def market_policies(lang: str) -> MarketVM:
    """The page of the policies; there is nothing to pay."""
    return replace(market(lang), first=1, keys=(), main=None)


def floor(lang: str) -> MarketVM:
    """Six people, the first of whom is on the exchange and deals for the fifth."""
    shares = ("6 акций", "6 shares")
    dealers = tuple(
        DealerVM(player, pick(lang, *shares), player.id == 5) for player in players(lang)
    )
    fee = number(1, 10, "10\u00a0%", "fee")
    title = pick(lang, "Посредник: Аня", "Broker: Anya")
    choice = ChoiceVM(title, dealers, pick(lang, "Посреднику от цены", "Of the price"), fee)
    shown = market(lang)
    return replace(
        shown,
        dice=dice(lang, thrown=False),
        turn=None,
        slip=None,
        choice=choice,
        keys=(KeyVM("decline", pick(lang, "Уйти с биржи", "Leave"), tone="ghost"),),
        main=KeyVM("accept", pick(lang, "Играть на бирже", "Throw"), "dice", tone="primary"),
        first=2,
    )


def bare(lang: str) -> MarketVM:
    """An edition without policies, and a price that fell from the very first."""
    shown = market(lang)
    quote = QuoteVM(shown.pages[0].label, 0, "−130", rose=False, past=(130, 0))
    pages = (shown.pages[0], shown.pages[2])
    return replace(shown, pages=pages, quote=quote, policies=(), keys=(), main=None)
