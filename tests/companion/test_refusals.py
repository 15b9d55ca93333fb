"""What is said of real refusals, word for word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.commands import Accept, Build, Command, Knock, Roll
from companion.guidance import guidance
from companion.ruling import Refused
from companion.situation import Sitter
from companion.table import Table
from companion.words import Words
from tests.companion.landings import at_free_plot, owner_of_shoes, played

REFUSALS: dict[str, tuple[Callable[[], Table], Command, str, str]] = {
    "too dear": (
        lambda: played(Sitter("Аня", 130, 13), Sitter("Борис"), answers=(Roll(0, (1, 2)),)),
        Accept(0),
        (
            "Не хватает 40 ф: «Обувная фабрика» стоит 170 ф, у вас 130 ф."
            " Можно заложить другие участки."
        ),
        "40 f missing: Shoe factory costs 170 f, you have 130 f. You may mortgage other plots.",
    ),
    "not whole": (
        lambda: played(Sitter("Аня", 500, deeds=("shoes", "furniture")), Sitter("Борис")),
        Build(0, "shoes"),
        "Чтобы строить, нужна вся отрасль «Лёгкая». Пока у вас 2 участка без залога.",
        "To build you need the whole of Light industry. You have 2 plots without a mortgage.",
    ),
    "not evenly": (
        lambda: owner_of_shoes(built={"shoes": 1}),
        Build(0, "shoes"),
        "Строят и продают равномерно. Сейчас очередь участка «Мебельное производство».",
        "Build and sell evenly. It is the turn of Furniture works.",
    ),
    "something else first": (
        at_free_plot,
        Knock(),
        "Сначала нужно закончить другое: покупка участка.",
        "Something else comes first: the purchase of the plot.",
    ),
    "three dice": (
        lambda: played(Sitter("Аня"), Sitter("Борис")),
        Roll(0, (1, 2, 3)),
        "Нужно 2 кубика с числами от 1 до 6.",
        "2 dice are needed, showing 1 to 6.",
    ),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_a_refusal_says_why_and_what_to_do(case: str) -> None:
    play, command, russian, english = REFUSALS[case]
    table = play()
    ruling = table.judge(command)
    assert isinstance(ruling, Refused)
    ground = ruling.ground
    for language, text in (("ru", russian), ("en", english)):
        said = Words(language).sentence(ground.article, ground.facts, table.game)
        assert said.replace("\u00a0", " ") == text


def test_after_an_undo_hands_are_told_what_to_put_back() -> None:
    table = at_free_plot(Accept(0))
    bought, before = table.game, table.past[-2].before
    hands = [Words("ru").hand(hand, before) for hand in guidance(bought, before)]
    assert hands == [
        "Фишка (Аня): на клетку «Перемещение»",
        "Карточка «Обувная фабрика»: вернуть на поле",
    ]
