"""Sample views of the ledger."""

from msgspec.structs import replace

from tests.ui.samples_bank import open_tab
from tests.ui.samples_base import frame, pick, players
from ui.presenters.vm import FrameVM, KeyVM
from ui.presenters.vm_ledger import (
    BackVM,
    BalanceVM,
    EntryVM,
    FilterVM,
    LedgerVM,
    MarkVM,
)


def ledger_frame(lang: str) -> FrameVM:
    return open_tab(frame(lang, 1, ("аренда 64", "rent 64")), "ledger")


def entries(lang: str) -> tuple[EntryVM, ...]:
    coins = [MarkVM(player) for player in players(lang)]
    bank, fund = MarkVM(icon="bank"), MarkVM(icon="heart")
    rent = pick(lang, "Аренда: Парк аттракционов × 2", "Rent: Amusement park × 2")
    roll = pick(lang, "Бросок 4 + 2, на «Парк аттракционов»", "Roll 4 + 2, on “Amusement park”")
    fine = pick(lang, "«Чёрный» бизнес, штраф", "“Black” business, fine")
    double = pick(lang, "Бросок 2 + 2, дубль, на «Цирк»", "Roll 2 + 2, a double, on “Circus”")
    bought = pick(lang, "Покупка: Цирк", "Purchase: Circus")
    income = pick(lang, "Круговой доход", "Circular income")
    return (
        EntryVM(214, "64", rent, coins[0], coins[3], sum=64, why=True),
        EntryVM(213, "64", roll, coins[0], dice=(4, 2)),
        EntryVM(212, "63", income, bank, coins[5], sum=200, why=True),
        EntryVM(211, "62", fine, coins[4], fund, sum=50, why=True),
        EntryVM(210, "61", bought, coins[3], bank, sum=300, why=True),
        EntryVM(209, "61", double, coins[3], dice=(2, 2)),
        EntryVM(208, "60", pick(lang, "Сверено со столом", "Matched to the table")),
        EntryVM(207, "60", income, bank, coins[0], sum=200, why=True),
    )


def filters(lang: str, chosen: int = 0) -> tuple[FilterVM, ...]:
    every = FilterVM("ledger:filter:0", label=pick(lang, "Все", "All"), chosen=not chosen)
    coins = (FilterVM(f"ledger:filter:{p.id}", p, chosen=p.id == chosen) for p in players(lang))
    return (every, *coins)


def ledger(lang: str) -> LedgerVM:
    """Mock-up 12."""
    p = players(lang)
    changes = ((0, 1166, 1230), (3, 954, 1190), (4, 45, 95), (5, 2075, 1875))
    balances = (
        *(BalanceVM(MarkVM(p[n]), before, after) for n, before, after in changes),
        BalanceVM(MarkVM(icon="heart"), 150, 100),
    )
    text = pick(
        lang, "Отменим 5 записей, с «Покупка: Цирк»", "Undo 5 entries, from “Purchase: Circus”"
    )
    key = KeyVM(
        "ledger:back:210",
        pick(lang, "Вернуться", "Go back"),
        "undo",
        pick(lang, "можно повторить", "can be redone"),
        tone="primary",
    )
    return LedgerVM(
        ledger_frame(lang),
        pick(lang, "Журнал", "Ledger"),
        filters(lang),
        entries(lang),
        pick(
            lang,
            "Пока тихо. Первая запись появится после броска",
            "Quiet so far. The first entry comes with the first roll",
        ),
        pick(
            lang,
            "Коснитесь записи, и здесь будет видно, что изменит возврат к ней",
            "Touch an entry to see here what going back to it would change",
        ),
        selected=210,
        back=BackVM(pick(lang, "Вернуться сюда?", "Go back to here?"), text, balances, key),
    )


def ledger_undone(lang: str) -> LedgerVM:
    """Something was just taken back, and can be redone."""
    keys = (
        KeyVM("match", pick(lang, "Сверить со столом", "Match the table"), "scales"),
        KeyVM(
            "redo",
            pick(lang, "Повторить", "Redo"),
            "swap",
            pick(lang, "аренда 64", "rent 64"),
            tone="primary",
        ),
    )
    return replace(ledger(lang), filters=filters(lang, 4), selected=None, back=None, keys=keys)


def ledger_empty(lang: str) -> LedgerVM:
    """Nothing has been entered yet."""
    return replace(ledger(lang), entries=(), selected=None, back=None)


MANY = 2000


def long(lang: str = "ru") -> LedgerVM:
    """The ledger of a very long evening."""
    vm = ledger(lang)
    entries = tuple(
        replace(vm.entries[n % 8], seq=MANY - n, text=f"Запись {MANY - n}") for n in range(MANY)
    )
    return replace(vm, entries=entries, selected=None, back=None)
