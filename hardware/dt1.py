"""The host's side of DT1: lines to verdicts to events; pure, every time comes from outside."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from hardware import dt1_codec as codec
from hardware.dt1_codec import Beat, Hi, Message, Moved, Settled, Trouble, Unfit, Unread
from hardware.dt1_framer import Framer, Raw
from hardware.dt1_hello import Greeting, nonces
from hardware.dt1_throws import Throws
from hardware.line_log import BAD, LineLog, Verdict
from hardware.signals import Light
from hardware.throw import OLDEST_FRESH, Concern, Notice, Quality, State, Status, TrayEvent

STALLED_AFTER = 2.5
"""A tray beats every 2 s: after a longer pause the line stood still, and what comes is as old."""
ONE_HEAP = 1.0
"""Seconds in which all that gathered behind a stalled line has been read."""
SILENT_AFTER = 6.0
REOPEN_AFTER = 15.0
RETRY_WRONG_DEVICE = 30.0
BAD_IN_A_ROW = 20
TEXT_IN_A_ROW = 2000
"""More lines than any firmware prints between two beats: whatever talks is no tray."""
STRANGERS = 5
STRANGERS_WITHIN = 10.0
LAMP = "l"
"""What a tray with a lamp says of its abilities."""

_CONCERNS = {1: Concern.SENSOR, 2: Concern.CALIBRATION, 3: Concern.SUPPLY}


@dataclass(frozen=True, slots=True)
class Hangup:
    """Close the port; open it again after `retry` seconds, or as the caller's back-off says."""

    why: str
    retry: float | None = None


class Session:
    """Judge what a tray says; one for the life of a link, through all its reopenings.

    All times are monotonic seconds. The caller brings the bytes and the time, then sends `outbox`,
    tells `events` and obeys `hangup`.
    """

    def __init__(self, log: LineLog, names: Iterator[str] | None = None) -> None:
        self.events: list[TrayEvent] = []
        self.outbox: list[bytes] = []
        self.hangup: Hangup | None = None
        self._log = log
        self._nonces = names or nonces()
        self._greeting = Greeting(self._nonces)
        self._state = State.ABSENT
        self._path = ""
        self._tray: Hi | None = None
        self._throws: Throws | None = None
        self._framer = Framer()
        self._lines = 0
        self._bad = self._text = 0
        self._heard_at = 0.0
        self._strangers: deque[float] = deque(maxlen=STRANGERS + 1)
        self._trouble: Trouble | None = None
        self._light = Light.OFF

    def opened(self, now: float, path: str) -> None:
        """Begin anew on a port just opened: nothing is trusted before the tray answers."""
        self.hangup = None
        self._path = path
        self._framer = Framer()
        self._lines = self._bad = self._text = 0
        self._log.add(now, path.encode(), Verdict.OPENED)
        self._greet(now)

    def heard(self, now: float, data: bytes) -> None:
        """Take the bytes that came."""
        for raw in self._framer.feed(data, now):
            if self.hangup is None:
                self._judge(raw, now)

    def ticked(self, now: float) -> None:
        """Let time pass; to be called a few times a second."""
        if self.hangup is not None:
            return
        if self._throws is not None:
            self._mind_silence(now)
        elif self._greeting.is_due(now):
            self._hello(now)

    def ask_again(self, now: float) -> None:
        """Ask for the last throw; what it brings needs the players' word."""
        if self._throws is not None:
            self._throws.expect_late(now + OLDEST_FRESH)
            self._send(now, f"RQ,{self._greeting.nonce}")

    def show(self, now: float, light: Light) -> None:
        """Have the tray's lamp show this, if it has one and does not yet."""
        if self._throws is None or self._tray is None or LAMP not in self._tray.abilities:
            return
        if light is not self._light:
            self._light = light
            self._send(now, f"LT,{light:d}")

    def lost(self, now: float, why: str) -> None:
        """Note that the port is gone; an offered throw stays, the next has a new session."""
        self._throws = None
        self._log.add(now, why.encode("ascii", "backslashreplace"), Verdict.LOST)
        self._enter(State.LOST, why)

    def _greet(self, now: float) -> None:
        self._throws = None
        self._greeting = Greeting(self._nonces)
        self._enter(State.HELLO)
        self._hello(now)

    def _hello(self, now: float) -> None:
        if self._greeting.say(now):
            self._send(now, f"H?,{self._greeting.nonce}")
        else:
            self._hang_up_unanswered()

    def _hang_up_unanswered(self) -> None:
        if self._tray is None:
            self._refuse("no answer to hello")
            return
        # What answered before is no wrong device: it hangs, or needs long to start.
        self._enter(State.SILENT)
        self.hangup = Hangup("no answer to hello")

    def _refuse(self, why: str, state: State = State.WRONG_DEVICE, said: str = "") -> None:
        self._tray = None
        self._enter(state, said or why)
        self.hangup = Hangup(why, RETRY_WRONG_DEVICE)

    def _mind_silence(self, now: float) -> None:
        silence = now - self._heard_at
        if silence > SILENT_AFTER:
            self._enter(State.SILENT)
        if silence > REOPEN_AFTER:
            self.hangup = Hangup(f"silent for {REOPEN_AFTER:.0f} s")

    def _judge(self, raw: Raw, now: float) -> None:
        message = codec.read(raw.text)
        if isinstance(message, Unread):
            verdict, note = self._unread(message), message.note
        else:
            verdict, note = self._attend(message, raw, now), ""
        self._log.add(now, raw.text, verdict, note)
        self._lines += 1
        if verdict in BAD:
            self._bad += 1
        elif verdict is Verdict.TEXT:
            self._text += 1
        elif verdict is not Verdict.PARTIAL:
            self._bad = self._text = 0
        if self._text > TEXT_IN_A_ROW:
            self._refuse(f"{self._text} lines of text in a row")
        if self._bad > BAD_IN_A_ROW:
            self._refuse(f"{self._bad} unreadable lines in a row")

    def _unread(self, line: Unread) -> Verdict:
        if line.verdict in BAD and self._lines == 0:
            return Verdict.PARTIAL  # one rarely opens a port between two lines
        return line.verdict

    def _attend(self, message: Message, raw: Raw, now: float) -> Verdict:
        if self._throws is None:
            return self._welcome(message, now)
        if message.session == codec.UNGREETED:
            return self._restarted(self._throws, now)
        if message.session != self._greeting.nonce:
            return self._stranger(now)
        self._alive(self._throws, now)
        return self._obey(self._throws, message, raw, now)

    def _welcome(self, message: Message, now: float) -> Verdict:
        if not isinstance(message, Hi | Unfit) or message.session != self._greeting.nonce:
            return Verdict.STALE
        if isinstance(message, Unfit):
            self._refuse(message.why, message.state, message.said)
            return Verdict.REFUSED
        self._tray = message
        self._trouble = None
        self._light = Light.OFF
        self._heard_at = now
        self._throws = Throws(message, self.events.append, self.ask_again)
        self._enter(State.ONLINE)
        return Verdict.HELLO

    def _restarted(self, throws: Throws, now: float) -> Verdict:
        throws.doubt(Quality.RESTARTED)
        self.events.append(Notice(Concern.RESTARTED))
        self._greet(now)
        return Verdict.RESTARTED

    def _stranger(self, now: float) -> Verdict:
        self._strangers.append(now)
        many = len(self._strangers) > STRANGERS
        if many and now - self._strangers[0] <= STRANGERS_WITHIN:
            self.events.append(Notice(Concern.FOREIGN, self._path))
            self._strangers.clear()
        return Verdict.FOREIGN

    def _alive(self, throws: Throws, now: float) -> None:
        if now - self._heard_at > STALLED_AFTER:
            throws.expect_late(now + ONE_HEAP)
        self._heard_at = now
        self._enter(State.ONLINE)

    def _obey(self, throws: Throws, message: Message, raw: Raw, now: float) -> Verdict:
        match message:
            case Hi() | Unfit():
                return Verdict.DUPLICATE
            case Settled():
                return throws.settled(message, now - raw.began, now)
            case Moved():
                return throws.moved(message.seq, now)
            case Beat():
                if message.state == "E":
                    self._fail(Trouble(message.session, 0, ""))
                return throws.beat(message, now)
            case Trouble():
                self._fail(message)
                return Verdict.TROUBLE

    def _fail(self, trouble: Trouble) -> None:
        said = self._trouble
        if trouble == said or (trouble.code == 0 and said is not None):
            return
        self._trouble = trouble
        self.events.append(Notice(_CONCERNS.get(trouble.code, Concern.FAULT), trouble.words))

    def _send(self, now: float, body: str) -> None:
        line = codec.seal(body)
        self.outbox.append(line)
        self._log.add(now, line, Verdict.SENT)

    def _enter(self, state: State, detail: str = "") -> None:
        if state is self._state:
            return
        self._state = state
        name = ""
        if state is State.ONLINE and self._tray is not None:
            name, detail = self._tray.name, self._tray.firmware
        self.events.append(Status(state, self._path, detail, name))
