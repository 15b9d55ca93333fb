"""Many random evenings of faulty trays: `python -m tests.hardware.histories N`.

Each is checked as in the suite: what is told must have happened, once, and when it says. Without
an option the clock is ours; with `--pty` the host's own thread listens on a real line, with
`--twins` on two; with `--replugs` a tray is pulled N times. Ends with 1 at the first history that
breaks, and names it.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from hardware.line_log import Verdict
from hardware.sim_dice import random_dice
from hardware.sim_faults import MISHAPS, WIRE_FAULTS
from hardware.sim_firmware import Firmware
from hardware.sim_pty import PtyTray
from hardware.simulated import SimulatedTray
from hardware.throw import (
    Chosen,
    DiceTray,
    Ignored,
    Quality,
    State,
    Status,
    Throw,
    TrayEvent,
    drain,
)
from hardware.trays import open_tray
from tests.hardware.world import OLDEST, World

ACTS = ["throw"] * 4 + ["cocked", "nudge", "reboot", "unplug", "replug", "reopen", "rival"]
FAULTS = [*WIRE_FAULTS, *MISHAPS]


def random_world(seed: int) -> World:
    """Live one evening on a clock of our own; the seed decides all of it."""
    chance = Random(seed)
    faults = chance.sample(FAULTS, chance.randint(0, 3))
    world = World(faults, chance.choice((0.1, 0.5)), seed, resets=chance.random() < 0.5)
    evening = [
        (chance.choice(ACTS), chance.uniform(0.05, 6.0)) for _ in range(chance.randint(0, 8))
    ]
    world.live(evening)
    return world


Truth = dict[tuple[str, int], tuple[tuple[str, ...], float]]
"""What lay in a tray and since when, by session and number of the throw."""


class Witnessed(Firmware):
    """A tray that notes each throw as it comes to rest."""

    def __init__(self, name: str, *, deaf: float, resets: bool) -> None:
        self.truth: Truth = {}
        super().__init__(name, deaf=deaf, resets=resets, settle=0.4)

    def _say_roll(self, now: float) -> None:
        self.truth.setdefault((self._session, self._seq), (self._read, self._settled_at))
        super()._say_roll(now)


def on_pty(seed: int) -> int:
    """Throw six times on a real line, badly connected; give how many throws were told."""
    chance = Random(seed)
    device, firmware = random_tray(chance)
    with tempfile.TemporaryDirectory() as folder:
        link = Path(folder) / "tray"
        pty, host = PtyTray(device, link), open_tray(f"serial:{link}")
        pty.start()
        host.start()
        try:
            for _ in range(6):
                time.sleep(chance.uniform(0.3, 2.5))
                device.throw()
            time.sleep(2.0)
        finally:
            host.stop()
            pty.stop()
    return judge(host, firmware.truth)


def random_tray(chance: Random) -> tuple[SimulatedTray, Witnessed]:
    """Make a tray with faults, and the witness in it."""
    firmware = Witnessed("T", deaf=chance.uniform(0, 1), resets=chance.random() < 0.5)
    faults = chance.sample(FAULTS, chance.randint(1, 3))
    dice = random_dice(Random(chance.random()))
    return SimulatedTray(dice, firmware, faults=faults, rate=0.4, chance=chance), firmware


def twins_on_pty(seed: int) -> int:
    """Throw in two trays of one name, both badly connected; give how many throws were told."""
    chance = Random(seed)
    trays = [random_tray(Random(chance.random())) for _ in range(2)]
    with tempfile.TemporaryDirectory() as folder:
        links = [Path(folder) / name for name in ("left", "right")]
        ptys = [PtyTray(device, link) for (device, _), link in zip(trays, links, strict=True)]
        host = open_tray("serial:" + ",".join(map(str, links)))
        for pty in ptys:
            pty.start()
        host.start()
        try:
            for _ in range(8):
                time.sleep(chance.uniform(0.3, 2.0))
                chance.choice(trays)[0].throw()
            time.sleep(2.0)
        finally:
            host.stop()
            for pty in ptys:
                pty.stop()
    return judge_twins(drain(host), [firmware.truth for _, firmware in trays])


def judge_twins(told: list[TrayEvent], truths: list[Truth]) -> int:
    """See that each throw is told once and truly, and those that count are of the tray chosen."""
    counted = [event for event in told if isinstance(event, Throw)]
    ignored = [event.throw for event in told if isinstance(event, Ignored)]
    assert len({throw.id for throw in counted + ignored}) == len(counted + ignored), "told twice"
    assert sum(isinstance(event, Chosen) for event in told) <= 1, "chosen anew by itself"
    both = {**truths[0], **truths[1]}
    for throw in counted + ignored:
        assert throw.dice == both[throw.session, throw.seq][0], f"{throw} is none of the two"
    sides = [{(t.session, t.seq) in truth for truth in truths[:1]} for t in counted]
    assert all(side == sides[0] for side in sides), "throws of both trays count"
    return len(counted)


def judge(host: DiceTray, truth: Truth) -> int:
    """Hold what a host told against what happened; give how many throws that were."""
    told = [event for event in drain(host) if isinstance(event, Throw)]
    assert len({throw.id for throw in told}) == len(told), "told twice"
    heard = [line for line in host.log.since(0) if line.verdict is Verdict.THROW]
    for throw in told:
        dice, settled_at = truth[throw.session, throw.seq]  # a KeyError is a phantom
        assert throw.dice == dice, f"{throw} was {dice}"
        line = next(h for h in heard if f"RL,{throw.session},{throw.seq}," in h.text)
        if throw.quality is Quality.FRESH:
            assert line.monotonic - settled_at <= OLDEST, f"{throw} is stale"
    return len(told)


def check_on_pty(seeds: Iterable[int], at_once: int, live: Callable[[int], int] = on_pty) -> int:
    """Check many histories on real lines, some at a time; give how many throws were told."""
    with ThreadPoolExecutor(at_once) as pool:
        return sum(pool.map(live, seeds))


def open_descriptors() -> int:
    """Count the files this process has open."""
    return len(list(Path("/proc/self/fd").iterdir()))


def replugged(times: int) -> tuple[int, float]:
    """Pull a tray and put it back under another name; give disconnects counted and seconds."""
    device = SimulatedTray(random_dice(Random(1)), Firmware(deaf=0.0, settle=0.4))
    with tempfile.TemporaryDirectory() as folder:
        link = Path(folder) / "tray"
        pty, host = PtyTray(device, link), open_tray(f"serial:{link}")
        pty.start()
        host.start()
        try:
            wait_for_online(host)
            before, begun, last = open_descriptors(), time.monotonic(), pty.path
            for _ in range(times):
                device.unplug()
                path = pty.replug()
                assert path != last, "came back under the same name"
                last = path
                wait_for_online(host)
            took = time.monotonic() - begun
            assert open_descriptors() == before, "a descriptor leaked"
        finally:
            host.stop()
            pty.stop()
    return host.log.counts[Verdict.LOST], took


def wait_for_online(host: DiceTray) -> None:
    """Wait until the tray answers; the time only bounds a failure."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        if any(isinstance(e, Status) and e.state is State.ONLINE for e in drain(host)):
            return
        time.sleep(0.01)
    raise AssertionError("the tray was not found again")


def main() -> int:
    """Check as many histories as asked for, and say what they came to."""
    parser = argparse.ArgumentParser(prog="python -m tests.hardware.histories")
    parser.add_argument("number", type=int)
    parser.add_argument("--pty", action="store_true", help="on real lines, twenty at a time")
    parser.add_argument("--twins", action="store_true", help="two trays on a real line each")
    parser.add_argument("--replugs", action="store_true", help="pull one tray so many times")
    asked = parser.parse_args()
    begun = time.monotonic()
    if asked.replugs:
        counted, took = replugged(asked.number)
        print(f"{asked.number} replugs in {took:.0f} s, {counted} disconnects counted, no leak")
        return int(counted != asked.number)
    if asked.pty or asked.twins:
        live = twins_on_pty if asked.twins else on_pty
        told = check_on_pty(range(asked.number), 20, live)
        print(f"{asked.number} histories on ptys, {told} throws told, none wrong", end="")
    else:
        found: Counter[str] = Counter()
        for seed in range(asked.number):
            try:
                found.update(throw.quality.value for throw in random_world(seed).told)
            except BaseException:
                print(f"history {seed} breaks", file=sys.stderr)
                raise
        print(f"{asked.number} histories, none wrong; throws told: {dict(found)}", end="")
    print(f", {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
