"""What deeds are worth to bots, and the deals they offer and accept because of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from companion.agenda import Auction, Deal
from companion.board import Plot
from companion.clauses import Clause, Repay, Spare
from companion.commands import Accept, Command, Decline, Propose
from companion.deferred import Basket
from companion.game import Game
from companion.ledger import MONEY, SHARE, DeedId, Money, Seat
from companion.shares import held as held_by
from companion.shares import price, worth

TRIES = 3
"""How many of its ideas a bot works out, should the rules forbid the first."""
SWEETENED = 0.2
"""How often who parts with a deed is let off its rent for a while."""
TERM = 4
"""In how many rounds a bot pays back what it has no cash for."""

Idea: TypeAlias = tuple[Money, Propose]
"""What a deal is worth to who offers it, and the deal."""


def appraisal(game: Game, seat: Seat, deed: DeedId) -> Money:
    """Return what a deed is worth to a seat: the more of its row it has, and others have not."""
    plot = game.edition.deeds[deed]
    row = [game.owner(other) for other in row_of(game, deed) if other != deed]
    own, free = row.count(seat), row.count(None)
    if own == len(row):
        return 3 * plot.price
    if not own and not free and len(set(row)) == 1:
        return plot.price * 3 // 2
    return plot.price * (8 + 4 * own + free) // 10


def lot_worth(game: Game, seat: Seat, item: Auction) -> Money:
    """Return what a lot is worth to a seat; a building half as much again as its dearest site."""
    deeds = sum(appraisal(game, seat, deed) for deed in item.lot.deeds)
    plots = map(game.edition.deeds.__getitem__, game.owned_by(seat))
    sites = [plot.building for plot in plots if isinstance(plot, Plot)]
    return deeds + sum(item.lot.goods.values()) * max(sites, default=0) * 3 // 2


def row_of(game: Game, deed: DeedId) -> tuple[DeedId, ...]:
    """Return the deeds of the industry a deed belongs to."""
    return game.edition.rows[game.edition.deeds[deed].group]


def as_it_is(game: Game, seat: Seat, deed: DeedId) -> Money:
    """Return what a deed is worth to a seat, its mortgage taken off.

    One that is offered may have been sold to the bank meanwhile, to pay a claim.
    """
    held = game.holdings.get(deed)
    pledged = game.options.mortgage_percent if held and held.mortgaged else 0
    return appraisal(game, seat, deed) - game.edition.deeds[deed].price * pledged // 100


def offers(game: Game, seat: Seat, spare: Money, chance: Random) -> Iterator[Propose]:
    """Yield the deals that help a seat most and its partner too, for no more cash than *spare*."""
    ideas = list(thought_of(game, seat, spare, chance))
    ideas.sort(key=lambda idea: idea[0], reverse=True)
    yield from (offer for _, offer in ideas[:TRIES])


def thought_of(game: Game, seat: Seat, spare: Money, chance: Random) -> Iterator[Idea]:
    """Yield a deal for every deed that is worth more to a seat than to its owner."""
    for deed, held in game.holdings.items():
        partner = held.owner
        more = as_it_is(game, seat, deed) - as_it_is(game, partner, deed)
        if partner == seat or partner not in game.seats or more <= 0 or game.level(deed):
            continue
        back = in_return(game, seat, partner, deed)
        for other in (None, back) if back else (None,):
            if idea := weighed(game, seat, deed, other, spare, chance):
                yield idea


def in_return(game: Game, seat: Seat, partner: Seat, deed: DeedId) -> DeedId | None:
    """Return the deed of another row that is worth most to the partner above what it is here."""
    gains = {
        own: as_it_is(game, partner, own) - as_it_is(game, seat, own)
        for own in game.owned_by(seat)
        if own not in row_of(game, deed) and not game.level(own)
    }
    best = max(gains, key=lambda own: gains[own], default=None)
    return best if best is not None and gains[best] > 0 else None


def weighed(
    game: Game, seat: Seat, deed: DeedId, other: DeedId | None, spare: Money, chance: Random
) -> Idea | None:
    """Return a deed for another and a sum that splits the advantage; nothing, if one loses."""
    partner = game.holdings[deed].owner
    own, theirs = as_it_is(game, seat, deed), -as_it_is(game, partner, deed)
    if other is not None:
        own -= as_it_is(game, seat, other)
        theirs += as_it_is(game, partner, other)
    fair = (own - theirs) // 2
    now = max(-game.cash(partner) // 2, min(fair, max(0, spare)))
    shares = in_shares(game, seat, fair - now)
    paid = now + worth(game, shares)
    lent = max(0, fair - paid) if game.options.player_loans == "allowed" else 0
    if own - paid - lent <= 0 or theirs + paid + lent <= 0:
        return None
    goods = {MONEY: max(0, now), SHARE: shares}
    gives = Basket({name: n for name, n in goods.items() if n}, (other,) if other else ())
    gets = Basket({MONEY: -now} if now < 0 else {}, (deed,))
    clauses = tuple(bound(game, seat, partner, deed, lent, chance))
    return own - paid - lent, Propose(seat, partner, gives, gets, clauses)


def in_shares(game: Game, seat: Seat, short: Money) -> int:
    """Return how many shares a bot gives for what it would rather not pay in cash."""
    each = price(game)
    return min(held_by(game, seat), max(0, short) // each) if each else 0


def bound(
    game: Game, seat: Seat, partner: Seat, deed: DeedId, lent: Money, chance: Random
) -> Iterator[Clause]:
    """Yield what is paid later, and perhaps some visits for nothing."""
    if lent:
        yield Repay(seat, partner, lent, TERM)
    if game.options.immunity_deals != "forbidden" and chance.random() < SWEETENED:
        yield Spare(partner, seat, deed=deed, visits=chance.randint(1, 3))


def answered(game: Game, deal: Deal, chance: Random) -> Iterator[Command]:
    """Accept what brings enough more than it takes; else turn it down."""
    brings, takes = valued(game, deal.seat, deal.gives), valued(game, deal.seat, deal.gets)
    for clause in deal.clauses:
        match clause:
            case Repay(payee=payee, amount=amount):
                brings += amount if payee == deal.seat else 0
                takes += 0 if payee == deal.seat else amount
    if brings > takes and 100 * (brings - takes) >= takes * chance.randint(0, 25):
        yield Accept(deal.seat)
    yield Decline(deal.seat)


def valued(game: Game, seat: Seat, basket: Basket) -> Money:
    """Return what the money, the shares and the deeds of a basket are worth to a seat."""
    shares = worth(game, basket.goods.get(SHARE, 0))
    return basket.goods.get(MONEY, 0) + shares + sum(as_it_is(game, seat, d) for d in basket.deeds)
