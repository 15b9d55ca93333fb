"""What `docs/gallery` shows: which view, how large, in which look, and what is to be seen on it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

KEPT = Path(__file__).parents[2] / "docs" / "gallery"
Size = tuple[int, int]
SIZES: dict[Size, float] = {
    (800, 480): 1,
    (480, 800): 1,
    (1280, 720): 1.5,
    (720, 1280): 1.5,
}
"""The panels the screens are made for, in pixels, and the density each of them has."""


class Leaf(NamedTuple):
    """A picture that is kept, and what it shows: in Russian, in English."""

    view: str
    ru: str
    en: str
    lang: str
    size: Size = (800, 480)
    look: str = "evening"

    @property
    def file(self) -> str:
        """Return the name of the picture."""
        plain = self.size == (800, 480) and self.look == "evening"
        more = "" if plain else f"-{self.size[0]}x{self.size[1]}-{self.look}"
        return f"{self.view}-{self.lang}{more}.png"

    @property
    def caption(self) -> str:
        """Return what it shows in the language of the picture."""
        return self.ru if self.lang == "ru" else self.en


EVENING = (
    ("editions", "Какая коробка на столе? Одно касание.", "Which box? One touch."),
    (
        "seats-chosen",
        "Кто где сидит. Касание места, имя, фишка; «Дальше».",
        "Who sits where. Touch a place, name, coin; “Next”.",
    ),
    (
        "rules-chosen",
        "Домашние правила: вопрос слева, ответ справа.",
        "House rules: the question at the left, the answer at the right.",
    ),
    (
        "first-run",
        "Первый бросок: подсказка уйдёт сама. По касанию на кубик.",
        "The first throw: the hint leaves by itself. One touch a die.",
    ),
    (
        "one-die",
        "Первый кубик выбран: видно, куда можно попасть.",
        "One die is in: the squares in reach stay bright.",
    ),
    (
        "plot",
        "Свободный участок: купить или торговаться. Одно касание.",
        "A free plot: buy it or let all bid. One touch.",
    ),
    (
        "charge",
        "Аренда с причинами: кто, кому, сколько. «Заплатить».",
        "The rent with its reasons: who, whom, how much. “Pay”.",
    ),
    (
        "reasons",
        "«Почему?» — правило словами, глава и абзац.",
        "“Why?”: the rule in words, chapter and paragraph.",
    ),
    (
        "auction-led",
        "Аукцион: каждый у своей плитки, хоть все сразу.",
        "The auction: everyone at a tile of his own, all at once if need be.",
    ),
    (
        "sheet-built",
        "Участки игрока: строить, продать, заложить.",
        "A player's plots: build, sell, mortgage.",
    ),
    (
        "jackpot-last-throw",
        "«Джекпот»: обведена грань, что выиграет.",
        "The slot machine: the face that would win is outlined.",
    ),
    ("jackpot-won", "Выигрыш: сколько и за что.", "A win: how much and what for."),
    (
        "card",
        "Карточка: прочитайте вслух и скажите, что на ней.",
        "A card: read it aloud and say what it orders.",
    ),
    (
        "card-known",
        "Касса запоминает карточки: во второй раз — одно касание.",
        "Cards are remembered: the second time it is one touch.",
    ),
    (
        "bank",
        "Банк: от кого, кому, купюры, «Перевести».",
        "The bank: from whom, to whom, notes, “Transfer”.",
    ),
    (
        "arbiter-may",
        "Арбитр: «Можно ли это?» — и почему.",
        "The arbiter: “May I?”, and the reason.",
    ),
    (
        "map-plot",
        "Карта: коснитесь клетки — кто сколько заплатит.",
        "The map: touch a square to see who would pay what.",
    ),
    (
        "overrule",
        "Стол решил иначе: своя сумма, на раз или навсегда.",
        "The table decides otherwise: a sum of its own, once or for good.",
    ),
    (
        "ledger-chosen",
        "Журнал: касание строки показывает, что отменится.",
        "The ledger: a touch shows what going back would undo.",
    ),
    (
        "taken-back",
        "После «Отменить» сказано, что вернуть на картоне.",
        "After “Undo” it says what to put back on the cardboard.",
    ),
    (
        "trade-bound",
        "Обмен: что отдаёт каждый, деньги и условия.",
        "A trade: what each one gives, money and conditions.",
    ),
    ("deal", "Второй отвечает: «По рукам» или «Нет».", "The other one answers."),
    (
        "debt",
        "Долг: не хватает — заложить, продать, договориться.",
        "A debt: mortgage, sell or come to terms.",
    ),
    (
        "standings",
        "Конец: кто победил и как шёл вечер.",
        "The end: who won, and how the evening went.",
    ),
    (
        "editions-resume",
        "В другой вечер: «Продолжить» с того же места.",
        "Another evening: “Continue” from the same place.",
    ),
    (
        "market",
        "Элит: биржа, полисы, круговой налог.",
        "Elite: exchange, policies, circular tax.",
    ),
    (
        "policies-charge",
        "Элит: полис предъявляют прямо на чеке.",
        "Elite: a policy is shown right at the slip.",
    ),
    (
        "tray-throw",
        "Лоток увидел бросок: пойдёт сам, «Не так» — поправить.",
        "The tray saw a throw: it counts by itself, “Wrong” stops it.",
    ),
    (
        "tray-lost",
        "Лоток пропал: играют дальше касаниями.",
        "The tray is gone: play goes on by touching.",
    ),
    (
        "tray",
        "Лоток: что видит, как выпадало, честны ли кубики.",
        "The tray: what it sees, how the dice fell, whether that is chance.",
    ),
    (
        "settings",
        "Настройки: строка слева, выбор справа.",
        "Settings: the line at the left, the choice at the right.",
    ),
    (
        "proof_price",
        "Своё поле: клетка — чек, который заполняют.",
        "One's own board: each square is a slip to fill in.",
    ),
    (
        "compose_choice",
        "Карточка, которую оставляют у себя и с которой выбирают: всё на клавишах.",
        "A card to keep, and with a choice: all of it is on the keys.",
    ),
)
"""An evening from the box to the certificate, pictured in both languages."""

WIDE, HIGH, TALL = (1280, 720), (720, 1280), (480, 800)
OTHERS = (
    Leaf("charge", "Аренда, 1280×720.", "", "ru", WIDE),
    Leaf("auction-led", "Аукцион днём, 1280×720.", "", "ru", WIDE, "day"),
    Leaf("map-plot", "", "The map by day, 1280×720.", "en", WIDE, "day"),
    Leaf("charge", "Аренда стоя, 480×800.", "", "ru", TALL),
    Leaf("roll", "Бросок стоя, днём, 720×1280.", "", "ru", HIGH, "day"),
    Leaf("trade-bound", "", "A trade upright, 480×800.", "en", TALL, "day"),
    Leaf("jackpot-last-throw", "", "The slot machine upright, 480×800.", "en", TALL),
    Leaf("sample-market", "Биржа стоя, 480×800.", "", "ru", TALL, "day"),
    Leaf("sample-debt", "Долг в миллионах.", "", "ru", look="day"),
    Leaf("failure", "", "A fault of the program: nothing is lost.", "en"),
)
"""Other panels, the light look, and what one hopes not to see."""

LEAVES = (
    *(Leaf(view, ru, en, lang) for view, ru, en in EVENING for lang in ("ru", "en")),
    *OTHERS,
)


def index() -> str:
    """Write the page that shows them all."""
    head = """# Галерея · Gallery

Снимки настоящих экранов одного сыгранного вечера. Все снимки и эту страницу делает одна команда;
каждый экран во всех размерах, темах и языках она кладёт в любую папку.
Pictures of the screens of one evening that was really played. One command makes them and this page;
into a folder of yours it puts every screen in all sizes, themes and languages.

```
.venv/bin/python -m tests.ui.gallery_book        # docs/gallery
.venv/bin/python -m tests.ui.gallery_book OUT    # всё / everything
```

Вечер по шагам — в [docs/playing.md](../playing.md). / An evening step by step is there too.
"""
    steps = [leaf for leaf in LEAVES if leaf not in OTHERS]
    parts = [
        head,
        "## Вечер · An evening\n",
        table(steps),
        "## Стоя, шире, днём · Upright, wider, by day\n",
    ]
    return "\n".join([*parts, table(OTHERS)])


def table(leaves: tuple[Leaf, ...] | list[Leaf]) -> str:
    """Write pictures two in a row, each with its caption below."""
    rows = ["| | |", "|---|---|"]
    for n in range(0, len(leaves), 2):
        pair = leaves[n : n + 2]
        cells = [f"![{leaf.caption}]({leaf.file})<br>{leaf.caption}" for leaf in pair]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join([*rows, ""])
