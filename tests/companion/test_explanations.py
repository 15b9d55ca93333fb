"""What is printed for real charges and refusals, word for word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.assessment import Assessment
from companion.commands import (
    Accept,
    Bid,
    Decline,
    Knock,
    Mortgage,
    ReadCard,
    Redeem,
    Remit,
    Retire,
    Roll,
    Sell,
)
from companion.effects import PayEach
from companion.game import Game
from companion.ruling import Levy
from companion.situation import Sitter
from companion.statement import charges
from companion.table import Table
from companion.words import Words
from tests.companion.landings import LIGHT, at_free_plot, owner_of_shoes, played

Sums = tuple[Assessment, ...]


def landed_on_shoes(deeds: tuple[str, ...] = ("shoes",), **owner: Any) -> Table:
    """Let Anya stop on the shoe factory, which is Boris's."""
    boris = Sitter("Борис", 500, deeds=deeds, **owner)
    return played(Sitter("Аня", 500, 13), boris, answers=(Roll(0, (1, 2)),))


def bankrupt() -> Table:
    boris = Sitter("Борис", 500, deeds=LIGHT)
    anya = Sitter("Аня", 30, 13)
    rolled = (Roll(0, (1, 2)), Retire(0))
    return played(anya, boris, Sitter("Вера", 100), answers=rolled)


def passed_start() -> Table:
    return played(Sitter("Аня", 0, 38), Sitter("Борис"), answers=(Roll(0, (1, 2)),))


def went_to(cell: int, pot: int = 0) -> Table:
    """Let Anya throw 1 + 2 to *cell*."""
    table = played(Sitter("Аня", 500, cell - 3), Sitter("Борис", 500))
    if pot:
        table.submit(Remit("bank", "charity", pot, "сбор"))
    table.submit(Roll(0, (1, 2)))
    return table


def card_for_all() -> Table:
    table = went_to(18)
    table.submit(ReadCard(0, (PayEach(10),)))
    return table


def paid_the_fine() -> Table:
    anya = Sitter("Аня", 500, 10, detained=0)
    return played(anya, Sitter("Борис"), answers=(Accept(0),))


def by_hand() -> Table:
    remit = Remit("seat0", "charity", 25, "спор о кубике")
    return played(Sitter("Аня", 500), Sitter("Борис"), answers=(remit,))


CHARGES: dict[str, tuple[Callable[[], Table], str, str]] = {
    "a bare plot": (
        landed_on_shoes,
        "Аренда по карточке: «Обувная фабрика» … 24 (Чужой участок, абз. 1)",
        "Rent on the card: Shoe factory … 24 (Another’s plot, par. 1)",
    ),
    "a whole industry": (
        lambda: landed_on_shoes(deeds=LIGHT),
        (
            "Аренда по карточке: «Обувная фабрика» … 24 (Чужой участок, абз. 1)\n"
            "Вся отрасль «Лёгкая», хозяин — Борис … × 2 (Чужой участок, абз. 2)"
        ),
        (
            "Rent on the card: Shoe factory … 24 (Another’s plot, par. 1)\n"
            "All of Light industry belongs to Борис … × 2 (Another’s plot, par. 2)"
        ),
    ),
    "an industry with a mortgage": (
        lambda: landed_on_shoes(deeds=LIGHT, mortgaged=("garments",)),
        (
            "Аренда по карточке: «Обувная фабрика» … 24 (Чужой участок, абз. 1)\n"
            "Отрасль «Лёгкая» неполная, есть залог; хозяин — Борис"
            " (Филиалы и предприятия, абз. 3)"
        ),
        (
            "Rent on the card: Shoe factory … 24 (Another’s plot, par. 1)\n"
            "Light industry is not whole, a plot is mortgaged; owner: Борис"
            " (Branches and enterprises, par. 3)"
        ),
    ),
    "a plot that is built on": (
        lambda: landed_on_shoes(deeds=LIGHT, built={"shoes": 2, "furniture": 1, "garments": 1}),
        "Аренда по карточке: «Обувная фабрика», 2 филиала … 144 (Описание игры, абз. 3)",
        "Rent on the card: Shoe factory, 2 branches … 144 (Description, par. 3)",
    ),
    "a mortgaged plot": (
        lambda: landed_on_shoes(mortgaged=("shoes",)),
        "«Обувная фабрика» в залоге … 0 (Правила залога, абз. 3)",
        "Shoe factory is mortgaged … 0 (Mortgage, par. 3)",
    ),
    "a purchase": (
        lambda: at_free_plot(Accept(0)),
        "Цена участка «Обувная фабрика» … 170 (Свободный участок, абз. 1)",
        "Price of Shoe factory … 170 (Free plot, par. 1)",
    ),
    "an auction": (
        lambda: at_free_plot(Decline(0), Bid(1, 60), Knock()),
        "Цена на торгах: «Обувная фабрика» … 60 (Свободный участок, абз. 2)",
        "Auction price: Shoe factory … 60 (Free plot, par. 2)",
    ),
    "a lap": (
        passed_start,
        "Круговой доход … 200 (Круговой доход)",
        "Income for the lap … 200 (Income for the lap)",
    ),
    "the fine": (
        paid_the_fine,
        "Штраф за выход из налоговой инспекции … 50 (Налоговая инспекция, абз. 1)",
        "Fine for leaving the tax inspection … 50 (Tax inspection, par. 1)",
    ),
    "black business": (
        lambda: went_to(15),
        (
            "Клетка «Чёрный бизнес»: получает Благотворительный фонд … 50"
            " (Шанс, абз. 1; Чёрный бизнес)"
        ),
        "The square “Black business”: paid to Charity fund … 50 (Chance, par. 1; Black business)",
    ),
    "the charity fund": (
        lambda: went_to(5, pot=150),
        "Благотворительный фонд: все деньги … 150 (Благотворительный фонд)",
        "Charity fund: all the money … 150 (Charity fund)",
    ),
    "a card": (
        card_for_all,
        "Карточка «Шанс»: каждому игроку … 10 (Шанс, абз. 1)",
        "Chance card: to every player … 10 (Chance, par. 1)",
    ),
    "a mortgage": (
        lambda: owner_of_shoes(Mortgage(0, "shoes")),
        (
            "Цена участка «Обувная фабрика» … 170\n"
            "Банк даёт под залог часть цены … 50 % (Правила залога, абз. 1)"
        ),
        "Price of Shoe factory … 170\nThe bank lends a part of the price … 50 % (Mortgage, par. 1)",
    ),
    "a redemption": (
        lambda: owner_of_shoes(Redeem(0, "shoes"), mortgaged=("shoes",)),
        (
            "Возврат залога: «Обувная фабрика» … 85 (Правила залога, абз. 2)\n"
            "Надбавка: 10 % от 170 ф … + 17 (Правила залога, абз. 2)"
        ),
        (
            "Mortgage of Shoe factory paid back … 85 (Mortgage, par. 2)\n"
            "Premium: 10 % of 170 f … + 17 (Mortgage, par. 2)"
        ),
    ),
    "a building sold": (
        lambda: owner_of_shoes(Sell(0, "shoes"), built={"shoes": 1}),
        (
            "Постройка: «Обувная фабрика» … 100 (Филиалы и предприятия, абз. 1 и 2)\n"
            "Банк возвращает часть цены … 50 % (Филиалы и предприятия, абз. 4)"
        ),
        (
            "A building: Shoe factory … 100 (Branches and enterprises, par. 1 and 2)\n"
            "The bank gives back a part of the price … 50 % (Branches and enterprises, par. 4)"
        ),
    ),
    "a bankruptcy": (
        bankrupt,
        (
            "Аренда по карточке: «Обувная фабрика» … 24 (Чужой участок, абз. 1)\n"
            "Вся отрасль «Лёгкая», хозяин — Борис … × 2 (Чужой участок, абз. 2)\n"
            "Последние деньги … = 30 (Окончание игры, абз. 1)\n"
            "Остальное доплачивает банк … 18 (Окончание игры, абз. 1)"
        ),
        (
            "Rent on the card: Shoe factory … 24 (Another’s plot, par. 1)\n"
            "All of Light industry belongs to Борис … × 2 (Another’s plot, par. 2)\n"
            "The last of the cash … = 30 (End of the game, par. 1)\n"
            "The bank pays the rest … 18 (End of the game, par. 1)"
        ),
    ),
    "a transfer": (
        by_hand,
        "Перевод: спор о кубике … 25",
        "Transfer: спор о кубике … 25",
    ),
}


def printed(words: Words, sums: Sums, game: Game) -> str:
    """Return the reasons as rows of a slip."""
    rows = []
    for reason in (reason for sum_ in sums for reason in words.reasons(sum_, game)):
        value = f" … {reason.value}" if reason.value else ""
        cite = f" ({reason.cite})" if reason.cite else ""
        rows.append("  " * reason.depth + reason.text + value + cite)
    return "\n".join(rows).replace("\u00a0", " ")


@pytest.mark.parametrize("case", CHARGES)
def test_a_charge_is_explained_in_both_languages(case: str) -> None:
    play, russian, english = CHARGES[case]
    table = play()
    sums = tuple(charged.sum for charged in charges(table.past[-1].entry.events))
    assert printed(Words("ru"), sums, table.game) == russian
    assert printed(Words("en"), sums, table.game) == english


def test_a_sum_of_parts_tells_the_parts_first_and_deeper() -> None:
    anya = Sitter("Аня", 40, deeds=LIGHT, mortgaged=("garments",), built={"shoes": 1})
    table = played(anya, Sitter("Борис"))
    assert printed(Words("ru"), (table.assess(Levy("means", 0)),), table.game) == (
        "  Деньги на руках … 40\n"
        "  Постройка: «Обувная фабрика» … 100 (Филиалы и предприятия, абз. 1 и 2)\n"
        "  Банк возвращает часть цены … 50 % (Филиалы и предприятия, абз. 4)\n"
        "  Столько построек … × 1\n"
        "  Цена участка «Обувная фабрика» … 170\n"
        "  Банк даёт под залог часть цены … 50 % (Правила залога, абз. 1)\n"
        "  Цена участка «Мебельное производство» … 180\n"
        "  Банк даёт под залог часть цены … 50 % (Правила залога, абз. 1)\n"
        "Всего можно собрать … = 265"
    )
