"""From what the sensors under the dice measure to faces; without a pin of its own."""

SENSORS = "C", "TL", "TR", "ML", "TM"
"""Under each die, as they look up at its bottom: TL TM TR in a row, below it ML C."""
C, TL, TR, ML, TM = 1, 2, 4, 8, 16
EMPTY = 31
PATTERNS = {
    C: "6",
    TL: "5",
    TR: "5",
    C | TL: "4",
    C | TR: "4",
    TL | TR: "3",
    C | TL | TR: "2",
    TL | TR | ML: "1",
    TL | TR | TM: "1",
}
"""What shows for each way in which a face can lie below: a bit is set where it is dark."""

CONTRAST = 100
"""Between white and pip; less is a sensor too far from the die."""


def face(dark: int) -> str:
    """Read a die: 1 to 6, C cocked, U unreadable, - missing."""
    if dark == EMPTY:
        return "-"
    if sum(dark >> bit & 1 for bit in range(5)) > 3:
        return "C"  # no face has so many: light comes back from a part of it only
    return PATTERNS.get(dark, "U")  # never a guess: the players touch the face in


class Eyes:
    """From what the sensors measure to dark or light; each has a threshold of its own.

    `calibration` is a pair for each sensor: what it measured over white and over a pip.
    """

    def __init__(self, dice: int, calibration: list[list[int]]) -> None:
        self.calibration = calibration if len(calibration) == 5 * dice else []
        self.dark = [0] * dice
        self._now = [0] * (5 * dice)
        self._found: list[list[int]] = []

    def look(self, darkness: list[int]) -> None:
        """Take a measurement of each sensor, 0 to 1023, more is darker."""
        self._now = darkness
        for n, (low, high) in enumerate(self.calibration):
            middle, margin = (low + high) // 2, (high - low) // 8
            # In between it stays what it was, or a sensor at its threshold would flicker.
            if darkness[n] > middle + margin:
                self.dark[n // 5] |= 1 << n % 5
            if darkness[n] < middle - margin:
                self.dark[n // 5] &= ~(1 << n % 5)

    def typed(self, word: str) -> "list[str]":
        """Answer a word typed at the tray; `keep` ends a calibration begun with `take`."""
        if word == "take":
            ranges = self._found or [[now, now] for now in self._now]
            pairs = zip(ranges, self._now)
            self._found = [[min(low, now), max(high, now)] for (low, high), now in pairs]
        if word in ("take", "eyes"):
            return [self._show(die) for die in range(len(self.dark))]
        return self._keep() if word == "keep" else []

    def _show(self, die: int) -> str:
        measured = " ".join(f"{SENSORS[n]} {self._now[5 * die + n]}" for n in range(5))
        return f"die {die + 1}: {measured} = {face(self.dark[die]) if self.calibration else '?'}"

    def _keep(self) -> "list[str]":
        found, self._found = self._found, []
        for n in range(len(self._now)):
            if not found or found[n][1] - found[n][0] < CONTRAST:
                return [f"not kept: die {n // 5 + 1} {SENSORS[n % 5]} saw no difference"]
        self.calibration = found
        return ["calibration kept"]


class Buttons:
    """Two buttons in the place of sensors, to try the tray before it is built.

    While THROW is held the dice are in the hand, and how long it was held decides what they show;
    while COCK is held, the last die leans against the wall.
    """

    def __init__(self, dice: int) -> None:
        self._lying = [TL | TR, C | TL, C][:dice]
        self._held = False

    def look(self, microseconds: int, *, throwing: bool, cocking: bool) -> "list[int]":
        """Give what five sensors under each die would see."""
        if self._held and not throwing:
            # No finger is as exact as a microsecond, which makes this a fair throw.
            faces = sorted(PATTERNS, key=lambda dark: PATTERNS[dark])
            by_face = {PATTERNS[dark]: dark for dark in faces}
            for die in range(len(self._lying)):
                self._lying[die] = by_face[str(microseconds % 6 + 1)]
                microseconds //= 6
        self._held = throwing
        seen = [EMPTY] * len(self._lying) if throwing else self._lying[:]
        if cocking and not throwing:
            seen[-1] = EMPTY & ~C
        return seen
