"""Deciding a sum otherwise than the rules."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.decisions import Overrule
from companion.statement import Charged
from ui.places.house import House
from ui.presenters.inquiry import Inquiry
from ui.presenters.overrule import Decision, alternatives, overrule


class OverrulePlace:
    """What is to be paid instead, why, and whether it is the rule from now on."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._decision = Decision((), waits=False)
        self._back: tuple[Any, ...] = ()

    def open(self, charged: tuple[Charged, ...], inquiry: Inquiry, came_from: str) -> None:
        """Look at sums that an inquiry, to which one goes back, found due now or paid long ago."""
        reason = self._director.say("overrule.usual")
        self._decision = Decision(charged, not inquiry.entry, reason=reason)
        self._back = inquiry, came_from

    def view(self) -> Any:
        """Return the form."""
        tab = "table" if self._decision.waits else "ledger"
        return overrule(self._director.scene(tab), self._decision)

    def act(self, verb: str, rest: str) -> None:
        """Choose a sum, a reason and a rule, or decide."""
        match verb:
            case "part":
                self._decision = replace(self._decision, at=int(rest), options={})
            case "reason":
                self._decision = replace(self._decision, reason=rest)
            case "agree":
                self._agree(int(rest))
            case "back":
                self._director.go("arbiter", *self._back)
            case "decide":
                self._director.submit(self._command(int(rest)))

    def _agree(self, number: int) -> None:
        scene, options = self._director.scene("table"), dict[str, Any]()
        if number:
            rule, value = list(alternatives(scene, self._decision.chosen))[number - 1]
            options = {rule: value}
        self._decision = replace(self._decision, options=options)

    def _command(self, amount: int) -> Overrule:
        """Return what sets a sum that waits, or gives back what was paid too much."""
        decision, chosen = self._decision, self._decision.chosen
        payer, payee, sum_ = chosen.payer, chosen.payee, amount
        if not decision.waits:
            over = amount - chosen.sum.total
            payer, payee = (payer, payee) if over > 0 else (payee, payer)
            sum_ = abs(over)
        return Overrule(payer, payee, sum_, decision.reason, decision.options, not decision.waits)
