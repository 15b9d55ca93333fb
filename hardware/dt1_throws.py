"""Which throws of one DT1 session are new, and how far each can be trusted."""

import re
from collections.abc import Callable
from dataclasses import replace

from hardware.dt1_codec import Beat, Hi, Settled
from hardware.line_log import Verdict
from hardware.throw import OLDEST_FRESH, Dice, Doubted, Quality, Throw, TrayEvent

_DIE = re.compile("[1-6CU-]")
_NUMBERS = 65535


def ahead(seq: int, last: int) -> int:
    """Count the throws from `last` to `seq`, which wraps to 1; zero unless it lies ahead."""
    distance = (seq - last) % _NUMBERS
    return distance if distance <= _NUMBERS // 2 else 0


class Throws:
    """Tell each throw of a session once; what comes after can only cast doubt on it.

    `ask(now)` is called whenever the tray speaks of a throw that was not heard.
    """

    def __init__(
        self, tray: Hi, tell: Callable[[TrayEvent], None], ask: Callable[[float], None]
    ) -> None:
        self._tray = tray
        self._tell = tell
        self._ask = ask
        self._seq = tray.seq
        self._last: Throw | None = None
        self._said: set[Dice] = set()
        self._lifted = 0
        self._late_until = 0.0

    def expect_late(self, until: float) -> None:
        """Take no throw for fresh before this moment: it was asked for, or the line stood still."""
        self._late_until = max(self._late_until, until)

    def settled(self, line: Settled, transit: float, now: float) -> Verdict:
        """Judge a throw whose line took `transit` seconds from its first byte to its last."""
        dice = line.fields[: self._tray.dice]
        if len(dice) < self._tray.dice or not all(_DIE.fullmatch(die) for die in dice):
            return Verdict.MALFORMED
        if line.seq == self._seq and self._last is not None:
            return self._repeated(self._last, dice)
        steps = ahead(line.seq, self._seq)
        if not steps:
            return Verdict.OLD
        age = line.age + round(transit * 1000)
        self._last = Throw(
            dice=dice,
            source=f"tray:{self._tray.name}",
            session=self._tray.session,
            seq=line.seq,
            age=age,
            quality=self._quality(line.seq, dice, age, now),
            missed=steps - 1,
        )
        self._seq, self._said = line.seq, {dice}
        self._tell(self._last)
        return Verdict.THROW

    def _quality(self, seq: int, dice: Dice, age: int, now: float) -> Quality:
        if not all(die.isdigit() for die in dice):
            return Quality.INCOMPLETE
        if self._lifted == seq:
            return Quality.MOVED
        if ahead(seq, self._seq) > 1:
            return Quality.MISSED
        if age > OLDEST_FRESH * 1000 or now < self._late_until:
            return Quality.LATE
        return Quality.FRESH

    def _repeated(self, last: Throw, dice: Dice) -> Verdict:
        if dice in self._said:
            return Verdict.DUPLICATE
        self._said.add(dice)
        self._last = replace(last, dice=dice, rival=last.dice)
        self.doubt(Quality.CONTRADICTION)
        return Verdict.CONTRADICTION

    def doubt(self, quality: Quality) -> None:
        """Lower the trust in the last throw, if that is news."""
        if self._last is not None and quality.outweighs(self._last.quality):
            self._last = replace(self._last, quality=quality)
            self._tell(Doubted(self._last))

    def moved(self, seq: int, now: float) -> Verdict:
        """Note that the dice of throw `seq` no longer lie as they were read."""
        if seq == self._seq:
            self.doubt(Quality.MOVED)
        elif self._caught_up(seq, now):
            return Verdict.OLD
        else:
            self._lifted = seq
        return Verdict.MOVED

    def beat(self, beat: Beat, now: float) -> Verdict:
        """Learn from a heartbeat what was not heard."""
        if beat.state == "M":
            self.moved(beat.seq, now)
        else:
            self._caught_up(beat.seq, now)
        return Verdict.BEAT

    def _caught_up(self, seq: int, now: float) -> bool:
        if not ahead(seq, self._seq):
            return True
        self._ask(now)
        return False
