"""What the table decides itself: another sum than the rules', and perhaps another rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.decisions import Amend
from companion.house_rules import concerned
from companion.ruling import Refused
from companion.statement import Charged
from companion.words.house import told
from ui.presenters.frame import frame
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip, reasons
from ui.presenters.typing import typing
from ui.presenters.vm import KeyVM
from ui.presenters.vm_ledger import FilterVM
from ui.presenters.vm_overrule import AgreeVM, OverruleVM
from ui.presenters.vm_rules import RuleRowVM


class Decision(Struct, frozen=True):
    """What is being decided: one of the sums found due, why, and what is the rule from now on.

    ``waits`` says that the sums are still to be paid.
    """

    charged: tuple[Charged, ...]
    waits: bool
    at: int = 0
    reason: str = ""
    options: dict[str, Any] = {}

    @property
    def chosen(self) -> Charged:
        """The sum that is decided."""
        return self.charged[self.at]


def overrule(scene: Scene, decision: Decision) -> OverruleVM:
    """Return the sum by the rules with its reasons, and the form of the table's own."""
    say, words, chosen = scene.say, scene.words, decision.chosen
    payer, payee = (words.account(a, scene.game) for a in (chosen.payer, chosen.payee))
    total = chosen.sum.total
    rows = reasons(scene, chosen.sum)
    slip = replace(bank_slip(scene, say("overrule.rules"), rows, say("total"), total), why="")
    instead = say("overrule.instead", sum=scene.money(total))
    return OverruleVM(
        frame(scene),
        say("overrule"),
        say("overrule.parties", payer=payer, payee=payee),
        parts(scene, decision),
        slip,
        total,
        scene.unit,
        say("overrule.sum"),
        decision.reason,
        typing(say, "reason", say("overrule.why")),
        agree(scene, decision),
        KeyVM("back", "", "back"),
        KeyVM("decide", say("overrule.decide"), "people", tone="primary"),
        "" if decision.waits and decision.options else say("overrule.same"),
        instead if decision.waits else say("overrule.back", name=payee, sum="{sum}"),
        instead if decision.waits else say("overrule.more", name=payer, sum="{sum}"),
    )


def parts(scene: Scene, decision: Decision) -> tuple[FilterVM, ...]:
    """Return a chip for each of several sums, by who gets it."""
    if len(decision.charged) < 2:
        return ()
    return tuple(
        FilterVM(
            f"part:{n}",
            scene.holder(charged.payee) or scene.holder(charged.payer),
            scene.words.account(charged.payee, scene.game),
            n == decision.at,
        )
        for n, charged in enumerate(decision.charged)
    )


def agree(scene: Scene, decision: Decision) -> AgreeVM | None:
    """Return the other values of the rules that the sum hangs on; none, if it hangs on none."""
    found = tuple(alternatives(scene, decision.chosen))
    if not found:
        return None
    say, edition = scene.say, scene.game.edition
    rows = [RuleRowVM("agree:0", say("overrule.once"), chosen=not decision.options)]
    for n, (rule, value) in enumerate(found, 1):
        text = told(scene.words, edition, rule, value)
        taken = decision.options == {rule: value}
        rows.append(RuleRowVM(f"agree:{n}", scene.words.plain(f"option.{rule}"), text, "", taken))
    label = say("overrule.rule") if decision.options else say("overrule.once")
    return AgreeVM(say("overrule.from_now_on"), label, tuple(rows), bool(decision.options))


def alternatives(scene: Scene, charged: Charged) -> Iterator[tuple[str, bool | str]]:
    """Yield every value that a rule the sum hangs on might have from now on."""
    articles = {line.article for line in charged.sum.lines}
    for rule in concerned(scene.game.edition.parts, articles):
        for value in scene.game.edition.choices(rule):
            if value == getattr(scene.game.options, rule):
                continue
            if not isinstance(scene.table.judge(Amend({rule: value})), Refused):
                yield rule, value
