"""A simulated tray: firmware, wire and the hand that throws; to be put on a pty or used in process.

The demo and the tests throw with it; the host cannot tell it from a tray of plastic.
"""

import errno
import heapq
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, count
from random import Random

from hardware.errors import UnknownFault
from hardware.sim_dice import faces
from hardware.sim_faults import MISHAPS, WIRE_FAULTS, Wire
from hardware.sim_firmware import Board, Firmware

TUMBLE = 0.3
RIVAL = b"$H?,BEEF\n"
"""The hello of another host."""
KEPT_UNREAD = 16
"""Pieces of lines that wait while nobody has the port open."""


class SimulatedTray:
    """A tray that can be thrown, nudged, restarted, unplugged; callable from any thread.

    Whoever waits for its bytes waits on `changed`. `chance` decides faults, never the dice.
    """

    def __init__(
        self,
        cup: Iterator[str],
        firmware: Board | None = None,
        *,
        faults: Sequence[str] = (),
        rate: float = 0.1,
        chance: Random | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if unknown := set(faults) - WIRE_FAULTS.keys() - set(MISHAPS):
            raise UnknownFault(f"no such fault: {', '.join(sorted(unknown))}")
        self.changed = threading.Condition(threading.RLock())
        self.plugged = True
        self.plugs = 1
        """How often it was plugged in, which tells a port opened before from one opened since."""
        self.place = 0
        """Which socket it is plugged into: the system names its port after that."""
        self.twin = False
        """Whether a second tray of the same name is plugged in beside it."""
        self.clock = clock
        self._chance = chance or Random()  # noqa: S311 - dice of a simulation, not of a game
        self._firmware: Board = firmware or Firmware()
        self._wire = Wire(self._chance, [name for name in faults if name in WIRE_FAULTS], rate)
        self._mishaps = [name for name in faults if name in MISHAPS]
        self._rate = rate
        self._order = count()
        self._later: list[tuple[float, int, Callable[[], object]]] = []
        self._open = False
        first = next(cup)
        self._cup = chain([first], cup)
        self._firmware.load(faces(first))
        self._firmware.power_up(clock())

    def throw(self, dice: str = "") -> str:
        """Throw these dice or the next of the cup, and give them; the tray tells a second later."""
        with self.changed:
            thrown = dice or next(self._cup)
            if self._mishaps and self._chance.random() < self._rate:
                thrown = self._mishap(self._chance.choice(self._mishaps), thrown)
            self._tumble(thrown)
            return thrown

    def cocked(self) -> str:
        """Throw so that the last die leans against the wall."""
        with self.changed:
            return self.throw(next(self._cup)[:-1] + "C")

    def nudge(self) -> None:
        """Knock over the first of the dice that lie there."""
        with self.changed:
            first, *rest = self._firmware.lying
            others = [face for face in "123456" if face != first]
            self._tumble("".join([self._chance.choice(others), *rest]))

    def reboot(self) -> None:
        """Let the tray's supply break down for a moment."""
        with self.changed:
            self._firmware.power_up(self.clock())
            self.changed.notify_all()

    def unplug(self) -> None:
        """Pull the cable."""
        with self.changed:
            self.plugged = self._open = False
            self._wire.clear()
            self.changed.notify_all()

    def replug(self) -> None:
        """Put the cable back; the dice that lie there by now are no throw."""
        with self.changed:
            if not self.plugged:
                self.plugged = True
                self.plugs += 1
                self._firmware.power_up(self.clock())
                self.changed.notify_all()

    def _tumble(self, dice: str) -> None:
        lying = faces(dice)
        if self.plugged:
            self._firmware.tumble(self.clock(), lying, TUMBLE)
        else:
            self._firmware.load(lying)
        self.changed.notify_all()

    def _mishap(self, name: str, thrown: str) -> str:
        match name:
            case "cocked":
                return thrown[:-1] + "C"
            case "nudge":
                self._in(2.0, self.nudge)
            case "reboot":
                self._in(TUMBLE, self.reboot)
            case "foreign":
                self._in(TUMBLE, lambda: self._firmware.hear(self.clock(), RIVAL))
            case _:
                self._in(TUMBLE, self.unplug)
                self._in(3.0, partial(self._come_back, name))
        return thrown

    def _come_back(self, how: str) -> None:
        """Be plugged in again: as before, elsewhere, beside a twin, or with other dice in it."""
        match how:
            case "return":
                self.place += 1
            case "twin":
                self.twin = True
                self._in(3.0, self._twin_leaves)
            case "lying":
                self._firmware.load(faces(next(self._cup)))
        self.replug()

    def _twin_leaves(self) -> None:
        self.twin = False

    def _in(self, seconds: float, act: Callable[[], object]) -> None:
        heapq.heappush(self._later, (self.clock() + seconds, next(self._order), act))

    # the line

    def opened(self) -> int:
        """Let a host open the port; give which plugging this is.

        :raises FileNotFoundError: while it is unplugged.
        """
        with self.changed:
            if not self.plugged:
                raise FileNotFoundError(errno.ENOENT, "the simulated tray is unplugged")
            self._step()
            self._open = True
            if self._firmware.resets:
                self.reboot()
            return self.plugs

    def closed(self) -> None:
        """Note that the host has let go of the port."""
        with self.changed:
            self._open = False

    def hear(self, data: bytes) -> None:
        """Take bytes from the host."""
        with self.changed:
            self._firmware.hear(self.clock(), data)
            self.changed.notify_all()

    def is_there(self) -> bool:
        """Tell whether it is plugged in, once what was to happen by now has happened."""
        with self.changed:
            self._step()
            return self.plugged

    def take(self) -> bytes:
        """Take the next bytes that have arrived at the host, or none."""
        with self.changed:
            self._step()
            return self._wire.take(self.clock()) if self._open else b""

    def due(self) -> float:
        """Tell when something will happen by itself."""
        with self.changed:
            later = self._later[0][0] if self._later else float("inf")
            if not self.plugged:
                return later
            arrival = self._wire.due() if self._open else float("inf")
            return min(later, self._firmware.due(), arrival)

    def _step(self) -> None:
        now = self.clock()
        while self._later and self._later[0][0] <= now:
            heapq.heappop(self._later)[2]()
        if not self.plugged:
            return
        self._firmware.advance(now)
        for line in self._firmware.said:
            self._wire.send(now, line)
        self._firmware.said.clear()
        if not self._open:
            self._wire.keep_last(KEPT_UNREAD)
