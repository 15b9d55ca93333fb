"""The house rules: chosen before the evening."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from companion.commands import Open
from companion.edition import Edition, amend
from companion.errors import EditionError
from companion.options import Options
from companion.words.house import choices
from ui.places.house import House
from ui.places.start import hall
from ui.presenters.rules import rules
from ui.presenters.terms import (
    LENGTH,
    PRESETS,
    QUARREL,
    Terms,
    amounts,
    fitting,
    grouped,
    step,
    switched,
    with_amount,
)


def first_rule(options: Options) -> str:
    """Return the rule that is looked at first: how long the evening is."""
    return LENGTH if hasattr(options, LENGTH) else grouped()[QUARREL][0]


def said(terms: Terms, verb: str, rest: str) -> Any:
    """Return the value of the chosen rule that a touch asks for."""
    rule, edition = terms.chosen, terms.edition
    match verb:
        case "value":
            return (*choices(edition, rule), *PRESETS.get(rule, ()))[int(rest)]
        case "switch":
            return switched(terms, rule, rest)
        case "number":
            place, _, amount = rest.partition(":")
            return with_amount(terms.options, rule, int(place), int(amount))
        case "less" | "more":
            at = int(rest)
            now, by = amounts(terms.options, rule)[at], step(edition, rule, at)
            number = max(0, now - by) if verb == "less" else now + by
            return with_amount(terms.options, rule, at, number)
    return getattr(terms.options, rule)


class RulesPlace:
    """What is agreed on before the first throw."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._edition: Edition | None = None
        self._opening = Open(())
        self._changes: dict[str, Any] = {}
        self._chosen, self._opened = "", QUARREL

    def open(self, edition: Edition, opening: Open) -> None:
        """Lay the rules of last time with this box on the table."""
        kept = self._director.settings.house_rules.get(edition.id, {})
        self._edition, self._opening = edition, opening
        self._changes = fitting(edition, kept)
        self._chosen, self._opened = first_rule(edition.options), QUARREL

    @property
    def _terms(self) -> Terms:
        edition = self._edition
        assert edition is not None
        options = amend(edition, self._changes)
        return Terms(edition, options, self._chosen, self._opened, self._hinder)

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
        return rules(hall(self._director), self._terms)

    def act(self, verb: str, rest: str) -> None:
        """Look at a rule, change it, or begin."""
        match verb:
            case "rule":
                self._chosen = rest
            case "group":
                self._opened = "" if rest == self._opened else rest
            case "reset":
                self._changes = {}
            case "back":
                self._keep()
                self._director.go("seats")
            case "begin":
                self._begin()
            case _:
                self._set({self._chosen: said(self._terms, verb, rest)})

    def _set(self, changes: dict[str, Any]) -> None:
        if against := self._hinder(changes):
            self._director.refuse(against)
        else:
            self._changes = {**self._changes, **changes}

    def _keep(self) -> dict[str, Any]:
        """Remember for the next evening what differs; return it as it is written down."""
        director, terms = self._director, self._terms
        differing: dict[str, Any] = to_builtins(terms.differing)
        kept = {**director.settings.house_rules, terms.edition.id: differing}
        director.set(house_rules=kept)
        return differing

    def _begin(self) -> None:
        assert self._edition is not None
        self._director.begin(self._edition, replace(self._opening, options=self._keep()))
