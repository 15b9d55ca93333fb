"""The way into the screen thread for whatever happens in others: one queue, one Clock trigger."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue

from kivy.clock import Clock

from companion.events import Reading
from hardware.signals import Button, Light, Pressed, Signal, Sound
from hardware.throw import (
    Chosen,
    DiceTray,
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
    drain,
)
from ui.beacon import Beacon, Beckon
from ui.director import Director
from ui.surgery import Surgery
from ui.tray import OneTray, Presence, Proposal

log = logging.getLogger(__name__)

TWENTY_TIMES = 1 / 20
SEEKING = {State.OPENING, State.HELLO}


class Inbox:
    """Jobs from other threads, done on the screen thread in the order in which they came."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._trigger = Clock.create_trigger(self._do)

    def put(self, job: Callable[[], None]) -> None:
        """Have *job* done on the screen thread; from any thread."""
        self._jobs.put(job)
        self._trigger()

    def _do(self, _dt: float) -> None:
        while True:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return
            try:
                job()
            except Exception as error:  # noqa: BLE001 - a trigger that raises loses its next call
                Clock.schedule_once(partial(fail, error))


def fail(error: Exception, _dt: float) -> None:
    """Raise what a job has raised, as an event of its own."""
    raise error


class TrayMail:
    """Tells the director what a tray says, in the words of the table, and the tray what is due."""

    def __init__(self, tray: DiceTray, director: Director, url: str = "") -> None:
        """Speak for the tray of that address."""
        self._tray = tray
        self._url = url
        self._director = director
        self._beacon = Beacon(director)
        self._surgery = director.doctor = Surgery(tray.log)
        self._event = Clock.schedule_interval(self.deliver, TWENTY_TIMES)

    def stop(self) -> None:
        """Tell nothing more."""
        self._event.cancel()

    def deliver(self, _dt: float) -> None:
        """Hand over everything told since the last time."""
        for told in drain(self._tray):
            self._surgery.heed(told, tested=self._director.place == "tray")
            self._tell(told)
        if self._surgery.has_news():
            self._director.ear.watch()
        if beckon := self._beacon.look():
            self._tray.signal(signal(beckon))

    def _tell(self, told: TrayEvent) -> None:
        ear = self._director.ear
        match told:
            case Throw():
                ear.hear(proposal(told))
            case Doubted(throw):
                ear.doubt(proposal(throw))
            case Status():
                ear.hear(presence(told))
            case Notice(concern, detail):
                log.warning("tray: %s %s", concern, detail)
                ear.warn(f"tray.{concern}", detail)
            case Pressed(coin, button) if self._director.failure is None:
                (ear.bid if button is Button.BID else ear.objection)(coin)
            case Trays() | Ignored() | Chosen():
                self._tell_of_several(told)

    def _tell_of_several(self, told: Trays | Ignored | Chosen) -> None:
        match told:
            case Trays(known):
                self._director.ear.plug(tuple(one_tray(tray) for tray in known))
            case Ignored(throw, title):
                self._director.ear.ignore(throw.dice, title)
            case Chosen(mark):
                chosen = self._director.settings.tray_choices
                self._director.set(tray_choices={**chosen, self._url: mark})


def signal(beckon: Beckon) -> Signal:
    """Return what the lamps and the buzzer have to say."""
    sound = Sound(beckon.sound) if beckon.sound else None
    return Signal(Light[beckon.light.upper()], beckon.coin, sound)


def proposal(throw: Throw) -> Proposal:
    """Return a throw of the tray as a proposal; anything but a fresh one is doubtful."""
    reading = Reading(throw.source, throw.session, throw.seq, throw.dice)
    doubt = "" if throw.quality is Quality.FRESH else f"tray.doubt.{throw.quality}"
    return Proposal(throw.id, reading, doubt, throw.rival)


def presence(status: Status) -> Presence:
    """Return a state of the link as the table sees it."""
    return seen(status.state, status.detail)


def seen(state: State, detail: str = "") -> Presence:
    """Return a state in the words of the table."""
    if state is State.ONLINE:
        return Presence("ready")
    if state in SEEKING:
        return Presence("seeking")
    return Presence("choose" if state is State.SEVERAL else "away", f"tray.away.{state}", detail)


def one_tray(known: Known) -> OneTray:
    """Return one of several trays as the table sees it."""
    return OneTray(
        known.mark, known.title, seen(known.state, known.detail), known.active, known.ignored
    )
