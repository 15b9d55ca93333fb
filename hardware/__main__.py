"""The bench: watch a tray, or be one.

`kassa-tray URL` shows every line with its verdict and every throw.
`kassa-tray doctor URL` examines the tray besides: counts, times, a self-test, fairness.
`kassa-tray --simulate` is a tray on a pty; the first line it prints is where.
"""

import argparse
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from hardware import doctor, told
from hardware.errors import BadTrayUrl, HardwareError
from hardware.net_port import address
from hardware.sim_faults import MISHAPS, WIRE_FAULTS
from hardware.sim_net import NetTray
from hardware.sim_offered import OfferedTray
from hardware.sim_pty import PtyTray
from hardware.simulated import SimulatedTray
from hardware.throw import DiceTray, drain
from hardware.trays import URLS, open_tray, simulated

COMMANDS = "Enter or throw [34], cocked, nudge, reboot, unplug, replug, quit"
SECOND = "of several trays the second with 2 before the word: 2 throw 34"


@dataclass(frozen=True, slots=True)
class Bench:
    """A simulated tray, how hosts reach it, and the link to that, if there is one."""

    tray: SimulatedTray
    offer: PtyTray | NetTray
    link: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bench; 0 when it was ended by hand, 1 when something failed, 2 for a wrong call."""
    understood = parser()
    asked = understood.parse_args(arguments)
    *task, url = asked.words or [""]
    if asked.simulate == bool(url) or task not in ([], ["doctor"]) or url == "doctor":
        understood.error("give either the URL of a tray, after doctor if you like, or --simulate")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if asked.simulate:
            _simulate(_benches(asked), asked.every)
        elif task:
            doctor.examine(open_tray(url), sys.stdin, sys.stdout)
        else:
            _watch(open_tray(url))
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:
        _read_by_nobody()
    except HardwareError as error:
        print(f"kassa-tray: {error}", file=sys.stderr)
        return 2 if isinstance(error, BadTrayUrl) else 1
    return 0


def parser() -> argparse.ArgumentParser:
    """Return what is understood on the command line."""
    understood = argparse.ArgumentParser(
        prog="kassa-tray",
        description="Watch or examine a dice tray, or simulate one on a pty.",
        epilog=f"URL: {URLS}. While simulating, type: {COMMANDS}; {SECOND}. "
        f"While examining, type: {doctor.COMMANDS}.",
    )
    understood.add_argument(
        "words", nargs="*", metavar="[doctor] URL", help="the tray to watch, or to examine"
    )
    understood.add_argument("--simulate", action="store_true", help="be a tray on a pty")
    dice = understood.add_mutually_exclusive_group()
    dice.add_argument("--seed", type=int, help="throw at random, the same each time")
    dice.add_argument("--list", metavar="34,66", help="throw these, again and again")
    understood.add_argument(
        "--names", metavar="A,B", help="be so many trays, of these names; SIM,SIM are twins"
    )
    understood.add_argument("--every", type=_seconds, metavar="SECONDS", help="throw by itself")
    place = understood.add_mutually_exclusive_group()
    place.add_argument("--link", type=Path, metavar="PATH", help="a link to the pty, kept current")
    place.add_argument(
        "--listen", type=address, metavar="HOST:PORT", help="be a tray on the network instead"
    )
    understood.add_argument(
        "--deaf", type=_seconds, default=1.6, metavar="SECONDS", help="after reset"
    )
    understood.add_argument(
        "--faults", default="", metavar="A,B", help=f"among {', '.join([*WIRE_FAULTS, *MISHAPS])}"
    )
    return understood


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < 86400:
        raise argparse.ArgumentTypeError(f"not seconds of a day: {text!r}")
    return seconds


def _options(asked: argparse.Namespace) -> str:
    given = {"seed": asked.seed, "list": asked.list, "deaf": asked.deaf, "faults": asked.faults}
    given["names"] = asked.names
    return "&".join(f"{key}={value}" for key, value in given.items() if value not in {None, ""})


def _benches(asked: argparse.Namespace) -> list[Bench]:
    """Offer each tray on a pty; the link to the second ends in -2."""
    trays = simulated(_options(asked))
    if asked.listen and len(trays) > 1:
        raise BadTrayUrl("one address is one tray")
    benches = []
    for number, tray in enumerate(trays, 1):
        link = asked.link
        if link and number > 1:
            link = link.with_name(f"{link.name}-{number}")
        offer = NetTray(tray, asked.listen) if asked.listen else PtyTray(tray, link)
        benches.append(Bench(tray, offer, str(link or "")))
    return benches


def _simulate(benches: list[Bench], every: float | None) -> None:
    with _signals_for_us():
        for bench in benches:
            bench.offer.start()
    try:
        for bench in benches:
            _say(bench.link or bench.offer.path)
        print(f"type {COMMANDS}" + f"; {SECOND}" * (len(benches) > 1), file=sys.stderr)
        if every:
            thrower = threading.Thread(target=_throw_every, args=(benches[0].tray, every))
            thrower.daemon = True
            with _signals_for_us():
                thrower.start()
        for line in sys.stdin:
            if line.strip() == "quit":
                return
            _say(_obey(benches, line.split()))
        while True:  # nobody types any more: go on until told to end
            time.sleep(1.0)  # a signal that comes just before a pause would not end it
    finally:
        for bench in benches:
            bench.offer.stop()


@contextmanager
def _signals_for_us() -> Iterator[None]:
    """Begin threads that leave signals to this one, which alone can be woken by them."""
    ours = {signal.SIGINT, signal.SIGTERM}
    signal.pthread_sigmask(signal.SIG_BLOCK, ours)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ours)


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


def _obey(benches: list[Bench], words: list[str]) -> str:
    number = words.pop(0) if words and words[0].isdigit() else "1"
    bench = dict(zip("123456789", benches, strict=False)).get(number)
    if bench is None:
        return f"no: there are {len(benches)} trays"
    return _do(bench.tray, bench.offer, words)


def _do(tray: SimulatedTray, offer: OfferedTray, words: list[str]) -> str:
    acts: dict[str, Callable[[], str | None]] = {
        "throw": tray.throw,
        "cocked": tray.cocked,
        "nudge": tray.nudge,
        "reboot": tray.reboot,
        "unplug": tray.unplug,
        "replug": offer.replug,
    }
    word, *dice = words or ["throw"]
    if word not in acts or (dice and word != "throw"):
        return f"type {COMMANDS}"
    try:
        done = tray.throw(*dice[:1]) if dice else acts[word]()
    except (HardwareError, OSError) as error:
        return f"no: {error}"
    return f"{word} {done or ''}".rstrip()


def _watch(tray: DiceTray) -> None:
    tray.start()
    seen = 0
    try:
        while True:
            for line in tray.log.since(seen):
                seen = line.number
                print(told.line(line), flush=True)
            for event in drain(tray):
                print(told.event(event), flush=True)
            time.sleep(0.05)
    finally:
        tray.stop()


if __name__ == "__main__":
    sys.exit(main())
