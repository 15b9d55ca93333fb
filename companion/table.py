"""One game in progress: what the screens talk to."""

from __future__ import annotations

from collections.abc import Callable

from companion import arbiter, baskets, inquiry
from companion.assessment import Assessment
from companion.commands import Command
from companion.deferred import Basket
from companion.effects import CellIndex
from companion.errors import IllegalCommand, JournalError
from companion.events import Event
from companion.fold import blank
from companion.game import Game
from companion.journal import Entry, Journal, after
from companion.ledger import Money, Seat
from companion.playtime import minutes_between
from companion.record import Record
from companion.rules import book_of
from companion.ruling import Choice, Levy, Refused, Ruling
from companion.statement import Standing, standings, wealth


class Pending(Record, frozen=True):
    """Entries that are judged but not yet on the disk, and the game they lead to."""

    entries: tuple[Entry, ...]
    game: Game


class Moment(Record, frozen=True):
    """An entry in force, between the game before it and the game after it."""

    entry: Entry
    before: Game
    after: Game

    @property
    def command(self) -> Command:
        """What was done; only the takings-back, which are never in force, do nothing."""
        assert self.entry.command is not None
        return self.entry.command


class Table:
    """Judges commands, journals the granted ones, and remembers how to take them back.

    ``submit``, ``take_back`` and ``redo`` are one step for whoever may wait for the disk. A
    screen takes three: ``prepare…`` at the tap, ``journal.append`` in another thread, ``commit``.
    """

    def __init__(self, journal: Journal, clock: Callable[[], str]) -> None:
        self._book = book_of(journal.edition)
        self._clock = clock
        self._undone: list[tuple[int, Moment]] = []
        self._presses: set[str] = set()
        self._choices: tuple[Choice, ...] | None = None
        self._last = 0
        self._at, self._minutes = "", 0.0
        self.journal = journal
        self.game = blank(journal.edition)
        self.past: list[Moment] = []
        for entry in journal:
            self._admit(entry, None)

    # --- questions ---

    def judge(self, command: Command) -> Ruling:
        """Return what *command* would lead to."""
        return arbiter.judge(self._book, self.game, command)

    def choices(self) -> tuple[Choice, ...]:
        """Return everything worth a button now."""
        if self._choices is None:
            self._choices = tuple(arbiter.choices(self._book, self.game))
        return self._choices

    def assess(self, levy: Levy) -> Assessment:
        """Return the sum of *levy* with its reasons, as it would be charged now."""
        return self._book.assess(self.game, levy)

    def landing(self, seat: Seat, cell: CellIndex) -> inquiry.Visitation:
        """Return what *seat* would pay now if its throw ended on *cell*."""
        return inquiry.landing(self._book, self.game, seat, cell)

    def worth(self, owner: Seat, basket: Basket) -> Money:
        """Return what all that *owner* gives in a deal comes to by the prices on the board."""
        return baskets.worth(self._book, self.game, owner, basket)

    def knows(self, press: str) -> bool:
        """Return whether this press, or this throw of a tray, has been entered already."""
        return press in self._presses

    @property
    def minutes(self) -> float:
        """How long the table has played by now; what was taken back has taken its time as well."""
        return self._minutes + minutes_between(self._at, self._clock())

    @property
    def written(self) -> int:
        """How many entries there are, in force or not."""
        return self._last

    @property
    def redoable(self) -> Moment | None:
        """What ``redo`` would restore, if anything."""
        return self._undone[-1][1] if self._undone else None

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The players from the richest to the first who left, as of now."""
        return standings(self._book, self.game)

    def wealth(self) -> tuple[dict[Seat, Money], ...]:
        """Return what each seat in the game was worth at the start of every round, and is now."""
        begun = {moment.after.count("round"): moment.before for moment in reversed(self.past)}
        games = [*(game for number, game in sorted(begun.items()) if number > 1), self.game]
        opened = [self.past[0].after] if self.past else []
        return tuple(wealth(self._book, game) for game in (*opened, *games))

    # --- changes in three steps ---

    def prepare(self, command: Command, press: str = "") -> Pending | Refused:
        """Return the entry that *command* makes, or why the rules forbid it.

        :raises IllegalCommand: if the press was entered already.
        """
        if press and press in self._presses:
            raise IllegalCommand(f"{press} has been entered already")
        ruling = self.judge(command)
        if isinstance(ruling, Refused):
            return ruling
        entry = self._entry(1, command=command, events=ruling.events, press=press)
        return Pending((entry,), ruling.game)

    def prepare_back_to(self, seq: int) -> Pending:
        """Return the entries that take back *seq* and everything after it.

        :raises IllegalCommand: if that entry is not in force.
        """
        struck = [moment for moment in self.past if moment.entry.seq >= seq]
        if not struck or struck[0].entry.seq != seq:
            raise IllegalCommand(f"entry {seq} is not in force")
        entries = tuple(
            self._entry(n, takes_back=moment.entry.seq)
            for n, moment in enumerate(reversed(struck), 1)
        )
        return Pending(entries, struck[0].before)

    def prepare_redo(self) -> Pending:
        """Return the entry that takes the last taking-back back.

        :raises IllegalCommand: if something new was entered since.
        """
        if not self._undone:
            raise IllegalCommand("nothing to redo")
        strike, moment = self._undone[-1]
        return Pending((self._entry(1, takes_back=strike),), moment.after)

    def commit(self, pending: Pending) -> Entry:
        """Let entries take effect that are on the disk now."""
        for entry in pending.entries:
            self._admit(entry, pending.game)
        return pending.entries[-1]

    # --- changes in one step ---

    def submit(self, command: Command, press: str = "") -> Entry:
        """Carry *command* out.

        :raises IllegalCommand: if the rules forbid it.
        """
        prepared = self.prepare(command, press)
        if isinstance(prepared, Refused):
            raise IllegalCommand(f"{command!r}: {prepared.ground!r}")
        return self._write(prepared)

    def take_back(self) -> Entry:
        """Undo the last command still in force.

        :raises IllegalCommand: if there is none.
        """
        return self.back_to(self.past[-1].entry.seq if self.past else 0)

    def back_to(self, seq: int) -> Entry:
        """Undo *seq* and everything after it."""
        return self._write(self.prepare_back_to(seq))

    def redo(self) -> Entry:
        """Take the last taking-back back."""
        return self._write(self.prepare_redo())

    def _write(self, pending: Pending) -> Entry:
        self.journal.append(*pending.entries)
        return self.commit(pending)

    def _entry(
        self,
        ahead: int,
        command: Command | None = None,
        events: tuple[Event, ...] = (),
        takes_back: int | None = None,
        press: str = "",
    ) -> Entry:
        return Entry(self._last + ahead, self._clock(), command, events, takes_back, press)

    def _admit(self, entry: Entry, game: Game | None) -> None:
        """Add *entry*, which is on the disk; *game* is where it leads if that is known."""
        self._last, self._choices = entry.seq, None
        if entry.at:
            self._minutes += minutes_between(self._at, entry.at)
            self._at = entry.at
        if entry.press:
            self._presses.add(entry.press)
        if entry.takes_back is None:
            reached = after(self.game, entry) if game is None else game
            self.past.append(Moment(entry, self.game, reached))
            self._undone.clear()
        elif self._undone and self._undone[-1][0] == entry.takes_back:
            self.past.append(self._undone.pop()[1])
        elif self.past and self.past[-1].entry.seq == entry.takes_back:
            self._undone.append((entry.seq, self.past.pop()))
        else:
            raise JournalError(f"entry {entry.seq} takes back {entry.takes_back} out of turn")
        self.game = self.past[-1].after if self.past else blank(self.journal.edition)
