"""What a visitor owes the owner of a plot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import TypeAlias

from msgspec.structs import replace

from companion.assessment import Assessment, Fact
from companion.board import DEEDS, Plot
from companion.game import Game, Holding
from companion.ledger import DeedId
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft
from companion.ruling import Levy

Seen: TypeAlias = tuple[Game, Mapping[str, Fact]]


class Article(StrEnum):
    """How rent is reckoned."""

    BASE = "rent.base"
    BUILT = "rent.built"
    INDUSTRY = "rent.industry"
    INDUSTRY_MORTGAGED = "rent.industry_mortgaged"
    MORTGAGED = "rent.mortgaged"
    FREE = "rent.free"
    OWNER_HELD = "rent.owner_held"
    OWNER_GONE = "rent.owner_gone"


def nothing(game: Game, deed: DeedId) -> Assessment | None:
    """Return why a plot earns no rent at all, if it does not."""
    holding = game.holdings.get(deed)
    if holding is None:
        return Assessment.of(Article.FREE, 0, deed=deed)
    if holding.mortgaged:
        return Assessment.of(Article.MORTGAGED, 0, deed=deed)
    if game.detained(holding.owner) and not game.options.rent_while_detained:
        return Assessment.of(Article.OWNER_HELD, 0, deed=deed, seat=holding.owner)
    if holding.owner in game.retired:
        return Assessment.of(Article.OWNER_GONE, 0, deed=deed, seat=holding.owner)
    return None


def rent(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return what a visitor owes: what the deed lets for, or why that is nothing."""
    assert levy.deed is not None
    none = nothing(game, levy.deed)
    return book.assess(game, replace(levy, topic="let")) if none is None else none


def let_of_plot(_book: Book, game: Game, levy: Levy) -> Assessment:
    """Return the rent by what stands on the plot, doubled while bare in a whole industry."""
    assert levy.deed is not None
    deed, holding = game.edition.deeds[levy.deed], game.holdings[levy.deed]
    assert isinstance(deed, Plot)
    level, options = game.level(levy.deed), game.options
    sum_ = (
        Assessment.of(Article.BUILT, deed.rents[level], deed=levy.deed, level=level)
        if level
        else Assessment.of(Article.BASE, deed.rents[0], deed=levy.deed)
    )
    if not game.owns_all(holding.owner, deed.group):
        return sum_
    if level and not options.double_rent_with_buildings:
        return sum_
    owner, group = holding.owner, deed.group
    whole = game.free(owner, group) == len(game.edition.rows[group])
    if whole or options.monopoly_double_with_mortgage:
        factor = options.industry_factor
        return sum_.then(Article.INDUSTRY, "times", factor, seat=owner, group=group)
    return sum_.then(Article.INDUSTRY_MORTGAGED, "void", 0, seat=owner, group=group)


# --- the table as one sees it who makes a mistake ---


def overlooks_mortgage(_book: Book, game: Game, levy: Levy) -> Iterator[Seen]:
    """Count a plot that is pledged."""
    deed, held = held_on(game, levy)
    if held.mortgaged:
        yield freed(game, deed), {"deed": deed}


def overlooks_mortgage_beside(_book: Book, game: Game, levy: Levy) -> Iterator[Seen]:
    """Take an industry for one without pledges."""
    deed, held = held_on(game, levy)
    group = game.edition.deeds[deed].group
    if game.owns_all(held.owner, group):
        others = (other for other in game.edition.rows[group] if other != deed)
        yield freed(game, *others), {"group": group}


def completes_industry(_book: Book, game: Game, levy: Levy) -> Iterator[Seen]:
    """Take an industry for whole."""
    deed, held = held_on(game, levy)
    group = game.edition.deeds[deed].group
    if not game.owns_all(held.owner, group):
        others = {d: Holding(held.owner) for d in game.edition.rows[group] if d != deed}
        yield replace(game, holdings={**game.holdings, **others}), {"group": group}


def doubles_buildings(_book: Book, game: Game, levy: Levy) -> Iterator[Seen]:
    """Double the rent of what is built on."""
    options = replace(game.options, double_rent_with_buildings=True)
    yield replace(game, options=options), {"deed": held_on(game, levy)[0]}


def counts_buildings_wrong(book: Book, game: Game, levy: Levy) -> Iterator[Seen]:
    """See something else on the plot."""
    deed, options = held_on(game, levy)[0], game.options
    endless = replace(game, options=replace(options, building_supply="unlimited"))
    for level in range(len(game.edition.ladder.steps) + 1):
        draft = Draft(book, endless)
        draft.build_to(deed, level, Article.BUILT)
        yield replace(draft.game, options=options), {"deed": deed, "level": level}


def lets_held_owner_earn(_book: Book, game: Game, levy: Levy) -> Iterator[Seen]:
    """Pay who earns nothing while held."""
    if not game.options.rent_while_detained:
        options = replace(game.options, rent_while_detained=True)
        yield replace(game, options=options), {"seat": held_on(game, levy)[1].owner}


def lets_held_owner_go_short(_book: Book, game: Game, levy: Levy) -> Iterator[Seen]:
    """Pay nothing to who is held and earns all the same."""
    if game.options.rent_while_detained:
        options = replace(game.options, rent_while_detained=False)
        yield replace(game, options=options), {"seat": held_on(game, levy)[1].owner}


def held_on(game: Game, levy: Levy) -> tuple[DeedId, Holding]:
    """Return the plot a rent is about, and who holds it."""
    assert levy.deed is not None
    return levy.deed, game.holdings[levy.deed]


def freed(game: Game, *deeds: DeedId) -> Game:
    """Return the game as if nothing were pledged of *deeds*."""
    free = {d: replace(game.holdings[d], mortgaged=False) for d in deeds if d in game.holdings}
    return replace(game, holdings={**game.holdings, **free})


CHAPTER = Chapter(
    "rent",
    Article,
    reckoners={**{("rent", kind): rent for kind in DEEDS}, ("let", Plot): let_of_plot},
    mistakes={
        ("rent", "mortgaged"): overlooks_mortgage,
        ("rent", "industry_mortgaged"): overlooks_mortgage_beside,
        ("rent", "industry_incomplete"): completes_industry,
        ("rent", "built_doubled"): doubles_buildings,
        ("rent", "owner_held"): lets_held_owner_earn,
        ("rent", "owner_earns"): lets_held_owner_go_short,
        ("rent", "level"): counts_buildings_wrong,
    },
)
