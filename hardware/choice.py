"""Which of several trays is played with: never guessed, never changed in silence; pure."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from hardware.lookout import make
from hardware.serial_ports import Listed
from hardware.throw import (
    UNUSABLE,
    Chosen,
    Concern,
    Dice,
    Doubted,
    Ignored,
    Known,
    Notice,
    Quality,
    State,
    Status,
    Throw,
    TrayEvent,
    Trays,
)

UNDECIDED = frozenset({State.OPENING, State.HELLO})
NO_TRAY = UNUSABLE | {State.ABSENT, State.LOST}
HELD = frozenset({State.DENIED, State.BUSY})
"""What may be a tray, but cannot be asked."""


@dataclass(slots=True)
class Device:
    """A port that is listened to; an heir may be the tray played with, in another socket."""

    port: Listed
    status: Status
    heir: bool = False
    name: str = ""
    ignored: Dice = ()


class Choice:
    """Judge what several trays tell; what is to be told of it is handed out by each call.

    The only tray is played with. Of several it is the one chosen another time, else the one thrown
    in first; or whichever is pointed at. When it goes away, it is said and waited for.
    """

    def __init__(self, chosen: str = "") -> None:
        self._devices: dict[str, Device] = {}
        self._chosen = chosen
        self._pointed_at = bool(chosen)
        self._only = ""
        self._twins: set[str] = set()
        self._told = Status(State.OPENING)
        self._told_trays: tuple[Known, ...] = ()
        self._said: Notice | None = None
        self._spare: Notice | None = None

    @property
    def active(self) -> str:
        """Give the mark of the tray played with, or nothing while that is open."""
        return self._chosen or self._only

    @property
    def marks(self) -> frozenset[str]:
        """Give the marks of all that are to be listened to."""
        return frozenset(self._devices)

    def seen(self, found: dict[str, Listed]) -> list[TrayEvent]:
        """Take what is plugged in now; what is played with is waited for, if it is not."""
        for mark in self._devices.keys() - found.keys() - {self._chosen}:
            del self._devices[mark]
        for mark, port in found.items():
            if mark not in self._devices:
                heir = self._may_inherit(port)
                self._devices[mark] = Device(port, Status(State.OPENING, port.path), heir)
        makes = [make(port) for port in found.values()]
        self._twins |= {kind for kind in makes if makes.count(kind) > 1}
        return [*self._news()]

    def dismiss(self) -> frozenset[str]:
        """Give up what proved to be no tray, while there is one; give the marks."""
        wrong = {m for m in self._devices if self._state(m) in UNUSABLE}
        given_up = frozenset(wrong - {self._chosen} if self._chosen else ())
        for mark in given_up:
            del self._devices[mark]
        return given_up

    def heard(self, mark: str, event: TrayEvent) -> list[TrayEvent]:
        """Take what one of them tells."""
        device = self._devices.get(mark)
        if device is None:
            return []
        match event:
            case Status():
                device.status = event
                device.name = event.tray or device.name
                return [*self._inherit(mark, device), *self._news()]
            case Throw() if not self.active:
                return [*self.use(mark), replace(event, quality=_at_least_choice(event.quality))]
            case Throw() if mark != self.active:
                device.ignored = event.dice
                return [Ignored(event, self._known(mark).title), *self._news()]
            case Throw() | Doubted() | Notice() if mark == self.active:
                return [event]
        return []

    def use(self, mark: str) -> list[TrayEvent]:
        """Play with this one from now on, if it is there."""
        if mark not in self._devices or mark == self._chosen:
            return []
        self._chosen, self._pointed_at = mark, True
        self._devices[mark].ignored = ()
        self._spare = self._said = self._notice(self._trays())
        return [Chosen(mark), *self._news()]

    def _state(self, mark: str) -> State:
        device = self._devices.get(mark)
        return device.status.state if device else State.ABSENT

    def _may_inherit(self, port: Listed) -> bool:
        """Tell whether it can only be what was played with: a socket is no mark of a device."""
        last = self._devices.get(self._chosen)
        if last is None or last.status.state not in NO_TRAY or port.serial:
            return False
        kind = make(port)
        return port.vendor is not None and kind == make(last.port) and kind not in self._twins

    def _inherit(self, mark: str, device: Device) -> Iterator[TrayEvent]:
        last = self._devices.get(self._chosen)
        if not device.heir or last is None or device.status.state is not State.ONLINE:
            return
        device.heir = False
        if device.name == last.name and last.status.state in NO_TRAY:
            del self._devices[self._chosen]
            self._chosen = mark
            if self._pointed_at:
                yield Chosen(mark)

    def _decide(self) -> None:
        """Play with the only one that is, or may be, a tray; not before the others have spoken."""
        may_be = [m for m in self._devices if self._state(m) not in NO_TRAY]
        answer = [m for m in may_be if self._state(m) in {State.ONLINE, State.SILENT}]
        open_yet = any(self._state(m) in UNDECIDED for m in may_be)
        if len(answer) > 1 or (len(may_be) > 1 and open_yet):
            self._only = ""
            return
        self._only = next(iter(answer or may_be or self._devices), "")
        if self._state(self._only) is State.ONLINE:
            self._chosen = self._only

    def _news(self) -> Iterator[TrayEvent]:
        """Yield what has changed for the table."""
        if not self._chosen:
            self._decide()
        if (status := self._status()) != self._told:
            self._told = status
            yield status
        trays = self._trays()
        told = trays if any(not tray.active for tray in trays) else ()
        if told != self._told_trays:
            self._told_trays = told
            yield Trays(told)
        if (notice := self._notice(trays)) != self._said:
            self._said = notice
            if notice and notice != self._spare:
                yield notice
        if notice and notice.concern is Concern.SPARE:
            self._spare = notice  # said once, or known to who chose between them

    def _status(self) -> Status:
        if self.active:
            device = self._devices.get(self.active)
            return device.status if device else Status(State.ABSENT)
        if not self._devices:
            return Status(State.ABSENT)
        answer = [m for m in self._devices if self._state(m) in {State.ONLINE, State.SILENT}]
        if len(answer) > 1:
            return Status(State.SEVERAL, detail=", ".join(self._known(m).title for m in answer))
        # Others may answer yet, or be no trays, which takes long to learn: a throw need not wait.
        return self._devices[answer[0]].status if answer else Status(State.HELLO)

    def _trays(self) -> tuple[Known, ...]:
        return tuple(self._known(mark) for mark in self._devices if self._is_tray(mark))

    def _is_tray(self, mark: str) -> bool:
        device = self._devices[mark]
        return mark == self.active or bool(device.name) or device.status.state in HELD

    def _known(self, mark: str) -> Known:
        device = self._devices[mark]
        place = device.port.path.rpartition("/")[2]
        said, active = device.status, mark == self.active
        return Known(mark, device.name, place, said.state, active, device.ignored, said.detail)

    def _notice(self, trays: tuple[Known, ...]) -> Notice | None:
        """Return what the table should know of the others now."""
        others = ", ".join(t.title for t in trays if not t.active and t.state is State.ONLINE)
        if not others:
            return None
        if not self.active:
            several = self._told.state is State.SEVERAL
            return Notice(Concern.AMBIGUOUS, others) if several else None
        away = self._state(self.active) in NO_TRAY
        return Notice(Concern.OTHER if away else Concern.SPARE, others)


def _at_least_choice(quality: Quality) -> Quality:
    """Have a throw that chose its tray wait for the players' word."""
    return quality if quality.outweighs(Quality.CHOICE) else Quality.CHOICE
