"""Sample views of a charge."""

from msgspec.structs import replace

from tests.ui.samples_base import frame, pick, players
from tests.ui.words import WORDS
from ui.presenters.vm import HeadVM, KeyVM, PartyVM, RowVM, SlipVM
from ui.presenters.vm_table import ChargeVM


def charge(lang: str) -> ChargeVM:
    """Mock-ups 4 and 16, the quotations in our own words."""
    p, w, ru = players(lang), WORDS[lang], lang == "ru"
    rows = (
        (
            RowVM(
                "Аренда по карточке",
                "32",
                "на чужом участке платят хозяину столько, сколько на карточке",
                "Чужой участок, абз. 1",
            ),
            RowVM(
                "Вся отрасль у Григория",
                "× 2",
                "отрасль целиком у одного — аренда вдвое",
                "Чужой участок, абз. 2",
            ),
            RowVM("Построек нет, участок не заложен"),
        )
        if ru
        else (
            RowVM(
                "Rent on the card",
                "32",
                "on another’s plot its owner is paid what the card says",
                "Another’s plot, par. 1",
            ),
            RowVM(
                "Grigory has the industry",
                "× 2",
                "a whole industry in one hand doubles the rent",
                "Another’s plot, par. 2",
            ),
            RowVM("No buildings, not mortgaged"),
        )
    )
    slip = SlipVM(
        "leisure",
        "tent",
        "Парк аттракционов" if ru else "Amusement park",
        "Развлечения · хозяин Григорий" if ru else "Entertainment · owner Grigory",
        rows,
        "К оплате: 32 × 2" if ru else "To pay: 32 × 2",
        64,
        w["unit"],
        w["why"],
    )
    head = HeadVM(
        "Аня бросила 6" if ru else "Anya rolled 6",
        dice=(4, 2),
        chip="клетка 29" if ru else "square 29",
        chip_short="29",
        icons=("chance", "arrow", "tent"),
    )
    return ChargeVM(
        frame(lang, 1, ("бросок 4 + 2", "roll 4 + 2")),
        head,
        slip,
        (PartyVM(p[0].name, 1230, 1166, p[0]), PartyVM(p[3].name, 890, 954, p[3])),
        (KeyVM("deal", w["deal"], "swap"), KeyVM("pledge", w["pledge"], "lock")),
        KeyVM("pay", w["pay"]),
    )


def long_charge(lang: str) -> ChargeVM:
    """A circular tax: more reasons than the slip has room for; the bank is the other side."""
    view, p = charge(lang), players(lang)
    rows = tuple(
        RowVM(
            pick(lang, f"Налог за участок {n}", f"Tax of plot {n}"),
            f"{10 * n}",
            pick(lang, "за каждый участок по карточке", "for each plot by its card"),
            pick(lang, "Круговой налог, абз. 1", "Circular tax, par. 1"),
        )
        for n in range(1, 13)
    )
    slip = replace(
        view.slip,
        band="",
        icon="bank",
        title=pick(lang, "Круговой налог", "Circular tax"),
        note=pick(lang, "Банк", "Bank"),
        rows=rows,
        total=780,
        total_label=pick(lang, "К оплате", "To pay"),
    )
    bank = PartyVM(pick(lang, "Банк", "Bank"), None, None)
    return replace(view, slip=slip, parties=(PartyVM(p[0].name, 1230, 450, p[0]), bank))


def charge_of_a_fund(lang: str) -> ChargeVM:
    """Who is paid has a long name and a sum."""
    view = charge(lang)
    fund = PartyVM(pick(lang, "Благотворительный фонд", "Charity fund of the town"), 50, 114)
    return replace(view, parties=(view.parties[0], fund))
