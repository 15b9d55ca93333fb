"""The partner's answer to a deal."""

from __future__ import annotations

from functools import partial

from companion.agenda import Deal
from companion.clauses import Clause, Promise, Repay, Spare
from companion.commands import Accept, Decline
from companion.deferred import Basket
from companion.ledger import MONEY, Seat
from companion.ruling import Granted
from companion.words import deals, decks
from ui.presenters.frame import frame
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm import HeadVM, PartyVM, RowVM, SlipVM
from ui.presenters.vm_trade import DealVM


def deal(scene: Scene, item: Deal) -> DealVM:
    """Return what the partner gets and gives, and what that leaves in both purses."""
    say, partner, proposer = scene.say, item.seat, item.proposer
    who, by = scene.player(partner), scene.player(proposer)
    yes = scene.key("accept", say("deal.yes"), Accept(partner), icon="check", tone="primary")
    serving = [clause for clause in item.clauses if serves(clause) == partner]
    binding = [clause for clause in item.clauses if serves(clause) != partner]
    return DealVM(
        frame(scene),
        HeadVM(say("deal.decides", name=who.name), say("deal.by", name=by.name), who),
        (
            slip(scene, "plus", say("deal.gets"), partner, (proposer, item.gives, serving)),
            slip(scene, "minus", say("deal.gives"), partner, (partner, item.gets, binding)),
        ),
        (purse_of(scene, partner, partner), purse_of(scene, proposer, partner)),
        yes,
        scene.key("decline", say("deal.no"), Decline(partner), icon="close", tone="ghost"),
        yes.refusal,
    )


def serves(clause: Clause) -> Seat:
    """Return whom a condition is good for."""
    match clause:
        case Spare():
            return clause.payer
        case Repay():
            return clause.payee
        case Promise():
            return clause.to


def slip(
    scene: Scene, icon: str, title: str, whose: Seat, side: tuple[Seat, Basket, list[Clause]]
) -> SlipVM:
    """Return one side of the deal, row by row."""
    giver, basket, clauses = side
    say, game, deeds = scene.say, scene.game, scene.game.edition.deeds
    worth = partial(scene.table.worth, giver)
    rows = [
        RowVM(deeds[deed].name.in_(scene.language), str(worth(Basket(deeds=(deed,)))))
        for deed in basket.deeds
    ]
    rows += [RowVM(capital(decks.paper(scene.words, card, game))) for card in basket.papers]
    for goods, count in basket.goods.items():
        told = say("trade.money")
        if goods != MONEY:
            told = capital(scene.words.pieces(goods, count, game.edition))
        rows.append(RowVM(told, str(worth(Basket({goods: count})))))
    for clause in clauses:
        told = capital(deals.clause(scene.words, clause, game))
        rows.append(RowVM(say("trade.term"), rule=told))
    name = scene.player(whose).name
    rows = rows or [RowVM(say("deal.nothing"))]
    total = say("trade.total"), worth(basket)
    return SlipVM("", icon, title, name, tuple(rows), *total, scene.unit)


def purse_of(scene: Scene, seat: Seat, partner: Seat) -> PartyVM:
    """Return a purse as it is, and as it will be once the partner says yes."""
    before, name = scene.game.cash(seat), scene.player(seat).name
    ruling = scene.table.judge(Accept(partner))
    after = ruling.game.cash(seat) if isinstance(ruling, Granted) else before
    return PartyVM(name, before, after, scene.player(seat))
