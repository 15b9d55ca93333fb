"""Sample views of the bank's counter and of matching the table."""

from msgspec.structs import replace

from tests.ui.samples_base import BALANCES, frame, pick, players
from tests.ui.words import WORDS
from ui.presenters.vm import FrameVM, KeyVM
from ui.presenters.vm_bank import (
    AccountVM,
    BankVM,
    MatchingVM,
    MatchVM,
    OptionVM,
    ReasonsPageVM,
    SubjectVM,
)
from ui.presenters.vm_start import TypingVM

GENITIVE = ("Ани", "Бориса", "Веры", "Григория", "Димы", "Евгении")
SHORT = ("Аня", "Борис", "Вера", "Григорий", "Дима", "Евгения")


def open_tab(vm: FrameVM, tab: str) -> FrameVM:
    return replace(vm, bar=replace(vm.bar, current=tab))


def accounts(lang: str) -> tuple[AccountVM, ...]:
    people = tuple(
        AccountVM(
            f"seat{n}",
            pick(lang, SHORT[n], player.name.split()[0]),
            player,
            "",
            BALANCES[n],
            pick(
                lang,
                f"у {GENITIVE[n]} останется {{sum}}",
                f"{player.name.split()[0]} keeps {{sum}}",
            ),
        )
        for n, player in enumerate(players(lang))
    )
    left = pick(lang, "в фонде останется {sum}", "the fund keeps {sum}")
    fund = AccountVM("charity", pick(lang, "Фонд", "Fund"), icon="heart", balance=150, left=left)
    return (*people, AccountVM("bank", pick(lang, "Банк", "Bank")), fund)


def typing(lang: str, act: str) -> TypingVM:
    return TypingVM(
        act,
        pick(lang, "За что?", "What for?"),
        "",
        pick(lang, "Готово", "Done"),
        pick(lang, "Назад", "Back"),
        lang,
        40,
    )


def bank(lang: str) -> BankVM:
    """Mock-up 10, before the notes are touched."""
    note = ("покупка: Почтамт", "purchase: Post office")
    last = (
        ("возврат долга", "paying back a debt"),
        ("за уступку хода", "for the turn"),
        ("подарок", "a gift"),
        ("ошиблись на 50", "50 too many"),
        ("карточка «Шанс»", "a Chance card"),
        ("спор решён миром", "the quarrel is settled"),
    )
    page = ReasonsPageVM(
        pick(lang, "За что?", "What for?"),
        tuple(pick(lang, *pair) for pair in last),
        pick(lang, "Своими словами", "In one’s own words"),
        pick(lang, "Назад", "Back"),
        typing(lang, ""),
    )
    return BankVM(
        open_tab(frame(lang, 1, note), "bank"),
        pick(lang, "От кого", "From"),
        pick(lang, "Кому", "To"),
        accounts(lang),
        "seat0",
        "seat3",
        (1, 5, 10, 20, 50, 100, 500),
        pick(lang, "ф", "f"),
        pick(lang, "За что", "For"),
        page,
        pick(lang, "Перевести", "Transfer"),
        pick(lang, "не хватает {sum}", "{sum} short"),
        pick(lang, "кому?", "to whom?"),
        pick(lang, "С", "C"),
    )


def bank_full(lang: str) -> BankVM:
    """All six players at a board with a machine: as many accounts as there can be."""
    vm = bank(lang)
    *others, fund = vm.accounts
    left = pick(lang, "в Джекпоте останется {sum}", "the Jackpot keeps {sum}")
    machine = AccountVM("kassa", pick(lang, "Джекпот", "Jackpot"), None, "seven", 200, left)
    return replace(vm, accounts=(*others, machine, fund), payer="kassa")


def match(lang: str) -> MatchVM:
    """The books do not say what lies on the table."""
    p, owners = players(lang), accounts(lang)
    holders = tuple(OptionVM(a.key, a.name, a.player, a.icon) for a in owners[:-1])
    plots = (
        ("bakery", "Пекарня", "Bakery", "food", "wheat", "seat2"),
        ("dairy", "Молокозавод", "Dairy", "food", "wheat", "seat2"),
        ("sweets", "Кондитерская фабрика", "Sweet factory", "food", "wheat", "bank"),
        ("circus", "Цирк", "Circus", "leisure", "tent", "seat3"),
        ("port", "Речной порт", "River port", "transport", "truck", "seat2"),
        ("mine", "Прииск", "Gold mine", "mining", "pick", "seat2"),
        ("radio", "Радиостанция", "Radio station", "media", "tv", "bank"),
    )
    names = {a.key: a.name for a in owners}
    deeds = tuple(
        SubjectVM(key, pick(lang, ru, en), names[owner], owner, industry=group, icon=icon, most=5)
        for key, ru, en, group, icon, owner in plots
    )
    built = tuple(replace(deed, value="2" if n == 0 else "0") for n, deed in enumerate(deeds))
    cells = tuple(
        OptionVM(str(n), pick(lang, f"Клетка {n}", f"Square {n}"), icon="chance") for n in range(40)
    )
    cash = tuple(
        SubjectVM(
            a.key,
            a.name,
            "",
            str(a.balance),
            player=a.player,
            icon=a.icon,
            unit=WORDS[lang]["unit"],
        )
        for a in owners
        if a.balance is not None
    )
    tokens = tuple(
        SubjectVM(
            str(n), player.name, pick(lang, f"Клетка {n}", f"Square {n}"), str(n), player=player
        )
        for n, player in enumerate(p)
    )
    return MatchVM(
        open_tab(frame(lang, 1, ("покупка: Почтамт", "purchase: Post office")), "bank"),
        pick(lang, "Сверить со столом", "Match the table"),
        (
            MatchingVM(
                "cash",
                pick(lang, "Деньги", "Cash"),
                "bank",
                cash,
                pick(lang, "Сколько на руках", "In hand"),
                typed=True,
            ),
            MatchingVM(
                "token",
                pick(lang, "Фишки", "Tokens"),
                "move",
                tokens,
                pick(lang, "Где стоит", "Stands on"),
                cells,
                pick(lang, "задержан", "detained"),
            ),
            MatchingVM(
                "deed",
                pick(lang, "Участки", "Deeds"),
                "key",
                deeds,
                pick(lang, "У кого карточка", "Who has the card"),
                holders,
                pick(lang, "в залоге", "mortgaged"),
            ),
            MatchingVM(
                "built",
                pick(lang, "Постройки", "Buildings"),
                "house",
                built,
                pick(lang, "Сколько построено", "How many"),
            ),
        ),
        pick(lang, "в книгах", "in the books"),
        pick(lang, "так лежит на столе", "so it lies on the table"),
        replace(
            typing(lang, ""),
            title=pick(lang, "Что случилось?", "What happened?"),
            may_be_empty=True,
        ),
        pick(lang, "Исправить", "Correct"),
        pick(lang, "как в книгах", "as in the books"),
        KeyVM("match:close", pick(lang, "Назад", "Back"), "back"),
    )


def match_elite(lang: str) -> MatchVM:
    """As many kinds as an edition has: first what lies on the wheel, and who is exempt from tax."""
    nothing = OptionVM("none", pick(lang, "Ничего не лежит", "Nothing lies there"), icon="close")
    told = pick(lang, "Аренда 100\u00a0ф: отрасль «СМИ»", "Rent 100\u00a0f: Media")
    card = OptionVM("fortune@rent_100_media", told, icon="wheel")
    states = tuple(
        OptionVM(key, pick(lang, ru, en), icon="stamp")
        for key, ru, en in (
            ("none", "Нет освобождения", "No exemption"),
            ("exempt", "Освобождение", "Tax exemption"),
        )
    )
    places = tuple(
        SubjectVM(
            f"wheel{n}",
            pick(lang, f"Колесо: {n + 1}-я", f"Wheel: card {n + 1}"),
            lies.name,
            lies.key,
            icon="wheel",
            options=(nothing, *(replace(card, key=f"{card.key}{more}") for more in range(9)), card),
        )
        for n, lies in enumerate((card, nothing))
    )
    exempt = tuple(
        SubjectVM(str(n), p.name, states[n % 2].name, states[n % 2].key, player=p, options=states)
        for n, p in enumerate(players(lang))
    )
    label, shown = pick(lang, "На самом деле", "Really has"), match(lang)
    tab, shares = pick(lang, "В силе", "In force"), pick(lang, "Акции", "Shares")
    force = MatchingVM("force", tab, "wheel", (*places, *exempt), label)
    market = replace(shown.kinds[0], kind="market", tab=shares)
    return replace(shown, kinds=(force, *shown.kinds, market))
