"""All trays that are plugged in: each has a link of its own, one is played with."""

import logging
import threading
import time
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue

from hardware.choice import Choice
from hardware.dt1_hello import nonces
from hardware.line_log import LineLog, Verdict
from hardware.lookout import Look, Spot
from hardware.serial_link import STOP_WITHIN, SerialTray
from hardware.serial_ports import Opener
from hardware.signals import Signal
from hardware.throw import TrayEvent

_log = logging.getLogger(__name__)

LOOK_EVERY = 1.0


class TrayGroup:
    """Whichever of several trays is played with; what the others throw is told as ignored.

    A `DiceTray`. One thread looks what is plugged in; each port belongs to its link's thread alone.
    """

    def __init__(
        self,
        look: Look,
        opener: Opener,
        chosen: str = "",
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.events: SimpleQueue[TrayEvent] = SimpleQueue()
        self.log = LineLog(wall)
        self._look = look
        self._opener = opener
        self._choice = Choice(chosen)
        self._links: dict[str, SerialTray] = {}
        self._given_up: frozenset[str] = frozenset()
        self._names = nonces()
        self._signal = Signal()
        self._lock = threading.RLock()
        self._stopped = False
        self._wake = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tray-lookout", daemon=True)

    @property
    def active(self) -> str:
        """Give the mark of the tray played with, or nothing while that is open."""
        return self._choice.active

    def start(self) -> None:
        """Begin to look for trays; once."""
        self._thread.start()

    def stop(self) -> None:
        """Let go of every port within a second and a half; may be repeated."""
        until = time.monotonic() + STOP_WITHIN
        self._stopped = True
        self._wake.set()
        with self._lock:
            links = [*self._links.values()]
        for link in links:
            link.leave()
        if self._thread.is_alive():
            self._thread.join(STOP_WITHIN)
        for link in links:  # one that hangs is waited for, but not one after the other
            link.stop(until - time.monotonic())

    def ask_again(self) -> None:
        """Ask for the last throw again; look at once for trays, and at what was given up."""
        with self._lock:
            self._given_up = frozenset()
            played_with = self._links.get(self._choice.active)
            for link in [played_with] if played_with else self._links.values():
                link.ask_again()
        self._wake.set()

    def use(self, mark: str) -> None:
        """Play with this one of the trays told."""
        with self._lock:
            self._tell(self._choice.use(mark))

    def signal(self, signal: Signal) -> None:
        """Have the lamp of the tray played with show it, or all while one is to be chosen."""
        with self._lock:
            self._signal = signal
            self._shine()

    def _run(self) -> None:
        while not self._stopped:
            try:
                self._take_stock()
            except Exception:  # noqa: BLE001 - logged; the links go on
                _log.exception("looking for trays failed")
            self._wake.wait(LOOK_EVERY)
            self._wake.clear()

    def _take_stock(self) -> None:
        found = self._look()
        with self._lock:
            if self._stopped:
                return
            self._given_up = (self._given_up & found.keys()) | self._choice.dismiss()
            self._tell(
                self._choice.seen({m: p for m, p in found.items() if m not in self._given_up})
            )
            left = [self._links.pop(m) for m in self._links.keys() - self._choice.marks]
            for mark in self._choice.marks - self._links.keys():
                self._links[mark] = self._link(mark)
                self._links[mark].start()
        for link in left:  # out of the lock, for which its thread may wait
            link.stop()

    def _link(self, mark: str) -> SerialTray:
        return SerialTray(
            Spot(mark, self._look),
            self._opener,
            log=_Ear(partial(self._logged, mark)),
            tell=partial(self._heard, mark),
            names=self._names,
        )

    def _heard(self, mark: str, event: TrayEvent) -> None:
        with self._lock:
            self._tell(self._choice.heard(mark, event))

    def _tell(self, news: list[TrayEvent]) -> None:
        for event in news:
            self.events.put(event)
        self._shine()

    def _shine(self) -> None:
        for mark, link in self._links.items():
            link.signal(self._signal if self._choice.active in {mark, ""} else Signal())

    def _logged(self, mark: str, now: float, raw: bytes, verdict: Verdict, note: str) -> None:
        """Keep the lines of the tray played with; of another only that its throws are ignored."""
        if self._choice.active in {mark, ""}:
            self.log.add(now, raw, verdict, note)
        elif verdict is Verdict.THROW:
            self.log.add(now, raw, Verdict.IGNORED, note)


class _Ear(LineLog):
    """The log of one link, which goes into that of all."""

    def __init__(self, add: Callable[[float, bytes, Verdict, str], None]) -> None:
        super().__init__(time.time)
        self._add = add

    def add(self, now: float, raw: bytes, verdict: Verdict, note: str = "") -> None:
        """Pass a line on."""
        self._add(now, raw, verdict, note)
