"""A board of one's own, entered field by field."""

from __future__ import annotations

from random import Random

import pytest

from companion.board import Chain, Plot
from companion.doubts import unverified
from companion.edition import Edition, parse
from companion.effects import (
    CollectEach,
    Detain,
    GoTo,
    Pay,
    PayEach,
    Receive,
    Send,
    Step,
    TakePot,
    flat,
)
from companion.errors import EditionUnreadable
from companion.problems import problems
from companion.proof import (
    NEW,
    Field,
    Proof,
    done,
    enter,
    faults,
    fields,
    pages,
    pledged,
    published,
    read,
    write,
)
from companion.proof.kinds import kind_of, offered
from companion.typeset import toml
from tests.companion.boards import TINY, empty, entered, said, states
from tests.tables import CLASSIC, EDITIONS, ELITE


def test_a_board_entered_from_nothing_can_be_played_and_set() -> None:
    proof = entered(empty(), *TINY)
    assert set(states(proof).values()) == {"done"}
    assert (proof.blank, faults(proof)) == (("decks.movement.count",), ())
    edition = published(proof)
    assert (len(edition.cells), [*edition.decks], edition.jackpot) == (8, ["chance"], None)
    assert parse(toml(edition).encode(), "own.toml") == edition
    assert unverified(edition) == ()


@pytest.mark.parametrize("pattern", EDITIONS.values(), ids=EDITIONS)
def test_an_empty_board_of_any_pattern_has_nothing_but_blanks(pattern: Edition) -> None:
    proof = empty(20, pattern)
    beside = {"tariff", "rating", "shares", *(f"policy:{name}" for name in pattern.policies)}
    assert [page for page in pages(proof) if page not in beside] == [
        *("box", *map(str, range(20)), "end")
    ]
    assert {name for name, found in states(proof).items() if found == "blank"} == {
        "box",
        *map(str, range(20)),
    }
    assert done(proof) == 0


def test_every_prefix_of_the_typing_is_kept_and_comes_back() -> None:
    proof = empty()
    for typed in TINY:
        proof = entered(proof, typed)
        assert read(write(proof), "own.json") == proof


def test_what_is_kept_by_a_newer_program_is_refused() -> None:
    text = write(empty()).replace(b'{"schema":3', b'{"schema":4')
    with pytest.raises(EditionUnreadable, match="newer"):
        read(text, "own.json")


@pytest.mark.parametrize("text", [b"", b"[]", b'{"schema":3}', write(empty())[:-9]])
def test_what_is_no_board_is_refused(text: bytes) -> None:
    with pytest.raises(EditionUnreadable, match=r"own\.json"):
        read(text, "own.json")


def test_a_smaller_board_loses_its_last_cells_and_their_deeds() -> None:
    proof = entered(empty(12), ("cells[11].kind", "plot"), ("cells[1].kind", "plot"))
    smaller = entered(proof, ("size", "8"))
    assert (len(smaller.edition.cells), [*smaller.edition.deeds]) == (8, ["deed_1"])
    assert not any(place.startswith("deeds.deed_11") for place in smaller.blank)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_kind_that_is_offered_is_known_again_and_can_be_played(edition: Edition) -> None:
    for kind in offered(edition):
        proof = enter(Proof(edition), "cells[7].kind", kind, "ru")
        assert kind_of(proof.edition, 7) == kind
        if kind not in {"plot", "chain"}:
            assert not any("cells[7]" in str(fault) for fault in faults(proof))


def test_cells_with_words_of_their_own_are_left_as_they_are() -> None:
    proof = Proof(CLASSIC)
    assert kind_of(CLASSIC, 15) == "own"
    assert enter(proof, "cells[15].name", "Тень", "ru").edition.cells[15].landing == (
        CLASSIC.cells[15].landing
    )


def test_a_cell_of_another_kind_has_lost_its_deed_and_an_industry_its_last() -> None:
    proof = Proof(CLASSIC)
    for index in (1, 2, 4):
        proof = enter(proof, f"cells[{index}].kind", "rest", "ru")
    assert "entertainment" not in proof.edition.groups
    assert len(proof.edition.deeds) == 21
    assert problems(proof.edition) == ()


def test_the_inspection_moves_and_all_that_leads_there_with_it() -> None:
    proof = Proof(CLASSIC)
    moved = enter(proof, "cells[12].kind", "inspection", "ru").edition
    ways = (*moved.arrest, *moved.third_double, *moved.cells[30].landing)
    assert {word.cell for word in flat(ways) if isinstance(word, Send)} == {12, 30}
    assert problems(moved) == ()


def test_without_an_inspection_nothing_leads_there_and_the_police_is_told() -> None:
    proof = enter(Proof(CLASSIC), "cells[10].kind", "rest", "ru")
    edition = proof.edition
    assert (edition.arrest, edition.third_double, edition.options.three_doubles_rule) == (
        *((), ()),
        False,
    )
    assert ("cells[30].kind", "no_inspection", True) in said(proof)
    again = enter(proof, "cells[11].kind", "inspection", "ru")
    assert Send(11) in [*flat(again.edition.cells[30].landing)]
    assert any(isinstance(word, Detain) for word in flat(again.edition.cells[11].landing))
    assert again.edition.options.three_doubles_rule


@pytest.mark.parametrize(
    ("kind", "typed", "landing"),
    [
        ("pay", (("amount", "70"), ("to", "kassa")), (Pay(70, "kassa"),)),
        ("receive", (("amount", "15"),), (Receive(15),)),
        ("go", (("cell", "2"),), (GoTo(2),)),
        ("pay_each", (("amount", "5"),), (PayEach(5),)),
        ("collect_each", (("amount", "10"),), (CollectEach(10),)),
        ("forward", (("steps", "3"),), (Step(3),)),
        ("backward", (("steps", "3"),), (Step(-3),)),
        ("pot:charity", (), (TakePot("charity"),)),
    ],
)
def test_a_cell_does_what_was_entered(
    kind: str, typed: tuple[tuple[str, str], ...], landing: tuple[object, ...]
) -> None:
    proof = entered(empty(), ("cells[3].kind", kind), *((f"cells[3].{f}", v) for f, v in typed))
    assert proof.edition.cells[3].landing == landing
    assert states(proof)["3"] == "done"


def test_stations_have_a_rent_for_each_of_their_group() -> None:
    first = (("cells[1].kind", "chain"), ("deeds.deed_1.group", NEW))
    proof = entered(empty(), *first, ("cells[2].kind", "chain"), ("deeds.deed_2.group", "group_0"))
    assert [len(deed.rents) for deed in proof.edition.deeds.values()] == [2, 2]
    assert {f"deeds.deed_{n}.rents[1]" for n in (1, 2)} <= {*proof.blank}
    assert "chain" in proof.edition.chapters
    alone = entered(proof, ("cells[2].kind", "rest"))
    assert [len(deed.rents) for deed in alone.edition.deeds.values()] == [1]


def test_a_plot_of_elite_has_one_rent_and_a_tax() -> None:
    proof = entered(empty(12, ELITE), ("cells[1].kind", "plot"))
    assert [field.what for field in fields(proof, "1")] == [
        *("kind", "name", "group", "price", "rents", "building", "tax", "place")
    ]


def test_what_the_bank_would_lend_goes_by_the_rule() -> None:
    proof = enter(Proof(CLASSIC), "options.mortgage_percent", "40", "ru")
    assert (pledged(Proof(CLASSIC), "karaoke"), pledged(proof, "karaoke")) == (30, 24)


def test_a_copy_of_a_shipped_edition_is_that_edition() -> None:
    for edition in EDITIONS.values():
        proof = Proof(edition)
        assert published(proof) == edition
        assert (done(proof), faults(proof)) == (len(edition.cells), ())
        assert any(isinstance(deed, Plot | Chain) for deed in edition.deeds.values())


@pytest.mark.parametrize("seed", range(20))
def test_whatever_the_cells_are_a_board_that_is_filled_in_is_playable_or_says_why(
    seed: int,
) -> None:
    chance = Random(seed)
    pattern = chance.choice(list(EDITIONS.values()))
    proof = chance.choice((Proof(pattern), empty(chance.randint(8, 14), pattern)))
    cells = range(len(proof.edition.cells))
    for index in cells if proof.grown else chance.sample(cells, 6):
        kind = chance.choice(fields(proof, str(index))[0].choices)
        proof = enter(proof, f"cells[{index}].kind", kind, "ru")
    while blank := [
        field
        for page in pages(proof)
        for field in fields(proof, page)
        if field.value is None and (field.choices or field.ask != "choice")
    ]:
        proof = enter(proof, blank[0].place, made_up(blank[0], chance), "ru")
    assert parse(toml(published(proof)).encode(), "own.toml") == published(proof)
    if set(states(proof).values()) <= {"done", "check"}:
        assert {fault.key for fault in faults(proof)} <= {"endless", "lost", "sides"}


def made_up(field: Field, chance: Random) -> str:
    """Return a value that a field may have; rents rise."""
    if field.ask == "choice":
        return chance.choice(field.choices)
    if field.ask == "text":
        return "Имя"
    return str(3 if field.what == "steps" else 10 * (field.number + 1))
