"""The arbiter: what is asked of it, and the way back."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.table import Table
from ui.places.house import House
from ui.presenters.arbiter import answered, arbiter, decidable, our_rule
from ui.presenters.inquiry import Inquiry, asked_of, due, fitted

NUMBERS = frozenset({"seat", "cell", "said", "entry"})
"""The parts of a situation that are numbers."""


class ArbiterPlace:
    """A question about the table as it is, or as it might be; nothing is entered here."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._inquiry: Inquiry | None = None
        self._from = "table"
        self._picking = ""

    def open(self, inquiry: Inquiry | None = None, came_from: str = "table") -> None:
        """Put a question; without one, that which the table suggests."""
        self._inquiry = inquiry or asked_of(self._table)
        self._from, self._picking = came_from, ""

    @property
    def _table(self) -> Table:
        assert self._director.table is not None
        return self._director.table

    @property
    def inquiry(self) -> Inquiry:
        """What is asked; an entry taken back meanwhile gives way to what is due, or was last."""
        asked, made = self._inquiry, {moment.entry.seq for moment in self._table.past}
        if asked is None or asked.seat not in range(len(self._table.game.players)):
            return asked_of(self._table)
        return asked if asked.entry in made else replace(asked, entry=due(self._table))

    def view(self) -> Any:
        """Return question, situation and ruling."""
        return arbiter(self._director.scene("arbiter"), self.inquiry, self._picking)

    def act(self, verb: str, rest: str) -> None:
        """Put another question, change the situation, or do something about the answer."""
        match verb:
            case "ask":
                self._inquiry, self._picking = self._put(rest), ""
            case "chip":
                self._picking = rest
            case "close":
                self._picking = ""
            case "pick":
                self._pick(rest)
            case "die":
                self._die(*map(int, rest.split(":")))
            case "understood":
                self._director.go(self._from)
            case "overrule" | "ours":
                self._decide(verb)

    def _put(self, kind: str) -> Inquiry:
        return fitted(
            self._table.game, replace(self.inquiry, kind=kind, dice=(0, 0), said=None, whose="")
        )

    def _pick(self, value: str) -> None:
        """Take a part of the situation; another place or plot is asked about without dice."""
        part = "cell" if self._picking == "plot" else self._picking
        changed: dict[str, Any] = {part: int(value) if part in NUMBERS else value}
        if part in {"dice", "cell"}:
            changed |= {"dice": (0, 0)}
        if part in {"seat", "cell", "whose"}:
            changed |= {"said": None}
        if part == "cell":
            changed |= {"whose": ""}
        self._inquiry = fitted(self._table.game, replace(self.inquiry, **changed))
        self._picking = ""

    def _die(self, row: int, face: int) -> None:
        """Take a face; the second one is the throw."""
        dice = list(self.inquiry.dice)
        dice[row] = 0 if dice[row] == face else face
        self._inquiry = replace(self.inquiry, dice=(dice[0], dice[1]), whose="")
        if all(dice):
            self._picking = ""

    def _decide(self, verb: str) -> None:
        """Let the table set a sum, or play a rule otherwise from now on."""
        director, inquiry = self._director, self.inquiry
        scene = director.scene("arbiter")
        if verb == "ours" and (rule := our_rule(scene, inquiry)):
            director.go("in_force", rule)
        elif charged := decidable(scene, inquiry, answered(scene, inquiry)):
            director.go("overrule", charged, inquiry, self._from)
