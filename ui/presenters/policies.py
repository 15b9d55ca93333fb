"""Insurance: the policies there are, those a player has, and what they can be shown against."""

from __future__ import annotations

from companion.cover import covering, held
from companion.insurance import BuyPolicy, Shelter, UsePolicy
from companion.ledger import Commodity, Seat
from companion.policies import Policy
from companion.ruling import Granted
from companion.words import decks
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm import KeyVM
from ui.presenters.vm_market import PolicyVM
from ui.tokens import TOKENS

COLOURS = tuple(TOKENS["policy"])
TIERS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


def policies(scene: Scene, seat: Seat) -> tuple[PolicyVM, ...]:
    """Return every kind of policy, with what it adds to the one before it."""
    printed, has = scene.game.edition.policies, held(scene.game, seat)
    found, before = [], None
    for name, policy in printed.items():
        count = has.get(name, 0)
        title = short(scene, name) + (f" × {count}" if count > 1 else "")
        note, term = covers(scene, policy, before), scene.say(f"policy.{policy.term}")
        price = scene.words.number(policy.price)
        key = scene.key(f"insure:{name}", price, BuyPolicy(seat, name))
        found.append(PolicyVM(*look(scene, name), title, note, term, key, count > 0))
        before = policy
    return tuple(found)


def look(scene: Scene, policy: Commodity) -> tuple[str, str]:
    """Return the colour and the tier of a policy: its own, or those of its place in the box."""
    place = list(scene.game.edition.policies).index(policy)
    colour = policy if policy in COLOURS else COLOURS[place % len(COLOURS)]
    return colour, TIERS[place % len(TIERS)]


def shields(scene: Scene, seat: Seat) -> tuple[tuple[str, str], ...]:
    """Return colour and tier of the policies a player has, the best one last."""
    return tuple(look(scene, name) for name in held(scene.game, seat))


def short(scene: Scene, policy: Commodity) -> str:
    """Return what a policy is called, without the word that all of them share."""
    edition = scene.game.edition
    told = {name: scene.words.piece(name, edition).split() for name in edition.policies}
    shared = len({words[-1] for words in told.values()}) == 1
    words = told[policy]
    return capital(" ".join(words[:-1] if shared and len(words) > 1 else words))


def covers(scene: Scene, policy: Policy, before: Policy | None) -> str:
    """Return what a policy is good for; of one that is good for more, what it adds."""
    say, known = scene.say, before.covers if before else ()
    new = [risk for risk in policy.covers if risk not in known]
    if before and not new and policy.items != before.items:
        return say("policy.more", text=say(f"policy.items.{policy.items}"))
    told = say("policy.or").join(risk_of(scene, risk, policy) for risk in new or policy.covers)
    adds = bool(new and known and set(known) <= set(policy.covers))
    return say("policy.more", text=told) if adds else told


def risk_of(scene: Scene, risk: str, policy: Policy) -> str:
    """Return a risk in words; the cards of a deck by its name."""
    deck = scene.game.edition.decks.get(risk)
    if deck is None:
        return scene.say(f"policy.risk.{risk}")
    return scene.say(f"policy.deck.{policy.items}", name=deck.name.in_(scene.language))


def shown(scene: Scene, seat: Seat) -> tuple[KeyVM, ...]:
    """Return the keys that show a policy against what a seat is about to suffer."""
    item, game = scene.game.item, scene.game
    if item is None or item.seat != seat:
        return ()
    return tuple(
        scene.key(f"show:{name}", label(scene, name), UsePolicy(seat, name), icon="shield")
        for name in covering(game, item)
    )


def sheltering(scene: Scene, seat: Seat) -> tuple[KeyVM, ...]:
    """Return the keys that show a policy against a card on the table, until the next is drawn."""
    found = []
    for choice in scene.table.choices():
        match choice.command, choice.ruling:
            case Shelter(by, name, paper), Granted() if by == seat:
                told = capital(decks.paper(scene.words, paper, scene.game))
                found.append(KeyVM(f"shelter:{name}:{paper}", label(scene, name), "shield", told))
    return tuple(found)


def label(scene: Scene, policy: Commodity) -> str:
    """Return what the key says that shows a policy."""
    return scene.say("policy.show", name=short(scene, policy).lower())
