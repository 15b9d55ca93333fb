"""A condition of a deal while it is worded."""

from __future__ import annotations

from msgspec.structs import replace

from companion.clauses import Clause, Promise, Repay, Spare
from companion.commands import Propose
from companion.deferred import Basket
from companion.ledger import DeedId, Seat
from companion.ruling import Refused
from companion.words import deals
from ui.presenters.frame import frame
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.typing import typing
from ui.presenters.vm import KeyVM
from ui.presenters.vm_trade import ChipVM, TermVM

KINDS: dict[str, type[Clause]] = {"spare": Spare, "repay": Repay, "promise": Promise}
BADLY_WORDED = {"trade.no_such_clause", "trade.no_loans", "trade.no_promises"}
LONGEST = 60


def term(scene: Scene, deal: Propose, clause: Clause) -> TermVM:
    """Return the condition, what may be chosen in it, and what is against it."""
    say = scene.say
    kind = next(name for name, of in KINDS.items() if isinstance(clause, of))
    add = KeyVM("add", say("term.add"), "check", tone="primary")
    why = against(scene, deal, clause)
    ends = spans(scene, clause)
    text = clause.text if isinstance(clause, Promise) else ""
    words = "" if isinstance(clause, Promise) and not text else told(scene, clause)
    return TermVM(
        frame(scene),
        tuple(ChipVM(f"term:{k}", say(f"term.{k}"), chosen=k == kind) for k in KINDS),
        KeyVM("back", "", "close"),
        say(f"term.{kind}.who"),
        people(scene, deal, clause),
        say(f"term.{kind}.long") if ends else "",
        ends,
        KeyVM("count:-1", "", "minus"),
        counted(scene, clause),
        KeyVM("count:1", "", "plus"),
        say(f"term.{kind}.where"),
        places(scene, deal, clause),
        clause.amount if isinstance(clause, Repay) else None,
        scene.unit,
        words or say("term.promise.empty"),
        replace(add, enabled=False, refusal=why, tone="plain") if why else add,
        KeyVM("write", say("term.write"), "edit") if isinstance(clause, Promise) else None,
        typing(say, "words", say("term.promise.where"), text, most=LONGEST),
        why if words else "",
    )


def told(scene: Scene, clause: Clause) -> str:
    """Return a condition as a sentence."""
    return capital(deals.clause(scene.words, clause, scene.game))


def against(scene: Scene, deal: Propose, clause: Clause) -> str:
    """Return what the table has against such a condition, whatever the deal is about."""
    nothing = Basket()
    ruling = scene.table.judge(Propose(deal.seat, deal.partner, nothing, nothing, (clause,)))
    if isinstance(ruling, Refused) and ruling.ground.article in BADLY_WORDED:
        return scene.words.sentence(ruling.ground.article, ruling.ground.facts, scene.game)
    return ""


def people(scene: Scene, deal: Propose, clause: Clause) -> tuple[ChipVM, ...]:
    """Return the two sides, of whom the condition binds or spares one."""
    first = clause.by if isinstance(clause, Promise) else clause.payer
    return tuple(
        ChipVM(f"who:{seat}", scene.player(seat).name, scene.player(seat), chosen=seat == first)
        for seat in (deal.seat, deal.partner)
    )


def spans(scene: Scene, clause: Clause) -> tuple[ChipVM, ...]:
    """Return how the condition may end."""
    say = scene.say
    match clause:
        case Spare(rounds=rounds, visits=visits):
            return (
                ChipVM("span:rounds", say("term.rounds"), chosen=rounds is not None),
                ChipVM("span:visits", say("term.visits"), chosen=visits is not None),
                ChipVM("span:always", say("term.always"), chosen=rounds is None is visits),
            )
        case Repay(rounds=rounds):
            return (
                ChipVM("span:always", say("term.asked"), chosen=rounds is None),
                ChipVM("span:rounds", say("term.later"), chosen=rounds is not None),
            )
    return ()


def counted(scene: Scene, clause: Clause) -> str:
    """Return how many rounds or visits there are to be, if they are counted."""
    match clause:
        case Spare(visits=int(visits)):
            return scene.say("term.count_visits", count=visits)
        case Spare(rounds=int(rounds)) | Repay(rounds=int(rounds)):
            return scene.say("term.count_rounds", count=rounds)
    return ""


def places(scene: Scene, deal: Propose, clause: Clause) -> tuple[ChipVM, ...]:
    """Return where rent may be waived: on what the creditor will have once the deal is made."""
    if not isinstance(clause, Spare):
        return ()
    edition, say = scene.game.edition, scene.say
    owned = will_own(scene, deal, clause.payee)
    everywhere = clause.deed is None and clause.group is None
    found = [ChipVM("place:", say("term.everywhere"), icon="map", chosen=everywhere)]
    for name, row in edition.rows.items():
        group, held = edition.groups[name], [deed for deed in row if deed in owned]
        look = None, group.icon, group.colour
        if held:
            called, note = group.name.in_(scene.language), say("term.industry")
            chosen = clause.group == name
            found.append(ChipVM(f"place:group:{name}", called, *look, note, chosen=chosen))
        for deed in held:
            called, chosen = edition.deeds[deed].name.in_(scene.language), clause.deed == deed
            found.append(ChipVM(f"place:deed:{deed}", called, *look, chosen=chosen))
    return tuple(found)


def will_own(scene: Scene, deal: Propose, seat: Seat) -> set[DeedId]:
    """Return the deeds of a player once the deal is made."""
    gives, gets = deal.gives.deeds, deal.gets.deeds
    if seat == deal.partner:
        gives, gets = gets, gives
    return (set(scene.game.owned_by(seat)) - set(gives)) | set(gets)
