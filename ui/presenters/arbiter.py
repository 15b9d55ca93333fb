"""The arbiter's screen: a question, the situation it is about, and the ruling."""

from __future__ import annotations

from collections.abc import Iterator

from companion.bearing import grounds_in, lines_in
from companion.house_rules import concerned
from companion.inquiry import Why
from companion.questions import Answer, Forgotten, answer
from companion.statement import Charged
from ui.presenters.frame import frame
from ui.presenters.inquiry import ICONS, Inquiry, offered, question_of, waits
from ui.presenters.pickers import picker
from ui.presenters.ruling import own_rules, ruling
from ui.presenters.scene import Scene
from ui.presenters.situation import chips
from ui.presenters.vm import KeyVM
from ui.presenters.vm_arbiter import ArbiterVM, AskedVM


def arbiter(scene: Scene, inquiry: Inquiry, picking: str = "") -> ArbiterVM:
    """Return the questions, the situation and the ruling, or what to choose from."""
    say, found, own = scene.say, answered(scene, inquiry), own_rules(scene, inquiry)
    return ArbiterVM(
        frame(scene),
        say("tab.arbiter"),
        tuple(
            AskedVM(kind, say(f"arbiter.{kind}"), ICONS[kind], kind == inquiry.kind)
            for kind in offered(scene.table)
        ),
        chips(scene, inquiry, found),
        ruling(scene, inquiry, found, own),
        tuple(keys(scene, inquiry, found, own)),
        KeyVM("understood", say("understood"), "check", tone="primary"),
        picker(scene, inquiry, picking) if picking else None,
    )


def answered(scene: Scene, inquiry: Inquiry) -> Answer:
    """Return what the arbiter says."""
    entries = (moment.entry for moment in scene.table.past)
    return answer(scene.game, entries, question_of(scene.table, inquiry))


def keys(scene: Scene, inquiry: Inquiry, found: Answer, own: tuple[str, ...]) -> Iterator[KeyVM]:
    """Yield what the table may do about it: demand it, decide otherwise, play it otherwise."""
    say = scene.say
    if isinstance(found, Forgotten) and found.claims:
        yield KeyVM("claims", say("arbiter.demand"), "coin")
    if decidable(scene, inquiry, found):
        yield KeyVM("overrule", say("overrule"), "people")
    if not scene.game.over and (own or concerning(scene, inquiry, found)):
        yield KeyVM("ours", say("arbiter.ours"), "edit")


def decidable(scene: Scene, inquiry: Inquiry, found: Answer) -> tuple[Charged, ...]:
    """Return the sums that the table may decide itself: those paid, or waiting to be paid."""
    if scene.game.over or not isinstance(found, Why):
        return ()
    return found.charges if inquiry.entry or waits(scene.game.item) else ()


def concerning(scene: Scene, inquiry: Inquiry, found: Answer) -> tuple[str, ...]:
    """Return the house rules about what the answer rests on."""
    if inquiry.kind == "agreed":
        return (inquiry.option,)
    articles = {line.article for line in lines_in(found)} | set(grounds_in(found))
    if inquiry.kind == "rule":
        articles = {inquiry.chapter}
    return concerned(scene.game.edition.parts, articles)


def our_rule(scene: Scene, inquiry: Inquiry) -> str:
    """Return the house rule to play otherwise: first one of the table's own."""
    found = answered(scene, inquiry)
    return next(iter((*own_rules(scene, inquiry), *concerning(scene, inquiry, found))), "")
