from __future__ import annotations

from companion.assessment import Assessment, Line

RENT = Assessment.of("rent.base", 12, deed="cinema")


def test_each_line_carries_the_running_total() -> None:
    sum_ = RENT.then("rent.industry", "times", 2).then("card", "plus", -4).then("promise", "set", 7)
    assert [line.total for line in sum_.lines] == [12, 24, 20, 7]
    assert sum_.total == 7


def test_a_void_line_says_why_and_changes_nothing() -> None:
    sum_ = RENT.then("rent.industry_mortgaged", "void", 0, group="food")
    assert sum_.total == 12
    assert sum_.lines[-1] == Line("rent.industry_mortgaged", "void", 0, 12, {"group": "food"})


def test_percentages_keep_the_rate_and_round_to_whole_units() -> None:
    half = Assessment.of("mortgage.price", 55).percent("mortgage.half", 50, "up")
    assert (half.lines[-1].value, half.total) == (50, 28)


def test_a_sum_keeps_the_reckonings_it_rests_on() -> None:
    parts = (RENT, Assessment.of("rent.base", 8, deed="bakery"))
    whole = Assessment.sum("tax", *parts)
    assert whole.total == 20
    assert whole.lines[0].parts == parts


def test_papers_cited_in_parts_are_cited_by_the_whole() -> None:
    part = RENT.then("fortune", "times", 2, paper=5)
    whole = Assessment.sum("tax", part, RENT).then("promise", "set", 3, paper=9)
    assert whole.papers == (9, 5)


def test_continuing_a_reckoning_leaves_the_first_as_it_was() -> None:
    RENT.then("rent.industry", "times", 2)
    assert RENT.total == 12
