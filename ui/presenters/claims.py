"""What may be claimed now: the banner over the dice, and the page with its reckoning."""

from __future__ import annotations

from companion.claims import Due, claims, own_throw
from companion.commands import Claim, PayUp
from companion.ledger import Seat
from ui.presenters.frame import frame
from ui.presenters.heads import head
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip, capital, owed_slip
from ui.presenters.vm import BannerVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_table import QuestionVM


def open_claims(scene: Scene, creditor: Seat | None = None) -> tuple[Due, ...]:
    """Return what may be claimed now, by one player if one is named."""
    found = (claim for claim in claims(scene.game) if claim.when == "now")
    return tuple(claim for claim in found if creditor in {None, claim.creditor})


def claims_banner(scene: Scene) -> BannerVM | None:
    """Return who may claim what of whom before it is lost, and the key to do so."""
    say, papers = scene.say, scene.game.papers
    found = [c for c in open_claims(scene) if papers[c.paper].until_thrower is not None]
    if not found:
        return None
    first, *more = found
    title = capital(told(scene, first))
    text = until(scene, first)
    if more:
        return BannerVM("coin", title, text, KeyVM("claims", say("claims.all", count=len(found))))
    return BannerVM("coin", title, text, claim_key(scene, first, alone=True))


def until(scene: Scene, claim: Due) -> str:
    """Return who pays whom, and when the claim is lost."""
    say = scene.say
    payer, payee = scene.player(claim.debtor).name, scene.player(claim.creditor).name
    game, last = scene.game, scene.game.papers[claim.paper].until_thrower
    if last == game.count("throwers") + own_throw(game, claim.debtor):
        return say("claims.until_next", payer=payer, payee=payee)
    return say("claims.until_second", payer=payer, payee=payee)


def told(scene: Scene, claim: Due) -> str:
    """Return what a claim is for, and how much."""
    return f"{scene.words.topic(claim.owe.topic)} {scene.money(claim.owe.total)}"


def claim_key(scene: Scene, claim: Due, *, alone: bool = False) -> KeyVM:
    """Return the key with which the creditor claims."""
    say = scene.say
    label = say("claims.rent") if claim.owe.topic == "rent" else say("claims.claim")
    note = "" if alone else f"{scene.player(claim.creditor).name}: {scene.money(claim.owe.total)}"
    demand = Claim(claim.creditor, claim.paper)
    tone = "primary" if alone else "plain"
    return scene.key(f"claim:{claim.creditor}:{claim.paper}", label, demand, note=note, tone=tone)


def pay_key(scene: Scene, claim: Due) -> KeyVM:
    """Return the key with which the debtor pays unasked."""
    note = f"{scene.player(claim.debtor).name}: {scene.money(claim.owe.total)}"
    name = f"pay_up:{claim.debtor}:{claim.paper}"
    return scene.key(name, scene.say("pay"), PayUp(claim.debtor, claim.paper), note=note)


def claims_page(scene: Scene) -> QuestionVM:
    """Return what may be claimed with its reckoning, and the keys of both sides."""
    found = open_claims(scene)
    keys = [make(scene, claim) for claim in found for make in (claim_key, pay_key)]
    back = KeyVM("back", scene.say("back"), "back", tone="ghost")
    seat = found[0].debtor if found else scene.game.count("thrower")
    return QuestionVM(frame(scene), head(scene, seat), slip(scene, found), (*keys, back))


def slip(scene: Scene, found: tuple[Due, ...]) -> SlipVM:
    """Return the reckoning of one claim, or a row for each of several."""
    if len(found) == 1:
        return owed_slip(scene, found[0].owe)
    rows = (
        RowVM(
            scene.say(
                "claims.row",
                payer=scene.player(claim.debtor).name,
                payee=scene.player(claim.creditor).name,
                text=scene.words.topic(claim.owe.topic),
            ),
            scene.words.number(claim.owe.total),
        )
        for claim in found
    )
    return bank_slip(scene, capital(scene.say("claims.title")), tuple(rows))


def claims_key(scene: Scene, creditor: Seat | None = None) -> tuple[KeyVM, ...]:
    """Return the key to what may be claimed, by a player himself if one is named, if anything."""
    if not (found := open_claims(scene, creditor)):
        return ()
    return (KeyVM("claims", scene.say("claims.all", count=len(found)), "coin"),)
