"""The house rules: chosen before the evening, and changed while it is under way."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from companion.commands import Open
from companion.decisions import Amend, TimeUp
from companion.edition import Edition, amend
from companion.errors import EditionError
from companion.ruling import Refused
from companion.table import Table
from ui.places.house import House
from ui.places.listing import Listing
from ui.places.start import hall
from ui.presenters.house_rules import (
    LENGTH,
    PRESETS,
    QUARREL,
    HouseRules,
    amounts,
    differing,
    fitting,
    grouped,
    listed_under,
    step,
    switched,
    with_amount,
)
from ui.presenters.rules import in_force, rules


def said(agreed: HouseRules, verb: str, rest: str) -> Any:
    """Return the value of the chosen rule that a touch asks for."""
    rule, edition = agreed.chosen, agreed.edition
    match verb:
        case "value":
            return (*edition.choices(rule), *PRESETS.get(rule, ()))[int(rest)]
        case "switch":
            return switched(agreed, rule, rest)
        case "number":
            place, _, amount = rest.partition(":")
            return with_amount(agreed.options, rule, int(place), int(amount))
        case "less" | "more":
            at = int(rest)
            now, by = amounts(agreed.options, rule)[at], step(edition, rule, at)
            number = max(0, now - by) if verb == "less" else now + by
            return with_amount(agreed.options, rule, at, number)
    return getattr(agreed.options, rule)


class RulesPlace:
    """What is agreed on before the first throw."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._edition: Edition | None = None
        self._opening = Open(())
        self._changes: dict[str, Any] = {}
        self._list = Listing(LENGTH, QUARREL)

    def open(self, edition: Edition, opening: Open) -> None:
        """Lay the rules of last time with this box on the table."""
        kept = self._director.settings.house_rules.get(edition.id, {})
        self._edition, self._opening = edition, opening
        self._changes = fitting(edition, kept)
        self._list = Listing(LENGTH, QUARREL)

    @property
    def _agreed(self) -> HouseRules:
        edition = self._edition
        assert edition is not None
        options = amend(edition, self._changes)
        return HouseRules(edition, options, self._list.chosen, self._list.opened, self._hinder)

    def _hinder(self, changes: dict[str, Any]) -> str:
        """Say it if the box cannot be played like that."""
        assert self._edition is not None
        try:
            amend(self._edition, {**self._changes, **changes})
        except EditionError:
            return self._director.say("rules.misfit")
        return ""

    def view(self) -> Any:
        """Return the rules as they are agreed on so far."""
        return rules(hall(self._director), self._agreed)

    def act(self, verb: str, rest: str) -> None:
        """Look at a rule, change it, or begin."""
        if self._list.act(verb, rest, grouped(self._agreed.edition).__getitem__):
            return
        match verb:
            case "reset":
                self._changes = {}
            case "back":
                self._keep()
                self._director.go("seats", self._edition)
            case "begin":
                self._begin()
            case _:
                self._set({self._list.chosen: said(self._agreed, verb, rest)})

    def _set(self, changes: dict[str, Any]) -> None:
        if against := self._hinder(changes):
            self._director.refuse(against)
        else:
            self._changes = {**self._changes, **changes}

    def _keep(self) -> dict[str, Any]:
        """Remember for the next evening what differs; return it as it is written down."""
        director, agreed = self._director, self._agreed
        own: dict[str, Any] = to_builtins(differing(agreed.edition, agreed.options))
        kept = {**director.settings.house_rules, agreed.edition.id: own}
        director.set(house_rules=kept)
        return own

    def _begin(self) -> None:
        assert self._edition is not None
        self._director.begin(self._edition, replace(self._opening, options=self._keep()))


class InForcePlace:
    """What is played, and what the table changes from now on."""

    def __init__(self, director: House) -> None:
        self._director = director
        self.open()

    def open(self, rule: str = LENGTH) -> None:
        """Look at a rule, first at the length of the evening."""
        self._list = Listing(rule, QUARREL if rule == LENGTH else listed_under(rule))

    @property
    def _table(self) -> Table:
        assert self._director.table is not None
        return self._director.table

    @property
    def _agreed(self) -> HouseRules:
        game, at = self._table.game, self._list
        return HouseRules(game.edition, game.options, at.chosen, at.opened, self._hinder)

    def _hinder(self, changes: dict[str, Any]) -> str:
        """Say why it is too late for a change, or why it cannot be made at all."""
        director, ruling = self._director, self._table.judge(self._amended(changes))
        if not isinstance(ruling, Refused):
            return ""
        ground = ruling.ground
        return director.words.sentence(ground.article, ground.facts, self._table.game)

    def _amended(self, changes: dict[str, Any]) -> Amend:
        return Amend(to_builtins(changes), self._director.say("rules.agreed"))

    def view(self) -> Any:
        """Return the rules in force."""
        tab = "in_force" if self._table.game.options.time_limit else "more"
        return in_force(self._director.scene(tab), self._agreed)

    def act(self, verb: str, rest: str) -> None:
        """Look at a rule, or change it for the rest of the evening."""
        if self._list.act(verb, rest, grouped(self._table.game.edition).__getitem__):
            return
        match verb:
            case "time_up":
                self._director.submit(TimeUp())
            case "value" | "switch" | "number":
                value, rule = said(self._agreed, verb, rest), self._list.chosen
                if value != getattr(self._agreed.options, rule):
                    self._director.submit(self._amended({rule: value}))
