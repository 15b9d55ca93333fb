"""The tray's doctor on a terminal: lines in the colour of their verdict, a self-test, a report."""

import threading
from collections.abc import Iterator, Sequence
from queue import Empty, SimpleQueue
from typing import TextIO

from hardware import told
from hardware.checkup import Checkup, middle
from hardware.doubles import LAST, USUAL, doubles, percent
from hardware.fairness import Finding, Mood, Tally, find, shares, tally
from hardware.line_log import BAD, LineLog, Logged, Tint, Verdict, tint
from hardware.self_test import SelfTest
from hardware.throw import DiceTray, Known, Throw, TrayEvent, Trays, drain

COMMANDS = "again, test, skip, stop, reset, report, use 2, quit"
LOOK_EVERY = 0.05
WIDE = 40
"""How many signs the highest column of a histogram is long."""
_COLOURS = {Tint.PLAIN: "", Tint.GOOD: "\x1b[32m", Tint.ODD: "\x1b[33m", Tint.BAD: "\x1b[31m"}


def examine(tray: DiceTray, typed: TextIO, out: TextIO) -> None:
    """Show all that a tray does and obey what is typed, until that is `quit`."""
    words: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_hear, args=(typed, words), daemon=True).start()
    examination = Examination(tray, out)
    examination.say(f"type {COMMANDS}")
    tray.start()
    try:
        while examination.obey(_next(words)):
            examination.look()
    finally:
        tray.stop()
        examination.look()
        examination.report()


def _hear(typed: TextIO, words: "SimpleQueue[str]") -> None:
    for line in typed:
        words.put(line.strip())


def _next(words: "SimpleQueue[str]") -> str:
    try:
        return words.get(timeout=LOOK_EVERY)
    except Empty:
        return ""


class Examination:
    """One tray, looked at from a terminal."""

    def __init__(self, tray: DiceTray, out: TextIO) -> None:
        self._tray = tray
        self._out = out
        self._coloured = out.isatty()
        self._checkup = Checkup()
        self._seen = 0
        self._trays: tuple[Known, ...] = ()

    def say(self, text: str) -> None:
        """Write a line."""
        print(text, file=self._out, flush=True)

    def look(self) -> None:
        """Write what is new."""
        lines = self._tray.log.since(self._seen)
        self._checkup.read(lines)
        for line in lines:
            self._seen = line.number
            self._line(line)
        for event in drain(self._tray):
            self.say(told.event(event))
            self._heed(event)

    def obey(self, word: str) -> bool:
        """Do what was typed; tell whether to go on."""
        match word:
            case "again":
                self._tray.ask_again()
            case "test":
                self._checkup.test = SelfTest()
                self._ask(self._checkup.test)
            case "skip" if self._checkup.test and not self._checkup.test.over:
                self._checkup.test.skip()
                self._ask(self._checkup.test)
            case "stop":
                self._checkup.test = None
            case "reset":
                self._checkup.reset()
            case "report":
                self.report()
            case _ if word.startswith("use "):
                self._use(word.removeprefix("use "))
            case "":
                pass
            case _ if word != "quit":
                self.say(f"type {COMMANDS}")
        return word != "quit"

    def _line(self, line: Logged) -> None:
        colour = _COLOURS[tint(line.verdict)] if self._coloured else ""
        self.say(f"{colour}{told.line(line)}" + ("\x1b[0m" if colour else ""))

    def _use(self, number: str) -> None:
        """Play with another of the trays, by its place in the list last told."""
        marks = {str(n): tray.mark for n, tray in enumerate(self._trays, 1)}
        if number in marks:
            self._tray.use(marks[number])
        else:
            self.say(f"no such tray: {number}" if marks else "there is one tray at most")

    def _heed(self, event: TrayEvent) -> None:
        if isinstance(event, Trays):
            self._trays = event.known
        self._checkup.heed(event)
        if isinstance(event, Throw) and self._checkup.test:
            self._ask(self._checkup.test)

    def _ask(self, test: SelfTest) -> None:
        if test.read:
            self.say(f"??? I see {' '.join(test.read)}: turn the dice, or type skip")
        elif not test.over:
            self.say(f"??? put {test.face} on top of all dice, lifting each")
        else:
            for one in test.misread:
                self.say(f"??? die {one.die}: {one.read} seen instead of {one.asked}")
            good = len(test.passed) == test.face - 1 and not test.misread
            self.say(f"??? {'all faces are seen right' if good else 'not all are seen right'}")

    def report(self) -> None:
        """Write times, counts, histograms, and what to think of the dice."""
        found, counted = self._checkup, tally(self._checkup.thrown)
        self.say("--- report")
        self.say(
            f"answers in {_seconds(found.answered)}, beats every {_seconds(middle(found.beats))}"
        )
        self.say(f"dice settle in {_seconds(middle(found.settling))}")
        for line in [*_counted(self._tray.log), *_histograms(counted), verdict(find(counted))]:
            self.say(line)
        for line in of_doubles(found.thrown):
            self.say(line)


def verdict(finding: Finding) -> str:
    """Say in a sentence what to think of the dice."""
    throws = f"{finding.throws} throw{'' if finding.throws == 1 else 's'}"
    match finding.mood:
        case Mood.FEW:
            return f"too few to judge the dice: {throws}"
        case Mood.UNUSUAL:
            how = "often" if finding.often else "seldom"
            said = f"die {finding.die} shows {finding.face} unusually {how} in {throws}"
            return f"{said}: swap the dice or check sensor {finding.die}"
    return f"nothing unusual in {throws}"


def of_doubles(thrown: Sequence[Sequence[int]]) -> Iterator[str]:
    """Say what is usual of the doubles thrown, if it is."""
    found = doubles(thrown)
    if found.row:
        often = f"{found.games} of 100 games of {found.throws} throws"
        yield f"{found.row} doubles in a row: so it is in {often}"
    if found.last:
        share, *usual = map(percent, (found.last, USUAL[0], USUAL[-1]))
        told = f"{found.last} doubles in the last {LAST} throws, {share} %"
        yield "{}: {} to {} % is usual".format(told, *usual)


def _seconds(time: float | None) -> str:
    return "? s" if time is None else f"{time:.3f} s"


def _counted(log: LineLog) -> Iterator[str]:
    counts = log.counts
    told_of = ", ".join(f"{verdict} {count}" for verdict, count in counts.most_common())
    yield f"{counts.total()} lines: {told_of or 'none'}"
    bad = sum(counts[verdict] for verdict in BAD)
    yield f"unreadable {bad}, disconnects {counts[Verdict.LOST]}"


def _histograms(counted: Tally) -> Iterator[str]:
    if not counted.throws:
        return
    for number, counts in enumerate(counted.dice, 1):
        yield f"die {number}: " + "  ".join(f"{face}x{n}" for face, n in enumerate(counts, 1))
    whole = sum(counted.sums.values())
    usual = {total: share * whole for total, share in shares(len(counted.dice)).items()}
    most = max([*counted.sums.values(), *usual.values(), 1.0])
    for total, expected in usual.items():
        count = counted.sums.get(total, 0)
        bar = "#" * round(WIDE * count / most)
        yield f"{total:4} {bar:{WIDE}} {count} (fair: {expected:.1f})"
