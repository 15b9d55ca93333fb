"""Sample views with a slip: free plot, debt."""

from msgspec.structs import replace

from tests.ui.samples_base import DEEDS, frame, pick, players
from tests.ui.words import WORDS
from ui.presenters.vm import HeadVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_table import DebtVM, HolderVM, PlotVM


def plot(lang: str) -> PlotVM:
    """Mock-up 5."""
    p, w = players(lang), WORDS[lang]
    rows = (
        RowVM(pick(lang, "Аренда, пустой участок", "Rent, bare plot"), "26"),
        RowVM(pick(lang, "Вся отрасль, аренда × 2", "Whole industry, rent × 2"), "52"),
        RowVM(pick(lang, "С 1, 2, 3 филиалами", "With 1, 2, 3 branches"), "130  260  520"),
        RowVM(pick(lang, "С предприятием", "With the enterprise"), "780"),
        RowVM(pick(lang, "Филиал или предприятие стоит", "A branch or enterprise costs"), "150"),
    )
    slip = SlipVM(
        "media",
        "tv",
        pick(lang, "Радиостанция", "Radio station"),
        pick(lang, "СМИ · свободный участок", "Mass media · free plot"),
        rows,
        pick(lang, "Цена, платят банку", "Price, paid to the bank"),
        260,
        w["unit"],
        w["why"],
    )
    head = HeadVM(
        pick(lang, "Борис бросил 8", "Boris rolled 8"),
        dice=(3, 5),
        chip=pick(lang, "клетка 22", "square 22"),
        chip_short="22",
        icons=("truck", "arrow", "tv"),
    )
    holders = (
        HolderVM(pick(lang, "Газета", "Newspaper"), p[1]),
        HolderVM(pick(lang, "Радиостанция", "Radio station"), here=True),
        HolderVM(pick(lang, "Телеканал", "TV channel"), p[4]),
    )
    auction = KeyVM(
        "auction",
        pick(lang, "Аукцион", "Auction"),
        "gavel",
        pick(lang, "торгуются все", "anyone may bid"),
    )
    buy = KeyVM(
        "buy", pick(lang, "Купить", "Buy"), note=pick(lang, "останется 1 160", "1 160 left")
    )
    return PlotVM(
        frame(lang, 2, ("бросок 3 + 5", "roll 3 + 5")),
        head,
        slip,
        pick(lang, "У вас 1 из 3", "You own 1 of 3"),
        holders,
        (auction,),
        buy,
    )


def plot_poor(lang: str) -> PlotVM:
    """The price is out of reach, and the deed's values were never checked with the card."""
    view = plot(lang)
    stamp = pick(lang, "Аренду сверьте с карточкой", "Check the rents with the card")
    short = KeyVM(
        "buy",
        pick(lang, "Не хватает 40", "40 short"),
        note=pick(lang, "сначала деньги", "money first"),
        enabled=False,
        refusal=pick(
            lang,
            "У Бориса 220, а участок стоит 260: заложите что-нибудь или отдайте на аукцион",
            "Boris has 220 and the plot costs 260: mortgage something or let it go to auction",
        ),
    )
    pledge = KeyVM("pledge", WORDS[lang]["pledge"], "lock")
    slip = replace(view.slip, stamp=stamp)
    return replace(view, slip=slip, keys=(pledge, *view.keys), main=short)


def plot_central(lang: str) -> PlotVM:
    """A long name, rents by how many one owns, and four plots, a friend's among them."""
    view, p = plot(lang), players(lang)
    rows = (
        RowVM(pick(lang, "Аренда, 1 участок", "Rent, 1 plot owned"), "30"),
        RowVM(pick(lang, "Аренда, 2 участка", "Rent, 2 plots owned"), "100"),
        RowVM(pick(lang, "Аренда, 3 участка", "Rent, 3 plots owned"), "200"),
        RowVM(pick(lang, "Аренда, 4 участка", "Rent, 4 plots owned"), "500"),
    )
    title = pick(lang, "Железнодорожное предприятие", "Railway company of the north")
    holders = (
        HolderVM(pick(lang, "Машина", "Car")),
        HolderVM(pick(lang, "Морское пароходство", "Shipping line"), p[1]),
        HolderVM(title, here=True),
        HolderVM(pick(lang, "Поезд", "Train"), p[4]),
    )
    stamp = pick(lang, "Аренду сверьте с карточкой", "Check the rents with the card")
    slip = replace(view.slip, title=title, stamp=stamp, rows=rows)
    named = pick(lang, "Транспорт: 4 участка", "Transport: 4 plots")
    return replace(view, slip=slip, holders_title=named, holders=holders)


def plot_of_many(lang: str) -> PlotVM:
    """An industry of a board of one's own, with more plots than there is room for names."""
    view, p = plot(lang), players(lang)
    holders = tuple(HolderVM(str(n), p[n % 4] if n % 3 else None, n == 4) for n in range(9))
    named = pick(lang, "СМИ: 9 участков", "Mass media: 9 plots")
    return replace(view, holders_title=named, holders=holders)


def debt(lang: str) -> DebtVM:
    """Mock-up 21: eight-digit sums."""
    w = WORDS[lang]
    rows = (
        RowVM(pick(lang, "Аренда по карточке", "Rent on the card"), "800 000"),
        RowVM(
            pick(lang, "2 филиала", "2 branches"),
            "× 3",
            pick(lang, "плата по карточке участка", "as the plot’s card says"),
            pick(lang, "Карточка, строка 4", "Card, line 4"),
        ),
        RowVM(pick(lang, "У Димы есть", "Dima has"), "1 350 000"),
        RowVM(
            pick(
                lang,
                "Заложите или продайте, долг подождёт.",
                "Mortgage or sell, the debt will wait.",
            ),
            alarm=pick(lang, "Не хватает 1 050 000.", "1 050 000 short."),
        ),
    )
    slip = SlipVM(
        "leisure",
        "tent",
        pick(lang, "Парк аттракционов", "Amusement park"),
        pick(lang, "Развлечения · хозяин Григорий", "Entertainment · owner Grigory"),
        rows,
        pick(lang, "К оплате", "To pay"),
        2_400_000,
        w["unit"],
        w["why"],
    )
    millions = (12_300_000, 4_200_000, 15_000_000, 890_000, 1_350_000, 2_075_000)
    keys = (
        KeyVM(
            "pledge",
            pick(lang, "Заложить", "Mortgage"),
            "lock",
            pick(lang, "до 320 000", "up to 320 000"),
            tone="primary",
        ),
        KeyVM(
            "sell",
            pick(lang, "Постройки", "Buildings"),
            "minus",
            pick(lang, "до 150 000", "up to 150 000"),
        ),
        KeyVM("deal", w["deal"], "swap", pick(lang, "с хозяином", "with the owner")),
        KeyVM("bankrupt", pick(lang, "Банкротство", "Bankruptcy"), tone="ghost"),
    )
    refusal = pick(lang, "На счету 1 350 000 из 2 400 000", "There are 1 350 000 of 2 400 000")
    pay = KeyVM(
        "pay",
        w["pay"],
        note=pick(lang, "сначала деньги", "money first"),
        enabled=False,
        refusal=refusal,
    )
    head = HeadVM(
        pick(lang, "Дима бросил 9", "Dima rolled 9"),
        dice=(6, 3),
        chip=pick(lang, "клетка 29", "square 29"),
        chip_short="29",
        icons=("heart", "arrow", "tent"),
    )
    return DebtVM(
        frame(lang, 5, ("бросок 6 + 3", "roll 6 + 3"), millions, DEEDS), head, slip, keys, pay
    )
