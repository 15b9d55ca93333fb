"""The ruling: the verdict, what it rests on, and whose word it is."""

from __future__ import annotations

from companion.answers import DECIDED, told
from companion.bearing import grounds_in, lines_in, own_rules_in
from companion.questions import Answer
from companion.said import Said
from companion.words import house
from ui.presenters.inquiry import Inquiry, question_of
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm_arbiter import RuledVM, RulingVM

TEXTS = frozenset({"rule", "agreed"})
"""Questions about the rules themselves: what the table plays otherwise is in the answer."""


def ruling(scene: Scene, inquiry: Inquiry, found: Answer) -> RulingVM:
    """Return the verdict over the very lines that are told on paper."""
    said = list(told(found, scene.game, scene.words))
    note, verdict, rest = headed(scene, inquiry, said)
    stamp, marks = stamped(scene, inquiry, found)
    return RulingVM(note, verdict, rows(rest), stamp, marks)


def headed(scene: Scene, inquiry: Inquiry, said: list[Said]) -> tuple[str, str, list[Said]]:
    """Return the small line, the verdict, and what is left to say."""
    asked, sums = scene.say(f"arbiter.{inquiry.kind}"), [s for s in said if s.kind == "sum"]
    moves = [one for one in said if one.kind in {"may", "may_not"}]
    verdict = next((one for one in said if one.kind == "verdict"), None)
    if verdict:
        rest = [one for one in said if one is not verdict]
        if verdict.rule or verdict.cite:
            rest.insert(0, Said("line", "", rule=verdict.rule, cite=verdict.cite))
        return asked, verdict.text, rest
    if len(sums) == 1:
        lead = said[0].text if said[0].kind == "line" else asked
        rest = [one for one in said if one is not sums[0] and one.text != lead]
        return lead, f"{sums[0].text}: {sums[0].value}", rest
    if len(moves) == 1:
        return asked, scene.say(f"arbiter.verdict.{moves[0].kind}"), said
    steps = [one for one in said if one.kind == "step" and not one.depth]
    if steps and not sums:
        return asked, f"{steps[-1].text}: {steps[-1].total}", said
    return "", asked, said


def rows(said: list[Said]) -> tuple[RuledVM, ...]:
    """Return the lines; those with a rule are counted."""
    found, number = [], 0
    for one in said:
        number += bool(one.rule)
        text = f"{one.seq}. {one.text}" if one.seq else one.text
        text = ": ".join(part for part in (text, one.why) if part)
        found.append(
            RuledVM(
                one.kind,
                capital(text),
                one.value,
                one.total if one.kind in {"step", "entry"} and one.total != one.value else "",
                one.rule,
                one.cite,
                one.depth,
                number if one.rule else 0,
            )
        )
    return tuple(found)


def own_rules(scene: Scene, inquiry: Inquiry) -> tuple[str, ...]:
    """Return the rules of the table's own but for which the answer would be another."""
    return own_rules_in(scene.game, scene.table.past, question_of(scene.table, inquiry))


def stamped(scene: Scene, inquiry: Inquiry, found: Answer) -> tuple[str, tuple[str, ...]]:
    """Return whose word it is, and what there is to say about that."""
    say, words, game = scene.say, scene.words, scene.game
    lines, own = lines_in(found), own_rules(scene, inquiry)
    articles = {line.article for line in lines} | set(grounds_in(found))
    if own or DECIDED in articles:
        told_so = (house.change(words, game.edition, r, getattr(game.options, r)) for r in own)
        marks = () if inquiry.kind in TEXTS else tuple(say("arbiter.own", text=t) for t in told_so)
        return "people", marks or ((say("arbiter.decided"),) if not own else ())
    deeds = {str(line.facts["deed"]) for line in lines if "deed" in line.facts}
    if any(deed in game.edition.deeds and game.edition.deeds[deed].unverified for deed in deeds):
        return "warn", (say("deed.unverified"),)
    if articles and not articles & set(game.edition.articles):
        return "warn", (say("arbiter.silent"),)
    return "check", ()
