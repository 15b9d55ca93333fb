"""Lines are set as a printer would set them."""

from __future__ import annotations

import pytest
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp

import tests.ui.driver  # noqa: F401  (first: it sets Kivy up)
from ui.draw import Patch
from ui.text import Text, cut, width_of
from ui.typeset import Line, tied


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (
            "Отменим 5 записей, с «Покупка: Цирк»",
            ["Отменим", "5", "записей,", "с_«Покупка:", "Цирк»"],
        ),
        ("бросьте в лоток и коснитесь", ["бросьте", "в_лоток", "и_коснитесь"]),
        ("Сколько? — да", ["Сколько?_—", "да"]),
        ("участок № 3", ["участок", "№_3"]),
        ("a part of the price", ["a_part", "of_the_price"]),
        ("стол и он", ["стол", "и_он"]),
    ],
)
def test_short_words_stay_with_the_next_one(text: str, lines: list[str]) -> None:
    assert [line.replace("\u00a0", "_") for line in tied(text).split(" ")] == lines


def test_a_space_keeps_its_width_beside_any_letter() -> None:
    words = ("1.", "у", "Ани,", "два")
    whole = width_of(" ".join(words), "ui", 16)
    assert whole == sum(width_of(word, "ui", 16) for word in words) + 3 * width_of(" ", "ui", 16)


@pytest.mark.parametrize(("font", "size"), [("ui", 16), ("ui", 24), ("narrow", 16)])
def test_a_word_is_as_wide_as_its_font_draws_it(font: str, size: int) -> None:
    options = {"font_name": font, "font_size": size}
    assert Line(**options).get_extents("Покупка") == CoreLabel(**options).get_extents("Покупка")


def test_short_words_are_torn_off_rather_than_written_over_the_edge() -> None:
    wide = width_of("заложено", "narrow", dp(16))
    text = Text(text="не заложено", role="note", lines=2, width=wide)
    text.fit()
    text.texture_update()
    assert text.texture_size[0] <= text.width
    assert text.texture_size[1] > text.font_size * 2


def test_nothing_is_drawn_round_a_box_that_went() -> None:
    patch = Patch()
    patch.box = 0, 0, 0, 0
    patch.shape = "ring-10-3"
    assert tuple(patch.display_border) == (0, 0, 0, 0)


def test_a_text_cut_short_ends_with_a_word() -> None:
    text = "Перевод 500 ф: Банк — фонд · подарок"
    wide = width_of("Перевод 500 ф: Банк", "narrow", 16)
    assert cut(text, "narrow", 16, wide, 1) == "Перевод 500 ф…"
    assert cut(text, "narrow", 16, width_of(text, "narrow", 16), 1) == text
