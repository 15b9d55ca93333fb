"""The end of the evening, and what everyone is worth."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Debt, Do
from companion.assessment import Assessment
from companion.commands import Finish
from companion.deferred import Owe
from companion.game import Game
from companion.ledger import DeedId, Seat
from companion.options import BY_INDUSTRIES
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal, Rules
from companion.ruling import Candidate, Levy


class Article(StrEnum):
    """How wealth is counted."""

    WORTH = "ending.worth"
    CASH = "ending.cash"
    DEED = "ending.deed"
    MORTGAGED = "ending.mortgaged"
    BUILDINGS = "ending.buildings"
    PAY_FIRST = "ending.pay_first"


def finish(draft: Draft, _command: Finish) -> None:
    """Close the books now, but not on what somebody owes."""
    for seat in owing(draft.game):
        raise Refusal(Article.PAY_FIRST, seat=seat)
    ranks = {seat: rank(draft.book, draft.game, seat) for seat in draft.game.seats}
    draft.close(*(seat for seat, found in ranks.items() if found == max(ranks.values())))


def owing(game: Game) -> Iterator[Seat]:
    """Yield who has something to pay, though an auction may come before it."""
    for item in reversed(game.agenda):
        owed = item.effect if isinstance(item, Do) else item
        if isinstance(owed, Owe | Debt) and item.seat is not None and item.seat in game.seats:
            yield item.seat


def rank(book: Rules, game: Game, seat: Seat) -> tuple[int, ...]:
    """Return what a player still in the game is ranked by: what wins, worth, then the option."""
    worth = book.assess(game, Levy("worth", seat)).total
    by_industries = game.options.win_condition in BY_INDUSTRIES
    first = (game.industries(seat), worth) if by_industries else (worth,)
    match game.options.final_tie:
        case "shared_win":
            return first
        case "most_cash":
            return (*first, game.cash(seat))
        case "most_plots":
            return (*first, len(game.owned_by(seat)))


def won(game: Game) -> tuple[Seat, ...]:
    """Return who has a whole industry, if that wins the evening there and then."""
    if game.options.win_condition != "first_full_industry":
        return ()
    return tuple(seat for seat in game.seats if game.industries(seat))


def worth(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return cash, deeds and buildings at what they cost."""
    parts = [Assessment.of(Article.CASH, game.cash(levy.seat))]
    for deed in game.owned_by(levy.seat):
        parts.append(value_of(book, game, levy.seat, deed))
        if level := game.level(deed):
            each = book.assess(game, Levy("building", levy.seat, deed=deed))
            parts.append(each.then(Article.BUILDINGS, "times", level))
    return Assessment.sum(Article.WORTH, *parts, *book.assets(game, levy.seat))


def value_of(book: Book, game: Game, seat: Seat, deed: DeedId) -> Assessment:
    """Return the price of a deed, less what the option takes off for a mortgage."""
    price = Assessment.of(Article.DEED, game.edition.deeds[deed].price, deed=deed)
    if not game.holdings[deed].mortgaged:
        return price
    match game.options.final_value_mortgaged:
        case "full":
            return price
        case "half":
            loan = book.assess(game, Levy("pledge", seat, deed=deed)).total
            return price.then(Article.MORTGAGED, "plus", -loan)
        case "full_minus_redemption":
            cost = book.assess(game, Levy("redemption", seat, deed=deed)).total
            return price.then(Article.MORTGAGED, "plus", -cost)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to end the evening."""
    if game.agenda:
        yield Candidate(Finish())


CHAPTER = Chapter(
    "ending",
    Article,
    acts={Finish: finish},
    reckoners={("worth", type(None)): worth},
    won=won,
    needs=frozenset({"building", "pledge", "redemption"}),
    candidates=candidates,
)
