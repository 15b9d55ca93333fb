"""Branches and enterprises: put up evenly on a whole industry, sold back for half."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Do, Site
from companion.assessment import Assessment
from companion.board import Plot
from companion.claims import owed
from companion.commands import Build, Sell
from companion.deferred import PutUp, Ration
from companion.events import Counted
from companion.game import Game
from companion.ledger import BANK, DeedId, Seat, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy
from companion.turns import before_own_throw, between_turns, own_turn, threw_last, turn_of


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
    if any(owed(game, seat)):
        raise Refusal(Article.PAY_FIRST, seat=seat)
    has_room(game, deed)


def timely(game: Game, seat: Seat, deed: DeedId) -> None:
    """Refuse to build when the option does not let one."""
    match game.options.build_when:
        case "own_turn_any" if not own_turn(game, seat):
            raise Refusal(Article.OWN_TURN, seat=seat)
        case "own_turn_before_throw" if not before_own_throw(game, seat):
            raise Refusal(Article.BEFORE_THROW, seat=seat)
        case "between_turns" if not (own_turn(game, seat) or between_turns(game)):
            raise Refusal(Article.BETWEEN_TURNS, seat=seat)
        case "on_own_landing_only":
            if not threw_last(game, seat) or game.positions[seat] != game.edition.visits[deed]:
                raise Refusal(Article.ON_LANDING, deed=deed)


def within_limit(game: Game, seat: Seat) -> None:
    """Refuse more buildings in a turn than the option lets one put up."""
    limited = game.options.build_limit_per_turn == "1"
    if limited and game.count(f"built_in{seat}") == turn_of(game, seat):
        raise Refusal(Article.ONE_A_TURN, seat=seat)


def build(draft: Draft, command: Build) -> None:
    """Put up the next building of the ladder, unless it goes under the hammer instead."""
    game, seat, deed = draft.game, command.seat, command.deed
    lawful(game, seat, deed)
    piece = game.edition.ladder.steps[game.level(deed)]
    draft.book.perform(draft, Do(seat, Ration(piece)))
    if not game.under_hammer(piece):
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
        draft.add(Counted(f"built_in{seat}", turn_of(draft.game, seat)))


def put_up(draft: Draft, do: Do, effect: PutUp) -> None:
    """Put up what has been won at an auction, where a plot can take it."""
    assert do.seat is not None
    whole(draft.game, do.seat, effect.deed)
    has_room(draft.game, effect.deed)
    raise_(draft, do.seat, effect.deed, Article.WON)


def sell(draft: Draft, command: Sell) -> None:
    """Give the topmost building back, evenly; by the option one from every plot of the row."""
    game, seat, deed = draft.game, command.seat, command.deed
    own(game, seat, deed)
    if game.options.sell_when == "own_turn" and not (own_turn(game, seat) or game.owes(seat)):
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
    needs=frozenset({Ration}),
    candidates=candidates,
)
