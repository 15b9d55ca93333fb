"""The table's pins in one thread: the tray GT1, buttons, lamps and the buzzer."""

import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from queue import SimpleQueue

from hardware import gt1
from hardware.errors import PinsRefused
from hardware.gpio_pins import Pins, open_pins
from hardware.gpio_watch import Watch
from hardware.line_log import LineLog, Verdict
from hardware.pin_map import PinMap
from hardware.signals import Signal
from hardware.throw import Concern, DiceTray, Notice, State, Status, TrayEvent

_log = logging.getLogger(__name__)

RETRY = 10.0
STOP_WITHIN = 1.8

Opener = Callable[[PinMap], Pins]


def sessions() -> Iterator[str]:
    """Yield names for ever, so that no throw is ever taken for an earlier one."""
    while True:
        yield secrets.token_hex(4)


class GpioTray:
    """All that hangs on the header; only its own thread ever touches a pin.

    A `DiceTray`. Where the map leads to another tray, this one speaks for both.
    """

    def __init__(
        self,
        wiring: PinMap,
        beside: DiceTray,
        opener: Opener = open_pins,
        *,
        clock: Callable[[], float] = time.monotonic,
        names: Iterator[str] | None = None,
    ) -> None:
        self.events: SimpleQueue[TrayEvent] = beside.events
        self.log: LineLog = beside.log
        self._wiring = wiring
        self._beside = beside
        self._opener = opener
        self._clock = clock
        self._names = names or sessions()
        self._signal = Signal()
        self._refused: tuple[Concern, str] | None = None
        self._stopped = threading.Event()
        self._wake = threading.Event()
        self._thread = threading.Thread(target=self._run, name="pins", daemon=True)

    def start(self) -> None:
        """Begin to look at the pins; once."""
        self._beside.start()
        self._thread.start()

    def stop(self) -> None:
        """Let go of every pin and of the tray beside within two seconds; may be repeated."""
        until = time.monotonic() + STOP_WITHIN
        self._stopped.set()
        self._wake.set()
        self._beside.stop()
        if self._thread.is_alive():
            self._thread.join(max(0.0, until - time.monotonic()))

    def ask_again(self) -> None:
        """Ask for the pins at once if they were refused, and say why if they still are."""
        self._refused = None
        self._wake.set()
        self._beside.ask_again()

    def use(self, mark: str) -> None:
        """Play with this one of the trays the map leads to."""
        self._beside.use(mark)

    def signal(self, signal: Signal) -> None:
        """Show it on the lamps and let it sound; never waits."""
        self._signal = signal
        self._beside.signal(signal)

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._attempt()
            except PinsRefused as refused:
                self._tell_refused(refused)
            except Exception as error:  # noqa: BLE001 - logged and told
                _log.exception("the pins failed")
                self._tell_refused(PinsRefused(Concern.FAULT, str(error)))
            if not self._stopped.is_set():
                self._wake.wait(RETRY)
                self._wake.clear()

    def _attempt(self) -> None:
        pins = self._opener(self._wiring)
        watch = Watch(self._wiring, pins, self.events.put, self.log, next(self._names))
        try:
            watch.step(self._clock(), self._signal)
            self._opened()
            while not self._stopped.is_set():
                self._stopped.wait(watch.step(self._clock(), self._signal))
        except BaseException:
            watch.lost(self._clock())
            raise
        finally:
            pins.close()

    def _opened(self) -> None:
        self._refused = None
        self._log_link(Verdict.OPENED, "pins")
        if self._wiring.dice is not None:
            self.events.put(Status(State.ONLINE, "gpio", self._wiring.dice.kind, gt1.NAME))

    def _tell_refused(self, refused: PinsRefused) -> None:
        why = refused.concern, refused.detail
        if why == self._refused:
            return
        self._refused = why
        self._log_link(Verdict.LOST, " ".join(filter(None, why)))
        if self._wiring.dice is not None:
            self.events.put(Status(State.PINS, "gpio", refused.detail))
        self.events.put(Notice(*why))

    def _log_link(self, verdict: Verdict, text: str) -> None:
        self.log.add(self._clock(), text.encode("ascii", "backslashreplace"), verdict)
