"""The ruling: the verdict, what it rests on, and whose word it is."""

from __future__ import annotations

from companion.answers import DECIDED, told
from companion.bearing import grounds_in, lines_in, own_rules_in
from companion.inquiry import Visitation, Why
from companion.questions import Answer, History
from companion.said import Said
from companion.words import NBSP, house
from ui.presenters.inquiry import Inquiry, question_of
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm_arbiter import RuledVM, RulingVM

SUMS = frozenset({"rent", "cell", "why", "claim"})
"""Questions of a sum, of which the booklet may say nothing."""
TEXTS = frozenset({"rule", "agreed"})
"""Questions about the rules themselves: what the table plays otherwise is in the answer."""

WHOLE = frozenset({"sum", "nothing"})
"""Lines that tell what a sum comes to, or why to nothing."""


def ruling(scene: Scene, inquiry: Inquiry, found: Answer, own: tuple[str, ...]) -> RulingVM:
    """Return the verdict over the very lines that are told on paper."""
    said = list(told(found, scene.game, scene.words))
    note, verdict, rest = headed(scene, inquiry, found, said)
    stamp, marks = stamped(scene, inquiry, found, own)
    head = note.removesuffix(":"), verdict.removesuffix(".")
    return RulingVM(*head, rows(rest), stamp, marks)


def headed(
    scene: Scene, inquiry: Inquiry, found: Answer, said: list[Said]
) -> tuple[str, str, list[Said]]:
    """Return the small line, the verdict, and what is left to say."""
    lead = next((one for one in said if one.kind == "lead"), None)
    rest = [one for one in said if one is not lead]
    note = lead.text if lead else scene.say(f"arbiter.{inquiry.kind}")
    sums = [one for one in rest if one.kind in WHOLE]
    alone = sums[0] if len(sums) == 1 and sums[0].kind == "nothing" else None
    verdict = next((one for one in rest if one.kind == "verdict"), alone)
    if verdict:
        below = [Said("line", "", rule=verdict.rule, cite=verdict.cite)]
        others = [one for one in rest if one is not verdict]
        return note, verdict.text, [*(below if verdict.cite else ()), *others]
    if len(sums) == 1:
        return note, f"{sums[0].text}: {sums[0].value}", [s for s in rest if s is not sums[0]]
    return note, come_to(scene, found, rest), rest


def come_to(scene: Scene, found: Answer, said: list[Said]) -> str:
    """Return what it comes to in the end, where no line says so by itself."""
    moves = [one for one in said if one.kind in {"may", "may_not"}]
    if len(moves) == 1:
        return scene.say(f"arbiter.verdict.{moves[0].kind}")
    if moves:
        may = sum(1 for one in moves if one.kind == "may")
        return scene.say("arbiter.moves_told", may=may, may_not=len(moves) - may)
    if isinstance(found, History):
        name = scene.words.account(found.account, scene.game)
        return scene.say("arbiter.balance", name=name, sum=scene.money(found.rows[-1].balance))
    steps = [one for one in said if one.kind == "step" and not one.depth]
    if steps and not any(one.kind in WHOLE for one in said):
        return f"{steps[-1].text}: {steps[-1].total}"
    charged = found.charges if isinstance(found, Why | Visitation) else ()
    if 1 in {len({one.payer for one in charged}), len({one.payee for one in charged})}:
        total = sum(one.sum.total for one in charged)
        return f"{scene.say('total')}: {scene.money(total)}"
    return scene.say("arbiter.several", count=len(charged))


def rows(said: list[Said]) -> tuple[RuledVM, ...]:
    """Return the lines; those with a rule are counted."""
    found, number = [], 0
    for one in said:
        backed = bool(one.rule or one.cite)
        number += backed
        after = "" if one.value.removeprefix(f"={NBSP}") == one.total else one.total
        text = f"{one.seq}. {one.text}" if one.seq else one.text
        text = ": ".join(part for part in (text, one.why) if part)
        found.append(
            RuledVM(
                one.kind,
                capital(text),
                one.value,
                after,
                one.rule,
                one.cite,
                one.depth,
                number if backed else 0,
            )
        )
    return tuple(found)


def own_rules(scene: Scene, inquiry: Inquiry) -> tuple[str, ...]:
    """Return the rules of the table's own but for which the answer would be another."""
    return own_rules_in(scene.game, scene.table.past, question_of(scene.table, inquiry))


def stamped(
    scene: Scene, inquiry: Inquiry, found: Answer, own: tuple[str, ...]
) -> tuple[str, tuple[str, ...]]:
    """Return whose word it is, and what there is to say about that."""
    say, words, game = scene.say, scene.words, scene.game
    lines = lines_in(found)
    articles = {line.article for line in lines} | set(grounds_in(found))
    if own or DECIDED in articles:
        told_so = (house.change(words, game.edition, r, getattr(game.options, r)) for r in own)
        marks = () if inquiry.kind in TEXTS else tuple(say("arbiter.own", text=t) for t in told_so)
        return "people", marks or ((say("arbiter.decided"),) if not own else ())
    deeds = {str(line.facts["deed"]) for line in lines if "deed" in line.facts}
    if any(deed in game.edition.deeds and game.edition.deeds[deed].unverified for deed in deeds):
        return "warn", (say("deed.unverified"),)
    if inquiry.kind in SUMS and lines and not articles & set(game.edition.articles):
        return "warn", (say("arbiter.silent"),)
    return "check", ()
