"""Both firmwares as programs on a PC: what their sensors measure and their clock are the test's."""

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hardware.dt1_codec import seal
from hardware.gt1 import ALL, ML, PATTERNS, C

HERE = Path(__file__).parent
FIRMWARE = HERE.parents[1] / "hardware" / "firmware"
SKETCH = FIRMWARE / "arduino" / "kassa_tray"
VECTORS: dict[str, Any] = tomllib.loads((FIRMWARE / "vectors.toml").read_text("utf-8"))
STEP = 10
LIGHT, DARK = 200, 800
SEEN = {face: seen for seen, face in reversed(PATTERNS.items())}
SEEN |= {"-": ALL, "C": ALL & ~C, "U": ML}
"""What the sensors see of a die, a bit for each that sees dark."""


@dataclass(frozen=True, slots=True)
class Make:
    """One of the firmwares, ready to be started."""

    command: tuple[str, ...]
    with_buttons: tuple[str, ...]
    throw: int
    cock: int
    overflow: int
    """Milliseconds after which its clock begins anew."""


def arduino(folder: Path) -> Make:
    """Compile the sketch for this machine, with sensors and with buttons."""
    if shutil.which("g++") is None:
        raise FileNotFoundError("g++ is missing, the sketch is compiled with it: apt install g++")
    strict = "-std=gnu++11 -Wall -Wextra -Werror -fsanitize=undefined -fno-sanitize-recover"
    sources = [HERE / "arduino" / "bench.cpp", *sorted(SKETCH.glob("*.cpp"))]
    search = ["-I", HERE / "arduino", "-I", SKETCH]
    compilers = []
    for program, option in (("sensors", "-UBUTTONS"), ("buttons", "-DBUTTONS")):
        command = ["g++", *strict.split(), option, *search, *sources, "-o", folder / program]
        compilers.append(subprocess.Popen(list(map(str, command))))
    assert [compiler.wait() for compiler in compilers] == [0, 0]
    sensors, buttons = str(folder / "sensors"), str(folder / "buttons")
    return Make((sensors,), (buttons,), throw=2, cock=3, overflow=2**32)


def pico() -> Make:
    """Take MicroPython, or what there is of Python."""
    bench = shutil.which("micropython") or sys.executable, str(HERE / "pico" / "bench.py")
    return Make(bench, bench, throw=16, cock=17, overflow=2**30)


class Bench:
    """A firmware that runs; its time stands still between commands."""

    def __init__(self, make: Make, memory: Path, *, at: int = 0, buttons: bool = False) -> None:
        command = make.with_buttons if buttons else make.command
        self._program = subprocess.Popen(
            [*command, str(memory), str(at), "buttons" if buttons else ""],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="latin-1",
        )

    def do(self, command: str) -> list[str]:
        """Have a command obeyed; give what was said meanwhile."""
        assert self._program.stdin
        assert self._program.stdout
        self._program.stdin.write(command + "\n")
        self._program.stdin.flush()
        said = []
        while (line := self._program.stdout.readline().rstrip("\n")) != ".":
            assert line, "the firmware has crashed"
            said.append(line)
        return said

    def lie(self, *dice: str) -> None:
        """Lay the dice into the wells."""
        self.see(*(SEEN[die] for die in dice))

    def see(self, *patterns: int) -> None:
        """Have the sensors see dark where the bits are set."""
        bits = [pattern >> n & 1 for pattern in patterns for n in range(5)]
        self.do(f"see {' '.join(str(DARK if bit else LIGHT) for bit in bits)}")

    def hear(self, data: bytes) -> None:
        """Send bytes from the host."""
        self.do(f"hear {data.hex()}")

    def type(self, word: str) -> None:
        """Type a line at the tray."""
        self.hear(word.encode() + b"\n")

    def kill(self) -> None:
        """Cut its power."""
        self._program.kill()
        self._program.communicate()


def calibrated(make: Make, memory: Path) -> None:
    """Calibrate a firmware once; its memory is in that file."""
    bench = Bench(make, memory)
    for now, patterns in ((10, (0, 0)), (20, (ALL, ALL))):
        bench.see(*patterns)
        bench.do(f"run {now}")
        bench.type("take")
    bench.type("keep")
    said = bench.do("run 100")
    bench.kill()
    assert said[-1].endswith(" calibration kept"), said


def steps(history: dict[str, Any]) -> Iterator[tuple[int, str, str]]:
    """Yield time, word and what follows it."""
    for line in history["steps"].strip().splitlines():
        at, word, *rest = line.split(maxsplit=2)
        yield int(at), word, rest[0] if rest else ""


def expected(history: dict[str, Any]) -> list[str]:
    """List what the tray has to say and to light, each with its time."""
    told = []
    for at, word, rest in steps(history):
        match word:
            case "tray":
                told.append(f"{at} {seal(rest).decode().strip()}")
            case "text":
                told.append(f"{at} {rest}")
            case "lamp":
                told.append(f"{at} lamp {rest}")
    return told


def played(
    bench: Bench, history: dict[str, Any], start: int = 0, overflow: int = 2**32
) -> list[str]:
    """Play a history that begins at `start`; give what the tray said and lit."""
    said = []
    for at, word, rest in steps(history):
        said += bench.do(f"run {(start + at - (0 if word == 'end' else STEP)) % overflow}")
        match word:
            case "lie":
                bench.lie(*rest.split())
            case "seq":
                bench.do(f"seq {rest}")
            case "host":
                bench.hear(seal(rest))
            case "type":
                bench.hear(rest.encode().decode("unicode_escape").encode("latin-1"))
    lines = (line.split(" ", 1) for line in said)
    return [f"{(int(at) - start) % overflow} {line}" for at, line in lines]


class BenchBoard:
    """A firmware in the place of the simulated tray's own, to have its line and its pty."""

    def __init__(self, make: Make, memory: Path) -> None:
        self.said: list[bytes] = []
        self.lying: tuple[str, ...] = ()
        self.resets = True
        self._make, self._memory = make, memory
        self._bench: Bench | None = None
        self._began = self._now = 0.0
        self._later: list[tuple[float, tuple[str, ...]]] = []
        self._session, self._seq = "0000", 0
        self._read: tuple[str, ...] = ()
        self._settled_at = 0.0

    def power_up(self, now: float) -> None:
        """Kill the program and start it again, with the memory as it was left."""
        self.off()
        self._bench = Bench(self._make, self._memory)
        self._began = self._now = now
        self._session, self._seq = "0000", 0
        self._bench.lie(*self.lying)

    def off(self) -> None:
        """Cut its power."""
        self._later.clear()
        self.said.clear()
        if self._bench:
            self._bench.kill()

    def load(self, dice: Iterable[str]) -> None:
        """Lay dice into a tray that is off."""
        self.lying = tuple(dice)

    def tumble(self, now: float, dice: Iterable[str], seconds: float) -> None:
        """Take the dice out of their wells, and put them back so many seconds later."""
        self.advance(now)
        self.lying = tuple(dice)
        self._lie(("-",) * len(self.lying))
        self._later.append((now + seconds, self.lying))

    def hear(self, now: float, data: bytes) -> None:
        """Take bytes from the host."""
        self.advance(now)
        assert self._bench
        self._bench.hear(data)

    def due(self) -> float:
        """Tell when to look what it has said."""
        return self._now + 0.1

    def advance(self, now: float) -> None:
        """Let its clock run up to now."""
        while self._later and self._later[0][0] <= now:
            at, dice = self._later.pop(0)
            self._run(at)
            self._lie(dice)
        self._run(now)

    def _lie(self, dice: tuple[str, ...]) -> None:
        assert self._bench
        self._bench.lie(*dice)

    def _run(self, now: float) -> None:
        assert self._bench
        self._now = max(now, self._now)
        for told in self._bench.do(f"run {int((self._now - self._began) * 1000) // STEP * STEP}"):
            at, line = told.split(" ", 1)
            if not line.startswith("lamp"):
                self.said.append(f"{line}\r\n".encode())
            if line.startswith("$RL"):
                self._note(self._began + int(at) / 1000, *line.split(",")[1:4])

    def _note(self, now: float, session: str, seq: str, age: str) -> None:
        """Note what lies in the wells, whatever it says of it."""
        if (session, int(seq)) != (self._session, self._seq):
            self._read, self._settled_at = self.lying, now - int(age) / 1000
        self._session, self._seq = session, int(seq)
