"""Random evenings of a faulty tray: what is told must have happened, once, and when it says."""

from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from hardware.dt1 import Session
from hardware.line_log import LineLog, Verdict
from hardware.sim_dice import random_dice
from hardware.sim_faults import MISHAPS, WIRE_FAULTS
from hardware.sim_firmware import Firmware
from hardware.simulated import SimulatedTray
from hardware.throw import Quality, State, Status, Throw
from tests.hardware.firmware import BenchBoard

TICK = 0.2
OLDEST = 3.5
"""Seconds: what a tray may call 3 s old, and the tick at which the host looks."""


class World:
    """A simulated tray, the host's session, and a clock that jumps to whatever is due."""

    def __init__(
        self, firmware: Firmware | BenchBoard, faults: list[str], rate: float, seed: int
    ) -> None:
        self.now = 0.0
        self.firmware = firmware
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


def sound(*, resets: bool = True) -> Firmware:
    return Firmware(resets=resets, deaf=1.6 if resets else 0.1)


ACTS = st.sampled_from(
    ["throw"] * 4 + ["cocked", "nudge", "reboot", "unplug", "replug", "reopen", "rival"]
)
EVENINGS = st.lists(st.tuples(ACTS, st.floats(0.05, 6.0)), max_size=8)
FAULTS = st.lists(st.sampled_from([*sorted(WIRE_FAULTS), *MISHAPS]), max_size=3)


@settings(max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    evening=EVENINGS,
    faults=FAULTS,
    rate=st.sampled_from([0.1, 0.5]),
    seed=st.integers(0, 2**16),
    resets=st.booleans(),
)
@example(evening=[("throw", 3.0)] * 8, faults=["stall"], rate=0.5, seed=1, resets=True)
@example(evening=[("throw", 1.2)] * 8, faults=["late"], rate=0.5, seed=2, resets=False)
def test_row_34_no_phantom_none_twice_none_stale_as_fresh_and_all_mends(
    evening: list[tuple[str, float]], faults: list[str], rate: float, seed: int, *, resets: bool
) -> None:
    world = World(sound(resets=resets), faults, rate, seed)
    world.pass_time(3.0)
    for act, seconds in evening:
        world.do(act)
        world.pass_time(seconds)
    world.mend()
    assert world.state is State.ONLINE
    thrown = world.device.throw("25")
    world.pass_time(2.0)
    assert world.told[-1].dice == tuple(thrown)
    assert world.told[-1].quality is Quality.FRESH


@pytest.mark.parametrize("fault", [*WIRE_FAULTS, *MISHAPS])
def test_a_long_evening_under_each_fault_tells_no_wrong_throw(fault: str) -> None:
    world = World(sound(), [fault], 0.5, seed=1)
    for _ in range(200):
        world.do("throw")
        world.pass_time(2.5)
    assert len(world.told) > 20


def test_row_20_twenty_replugs_lose_no_later_throw_and_tell_none_twice() -> None:
    world = World(sound(), [], 0.0, seed=7)
    for _ in range(20):
        world.device.replug()
        world.pass_time(2.5)
        world.device.throw()
        world.pass_time(1.5)
        world.device.unplug()
        world.pass_time(0.5)
    assert len(world.told) == 20
    assert world.session._log.counts[Verdict.LOST] == 20
    assert world.session._log.counts[Verdict.OPENED] == 20


def test_row_36_dice_that_lie_in_the_tray_at_power_up_are_no_throw() -> None:
    world = World(sound(), [], 0.0, seed=7)
    world.pass_time(10.0)
    world.device.unplug()
    world.device.throw("66")
    world.device.replug()
    world.pass_time(10.0)
    assert world.state is State.ONLINE
    assert not world.told
