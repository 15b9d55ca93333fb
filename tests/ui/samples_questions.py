"""Sample views of what is asked: questions, claims, a drawn card."""

from msgspec.structs import replace

from tests.ui import samples_charge
from tests.ui.samples_base import frame, pick, players
from tests.ui.words import WORDS
from ui.presenters.vm import HeadVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_table import CardVM, PlaceVM, QuestionVM

BOARD = (
    "start",
    "shirt",
    "umbrella",
    "shirt",
    "chance",
    "shirt",
    "police",
    "wheat",
    "move",
    "wheat",
    "inspect",
    "truck",
    "caseo",
    "truck",
    "chance",
    "truck",
    "heart",
    "mast",
    "mast",
    "move",
)
KINDS = {"shirt": "light", "wheat": "food", "truck": "transport", "mast": "comms"}


def question(lang: str) -> QuestionVM:
    """Two answers."""
    slip = SlipVM(
        "",
        "police",
        pick(lang, "Проверка документов", "A check of papers"),
        pick(lang, "Налоговая полиция", "Tax police"),
        (
            RowVM(pick(lang, "Налог на проверку", "Tax of the check"), "75"),
            RowVM(
                pick(lang, "Можно рискнуть", "You may take the risk"),
                "",
                pick(lang, "дубль — свободен, иначе вдвое", "a double frees, else it doubles"),
                pick(lang, "Налоговая полиция, абз. 3", "Tax police, par. 3"),
            ),
        ),
    )
    head = HeadVM(
        pick(lang, "Вера решает", "Vera decides"),
        pick(lang, "клетка «Налоговая полиция»", "on “Tax police”"),
        player=players(lang)[2],
    )
    keys = (
        KeyVM("choose:0", pick(lang, "Заплатить 75", "Pay 75"), tone="primary"),
        KeyVM("choose:1", pick(lang, "Бросить кубики", "Throw the dice"), "dice"),
    )
    return QuestionVM(frame(lang, 3, ("бросок 5 + 1", "roll 5 + 1")), head, slip, keys)


def claims(lang: str) -> QuestionVM:
    """What may be claimed, with its reckoning and the keys of both sides."""
    vm, sum_ = question(lang), pick(lang, "64 ф", "64 f")
    slip = replace(samples_charge.charge(lang).slip)
    keys = (
        KeyVM(
            "claim:3:1",
            pick(lang, "Требую ренту", "I claim the rent"),
            note=f"{pick(lang, 'Григорий', 'Grigory')}: {sum_}",
        ),
        KeyVM(
            "pay_up:0:1",
            pick(lang, "Заплатить", "Pay"),
            note=f"{pick(lang, 'Вера', 'Vera')}: {sum_}",
        ),
        KeyVM("back", pick(lang, "Назад", "Back"), "back", tone="ghost"),
    )
    return replace(vm, slip=slip, keys=keys)


def question_many(lang: str) -> QuestionVM:
    """Twelve answers, long ones and forbidden ones among them."""
    view = question(lang)
    refusal = pick(
        lang,
        "На участке стоят постройки: сначала продайте их, потом закладывайте",
        "There are buildings on the plot: sell them first, then mortgage",
    )
    word = pick(lang, "Заложить «Парк аттракционов»", "Mortgage “Amusement park”")
    keys = tuple(
        KeyVM(f"choose:{n}", f"{word} {n}", enabled=n % 4 > 0, refusal=refusal)
        for n in range(1, 13)
    )
    return replace(view, keys=keys)


def card(lang: str) -> CardVM:
    """A Chance card lies on the table."""
    slip = SlipVM(
        "",
        "chance",
        pick(lang, "Шанс", "Chance"),
        "",
        (
            RowVM(pick(lang, "Прочитайте карточку вслух", "Read the card aloud")),
            RowVM(
                pick(
                    lang,
                    "Чего нет на клавишах — в «Других приказах»",
                    "Not on the keys? See “Other orders”",
                )
            ),
        ),
    )
    head = HeadVM(
        pick(lang, "Вера тянет карточку", "Vera draws a card"),
        pick(lang, "клетка «Шанс»", "on “Chance”"),
        player=players(lang)[2],
    )
    cells = 2 * BOARD
    places = tuple(
        PlaceVM(
            n,
            pick(lang, "Парк аттракционов" if n % 3 else "Шанс", "Amusement park"),
            icon,
            KINDS.get(icon, ""),
        )
        for n, icon in enumerate(cells)
    )
    return CardVM(
        frame(lang, 3, ("бросок 5 + 1", "roll 5 + 1")),
        head,
        slip,
        KeyVM("get", pick(lang, "Получить", "Receive"), "plus"),
        KeyVM("pay", pick(lang, "Заплатить", "Pay"), "minus"),
        KeyVM("go", pick(lang, "Идти на клетку", "Go to a square"), "move"),
        (
            KeyVM("card:keep", pick(lang, "Оставь у себя", "Keep it"), "save"),
            KeyVM("card:inspect", pick(lang, "В налоговую", "To the inspection"), "police"),
            KeyVM("card:other", pick(lang, "Другое", "Something else"), "edit"),
            KeyVM("card:words", pick(lang, "Другие приказы", "Other orders"), "more"),
            KeyVM("card:several", pick(lang, "Несколько, на выбор", "Several, a choice"), "bars"),
        ),
        pick(lang, "Назад", "Back"),
        pick(lang, "Сколько написано на карточке?", "What sum is on the card?"),
        pick(lang, "На какую клетку?", "To which square?"),
        WORDS[lang]["unit"],
        places,
    )


KNOWN = (
    ("Получить 150 ф из банка", "Get 150 f from the bank"),
    ("Заплатить 40 ф, получает банк", "Pay 40 f to bank"),
    ("Железнодорожное предприятие", "Railway company"),
    ("Счастливый билет", "Lucky ticket"),
)


def card_known(lang: str) -> CardVM:
    """So many cards of the deck are known that they fill two pages."""
    keys = tuple(
        KeyVM(f"card:known:said-{n}", pick(lang, *KNOWN[n % len(KNOWN)])) for n in range(25)
    )
    return replace(
        card(lang),
        known=(keys[:17], keys[17:]),
        known_title=pick(lang, "Какая это карточка?", "Which card is it?"),
        new=KeyVM("card:new", pick(lang, "Другая", "Another"), "edit"),
        more=KeyVM("card:more", pick(lang, "Ещё", "More"), "more"),
    )
