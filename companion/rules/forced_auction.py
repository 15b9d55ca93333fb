"""The auction cell: the dice draw a plot, and whoever calls most takes it from its owner."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeAlias, get_args

from companion.agenda import Auction, Do, Throw
from companion.assessment import Assessment
from companion.commands import Build, Mortgage, Propose, Retire, SellDeed
from companion.deferred import Basket, HandOver
from companion.draw import THROWS, drawn, side_is_there
from companion.events import Assessed
from companion.game import Game
from companion.ledger import BANK, DeedId, Money, Seat, fraction, purse
from companion.lots import ForcedAuction, Lot
from companion.rules.book import Chapter
from companion.rules.draft import Draft, Refusal

Parting: TypeAlias = Build | Mortgage | SellDeed | Propose | Retire
"""What an owner might do with a plot that is being sold."""


class Article(StrEnum):
    """What is drawn, and why it is not put up."""

    DRAWN = "forced_auction.drawn"
    NO_SIDE = "forced_auction.no_side"
    MORTGAGED = "forced_auction.mortgaged"
    BUILT_ON = "forced_auction.built_on"
    UNOWNED = "forced_auction.unowned"
    FROZEN = "forced_auction.frozen"
    BEING_SOLD = "forced_auction.being_sold"


def draw_lot(draft: Draft, do: Do, _effect: ForcedAuction) -> None:
    """Throw three times, then see to the plot; a side that the board has not ends it at once."""
    assert do.seat is not None
    if do.dice and not side_is_there(draft.game.edition, do.dice[0]):
        tell(draft, do.seat, Assessment.of(Article.NO_SIDE, 0))
    elif len(do.dice) < THROWS:
        draft.then(Throw(do.seat, do))
    else:
        offer(draft, do.seat, drawn(draft.game.edition, do.dice))


def offer(draft: Draft, seat: Seat, deed: DeedId) -> None:
    """Leave the plot to its owner's policies and then to the hammer, unless it cannot be sold."""
    game = draft.game
    tell(draft, seat, Assessment.of(Article.DRAWN, 0, deed=deed))
    if (why := obstacle(game, deed)) is None:
        draft.then(Do(game.owner(deed), Lot(deed, seat)))
        return
    tell(draft, seat, why)
    blocked = game.owner(deed) is not None
    if blocked and game.options.forced_auction_blocked_lot == "reroll":
        draft.then(Do(seat, ForcedAuction()))


def obstacle(game: Game, deed: DeedId) -> Assessment | None:
    """Return why a plot is not put up, if it is not."""
    held = game.holdings.get(deed)
    if held is None and game.options.forced_auction_unowned == "cancel":
        return Assessment.of(Article.UNOWNED, 0, deed=deed)
    if held and held.mortgaged:
        return Assessment.of(Article.MORTGAGED, 0, deed=deed)
    if game.bound_by(deed):
        return Assessment.of(Article.BUILT_ON, 0, deed=deed)
    if held and held.owner in game.retired:
        return Assessment.of(Article.FROZEN, 0, deed=deed)
    return None


def tell(draft: Draft, seat: Seat, why: Assessment) -> None:
    """Record what the dice led to, though it costs nobody anything."""
    draft.add(Assessed(purse(seat), BANK, why))


def put_up(draft: Draft, _do: Do, effect: Lot) -> None:
    """Open the auction: by the options, who may call, from what price, and who is paid."""
    game, options = draft.game, draft.game.options
    owner, among, seller = game.owner(effect.deed), tuple[Seat, ...](), BANK
    if owner is not None:
        if not options.forced_auction_owner_bids:
            among = tuple(seat for seat in game.seats if seat != owner)
        if options.forced_auction_proceeds == "owner":
            seller = purse(owner)
    basket, opening = Basket(deeds=(effect.deed,)), reserve(game, effect.deed)
    draft.then(Auction(basket, seller, among=among, opening=opening))


def reserve(game: Game, deed: DeedId) -> Money:
    """Return what the first call must reach."""
    price = game.edition.deeds[deed].price
    match game.options.forced_auction_reserve:
        case "none":
            return 1
        case "half_price":
            return fraction(price, 50, 100, game.options.rounding)
        case "full_price":
            return price


def stays_for_sale(game: Game, command: Parting) -> None:
    """Refuse to do anything with a plot that is being sold, or to leave with it."""
    for deed in being_sold(game):
        match command:
            case Build(_, named) | Mortgage(_, named) | SellDeed(_, named):
                touched = named == deed
            case Propose(_, _, gives, gets):
                touched = deed in (*gives.deeds, *gets.deeds)
            case Retire(seat):
                touched = game.owner(deed) == seat
        if touched:
            raise Refusal(Article.BEING_SOLD, deed=deed)


def being_sold(game: Game) -> Iterator[DeedId]:
    """Yield the plots of players that are under the hammer, or on their way there or from there."""
    for item in game.agenda:
        match item.effect if isinstance(item, Do) else item:
            case Lot(deed) if game.owner(deed) is not None:
                yield deed
            case Auction(Basket(deeds=deeds)) | HandOver(_, Basket(deeds=deeds)):
                yield from (deed for deed in deeds if game.owner(deed) is not None)


CHAPTER = Chapter(
    "forced_auction",
    Article,
    effects={ForcedAuction: draw_lot, Lot: put_up},
    vetoes=dict.fromkeys(get_args(Parting), stays_for_sale),
    needs=frozenset({Auction, Throw, HandOver}),
)
