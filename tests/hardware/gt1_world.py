"""A tray on pins on a clock of the test's own: its dice, its levels, and the hand that throws."""

from random import Random

from hardware.gpio_watch import PACE, Watch
from hardware.line_log import LineLog
from hardware.pin_map import PinMap, Place, Wells
from hardware.signals import Pressed, Signal
from hardware.throw import Doubted, Quality, Throw, TrayEvent

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
