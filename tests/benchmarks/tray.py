"""Measure frames while the tray misbehaves: `python -m tests.benchmarks.tray`; fails over 50 ms.

The app runs at 60 frames a second with the host's own thread on a real line. A calm line comes
first; then the tray stalls in mid-line, floods ten megabytes, or takes no byte of what is written.
At last it floods while somebody reads its lines, which are drawn anew once a second.
Run it on a machine that does nothing else: what is measured is the time on the wall.
"""

import os
import statistics
import sys
import threading
import time
import tty
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("KIVY_GL_BACKEND", "mock")

import tests.ui.driver  # noqa: F401 - sets Kivy up before anything opens its window
from hardware.sim_firmware import Firmware
from hardware.trays import open_tray
from tests.ui.live import Live

FRAME, SECONDS, LONGEST_MS = 1 / 60, 5.0, 50.0
MEGABYTES = 10
AHEAD = 20.0
"""Seconds of the app after which all screens have been built that it builds ahead."""
NOISE = b"~" * 4096


class Line:
    """The far end of a pty: a tray that answers, and then does what it should not."""

    def __init__(self) -> None:
        self._master, self.slave = os.openpty()
        tty.setraw(self.slave)
        self.path = os.ttyname(self.slave)
        self._firmware = Firmware("BENCH", deaf=0.0, resets=False)
        self._firmware.load("34")
        self._firmware.power_up(time.monotonic())
        self.silent = self.ended = False
        self.flooded = 0
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        os.set_blocking(self._master, False)
        while not self.ended:
            time.sleep(0.01)
            if self.silent:
                continue
            try:
                self._firmware.hear(time.monotonic(), os.read(self._master, 1024))
            except BlockingIOError:
                self._firmware.advance(time.monotonic())
            self._say()

    def _say(self) -> None:
        for line in self._firmware.said:
            os.write(self._master, line)
        self._firmware.said.clear()

    def calm(self) -> None:
        """Beat and nothing else."""

    def stall(self) -> None:
        """Stand still in the middle of a line."""
        self.silent = True
        os.write(self._master, b"$RL,0000,1,0,3")

    def flood(self) -> None:
        """Send ten megabytes without a newline but for a good line now and then."""
        self.silent = True
        threading.Thread(target=self._flood, daemon=True).start()

    def _flood(self) -> None:
        os.set_blocking(self._master, True)
        with suppress(OSError):  # it hangs up in the middle of a write
            while self.flooded < MEGABYTES << 20 and not self.ended:
                self.flooded += os.write(self._master, NOISE)
                self._firmware._say(f"HB,{self._firmware._session},0,I")
                self._say()

    def block(self) -> None:
        """Take no byte, and have no room for one."""
        self.silent = True
        os.set_blocking(self.slave, False)
        for _ in range(5):  # the system moves what it holds on: room may come once more
            time.sleep(0.02)
            with suppress(BlockingIOError):
                while True:
                    os.write(self.slave, NOISE)

    def close(self) -> None:
        """Hang up."""
        self.ended = True
        time.sleep(0.05)
        os.close(self.slave)
        os.close(self._master)


def measured(live: Live, seconds: float) -> list[float]:
    """Let frames pass at their pace; give how long each took, ms."""
    taken, until = [], time.perf_counter() + seconds
    while (begun := time.perf_counter()) < until:
        live.driver.step()
        took = time.perf_counter() - begun
        taken.append(took * 1000)
        time.sleep(max(0.0, FRAME - took))
    return taken


def scene(act: Callable[[Line], None], *touches: str) -> list[float]:
    """Sit at the table with a tray that answers, touch keys, then let it act and measure."""
    line = Line()
    with TemporaryDirectory() as home:
        live = Live(Path(home), open_tray(f"serial:{line.path}")).start()
        try:
            live.sit_down("Аня", "Борис", "Вера").driver.run(AHEAD)
            until = time.monotonic() + 10
            while live.director.tray.presence.state != "ready" and time.monotonic() < until:
                measured(live, 0.1)
            assert live.director.tray.presence.state == "ready"
            for touch in touches:
                live.director.act(touch)
                measured(live, 0.5)
            act(line)
            live.director.seek_tray()  # asking again is a write
            taken = measured(live, SECONDS)
            while act is Line.flood and line.flooded < MEGABYTES << 20 and not touches:
                taken += measured(live, SECONDS)
            if act is Line.flood:
                print(f"{line.flooded / (1 << 20):.1f} MB were read", end=": ")
            return taken
        finally:
            live.stop()
            line.close()


def main() -> int:
    """Print how long frames took in each scene."""
    over = 0
    scenes = [(act, ()) for act in (Line.calm, Line.stall, Line.flood, Line.block)]
    for what, touches in [*scenes, (Line.flood, ("tab:more", "tray:open", "lines"))]:
        taken = sorted(scene(what, *touches))
        late = taken[int(len(taken) * 0.99)]
        print(
            f"{what.__name__:8} {len(taken)} frames, median {statistics.median(taken):.2f}  "
            f"of a hundred 99 within {late:.2f}  worst {taken[-1]:.2f} ms"
        )
        over += taken[-1] > LONGEST_MS
    return over


if __name__ == "__main__":
    sys.exit(main())
