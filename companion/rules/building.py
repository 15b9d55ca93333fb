"""Branches and enterprises: put up evenly on a whole industry, sold back for half."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import StrEnum

from msgspec.structs import replace

from companion.agenda import Auction, Do, Site
from companion.assessment import Assessment
from companion.bidding import noted
from companion.board import Plot
from companion.commands import Build, Sell
from companion.deferred import Basket, Erect, PutUp
from companion.events import Counted
from companion.game import Game
from companion.ledger import BANK, Commodity, DeedId, Money, Seat, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy


class Article(StrEnum):
    """What may be built and what it brings back."""

    PRICE = "building.price"
    HALF = "building.half"
    NOT_YOURS = "building.not_yours"
    NO_SITE = "building.no_site"
    NOT_COMPLETE = "building.not_complete"
    ROW_MORTGAGED = "building.row_mortgaged"
    FULL = "building.full"
    EVENLY = "building.evenly"
    TOO_DEAR = "building.too_dear"
    OWN_TURN = "building.own_turn"
    NOTHING_BUILT = "building.nothing_built"
    PAY_FIRST = "building.pay_first"
    BEFORE_THROW = "building.before_throw"
    BETWEEN_TURNS = "building.between_turns"
    ON_LANDING = "building.on_landing"
    ONE_A_TURN = "building.one_a_turn"
    SOLD_IN_TURN = "building.sold_in_turn"
    SOLD_IN_DEBT = "building.sold_in_debt"
    IN_AUCTION = "building.in_auction"
    IN_TURN = "building.in_turn"
    WON = "building.won"


def price(_book: Book, game: Game, levy: Levy) -> Assessment:
    """Return what one building costs."""
    assert levy.deed is not None
    plot = game.edition.deeds[levy.deed]
    assert isinstance(plot, Plot)
    return Assessment.of(Article.PRICE, plot.building, deed=levy.deed)


def sale(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return what the bank gives for one building."""
    options = game.options
    whole = book.assess(game, Levy("building", levy.seat, deed=levy.deed))
    return whole.percent(Article.HALF, options.sell_percent, options.rounding)


def own(game: Game, seat: Seat, deed: DeedId) -> None:
    """Refuse to build on what is not the seat's own."""
    if game.owner(deed) != seat:
        raise Refusal(Article.NOT_YOURS, deed=deed)


def whole(game: Game, seat: Seat, deed: DeedId) -> None:
    """Refuse to build where the industry is not whole, free of mortgages, and the seat's own."""
    own(game, seat, deed)
    if not isinstance(game.edition.deeds[deed], Plot):
        raise Refusal(Article.NO_SITE, deed=deed)
    group = game.edition.deeds[deed].group
    if not game.owns_all(seat, group):
        raise Refusal(Article.NOT_COMPLETE, group=group, count=game.free(seat, group))
    if game.free(seat, group) < len(game.edition.rows[group]):
        raise Refusal(Article.ROW_MORTGAGED, group=group)


def has_room(game: Game, deed: DeedId) -> None:
    """Refuse to build on a plot that is full, or higher already than another of its row."""
    level = game.level(deed)
    if level == len(game.edition.ladder.steps):
        raise Refusal(Article.FULL, deed=deed)
    lowest = min(game.edition.rows[game.edition.deeds[deed].group], key=game.level)
    if game.options.build_even_rule and level > game.level(lowest):
        raise Refusal(Article.EVENLY, deed=lowest)


def lawful(game: Game, seat: Seat, deed: DeedId) -> None:
    """Refuse a building that the rules forbid, whatever it costs and the box holds."""
    whole(game, seat, deed)
    timely(game, seat, deed)
    within_limit(game, seat)
    if game.owes(seat):
        raise Refusal(Article.PAY_FIRST, seat=seat)
    has_room(game, deed)


def timely(game: Game, seat: Seat, deed: DeedId) -> None:
    """Refuse to build when the option does not let one."""
    match game.options.build_when:
        case "own_turn_any" if not game.own_turn(seat):
            raise Refusal(Article.OWN_TURN, seat=seat)
        case "own_turn_before_throw" if not game.before_own_throw(seat):
            raise Refusal(Article.BEFORE_THROW, seat=seat)
        case "between_turns" if not (game.own_turn(seat) or game.between_turns):
            raise Refusal(Article.BETWEEN_TURNS, seat=seat)
        case "on_own_landing_only":
            if not game.threw_last(seat) or game.positions[seat] != game.edition.visits[deed]:
                raise Refusal(Article.ON_LANDING, deed=deed)


def within_limit(game: Game, seat: Seat) -> None:
    """Refuse more buildings in a turn than the option lets one put up."""
    limited = game.options.build_limit_per_turn == "1"
    if limited and game.count(f"built_in{seat}") == game.turn_of(seat):
        raise Refusal(Article.ONE_A_TURN, seat=seat)


def build(draft: Draft, command: Build) -> None:
    """Put up the next building of the ladder; call an auction where the box holds too few."""
    game, seat, deed = draft.game, command.seat, command.deed
    lawful(game, seat, deed)
    piece = game.edition.ladder.steps[game.level(deed)]
    if Do(None, Erect(piece)) in game.agenda:
        raise Refusal(Article.IN_AUCTION, piece=piece)
    wanted = rivals(draft, piece)
    if seat in wanted:
        if game.options.building_shortage_auction != "turn_order":
            call_auction(draft, seat, piece, wanted)
            return
        if (first := next(iter(wanted))) != seat:
            raise Refusal(Article.IN_TURN, seat=first, piece=piece)
    buy(draft, seat, deed)


def buy(draft: Draft, seat: Seat, deed: DeedId) -> None:
    """Take the next building from the box, pay it and put it up."""
    raise_(draft, seat, deed, Article.PRICE)
    game, cost = draft.game, draft.book.assess(draft.game, Levy("building", seat, deed=deed))
    if (cash := game.cash(seat)) < cost.total:
        short = cost.total - cash
        raise Refusal(Article.TOO_DEAR, price=cost.total, cash=cash, short=short)
    draft.pay(purse(seat), BANK, cost)


def raise_(draft: Draft, seat: Seat, deed: DeedId, memo: Article) -> None:
    """Have a plot carry one more building, and remember the turn where that is limited."""
    draft.build_to(deed, draft.game.level(deed) + 1, memo)
    if draft.game.options.build_limit_per_turn == "1":
        draft.add(Counted(f"built_in{seat}", draft.game.turn_of(seat)))


def put_up(draft: Draft, do: Do, effect: PutUp) -> None:
    """Put up what has been won at an auction, where a plot can take it."""
    assert do.seat is not None
    whole(draft.game, do.seat, effect.deed)
    has_room(draft.game, effect.deed)
    raise_(draft, do.seat, effect.deed, Article.WON)


def rivals(draft: Draft, piece: Commodity) -> dict[Seat, Money]:
    """Return who could build this piece now if the box held too few for all, and from what price.

    They stand in the order of their turns.
    """
    game = draft.game
    left, seats = game.in_the_box(piece), game.seats
    if game.options.building_supply == "unlimited" or not 0 < left < len(seats):
        return {}
    first = next((n for n, seat in enumerate(seats) if game.before_own_throw(seat)), 0)
    prices = {seat: buildable(draft, seat, piece) for seat in (*seats[first:], *seats[:first])}
    found = {seat: min(each) for seat, each in prices.items() if each}
    return found if left < len(found) else {}


def buildable(draft: Draft, seat: Seat, piece: Commodity) -> list[Money]:
    """Return what this piece costs wherever a seat could put it up and pay for it now."""
    game = draft.game
    endless = replace(game, options=replace(game.options, building_supply="unlimited"))
    steps, found = game.edition.ladder.steps, []
    for deed in game.owned_by(seat):
        with suppress(Refusal):
            lawful(endless, seat, deed)
            buy(Draft(draft.book, endless), seat, deed)
            if steps[game.level(deed)] == piece:
                found.append(draft.book.assess(game, Levy("building", seat, deed=deed)).total)
    return found


def call_auction(draft: Draft, seat: Seat, piece: Commodity, wanted: Mapping[Seat, Money]) -> None:
    """Put a piece under the hammer among those who could build it; who asked for it begins."""
    printed = draft.game.options.building_shortage_auction == "auction_from_printed_price"
    opening = min(wanted.values()) if printed else 0
    before = noted(draft.game, (seat - 1) % len(draft.game.players))
    lot = Basket(goods={piece: 1})
    auction = Auction(lot, BANK, among=tuple(wanted), opening=opening, spoke=before)
    draft.then(auction, Do(None, Erect(piece)))


def sell(draft: Draft, command: Sell) -> None:
    """Give the topmost building back, evenly; by the option one from every plot of the row."""
    game, seat, deed = draft.game, command.seat, command.deed
    own(game, seat, deed)
    if game.options.sell_when == "own_turn" and not (game.own_turn(seat) or game.owes(seat)):
        raise Refusal(Article.SOLD_IN_TURN, seat=seat)
    if game.options.sell_when == "only_in_debt" and not game.in_debt(seat):
        raise Refusal(Article.SOLD_IN_DEBT, seat=seat)
    if not game.level(deed):
        raise Refusal(Article.NOTHING_BUILT, deed=deed)
    row = [d for d in game.edition.rows[game.edition.deeds[deed].group] if game.owner(d) == seat]
    if game.options.sell_even_mode == "one_from_every_plot":
        for plot in row:
            take_down(draft, seat, plot)
        return
    highest = max(row, key=game.level)
    if game.options.build_even_rule and game.level(deed) < game.level(highest):
        raise Refusal(Article.EVENLY, deed=highest)
    take_down(draft, seat, deed)


def take_down(draft: Draft, seat: Seat, deed: DeedId) -> None:
    """Give the topmost building of a plot back, if any stands there."""
    if level := draft.game.level(deed):
        draft.build_to(deed, level - 1, Article.HALF)
        sum_ = draft.book.assess(draft.game, Levy("sale", seat, deed=deed))
        draft.pay(BANK, purse(seat), sum_)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose a building on every plot, and to sell each that stands."""
    for deed, held in game.holdings.items():
        if not isinstance(game.item, Site):
            yield Candidate(Build(held.owner, deed))
        if game.level(deed):
            yield Candidate(Sell(held.owner, deed))


CHAPTER = Chapter(
    "building",
    Article,
    acts={Build: build, Sell: sell},
    effects={PutUp: put_up},
    reckoners={("building", Plot): price, ("sale", Plot): sale},
    needs=frozenset({Auction, Erect}),
    candidates=candidates,
)
