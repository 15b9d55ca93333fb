"""A host on a fake clock, and waiting for what a thread will tell."""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware.dt1 import Session
from hardware.dt1_codec import seal
from hardware.line_log import LineLog
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.sim_pty import PtyTray
from hardware.simulated import SimulatedTray
from hardware.throw import DiceTray, Doubted, Notice, Status, Throw, TrayEvent, drain
from tests.hardware.firmware import Bench, Make, arduino, calibrated, pico


class Desk:
    """A session whose tray and clock are the test itself."""

    def __init__(self) -> None:
        self.now = 100.0
        self.log = LineLog(lambda: 1_800_000_000.0)
        self.session = Session(self.log)
        self.told: list[TrayEvent] = []
        self.sent: list[str] = []

    def open(self) -> str:
        self.session.opened(self.now, "/dev/tray")
        self._collect()
        return self.nonce

    @property
    def nonce(self) -> str:
        hellos = [line for line in self.sent if line.startswith("H?")]
        return hellos[-1].removeprefix("H?,")

    def greet(self, seq: int = 0, dice: int = 2) -> str:
        """Open the port and answer as a tray that has thrown `seq` times."""
        nonce = self.open()
        self.say(f"HI,1,{nonce},{seq},{dice},TRAY01,demo1")
        self.told.clear()
        self.sent.clear()
        self.session_id = nonce
        return nonce

    def say(self, body: str) -> None:
        self.bytes(seal(body))

    def bytes(self, data: bytes) -> None:
        self.session.heard(self.now, data)
        self._collect()

    def pass_time(self, seconds: float, step: float = 0.1) -> None:
        until = self.now + seconds
        while self.now < until - 1e-9:
            self.now += step
            self.session.ticked(self.now)
            self._collect()

    def _collect(self) -> None:
        self.told += self.session.events
        self.sent += [
            line.decode().strip().strip("$").split("*")[0] for line in self.session.outbox
        ]
        self.session.events.clear()
        self.session.outbox.clear()

    @property
    def throws(self) -> list[Throw]:
        return [event for event in self.told if isinstance(event, Throw)]

    @property
    def doubts(self) -> list[Throw]:
        return [event.throw for event in self.told if isinstance(event, Doubted)]

    @property
    def states(self) -> list[str]:
        return [event.state.value for event in self.told if isinstance(event, Status)]

    @property
    def status(self) -> Status:
        """The last change of state, which is the last thing told."""
        assert isinstance(self.told[-1], Status)
        return self.told[-1]

    @property
    def concerns(self) -> list[str]:
        return [event.concern.value for event in self.told if isinstance(event, Notice)]

    @property
    def verdict(self) -> str:
        received = [line for line in self.log.since(0) if line.verdict != "sent"]
        return received[-1].verdict.value


@pytest.fixture
def desk() -> Desk:
    return Desk()


class Witness:
    """Everything a tray told so far."""

    def __init__(self, tray: DiceTray) -> None:
        self.tray = tray
        self.told: list[TrayEvent] = []

    def wait(self, found: Callable[[list[TrayEvent]], bool], seconds: float = 8.0) -> None:
        """Wait until this holds of all that was told; the time only bounds a failure."""
        until = time.monotonic() + seconds
        while not found(self.told):
            assert time.monotonic() < until, f"still waiting after {self.told}"
            time.sleep(0.01)
            self.told += drain(self.tray)

    def wait_for(self, state: str, times: int = 1) -> None:
        self.wait(
            lambda told: [str(e.state) for e in told if isinstance(e, Status)].count(state) >= times
        )

    def wait_for_throws(self, number: int = 1) -> None:
        self.wait(lambda _: len(self.throws) >= number)

    @property
    def throws(self) -> list[Throw]:
        return [event for event in self.told if isinstance(event, Throw)]

    @property
    def states(self) -> list[str]:
        return [event.state.value for event in self.told if isinstance(event, Status)]


Watch = Callable[[DiceTray], Witness]


@pytest.fixture
def watched() -> Iterator[Watch]:
    """Start trays and stop them at the end."""
    trays: list[DiceTray] = []

    def start(tray: DiceTray) -> Witness:
        trays.append(tray)
        tray.start()
        return Witness(tray)

    yield start
    for tray in trays:
        tray.stop()


Offer = Callable[[SimulatedTray], tuple[PtyTray, Path]]


def simulated(deaf: float = 0.0) -> SimulatedTray:
    return SimulatedTray(listed_dice(["34", "66", "12"]), Firmware(deaf=deaf, settle=0.4))


@pytest.fixture
def offered(tmp_path: Path) -> Iterator[Offer]:
    """Offer simulated trays on ptys, each reached by its link; take them away at the end."""
    ptys: list[PtyTray] = []

    def offer(device: SimulatedTray) -> tuple[PtyTray, Path]:
        link = tmp_path / f"tray{len(ptys)}"
        ptys.append(PtyTray(device, link))
        ptys[-1].start()
        return ptys[-1], link

    yield offer
    for pty in ptys:
        pty.stop()


@pytest.fixture(scope="session", params=["arduino", "pico"])
def make(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Make:
    return arduino(tmp_path_factory.mktemp("sketch")) if request.param == "arduino" else pico()


@pytest.fixture(scope="session")
def memory(make: Make, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tray") / "memory"
    calibrated(make, path)
    return path


Start = Callable[..., Bench]


@pytest.fixture
def start(make: Make, memory: Path, tmp_path: Path) -> Iterator[Start]:
    """Start firmwares that are calibrated, or blank; cut their power at the end."""
    benches: list[Bench] = []

    def begin(*, at: int = 0, blank: bool = False, buttons: bool = False) -> Bench:
        kept = tmp_path / "memory"
        if not blank and not kept.exists():
            shutil.copy(memory, kept)
        benches.append(Bench(make, kept, at=at, buttons=buttons))
        return benches[-1]

    yield begin
    for bench in benches:
        bench.kill()
