"""Too few buildings in the box: who gets the last ones, and where what was won shall stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import StrEnum

from msgspec.structs import replace

from companion.agenda import Auction, Do, Site
from companion.bidding import noted
from companion.commands import Build, Decline
from companion.deferred import Basket, Erect, PutUp, Ration
from companion.game import Game
from companion.ledger import BANK, Commodity, DeedId, Money, Seat, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Article as TableArticle
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy
from companion.turns import in_turn, own_turn


class Article(StrEnum):
    """Who takes a piece first, and where one may stand that was won."""

    IN_TURN = "shortage.in_turn"
    OTHER_PIECE = "shortage.other_piece"
    ROOM_LEFT = "shortage.room_left"
    NO_ROOM = "shortage.no_room"


def ration(draft: Draft, do: Do, effect: Ration) -> None:
    """Call an auction where the box holds too few for all who could build; or have them queue.

    Whose turn it is need not wait: the turn of who threw last and that of the next overlap.
    """
    assert do.seat is not None
    game, piece = draft.game, effect.piece
    if game.under_hammer(piece):
        raise Refusal(TableArticle.UNDER_HAMMER, piece=piece)
    wanted = rivals(draft, piece)
    if do.seat not in wanted:
        return
    if game.options.building_shortage_auction != "turn_order":
        call_auction(draft, do.seat, piece, wanted)
    elif not own_turn(game, do.seat) and (first := next(iter(wanted))) != do.seat:
        raise Refusal(Article.IN_TURN, seat=first, piece=piece)


def rivals(draft: Draft, piece: Commodity) -> dict[Seat, Money]:
    """Return who could build this piece now if the box held too few for all, and from what price.

    They stand in the order of their turns.
    """
    game = draft.game
    left = game.in_the_box(piece)
    if game.options.building_supply == "unlimited" or not 0 < left < len(game.seats):
        return {}
    prices = {seat: buildable(draft, seat, piece) for seat in in_turn(game)}
    found = {seat: min(each) for seat, each in prices.items() if each}
    return found if left < len(found) else {}


def buildable(draft: Draft, seat: Seat, piece: Commodity) -> list[Money]:
    """Return what this piece costs wherever a seat could put it up and pay for it now."""
    game = draft.game
    endless = replace(game, options=replace(game.options, building_supply="unlimited"))
    steps, found = game.edition.ladder.steps, []
    for deed in game.owned_by(seat):
        if steps[game.level(deed) :][:1] != (piece,):
            continue
        with suppress(Refusal):
            draft.book.carry_out(Draft(draft.book, endless), Build(seat, deed))
            found.append(draft.book.assess(game, Levy("building", seat, deed=deed)).total)
    return found


def call_auction(draft: Draft, seat: Seat, piece: Commodity, wanted: Mapping[Seat, Money]) -> None:
    """Put a piece under the hammer among those who could build it; who asked for it begins.

    To ask for it is to call the printed price, where that opens the auction.
    """
    game = draft.game
    auction = Auction(Basket(goods={piece: 1}), BANK, among=tuple(wanted))
    if game.options.building_shortage_auction == "auction_from_printed_price":
        least = min(wanted.values())
        auction = replace(auction, opening=least, bidder=seat, bid=least, spoke=noted(game, seat))
    else:
        auction = replace(auction, spoke=noted(game, (seat - 1) % len(game.players)))
    draft.then(auction, Do(None, Erect(piece)))


def erect(draft: Draft, _do: Do, effect: Erect) -> None:
    """Ask whoever got the piece where it shall stand."""
    game = draft.game
    holders = (s for s in game.seats if game.ledger.balance(purse(s), effect.piece))
    draft.then(*(Site(seat, effect.piece) for seat in holders))


def put_up(draft: Draft, command: Build, item: Site) -> None:
    """Put the piece on a plot of one's choice; it is paid for."""
    game = draft.game
    up_next = game.edition.ladder.steps[game.level(command.deed) :][:1]
    if up_next and up_next[0] != item.piece:
        raise Refusal(Article.OTHER_PIECE, piece=up_next[0])
    draft.hand(purse(item.seat), BANK, item.piece, 1, Article.NO_ROOM)
    draft.book.perform(draft, Do(item.seat, PutUp(command.deed)))


def put_back(draft: Draft, _command: Decline, item: Site) -> None:
    """Let the piece go back into the box, if no plot can take it any more."""
    for deed in draft.game.owned_by(item.seat):
        if stands(draft, item, deed):
            raise Refusal(Article.ROOM_LEFT, deed=deed)
    draft.hand(purse(item.seat), BANK, item.piece, 1, Article.NO_ROOM)


def stands(draft: Draft, item: Site, deed: DeedId) -> bool:
    """Return whether the piece could stand on a plot."""
    with suppress(Refusal):
        put_up(Draft(draft.book, draft.game), Build(item.seat, deed), item)
        return True
    return False


def candidates(book: Book, game: Game) -> Iterator[Candidate]:
    """Propose each plot that can take the piece, and to put it back if there is none."""
    if isinstance(item := game.item, Site):
        plots = [d for d in game.owned_by(item.seat) if stands(Draft(book, game), item, d)]
        yield from (Candidate(Build(item.seat, deed)) for deed in plots)
        yield Candidate(Decline(item.seat))


CHAPTER = Chapter(
    "shortage",
    Article,
    answers={(Build, Site): put_up, (Decline, Site): put_back},
    effects={Ration: ration, Erect: erect},
    needs=frozenset({"building", Auction, PutUp}),
    candidates=candidates,
)
