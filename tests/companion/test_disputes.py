"""What people quarrel about in public: each question has its example, or concerns another game."""

from __future__ import annotations

from pathlib import Path

from companion.examples import parse

PAGE = Path(__file__).parents[1] / "rulebook/disputes.toml"
ASKED = {
    *(1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 26, 27, 28, 29),
    *(30, 31, 32, 34, 35, 36, 38, 39, 41, 42, 43, 44, 47, 48, 49, 50, 51, 52, 53, 55, 56, 57),
    *(58, 59, 60, 61, 62),
}
ELSEWHERE = {
    24: "rent that hangs on the dice: no plot of these boards asks for it",
    26: "stations: no plot of these boards is one",
    30: "plots that are never built on: every plot of these boards is",
    52: "money under a free corner: these boards have none; the fund has rules of its own",
    53: "a tax on wealth: these boards have none",
    57: "the short game of another box: here it is the game against the clock",
    59: "the plots in the middle of the sides: only the board of Elite has them",
    62: "a complaint that the booklet is short, and no question",
}
"""Questions of games that these editions are not, and why."""


def test_every_question_has_an_example_or_is_of_another_game() -> None:
    page = parse(PAGE.read_bytes(), PAGE.name)
    answered = {example.dispute for example in page.example}
    assert answered | ELSEWHERE.keys() == ASKED
    assert answered & ELSEWHERE.keys() == set()


def test_every_answer_begins_with_its_question() -> None:
    page, seen = parse(PAGE.read_bytes(), PAGE.name), set[int]()
    for example in page.example:
        assert "?" in example.text or example.dispute in seen, example.text
        seen.add(example.dispute)
