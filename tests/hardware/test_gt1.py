"""What a tray on pins tells: faces, READY, and random evenings."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware import gt1
from hardware.pin_map import PinMap, Wells
from hardware.throw import Concern, Notice, Quality
from tests.hardware.gt1_world import (
    PINS,
    READY,
    World,
    seen,
)


@pytest.mark.parametrize(("face", "quarters"), list(product(range(1, 7), range(4))))
def test_every_face_is_read_whichever_way_it_is_turned(face: int, quarters: int) -> None:
    assert gt1.face_of_pips(seen(face, quarters)) == str(face)


def test_what_no_lying_die_looks_like_is_never_a_face() -> None:
    faces = {seen(face, quarters) for face in range(1, 7) for quarters in range(4)}
    read = {levels: gt1.face_of_pips(levels) for levels in set(range(32)) - faces}
    assert read.pop(0b11111) == "-"
    assert read.pop(0b00000) == "U"
    assert {levels for levels, said in read.items() if said == "C"} == {30, 29, 27, 23, 15}
    assert set(read.values()) == {"C", "U"}


def test_a_code_is_a_face_or_says_that_there_is_none() -> None:
    assert "".join(map(gt1.face_of_code, range(8))) == "-123456C"


ACTS = (
    "throw",
    "throw",
    "cocked",
    "missing",
    "blind",
    "nudge",
    "lift",
    "glitch",
    "restart",
    "press",
)

EVENINGS = st.lists(st.tuples(st.sampled_from(ACTS), st.sampled_from([0.0, 0.1, 0.5])), max_size=6)


@settings(max_examples=2000, deadline=None)
@given(evening=EVENINGS, kind=st.sampled_from(["codes", "sensors"]), seed=st.integers(0, 2**16))
def test_row_34_no_phantom_none_twice_none_stale_as_fresh(
    evening: list[tuple[str, float]], kind: str, seed: int
) -> None:
    world = World(kind, seed)
    for act, seconds in evening:
        world.do(act)
        world.wait(seconds)
    world.throw("25")
    world.wait(0.6)
    assert (world.throws[-1].dice, world.throws[-1].quality) == (("2", "5"), "fresh")


KINDS = pytest.mark.parametrize("kind", ["codes", "sensors"])


@KINDS
def test_row_36_dice_that_lie_there_at_the_start_are_no_throw(kind: str) -> None:
    world = World(kind, dice="34")
    world.set(READY, high=True)
    world.wait(5.0)
    assert not world.told


def test_row_36_a_bouncing_ready_gives_one_throw() -> None:
    world = World()
    world.throw("34")
    for _ in range(20):
        world.wait(0.06)
        world.set(READY, high=False)
        world.wait(0.1)
        world.set(READY, high=True)
    assert len(world.throws) == 1


@KINDS
def test_a_ready_that_stays_low_gives_no_throw(kind: str) -> None:
    world = World(kind)
    world.lay("34")
    world.wait(60.0)
    assert not world.told


def test_bits_that_come_after_ready_are_waited_for() -> None:
    world = World()
    world.throw("31")
    world.wait(0.03)
    world.lay("34")
    world.rises[-1] = (("3", "4"), world.now)
    world.wait(0.2)
    assert [throw.dice for throw in world.throws] == [("3", "4")]


@pytest.mark.parametrize(("dice", "kind"), list(product(["3C", "3-"], PINS)))
def test_a_die_that_does_not_lie_flat_makes_the_throw_incomplete(dice: str, kind: str) -> None:
    world = World(kind)
    world.throw(dice)
    world.wait(0.6)
    assert [(throw.dice, throw.quality) for throw in world.throws] == [(tuple(dice), "incomplete")]


def test_a_die_that_cannot_be_made_out_makes_the_throw_incomplete() -> None:
    world = World("sensors")
    world.throw("3U")
    world.wait(0.6)
    assert world.throws[0].quality is Quality.INCOMPLETE


@KINDS
def test_an_empty_tray_is_no_throw(kind: str) -> None:
    world = World(kind)
    world.throw("--")
    world.wait(5.0)
    assert not world.told


@KINDS
def test_dice_lifted_after_reading_cast_doubt_on_their_throw(kind: str) -> None:
    world = World(kind)
    world.throw("34")
    world.wait(0.6)
    world.do("lift")
    world.wait(0.6)
    assert [(doubt.id, doubt.quality) for doubt in world.doubts] == [(world.throws[0].id, "moved")]


@KINDS
def test_other_dice_under_the_same_ready_contradict_the_throw_once(kind: str) -> None:
    world = World(kind)
    world.throw("34")
    world.wait(0.6)
    for dice in ("35", "34", "36"):
        world.lay(dice)
        world.wait(0.6)
    assert len(world.throws) == 1
    assert [(doubt.dice, doubt.rival, doubt.quality) for doubt in world.doubts] == [
        (("3", "5"), ("3", "4"), "contradiction")
    ]


def test_a_lid_opened_and_closed_over_the_same_dice_is_no_throw() -> None:
    world = World("sensors", dice="34")
    world.set(READY, high=True)
    for _ in range(3):
        world.wait(1.0)
        world.set(READY, high=False)
        world.wait(1.0)
        world.set(READY, high=True)
    assert not world.throws


def test_a_throw_read_after_a_long_sleep_is_late() -> None:
    world = World()
    world.wait(1.0)
    world.throw("34", blind=True)
    world.wait(5.0, blind=True)
    world.wait(0.2)
    assert [throw.quality for throw in world.throws] == ["late"]
    assert world.throws[0].age > 5000


def test_sensors_that_are_low_over_a_pip_are_turned_round() -> None:
    world = World("sensors")
    dice = Wells("sensors", READY, PINS["sensors"], dark="low")
    world.wiring = PinMap(dice=dice)
    world.restart()

    def turn(levels: int) -> int:
        return levels ^ sum(1 << pin for pins in dice.pins for pin in pins)

    world.board.levels = turn(world.board.levels)
    world.wait(0.3)
    world.lay("34")
    world.board.levels = turn(world.board.levels)
    world.cover()
    world.wait(0.6)
    assert world.throws[0].dice == ("3", "4")


def test_a_die_that_shows_the_same_for_a_hundred_throws_is_told_once() -> None:
    world = World()
    for n in range(gt1.STUCK + 20):
        world.throw(f"{n % 6 + 1}4")
        world.wait(0.1)
    assert [event for event in world.told if isinstance(event, Notice)] == [
        Notice(Concern.SENSOR, "die 2: 100 x 4")
    ]
