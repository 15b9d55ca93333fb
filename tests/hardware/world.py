"""A simulated tray, a host, and a clock of their own, which tell what is true of every throw."""

from random import Random

from hardware.dt1 import Session
from hardware.dt1_framer import LONGEST_BUFFER
from hardware.line_log import LineLog
from hardware.sim_dice import random_dice
from hardware.sim_firmware import Firmware
from hardware.simulated import SimulatedTray
from hardware.throw import Quality, State, Status, Throw
from tests.hardware.firmware import BenchBoard

KEPT = 500
TICK = 0.2
OLDEST = 3.5
"""Seconds: what a tray may call 3 s old, and the tick at which the host looks."""


class World:
    """A simulated tray, the host's session, and a clock that jumps to whatever is due."""

    def __init__(
        self,
        faults: list[str],
        rate: float,
        seed: int,
        *,
        resets: bool,
        firmware: BenchBoard | None = None,
    ) -> None:
        self.now = 0.0
        self.firmware = firmware or Firmware(resets=resets, deaf=1.6 if resets else 0.1)
        self.firmware.resets = resets
        self.device = SimulatedTray(
            random_dice(Random(seed)),
            self.firmware,
            faults=faults,
            rate=rate,
            chance=Random(seed),
            clock=lambda: self.now,
        )
        self.session = Session(LineLog(lambda: 0.0))
        self.truth: dict[tuple[str, int], tuple[tuple[str, ...], float]] = {}
        self.told: list[Throw] = []
        self.state = State.ABSENT
        self.plug = 0
        self.open_at = 0.0
        self.seen = 0

    def do(self, act: str) -> None:
        match act:
            case "reopen" if self.plug:  # as when the host is killed and started again
                self.device.closed()
                self.hang_up(0.0)
            case "rival":
                self.device.hear(b"$H?,BEEF*FFFF\n")
            case "throw" | "cocked" | "nudge" | "reboot" | "unplug" | "replug":
                getattr(self.device, act)()

    def pass_time(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until:
            self.now = max(self.now + 1e-6, min(until, self.now + TICK, self.device.due()))
            self.step()

    def step(self) -> None:
        if self.plug and (not self.device.plugged or self.device.plugs != self.plug):
            self.session.lost(self.now, "unplugged")
            self.hang_up(0.5)
        if not self.plug and self.device.plugged and self.now >= self.open_at:
            self.plug = self.device.opened()
            self.session.opened(self.now, "sim")
        self.device.take() if not self.plug else self.listen()
        self.record()
        if self.session.hangup is not None and self.plug:
            self.device.closed()
            self.hang_up(self.session.hangup.retry or 0.5)

    def hang_up(self, retry: float) -> None:
        self.plug = 0
        self.open_at = self.now + retry
        self.collect()

    def listen(self) -> None:
        while data := self.device.take():
            self.record()
            self.session.heard(self.now, data)
            assert self.session._framer.held <= LONGEST_BUFFER
        self.session.ticked(self.now)
        self.collect()

    def collect(self) -> None:
        for line in self.session.outbox:
            if self.plug:
                self.device.hear(line)
        self.session.outbox.clear()
        for event in self.session.events:
            if isinstance(event, Throw):
                self.judge(event)
            if isinstance(event, Status):
                self.state = event.state
        self.session.events.clear()

    def record(self) -> None:
        """Note each throw as it comes to rest, looking into the tray and not at the wire."""
        fw = self.firmware
        if fw._seq != self.seen and fw._seq:
            self.truth[fw._session, fw._seq] = fw._read, fw._settled_at
        self.seen = fw._seq

    def judge(self, throw: Throw) -> None:
        dice, settled_at = self.truth[throw.session, throw.seq]  # no phantom
        assert throw.dice == dice
        assert throw.id not in {told.id for told in self.told}
        if throw.quality is Quality.FRESH:
            assert self.now - settled_at <= OLDEST
        self.told.append(throw)

    def mend(self) -> None:
        self.device._wire._faults.clear()
        self.device._mishaps.clear()
        self.device.replug()
        self.pass_time(16.0)  # a rival's session is only left after 15 s of silence
        for _ in range(10):
            self.pass_time(6.0)
            if self.state is State.ONLINE:
                return

    def live(self, evening: list[tuple[str, float]]) -> None:
        """Let all that happen, then mend the tray and see that it is heard as if nothing had."""
        self.pass_time(3.0)
        for act, seconds in evening:
            self.do(act)
            self.pass_time(seconds)
        assert len(self.session._log.since(0)) <= KEPT
        self.mend()
        assert self.state is State.ONLINE
        thrown = self.device.throw("25")
        self.pass_time(2.0)
        assert self.told[-1].dice == tuple(thrown)
        assert self.told[-1].quality is Quality.FRESH
