"""Which message fits a command, a question, an effect or a hand, and the facts it tells."""

from __future__ import annotations

from typing import Any, TypeAlias

from companion.agenda import (
    Auction,
    CardDue,
    Deal,
    Debt,
    Detention,
    Do,
    Floor,
    Item,
    Order,
    RollDue,
    Which,
)
from companion.bidding import caller, leader, least, opener
from companion.commands import (
    Accept,
    Build,
    Choose,
    Claim,
    Command,
    Decline,
    MatchDeed,
    Propose,
    ReadCard,
    Sell,
)
from companion.decisions import Join, Overrule
from companion.deferred import Basket, Befall, Deferred, Owe
from companion.effects import Draw, Effect, GoTo, GoToNearest, OneOf, Remark, Step
from companion.game import Game
from companion.hands import (
    Hand,
    KeepCard,
    LayCard,
    PassDeed,
    PassPolicies,
    SetPieces,
    TurnDeed,
)
from companion.in_force import MatchTax, MatchWheel
from companion.lasting import OF_DEEDS, OF_SHARES, Alter
from companion.ledger import BANK, purse
from companion.lots import Lot
from companion.market import OrderShares, ShiftPrice
from companion.record import Kind

Found: TypeAlias = tuple[str, dict[str, Any]]


def of_command(command: Command, before: Game) -> Found:
    """Return the message for *command*; an answer is named after the question it settles."""
    key, item = f"command.{_kind(command)}", before.item
    facts = {**(_facts(item) if item else {}), **_facts(command)}
    key += _how(command)
    match command:
        case Accept() | Decline() if item:
            key += f".{_kind(item)}"
            key += _how(item) if isinstance(command, Accept) else ""
        case ReadCard(card=card) if card and isinstance(item, CardDue):
            key += ".known"
            facts["card"] = (item.deck, card)
        case MatchDeed(holding=holding):
            key += ".pledged" if holding and holding.mortgaged else ""
            facts["account"] = purse(holding.owner) if holding else BANK
        case Join(player):
            facts["text"] = player.name
        case Overrule(options=options) if options:
            key += ".as_a_rule"
        case Choose(_, way) if isinstance(item, Which):
            facts["effects"] = _way(item, way)
        case Claim(_, number):
            paper = before.papers.get(number)
            owing = paper.against if paper else None
            facts["payer"] = "" if owing is None else purse(owing)
        case Build(_, deed):
            facts["piece"] = _step(before, before.level(deed))
        case Sell(_, deed):
            facts["piece"] = _step(before, before.level(deed) - 1)
    return key, facts


def _how(asked: Item | Command) -> str:
    """Return what is special about it: it binds for later, sells, or comes after playing."""
    match asked:
        case Deal(clauses=clauses) | Propose(clauses=clauses) if clauses:
            return ".terms" if asked.gives == asked.gets == Basket() else ".bound"
        case Order(sells=True) | OrderShares(sells=True):
            return ".sells"
        case Floor(played=True):
            return ".played"
        case MatchWheel(cards=()):
            return ".empty"
        case MatchTax(exempt=exempt, owes=owes):
            return (".exempt" if exempt else "") + (".owes" if owes else "")
    return ""


def _way(item: Which, number: int) -> tuple[Effect, ...]:
    """Return what happens in one of the ways there are, nothing if it is not there."""
    ways = item.among.effect.ways if isinstance(item.among.effect, OneOf) else ()
    return ways[number] if 0 <= number < len(ways) else ()


def _step(game: Game, level: int) -> str:
    """Return the building at *level*; a refused key beyond the ladder names its nearest end."""
    steps = game.edition.ladder.steps
    return steps[max(0, min(level, len(steps) - 1))]


def of_question(item: Item | None, game: Game) -> Found:
    """Return the message for what the table waits for; for nothing once it is over."""
    if item is None:
        return ("question.over" if game.players else "question.not_begun"), {}
    key, facts = f"question.{_kind(item)}", _facts(item)
    match item:
        case RollDue(doubles=doubles) if doubles:
            key += ".again"
        case Detention(seat):
            facts["price"] = game.options.fine
            if game.failures(seat) >= game.options.detention_throws:
                key += ".only_the_fine"
        case Debt(seat, owe):
            facts["short"] = owe.total - game.cash(seat)
            key += "" if facts["short"] > 0 else ".raised"
        case Which(asks=asked) if asked:
            key += f".{asked}"
        case Auction():
            key += _auction(item, game)
            facts |= {"seat": opener(game, item), "least": least(game, item)}
            if (due := caller(game, item)) is not None:
                facts["seat"] = due
        case Deal() | Order() | Floor():
            key += _how(item)
    return key, facts


def _auction(item: Auction, game: Game) -> str:
    """Return what is special about an auction: it is not open yet, goes round, has a leader."""
    if opener(game, item) is not None:
        return ".to_open"
    if caller(game, item) is not None:
        return ".round"
    return "" if leader(game, item) is None else ".led"


def of_effect(effect: Effect) -> Found:
    """Return the message for *effect*."""
    key, facts = f"effect.{_kind(effect)}", _facts(effect)
    match effect:
        case Step(by):
            key += ".back" if by < 0 else ""
            facts["count"] = abs(by)
        case ShiftPrice(points):
            key += ".down" if points < 0 else ""
            facts["count"] = abs(points)
        case GoTo(income=bool() as earns):
            key += ".paid" if earns else ".unpaid"
        case GoToNearest(icon=icon, either=either):
            key += (".icon" if icon else "") + (".either" if either else "")
        case Alter(topic=topic, op=op, value=value) if topic in {*OF_DEEDS, *OF_SHARES}:
            gone = op == "set" and not value and topic in OF_DEEDS
            key += f".{topic}" + (".none" if gone else f".{op}")
            facts["scope"] = (effect.group, effect.deed, effect.number)
            facts |= {"sum": value, "percent": value}
        case Draw(beside=True):
            key += ".beside"
    return key, facts


def of_hand(hand: Hand) -> Found:
    """Return the message for *hand*."""
    key, facts = f"hand.{_kind(hand)}", _facts(hand)
    match hand:
        case KeepCard(back=True, top=True):
            key += ".top"
        case LayCard(back=True) | KeepCard(back=True):
            key += ".back"
        case PassDeed(deeds, giver, taker):
            key += ".back" if taker == BANK else ".out" if giver == BANK else ""
            facts["count"] = len(deeds)
        case PassPolicies(policy=policy, count=count):
            facts["pieces"] = (policy, count)
            del facts["count"]
        case TurnDeed(deeds, face_down):
            key += "" if face_down else ".up"
            facts["count"] = len(deeds)
        case SetPieces(deeds, piece, count):
            key += ".off" if count < 0 else ""
            facts = {"deeds": deeds, "pieces": (piece, abs(count)), "count": len(deeds)}
    return key, facts


def _kind(value: Kind) -> str:
    """Return what *value* is called in files; an effect that waits goes by its own name."""
    return _kind(value.effect) if isinstance(value, Do) else str(value.__struct_config__.tag)


def _facts(value: Command | Item | Effect | Deferred | Hand) -> dict[str, Any]:
    """Return the fields of *value*, and of a debt what it is for and comes to."""
    facts = {name: getattr(value, name) for name in value.__struct_fields__}
    match value:
        case Debt(_, owe) | Do(_, Owe() as owe):
            facts |= {"topic": owe.topic, "sum": owe.total}
        case Do(_, Remark(text)):
            facts["text"] = text
        case Do(_, Lot(deed)):
            facts["deed"] = deed
        case Do(_, Befall(), via):
            facts["deck"] = via
    return facts
