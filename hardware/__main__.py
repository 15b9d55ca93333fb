"""The bench: watch a tray, or be one.

`kassa-tray URL` shows every line with its verdict and every throw.
`kassa-tray --simulate` is a tray on a pty; the first line it prints is where.
"""

import argparse
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from hardware.errors import BadTrayUrl, HardwareError
from hardware.gpio_pins import REMEDIES
from hardware.line_log import Logged
from hardware.signals import Pressed
from hardware.sim_faults import MISHAPS, WIRE_FAULTS
from hardware.sim_pty import PtyTray
from hardware.simulated import SimulatedTray
from hardware.throw import DiceTray, Doubted, Notice, Status, Throw, TrayEvent, drain
from hardware.trays import URLS, open_tray, simulated

COMMANDS = "Enter or throw [34], cocked, nudge, reboot, unplug, replug, quit"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bench; 0 when it was ended by hand, 1 when something failed, 2 for a wrong call."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.simulate == bool(asked.url):
        parser.error("give either the URL of a tray or --simulate")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if asked.simulate:
            _simulate(simulated(_options(asked)), asked.link, asked.every)
        else:
            _watch(open_tray(asked.url))
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:
        _read_by_nobody()
    except HardwareError as error:
        print(f"kassa-tray: {error}", file=sys.stderr)
        return 2 if isinstance(error, BadTrayUrl) else 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kassa-tray",
        description="Watch a dice tray, or simulate one on a pty.",
        epilog=f"URL: {URLS}. While simulating, type: {COMMANDS}.",
    )
    parser.add_argument("url", nargs="?", metavar="URL", help="the tray to watch")
    parser.add_argument("--simulate", action="store_true", help="be a tray on a pty")
    dice = parser.add_mutually_exclusive_group()
    dice.add_argument("--seed", type=int, help="throw at random, the same each time")
    dice.add_argument("--list", metavar="34,66", help="throw these, again and again")
    parser.add_argument("--every", type=_seconds, metavar="SECONDS", help="throw by itself")
    parser.add_argument("--link", type=Path, metavar="PATH", help="a link to the pty, kept current")
    parser.add_argument("--deaf", type=_seconds, default=1.6, metavar="SECONDS", help="after reset")
    parser.add_argument(
        "--faults", default="", metavar="A,B", help=f"among {', '.join([*WIRE_FAULTS, *MISHAPS])}"
    )
    return parser


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds < 86400:
        raise ValueError
    return seconds


def _options(asked: argparse.Namespace) -> str:
    given = {"seed": asked.seed, "list": asked.list, "deaf": asked.deaf, "faults": asked.faults}
    return "&".join(f"{key}={value}" for key, value in given.items() if value not in {None, ""})


def _simulate(tray: SimulatedTray, link: Path | None, every: float | None) -> None:
    pty = PtyTray(tray, link)
    pty.start()
    try:
        _say(str(link or pty.path))
        print(f"type {COMMANDS}", file=sys.stderr)
        if every:
            threading.Thread(target=_throw_every, args=(tray, every), daemon=True).start()
        for line in sys.stdin:
            if line.strip() == "quit":
                return
            _say(_obey(tray, pty, line.split()))
        signal.pause()  # nobody types any more: go on until told to end
    finally:
        pty.stop()


def _say(line: str) -> None:
    try:
        print(line, flush=True)
    except BrokenPipeError:
        _read_by_nobody()  # whoever wanted but the path has it: the tray goes on


def _read_by_nobody() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _throw_every(tray: SimulatedTray, seconds: float) -> None:
    while True:
        time.sleep(seconds)
        _say(f"throw {tray.throw()}")


def _obey(tray: SimulatedTray, pty: PtyTray, words: list[str]) -> str:
    acts: dict[str, Callable[[], str | None]] = {
        "throw": tray.throw,
        "cocked": tray.cocked,
        "nudge": tray.nudge,
        "reboot": tray.reboot,
        "unplug": tray.unplug,
        "replug": pty.replug,
    }
    word, *dice = words or ["throw"]
    if word not in acts or (dice and word != "throw"):
        return f"type {COMMANDS}"
    try:
        done = tray.throw(*dice[:1]) if dice else acts[word]()
    except HardwareError as error:
        return f"no: {error}"
    return f"{word} {done or ''}".rstrip()


def _watch(tray: DiceTray) -> None:
    tray.start()
    seen = 0
    try:
        while True:
            for line in tray.log.since(seen):
                seen = line.number
                print(_line(line), flush=True)
            for event in drain(tray):
                print(_event(event), flush=True)
            time.sleep(0.05)
    finally:
        tray.stop()


def _line(line: Logged) -> str:
    clock = time.strftime("%H:%M:%S", time.localtime(line.wall))
    return f"{clock}  {line.verdict:13} {line.text}  {line.note}".rstrip()


def _event(event: TrayEvent) -> str:
    match event:
        case Throw():
            return f"=== throw {_throw(event)}"
        case Doubted(throw):
            return f"=== doubt {_throw(throw)}"
        case Status(state, path, detail, tray):
            return " ".join(filter(None, ["===", state, path, tray, detail]))
        case Notice(concern, detail):
            remedy = f"- {REMEDIES[concern]}" if concern in REMEDIES else ""
            return " ".join(filter(None, ["=== notice", concern, detail, remedy]))
        case Pressed(coin, button):
            return f"=== pressed {button} of coin {coin}"


def _throw(throw: Throw) -> str:
    said = f"{' '.join(throw.dice)}  {throw.quality}, {throw.age} ms  {throw.id}"
    if throw.rival:
        said += f"  before: {' '.join(throw.rival)}"
    return said + (f"  {throw.missed} missed" if throw.missed else "")


if __name__ == "__main__":
    sys.exit(main())
