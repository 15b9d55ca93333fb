"""The words of the sample views, Russian and English."""

WORDS = {
    "ru": {
        "table": "Стол",
        "map": "Карта",
        "bank": "Банк",
        "arbiter": "Арбитр",
        "ledger": "Журнал",
        "more": "Ещё",
        "undo": "Отменить",
        "why": "Почему?",
        "pay": "Заплатить",
        "deal": "Договориться",
        "pledge": "Заложить…",
        "unit": "ф",
        "deals": "Сделки до броска",
        "rng": "Бросить на экране",
    },
    "en": {
        "table": "Table",
        "map": "Map",
        "bank": "Bank",
        "arbiter": "Arbiter",
        "ledger": "Ledger",
        "more": "More",
        "undo": "Undo",
        "why": "Why?",
        "pay": "Pay",
        "deal": "Make a deal",
        "pledge": "Mortgage…",
        "unit": "f",
        "deals": "Deals before the roll",
        "rng": "Roll on screen",
    },
}
TABS = (
    ("table", "table"),
    ("map", "map"),
    ("bank", "bank"),
    ("arbiter", "scales"),
    ("ledger", "ledger"),
    ("more", "more"),
)
NAMES = {
    "ru": ("Аня", "Борис", "Вера", "Григорий", "Дима", "Евгения Сергеевна"),
    "en": ("Anya", "Boris", "Vera", "Grigory", "Dima", "Evgenia Sergeevna"),
}
