"""`kassa-tray`, as it is typed."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware.gpio_pins import REMEDIES

BENCH = [sys.executable, "-u", "-m", "hardware"]
PATIENCE = 20
"""Seconds within which a slow machine, too, sees a bench end."""


class Bench:
    """A running `kassa-tray`."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*BENCH, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.typed, self.printed = self.process.stdin, self.process.stdout

    def read_until(self, part: str, seconds: float = 10.0) -> str:
        until, line = time.monotonic() + seconds, b""
        while True:
            ready, _, _ = select.select([self.printed], [], [], until - time.monotonic())
            assert ready, f"no line with {part!r}"
            byte = self.printed.read(1)
            assert byte, f"ended without {part!r}"
            line += byte
            if byte == b"\n":
                if part in line.decode():
                    return line.decode().strip()
                line = b""

    def type(self, text: str) -> None:
        self.typed.write(f"{text}\n".encode())

    def end(self, number: int = signal.SIGINT) -> int:
        self.process.send_signal(number)
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.close()

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self.typed.close()
        self.printed.close()


StartBench = Callable[..., Bench]


@pytest.fixture
def bench() -> Iterator[StartBench]:
    """Start benches that hear Ctrl-C, also where the tests themselves run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    running = []

    def run(*arguments: str) -> Bench:
        running.append(Bench(*arguments))
        return running[-1]

    yield run
    for each in running:
        each.close()
    signal.signal(signal.SIGINT, before)


def test_pins_that_cannot_be_had_are_told_with_the_remedy(
    bench: StartBench, tmp_path: Path
) -> None:
    wired = tmp_path / "table.toml"
    wired.write_text("chip = 97\n[lamp]\npin = 21\n", "utf-8")
    watching = bench(f"gpio:{wired}")
    told = watching.read_until("=== notice")
    assert any(told.endswith(f"- {remedy}") for remedy in REMEDIES.values())
    assert watching.end() == 0


def test_a_tray_simulated_in_one_window_is_watched_in_another(
    bench: StartBench, tmp_path: Path
) -> None:
    link = str(tmp_path / "tray")
    tray = bench("--simulate", "--list", "34,66", "--deaf", "0", "--link", link)
    assert tray.read_until("") == link
    host = bench(f"serial:{link}")
    host.read_until("=== online")
    tray.type("")
    host.read_until("=== throw 3 4  fresh")
    tray.type("cocked")
    host.read_until("=== throw 6 C  incomplete")
    tray.type("unplug")
    host.read_until("=== lost")
    tray.type("replug")
    host.read_until("=== online")
    assert host.end() == 0
    assert tray.end(signal.SIGTERM) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_simulated_tray_throws_by_itself(bench: StartBench) -> None:
    tray = bench("--simulate", "--seed", "7", "--every", "0.1")
    assert tray.read_until("").startswith("/dev/pts/")
    tray.typed.close()
    first = tray.read_until("throw ")
    assert len(first.split()[1]) == 2


def test_a_simulated_tray_throws_on_when_nobody_reads_what_it_prints(
    bench: StartBench, tmp_path: Path
) -> None:
    link = str(tmp_path / "tray")
    tray = bench("--simulate", "--list", "34", "--every", "1.2", "--deaf", "0", "--link", link)
    tray.read_until(link)
    tray.printed.close()
    bench(f"serial:{link}").read_until("=== throw 3 4")
    assert tray.end() == 0


def test_a_watch_that_nobody_reads_ends_quietly() -> None:
    done = subprocess.run(
        f"{sys.executable} -m hardware sim:seed=1 | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
        timeout=20,
    )
    assert "sim" in done.stdout
    assert done.stderr == ""


def test_a_bench_that_was_killed_leaves_a_link_that_the_next_replaces(
    bench: StartBench, tmp_path: Path
) -> None:
    link = str(tmp_path / "tray")
    killed = bench("--simulate", "--list", "34", "--link", link)
    killed.read_until(link)
    killed.process.kill()
    killed.process.wait(PATIENCE)
    assert (tmp_path / "tray").is_symlink()
    bench("--simulate", "--list", "34", "--link", link).read_until(link)


def test_a_bench_that_was_stopped_and_goes_on_ends_when_told_in_the_same_moment(
    bench: StartBench,
) -> None:
    tray = bench("--simulate", "--list", "34", "--every", "0.02")
    tray.read_until("throw")
    # A thread that takes the signal in the place of the one that waits for it would not wake it.
    asleep = (Path(f"/proc/{tray.process.pid}/task")).iterdir()
    others = [task for task in asleep if task.name != str(tray.process.pid)]
    blocked = [re.search(r"SigBlk:\s*(\w+)", (task / "status").read_text()) for task in others]
    assert [bool(found and int(found[1], 16) >> signal.SIGTERM - 1 & 1) for found in blocked] == [
        True,
        True,
    ]
    tray.process.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, tray.process.pid, os.WSTOPPED | os.WNOWAIT)
    tray.process.send_signal(signal.SIGCONT)
    assert tray.end(signal.SIGTERM) == 0


def test_two_trays_are_simulated_and_told_apart_by_a_number(
    bench: StartBench, tmp_path: Path
) -> None:
    link = tmp_path / "tray"
    trays = bench("--simulate", "--names", "SIM,SIM", "--link", str(link), "--deaf", "0")
    assert trays.read_until(str(link)) == str(link)
    assert trays.read_until(f"{link}-2") == f"{link}-2"
    watching = bench(f"serial:{link},{link}-2")
    watching.read_until("=== several")
    trays.type("2 throw 56")
    watching.read_until("=== chosen")
    assert "5 6  choice" in watching.read_until("=== throw")
    trays.type("throw 34")
    assert "3 4" in watching.read_until("=== ignored")
    trays.type("3 throw")
    trays.read_until("no: there are 2 trays")


def test_on_a_network_one_tray_is_simulated_at_a_time() -> None:
    call = [*BENCH, "--simulate", "--names", "A,B", "--listen", "127.0.0.1:7777"]
    done = subprocess.run(call, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, "one address is one tray" in done.stderr) == (2, True)


@pytest.mark.parametrize("typed", ["throw 9", "somersault", "unplug twice"])
def test_a_wrong_command_is_answered_and_the_tray_goes_on(bench: StartBench, typed: str) -> None:
    tray = bench("--simulate", "--list", "34")
    tray.read_until("/dev/pts")
    tray.type(typed)
    tray.type("quit")
    tray.read_until("no: " if "9" in typed else "type ")
    assert tray.process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--help"], 0, ""),
        ([], 2, "give either"),
        (["none", "--simulate"], 2, "give either"),
        (["doctor"], 2, "give either"),
        (["carrier-pigeon:1"], 2, "kassa-tray: unknown tray 'carrier-pigeon:1'"),
        (["--simulate", "--list", "34,6"], 2, "same number of dice"),
        (["--simulate", "--every", "-1"], 2, "--every: not seconds of a day: '-1'"),
        (["--simulate", "--every", "often"], 2, "--every: not seconds of a day: 'often'"),
        (["--simulate", "--link", "x", "--listen", "localhost:7777"], 2, "not allowed with"),
        (["--simulate", "--listen", "192.0.2.1:7777"], 1, "no tray can listen at 192.0.2.1:7777: "),
        (["--simulate", "--link", "/dev/null"], 1, "not a link to a pty"),
    ],
)
def test_a_wrong_call_ends_with_one_line_and_its_code(
    arguments: list[str], code: int, said: str
) -> None:
    done = subprocess.run(
        [*BENCH, *arguments], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == code
    assert said in done.stderr
    assert "Traceback" not in done.stderr
