"""The composition root: rules, devices and screens meet here and nowhere else."""

from __future__ import annotations

import argparse
import atexit
import gc
import logging
import signal
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion import shelf
from companion.sticks import sticks
from hardware.errors import HardwareError
from hardware.serial_ports import lasting, list_ports
from hardware.sim_bench import BenchTray
from hardware.throw import DiceTray
from hardware.trays import URLS, open_tray
from ui import config, settings
from ui.host import Host

if TYPE_CHECKING:
    from ui.app import KassaApp
    from ui.director import Director
    from ui.worker import ThreadWorker

DEMO_TRAY = "sim:seed={seed}&deaf=0.2"


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="kassa",
        description="The banker at your table.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--tray", metavar="URL", help=f"the dice tray and its like: {URLS}")
    parser.add_argument("--size", metavar="WxH", default="800x480", help="the window, in pixels")
    parser.add_argument(
        "--density", type=float, help="pixels per dp; 1.25 suits 10 inches of 1280x720"
    )
    parser.add_argument("--fullscreen", action="store_true", help="fill the display")
    parser.add_argument(
        "--touch",
        choices=("mouse", "touch"),
        help="who reports touches: the display server, or the touchscreen itself",
    )
    parser.add_argument(
        "--forget-pin", action="store_true", help="remove the PIN for corrections, then start"
    )
    parser.add_argument("--language", choices=("ru", "en"))
    parser.add_argument("--home", metavar="DIR", type=Path, help="where games and settings lie")
    parser.add_argument("--demo", action="store_true", help="play a whole evening by itself")
    parser.add_argument("--edition", metavar="ID", default=shelf.MODEL.stem, help="its box")
    parser.add_argument("--rounds", type=int, default=12, help="how long the demo plays")
    parser.add_argument("--seed", type=int, default=7, help="the luck of the demo")
    parser.add_argument("--look", type=float, default=0.8, help="seconds the demo shows a screen")
    parser.add_argument("--go-on", action="store_true", help="let the demo continue an evening")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Run the app, and say where a demo has left its evening."""
    options = arguments(given)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    home = options.home or shelf.home() / ("demo" if options.demo else "")
    kept = settings.load(home / "settings.json")
    if options.forget_pin:
        kept = replace(kept, pin="")
        settings.save(home / "settings.json", kept)
    url = options.tray or (DEMO_TRAY.format(seed=options.seed) if options.demo else "")
    try:
        width, _, height = options.size.partition("x")
        size = int(width), int(height)
        tray = open_tray(url, kept.tray_choices.get(url, "")) if url else None
    except (ValueError, HardwareError) as error:
        print(f"kassa: {error}", file=sys.stderr)
        return 2
    if not config.has_display():
        print(
            "kassa: no display; on the desktop it starts by itself, else see deploy/run.sh",
            file=sys.stderr,
        )
        return 3
    if options.demo and not (boxes := ids(home)) & {options.edition}:
        told = ", ".join(sorted(boxes))
        print(f"kassa: no edition {options.edition!r}; there are {told}", file=sys.stderr)
        return 2
    config.configure(size, fullscreen=options.fullscreen, touch=options.touch or kept.touch)
    return play(options, home, kept, tray)


def ids(home: Path) -> set[str]:
    """Return the boxes that can be opened."""
    editions, _ = shelf.Shelf(home).editions()
    return {edition.id for edition in editions}


def play(
    options: argparse.Namespace, home: Path, kept: settings.Settings, tray: DiceTray | None
) -> int:
    """Put the pieces together and play; Kivy is imported here, now that it is configured."""
    from ui.app import KassaApp
    from ui.inbox import Inbox
    from ui.speaker import Speaker
    from ui.trayslot import TraySlot
    from ui.worker import ThreadWorker

    inbox, speaker = Inbox(), Speaker()
    worker = ThreadWorker(inbox.put)
    director = director_of(options, home, kept, worker)
    app = KassaApp(director, speaker, pixels_per_dp=options.density)
    slot = TraySlot(director)
    director.use_tray = slot.plug
    app.closing += [slot.stop, worker.stop, director.close, speaker.stop]
    for asked in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(asked, lambda *_: inbox.put(app.stop))
    if tray:
        slot.use(tray, options.tray or "", practise=not options.demo)
    else:
        # What was kept may be wrong by now, which must not keep people from playing.
        slot.plug(kept.tray)
    # What dies with the process need not be collected first: that took most of the time of an end.
    atexit.register(gc.freeze)
    if options.demo:
        return demo(options, home, app, tray)
    app.run()
    return 0


def director_of(
    options: argparse.Namespace, home: Path, kept: settings.Settings, worker: ThreadWorker
) -> Director:
    """Return who runs the evening, with what the command line lends for this run."""
    from ui.director import Director
    from ui.speaker import voice

    shown = replace(
        kept, language=options.language or kept.language, tray=options.tray or kept.tray
    )
    lot = luck(options.seed if options.demo else None)
    host = Host(ports, sticks, speaks=bool(voice()))
    director = Director(shelf.Shelf(home), shown, worker=worker, lot=lot, clock=now, host=host)
    director.saved = keeper(home / "settings.json", kept, options.tray, worker)
    return director


def keeper(
    path: Path, before: settings.Settings, lent: str | None, worker: ThreadWorker
) -> Callable[[settings.Settings], None]:
    """Return what saves the settings, in the thread of the disk."""

    def save(new: settings.Settings) -> None:
        kept = settings.remembered(new, before, lent)
        worker.later(lambda: settings.save(path, kept))

    return save


def demo(options: argparse.Namespace, home: Path, app: KassaApp, tray: DiceTray | None) -> int:
    """Let the evening play itself, and say where it has left its traces."""
    from kivy.clock import Clock

    from ui.demo import Demo, Plan

    pictures = home / "pictures"
    plan = Plan(options.rounds, pictures, options.look, options.edition, options.go_on)
    throw = tray.device.throw if isinstance(tray, BenchTray) else lambda _dice: None
    played = Demo(app, throw, plan, Random(options.seed))  # noqa: S311 - the luck of a demo
    Clock.schedule_once(lambda _dt: played.begin())
    app.run()
    for line in played.report():
        print(line)
    return 0 if played.finished else 1


def ports() -> tuple[str, ...]:
    """Return the addresses of the serial ports there are now, as they stay after a replug."""
    return tuple(f"serial:{lasting(port)}" for port in list_ports())


def now() -> str:
    """Return the time of day, for the journal; the order of entries never rests on it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def luck(seed: int | None) -> Random:
    """Return what draws lots and dice: the system's own chance, but a seed's in a demo."""
    return SystemRandom() if seed is None else Random(seed)  # noqa: S311


if __name__ == "__main__":
    sys.exit(main())
