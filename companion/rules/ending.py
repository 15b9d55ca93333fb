"""The end of the evening, and what everyone is worth."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Do
from companion.assessment import Assessment
from companion.claims import fall_due, owed
from companion.commands import Finish
from companion.decisions import TimeUp
from companion.deferred import Close, Owe
from companion.events import Counted, Lifted
from companion.game import Game
from companion.ledger import DeedId, Seat
from companion.options import BY_INDUSTRIES
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal, Rules
from companion.ruling import Candidate, Levy
from companion.turns import between_turns


class Article(StrEnum):
    """How wealth is counted."""

    WORTH = "ending.worth"
    CASH = "ending.cash"
    DEED = "ending.deed"
    MORTGAGED = "ending.mortgaged"
    BUILDINGS = "ending.buildings"
    PAY_FIRST = "ending.pay_first"
    NO_LIMIT = "ending.no_limit"
    CALLED_BEFORE = "ending.called_before"


def finish(draft: Draft, _command: Finish) -> None:
    """Have everything fall due that may still be claimed, then close the books."""
    paid_up(draft.game)
    found = tuple(fall_due(draft.game))
    for due in found:
        draft.add(Lifted(due.paper))
    draft.then(*(Do(due.debtor, due.owe) for due in found), Do(None, Close()))


def close(draft: Draft, _do: Do, _effect: Close) -> None:
    """Close the books: all is paid."""
    draft.close(*richest(draft.book, draft.game))


def paid_up(game: Game) -> None:
    """Refuse to end while anybody has to pay, though an auction may come before it."""
    for seat in game.seats:
        if any(owed(game, seat)):
            raise Refusal(Article.PAY_FIRST, seat=seat)


def time_up(draft: Draft, _command: TimeUp) -> None:
    """Note which turn begins too late; a turn begins with its first throw."""
    game = draft.game
    if not game.options.time_limit:
        raise Refusal(Article.NO_LIMIT)
    if game.count("time_up"):
        raise Refusal(Article.CALLED_BEFORE)
    draft.add(Counted("time_up", game.count("turn") + begun(game)))


def begun(game: Game) -> bool:
    """Return whether somebody has thrown in this turn."""
    return game.count("thrown_in") == game.count("turn")


def expired(book: Book, game: Game) -> bool:
    """Return whether time was called, and all that is still to be played has been."""
    late = game.count("time_up")
    if not late or not may_finish(book, game):
        return False
    match game.options.timed_end_moment:
        case "finish_turn":
            return between_turns(game) and game.count("turn") >= late
        case "finish_round":
            return between_turns(game) and game.count("round_from") >= late
        case "stop_now":
            return True


def may_finish(book: Book, game: Game) -> bool:
    """Return whether the books may be closed at once."""
    try:
        book.ask_vetoes(game, Finish())
        paid_up(game)
    except Refusal:
        return False
    return True


def richest(book: Rules, game: Game) -> tuple[Seat, ...]:
    """Return who wins if the evening stops as it is."""
    ranks = {seat: rank(book, game, seat) for seat in game.seats}
    return tuple(seat for seat, found in ranks.items() if found == max(ranks.values()))


def rank(book: Rules, game: Game, seat: Seat) -> tuple[int, ...]:
    """Return what a player still in the game is ranked by: what wins, worth, then the option."""
    worth = book.assess(game, Levy("worth", seat)).total
    by_industries = game.options.win_condition in BY_INDUSTRIES
    first = (game.industries(seat), worth) if by_industries else (worth,)
    match game.options.timed_tie:
        case "shared_win":
            return first
        case "most_cash":
            return (*first, game.cash(seat))
        case "most_plots":
            return (*first, len(game.owned_by(seat)))


def won(_book: Book, game: Game) -> tuple[Seat, ...]:
    """Return who has a whole industry, if that wins there and then."""
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
    return Assessment.sum(Article.WORTH, *parts, *book.added(game, levy))


def value_of(book: Book, game: Game, seat: Seat, deed: DeedId) -> Assessment:
    """Return the price of a deed, less what the option takes off for a mortgage."""
    price = Assessment.of(Article.DEED, game.edition.deeds[deed].price, deed=deed)
    if not game.holdings[deed].mortgaged:
        return price
    match game.options.timed_value_mortgaged:
        case "full":
            return price
        case "half":
            return price.percent(Article.MORTGAGED, 50, game.options.rounding)
        case "full_minus_redemption":
            cost = book.assess(game, Levy("redemption", seat, deed=deed)).total
            return price.then(Article.MORTGAGED, "plus", -cost)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to end the evening, and to call time where it is limited."""
    if game.agenda:
        yield Candidate(Finish())
        if game.options.time_limit:
            yield Candidate(TimeUp())


CHAPTER = Chapter(
    "ending",
    Article,
    acts={Finish: finish, TimeUp: time_up},
    effects={Close: close},
    reckoners={("worth", type(None)): worth},
    won=won,
    expired=expired,
    needs=frozenset({Owe, "building", "redemption"}),
    candidates=candidates,
)
