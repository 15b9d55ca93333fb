"""The link to a serial tray: one thread finds, opens, greets, listens and begins again."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Protocol

from hardware.dt1 import Session
from hardware.line_log import LineLog, Verdict
from hardware.serial_ports import PORT_ERRORS, Opener, Port, refusal
from hardware.signals import Light, Signal
from hardware.throw import UNUSABLE, State, Status, TrayEvent

_log = logging.getLogger(__name__)

BACK_OFF = (0.5, 1.0, 2.0, 4.0, 8.0, 10.0)
LOOK_EVERY = 0.5
STOP_WITHIN = 1.5
"""Seconds; a name that is being looked up cannot be interrupted, and is left to itself."""
REFUSED = UNUSABLE | {State.DENIED, State.BUSY}
"""What is still so until a port was opened: trying again is not told."""
AFTER_A_FAULT = 10.0
FLOOD, RESPITE = 1024, 0.02
"""Bytes that no tray has ready at once, and the seconds of rest after so many: what talks on and
on waits at its own end, and the screen has the processor."""


class Finder(Protocol):
    """Where the tray is now."""

    def find(self) -> str | None:
        """Look once; give a path that the opener understands."""

    def remember(self, path: str) -> None:
        """Learn that a tray answered there."""


class SerialTray:
    """A dice tray on a line; only its own thread ever touches the port.

    A `DiceTray`. `events` may be drained from any one thread, unless `tell` takes them. Links that
    are listened to together draw their sessions' `names` from one source.
    """

    def __init__(
        self,
        finder: Finder,
        opener: Opener,
        *,
        log: LineLog | None = None,
        tell: Callable[[TrayEvent], None] | None = None,
        names: Iterator[str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.events: SimpleQueue[TrayEvent] = SimpleQueue()
        self.log = log or LineLog(time.time)
        self._put = tell or self.events.put
        self._finder = finder
        self._opener = opener
        self._clock = clock
        self._session = Session(self.log, names)
        self._status: Status | None = None
        self._failures = 0
        self._light = Light.OFF
        self._stopped = self._waited = False
        self._wake = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tray-link", daemon=True)

    def start(self) -> None:
        """Begin to look for the tray; once."""
        self._thread.start()

    def leave(self) -> None:
        """Begin to let go of the port, without waiting for it."""
        self._stopped = True
        self._wake.set()

    def stop(self, within: float = STOP_WITHIN) -> None:
        """Let go of the port, waiting no longer than these seconds; may be repeated."""
        self.leave()
        if self._thread.is_alive() and not self._waited:
            self._waited = True
            self._thread.join(max(0.0, within))

    def ask_again(self) -> None:
        """Ask for the last throw again, or look for the tray at once if it is away."""
        self._wake.set()

    def use(self, mark: str) -> None:
        """Do nothing: there is only this one."""

    def signal(self, signal: Signal) -> None:
        """Have the tray's lamp show it, if it has one; never waits."""
        self._light = signal.light

    def _run(self) -> None:
        while not self._stopped:
            try:
                pause = self._attempt()
            except Exception:  # noqa: BLE001 - logged and told
                # Whatever is wrong in here, the screen must not believe that the tray listens.
                _log.exception("the tray link failed")
                self._tell(Status(State.LOST, detail="internal fault, see the log"))
                pause = AFTER_A_FAULT
            self._wake.wait(pause)
            self._wake.clear()

    def _attempt(self) -> float:
        """Find, open and serve the tray once; give the seconds to wait before the next time."""
        if (path := self._finder.find()) is not None:
            return self._open(path)
        self._missing()
        return LOOK_EVERY

    def _missing(self) -> None:
        if self._status is None or self._status.state is not State.LOST:
            self._tell(Status(State.ABSENT))

    def _refused(self, status: Status) -> None:
        if status.state is State.ABSENT:
            self._missing()
        elif self._tell(status):
            self._note(f"{status.state} {status.detail}")

    def _open(self, path: str) -> float:
        if self._status is None or self._status.state not in REFUSED:
            self._tell(Status(State.OPENING, path))
        try:
            port = self._opener(path)
        except PORT_ERRORS as error:
            self._refused(refusal(error, path))
            return self._back_off()
        try:
            return self._serve(port, path)
        finally:
            self._close(port)

    def _serve(self, port: Port, path: str) -> float:
        session = self._session
        session.opened(self._clock(), path)
        while session.hangup is None and not self._stopped:
            try:
                data = self._exchange(session, port)
            except PORT_ERRORS as error:
                session.lost(self._clock(), str(error))
                break
            self._listen(session, data)
            if len(data) >= FLOOD:
                time.sleep(RESPITE)
        self._pass_on(session)
        if self._stopped:
            self._leave_dark(session, port)
        session.outbox.clear()
        if (hangup := session.hangup) is None:
            return self._back_off()
        self._note(hangup.why)
        return self._back_off() if hangup.retry is None else hangup.retry

    def _note(self, why: str) -> None:
        """Log why there is no line to a tray, for those who look after it."""
        self.log.add(self._clock(), why.encode("ascii", "backslashreplace"), Verdict.CLOSED)

    def _leave_dark(self, session: Session, port: Port) -> None:
        """Put the tray's lamp out: nobody awaits a throw any more."""
        session.show(self._clock(), Light.OFF)
        try:
            for line in session.outbox:
                port.write(line)
        except PORT_ERRORS as error:
            _log.debug("the tray's lamp stays lit: %s", error)

    def _exchange(self, session: Session, port: Port) -> bytes:
        self._pass_on(session)
        while session.outbox:
            port.write(session.outbox.pop(0))
        return port.read()

    def _listen(self, session: Session, data: bytes) -> None:
        now = self._clock()
        session.heard(now, data)
        session.ticked(now)
        session.show(now, self._light)
        if self._wake.is_set() and not self._stopped:
            self._wake.clear()
            session.ask_again(now)

    def _pass_on(self, session: Session) -> None:
        for event in session.events:
            if isinstance(event, Status):
                self._tell(event)
            else:
                self._put(event)
        session.events.clear()

    def _tell(self, status: Status) -> bool:
        """Tell a change of state; the same is not said twice running."""
        if status == self._status:
            return False
        self._status = status
        if status.state is State.ONLINE:
            self._failures = 0
            self._finder.remember(status.path)
        self._put(status)
        return True

    def _back_off(self) -> float:
        pause = BACK_OFF[min(self._failures, len(BACK_OFF) - 1)]
        self._failures += 1
        return pause

    @staticmethod
    def _close(port: Port) -> None:
        try:
            port.close()
        except PORT_ERRORS as error:
            _log.debug("closing a lost port: %s", error)
