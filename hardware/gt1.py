"""GT1, the tray on pins: levels to faces to throws; pure, every time comes from outside.

A line READY says that the dice lie still: set by whatever reads them, or by the lid over them.
"""

from collections.abc import Callable
from dataclasses import replace

from hardware.line_log import LineLog, Verdict
from hardware.throw import OLDEST_FRESH, Concern, Dice, Doubted, Notice, Quality, Throw, TrayEvent

NAME = "GT1"
REARM = 0.15
"""Seconds READY must be low before its next rise is another throw: shorter is a bounce."""
GAP = 0.1
"""Seconds between two samples after which nothing is known of what lay between them."""
STEADY = {"codes": 0.05, "sensors": 0.4}
"""Seconds for which the dice must read the same."""
STUCK = 100
"""Throws in a row in which no honest die shows the same face."""

CODES = "-123456C"
"""What a 3-bit code says: no die, the face, or a die that is cocked."""

SENSORS = ("C", "TL", "TR", "ML", "TM")
C, TL, TR, ML, TM = (1 << n for n in range(5))
"""The sensors under a well, as they look up at the bottom of the die: centre, corners, edges."""
_BOTTOMS = {
    1: (C,),
    2: (TL, TR),
    3: (C | TL, C | TR),
    4: (TL | TR,),
    5: (C | TL | TR,),
    6: (TL | TR | ML, TL | TR | TM),
}
"""Which sensors see a pip, for each way in which each face can lie; opposite faces make seven."""
PATTERNS = {seen: str(7 - face) for face, ways in _BOTTOMS.items() for seen in ways}
MOST_PIPS = 3
ALL = C | TL | TR | ML | TM


def face_of_code(levels: int) -> str:
    """Read a 3-bit code."""
    return CODES[levels]


def face_of_pips(levels: int) -> str:
    """Read five sensors, set where it is dark; what no lying die looks like is never guessed."""
    if levels == ALL:
        return "-"
    if levels.bit_count() > MOST_PIPS:
        return "C"  # so much dark means that light comes back from a part of the face only
    return PATTERNS.get(levels, "U")


class Wells:
    """Judge what lies in the tray; one for each time the pins are opened.

    What lies there at first is no throw. Each rise of READY is one at most, and what comes after
    can only cast doubt on it. A lid may be opened and closed over dice that nobody touched.
    """

    def __init__(
        self, kind: str, session: str, tell: Callable[[TrayEvent], None], log: LineLog
    ) -> None:
        self._steady = STEADY[kind]
        self._lidded = kind == "sensors"
        self._session = session
        self._tell = tell
        self._log = log
        self._armed = False
        self._last: Throw | None = None
        self._lying: Dice | None = None
        self._moved = False
        self._value: tuple[bool, Dice] | None = None
        self._seen_at = self._since = self._low_at = 0.0
        self._runs: list[tuple[str, int]] = []

    def seen(self, now: float, dice: Dice, *, ready: bool) -> None:
        """Take a sample."""
        value = ready, dice if ready else ()
        if value != self._value or now - self._seen_at > GAP:
            self._value, self._since = value, now
        self._seen_at = now
        self._lying = self._lying or dice
        self._moved |= not self._lidded or dice != self._lying
        if ready and now - self._since >= self._steady:
            self._settled(now, dice)
        elif not ready and now - self._since >= REARM:
            self._rearm(now)

    def lost(self, now: float) -> None:
        """Note that nothing more is seen: a throw that waits must be checked by eye."""
        self._doubt(now, Quality.RESTARTED)

    def _rearm(self, now: float) -> None:
        self._low_at = now
        if not self._armed:
            self._armed = True
            self._doubt(now, Quality.MOVED)

    def _settled(self, now: float, dice: Dice) -> None:
        if self._armed:
            if self._moved and set(dice) != {"-"}:
                self._throw(now, dice)
        elif self._last is not None and dice != self._last.dice:
            if all(die.isdigit() for die in dice):
                self._contradict(now, self._last, dice)
            else:
                self._doubt(now, Quality.MOVED)

    def _throw(self, now: float, dice: Dice) -> None:
        self._armed = self._moved = False
        self._lying = dice
        # They may have come to rest at any time since READY was last known to be low.
        age = round((now - self._low_at) * 1000)
        self._last = Throw(
            dice=dice,
            source=f"tray:{NAME}",
            session=self._session,
            seq=self._last.seq + 1 if self._last else 1,
            age=age,
            quality=_quality(dice, age),
        )
        self._note(now, Verdict.THROW, dice)
        self._tell(self._last)
        self._mind_wear(dice)

    def _contradict(self, now: float, last: Throw, dice: Dice) -> None:
        if last.quality is not Quality.CONTRADICTION:
            self._last = replace(last, dice=dice, rival=last.dice)
            self._doubt(now, Quality.CONTRADICTION)

    def _doubt(self, now: float, quality: Quality) -> None:
        if self._last is not None and quality.outweighs(self._last.quality):
            self._last = replace(self._last, quality=quality)
            self._note(now, Verdict(quality.value), self._last.dice)
            self._tell(Doubted(self._last))

    def _note(self, now: float, verdict: Verdict, dice: Dice) -> None:
        self._log.add(now, " ".join(dice).encode(), verdict)

    def _mind_wear(self, dice: Dice) -> None:
        """Tell of a die that has shown the same face for longer than chance has it."""
        runs = self._runs or [("", 0)] * len(dice)
        self._runs = [
            (die, times + 1 if die == shown else 1)
            for die, (shown, times) in zip(dice, runs, strict=True)
        ]
        for number, (die, times) in enumerate(self._runs, 1):
            if times == STUCK:
                self._tell(Notice(Concern.SENSOR, f"die {number}: {STUCK} x {die}"))


def _quality(dice: Dice, age: int) -> Quality:
    if not all(die.isdigit() for die in dice):
        return Quality.INCOMPLETE
    return Quality.LATE if age > OLDEST_FRESH * 1000 else Quality.FRESH
