"""The tray on pins, on a clock of the test's own: faces, READY, and random evenings."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware import gt1
from hardware.gpio_watch import PACE, Watch
from hardware.line_log import LineLog
from hardware.pin_map import PinMap, Place, Wells
from hardware.signals import Pressed, Signal
from hardware.throw import Concern, Doubted, Notice, Quality, Throw, TrayEvent

OLDEST = 3.2
"""Seconds: what counts as fresh, and the samples before."""

Pip = tuple[int, int]
CORNERS: set[Pip] = {(-1, -1), (1, 1), (1, -1), (-1, 1)}
PIPS: dict[int, set[Pip]] = {
    1: {(0, 0)},
    2: {(-1, -1), (1, 1)},
    3: {(-1, -1), (0, 0), (1, 1)},
    4: CORNERS,
    5: CORNERS | {(0, 0)},
    6: CORNERS | {(-1, 0), (1, 0)},
}
SENSORS: tuple[Pip, ...] = ((0, 0), (-1, -1), (1, -1), (-1, 0), (0, -1))
"""Centre, two corners, and the middles of two edges, as `gt1` numbers them."""


def seen(face: int, quarters: int) -> int:
    """What five sensors see of a die whose top shows this, turned so often."""
    pips = PIPS[7 - face]
    for _ in range(quarters):
        pips = {(-y, x) for x, y in pips}
    return sum(1 << n for n, spot in enumerate(SENSORS) if spot in pips)


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


READY, BID = 26, 4
DARK = Signal()
PINS = {"codes": ((5, 6, 12), (17, 22, 23)), "sensors": ((5, 6, 12, 13, 16), (17, 22, 23, 24, 25))}


class Board:
    """Pins whose levels the test sets; nothing is lit."""

    def __init__(self) -> None:
        self.levels = 0

    def read(self) -> int:
        return self.levels

    def light(self, pin: int, *, on: bool) -> None: ...

    def sound(self, hertz: int) -> None: ...

    def close(self) -> None: ...


class World:
    """A tray and its hand, sampled as the thread does; what truly lies there is known."""

    def __init__(self, kind: str = "codes", seed: int = 0, dice: str = "--") -> None:
        self.kind, self.chance = kind, Random(seed)
        self.wiring = PinMap(
            dice=Wells(kind, READY, PINS[kind]),  # type: ignore[arg-type]
            place=(Place(1, bid=BID),),
        )
        self.board, self.log = Board(), LineLog(lambda: 0.0)
        self.now, self.starts = 100.0, 0
        self.told: list[TrayEvent] = []
        self.rises: list[tuple[tuple[str, ...], float]] = []
        self.taken: set[int] = set()
        self.pressed = 0
        self.lay(dice)
        self.restart()

    def restart(self) -> None:
        self.starts += 1
        self.taken.add(len(self.rises))
        self.watch = Watch(self.wiring, self.board, self.hear, self.log, f"s{self.starts}")

    def hear(self, event: TrayEvent) -> None:
        if isinstance(event, Throw):
            dice, risen_at = self.rises[-1]  # no phantom
            assert event.dice == dice
            assert len(self.rises) not in self.taken  # none twice
            assert event.id not in {throw.id for throw in self.throws}
            assert event.quality is not Quality.FRESH or self.now - risen_at <= OLDEST
            self.taken.add(len(self.rises))
        if isinstance(event, Pressed):
            self.pressed -= 1
            assert self.pressed >= 0
        self.told.append(event)

    @property
    def throws(self) -> list[Throw]:
        return [event for event in self.told if isinstance(event, Throw)]

    @property
    def doubts(self) -> list[Throw]:
        return [event.throw for event in self.told if isinstance(event, Doubted)]

    def wait(self, seconds: float, *, blind: bool = False) -> None:
        until = self.now + seconds
        while self.now < until and not blind:
            self.now += PACE
            self.watch.step(self.now, DARK)
        self.now = max(self.now, until)

    def set(self, pin: int, *, high: bool) -> None:
        self.board.levels = self.board.levels & ~(1 << pin) | high << pin

    def lay(self, dice: str) -> None:
        self.dice = tuple(dice)
        for pins, die in zip(PINS[self.kind], dice, strict=True):
            levels = self.levels_of(die)
            for line, pin in enumerate(pins):
                self.set(pin, high=bool(levels >> line & 1))

    def levels_of(self, die: str) -> int:
        if self.kind == "codes":
            return "-123456C".index(die)
        odd = {"-": 31, "C": 15, "U": 0}
        return odd[die] if die in odd else seen(int(die), self.chance.randrange(4))

    def cover(self) -> None:
        """Let READY rise over what lies there."""
        self.set(READY, high=True)
        self.rises.append((self.dice, self.now))

    def throw(self, dice: str, *, low: float = 0.3, blind: bool = False) -> None:
        self.set(READY, high=False)
        self.lay("--")
        self.wait(low, blind=blind)
        self.lay(dice)
        self.cover()

    def tumble(self) -> None:
        """Let lines chatter, as while bits change one after the other."""
        for _ in range(self.chance.randrange(8)):
            self.lay("".join(self.chance.choice("-123456C") for _ in range(2)))
            self.wait(self.chance.choice([0.01, 0.02]))

    def bounce(self) -> None:
        """Let READY chatter as it rises: never low long enough to be another throw."""
        for _ in range(self.chance.randrange(4)):
            self.set(READY, high=False)
            self.wait(self.chance.uniform(0.01, 0.12))
            self.set(READY, high=True)
            self.wait(self.chance.choice([0.01, 0.02, 0.5]))

    def press(self, seconds: float) -> None:
        self.pressed += 1
        self.set(BID, high=True)
        self.wait(seconds)
        self.set(BID, high=False)

    def do(self, act: str) -> None:
        dice = "".join(self.chance.choice("123456") for _ in range(2))
        match act:
            case "throw" | "cocked" | "missing":
                self.set(READY, high=False)
                self.tumble()
                last = {"cocked": "C", "missing": "-"}.get(act, dice[1])
                self.throw(dice[0] + last, low=self.chance.uniform(0.16, 0.5))
                self.bounce()
            case "blind":  # as when the machine sleeps for a while
                self.throw(dice, blind=True)
                self.wait(self.chance.uniform(0.0, 6.0), blind=True)
            case "nudge":
                self.lay(dice)
                if self.board.levels >> READY & 1 and len(self.rises) not in self.taken:
                    self.rises[-1] = self.dice, self.now
            case "lift":
                self.set(READY, high=False)
                self.lay("--")
            case "glitch" if self.board.levels >> READY & 1:
                self.bounce()
            case "restart":
                self.restart()
            case "press":
                self.press(self.chance.choice([0.005, 0.03, 0.2]))


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
