"""Sitting down: a new evening, or one that is already under way on the cardboard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from companion.agenda import Do, RollDue, Throw
from companion.assessment import Assessment
from companion.board import Plot
from companion.commands import Arrange, Open
from companion.decisions import Join
from companion.deferred import Cast, NextTurn, Precedence
from companion.edition import amend
from companion.effects import CellIndex
from companion.errors import EditionError
from companion.events import Agreed, Counted, DeedPassed, Joined, Moved, Opened, Pledged
from companion.game import Game, Player
from companion.ledger import BANK, Account, DeedId, Money, Seat, purse
from companion.market import OfferShares
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate


class Article(StrEnum):
    """How an evening begins."""

    CASH = "opening.cash"
    POT = "opening.pot"
    TAKEN_OVER = "opening.taken_over"
    ALREADY_OPEN = "opening.already_open"
    SEATS = "opening.seats"
    TOO_LATE = "opening.too_late"
    NO_NAME = "opening.no_name"
    SAME_COIN = "opening.same_coin"
    SAME_NAME = "opening.same_name"
    UNEVEN = "opening.uneven"
    NO_SUCH_RULE = "opening.no_such_rule"
    IMPOSSIBLE = "opening.impossible"
    WON_ALREADY = "opening.won_already"


def sit_down(draft: Draft, players: tuple[Player, ...], options: Mapping[str, Any]) -> None:
    """Seat the players and settle the house rules that differ from the edition's."""
    if draft.game.players:
        raise Refusal(Article.ALREADY_OPEN)
    fit(draft.game, players)
    draft.add(Opened(players))
    if options:
        try:
            draft.add(Agreed(amend(draft.game.edition, dict(options))))
        except EditionError as error:
            raise Refusal(Article.NO_SUCH_RULE, text=str(error)) from error


def fit(game: Game, players: tuple[Player, ...]) -> None:
    """Refuse too few or too many, and whom one could not tell from the others."""
    least, most = game.edition.seats
    if not least <= len(players) <= most:
        raise Refusal(Article.SEATS, least=least, most=most, count=len(players))
    if not all(player.name.strip() for player in players):
        raise Refusal(Article.NO_NAME)
    coins = [player.coin for player in players if player.coin]
    if len(set(coins)) < len(coins):
        raise Refusal(Article.SAME_COIN)


def fill_pots(draft: Draft, pots: Mapping[Account, Money], article: Article) -> None:
    """Put the opening money into the pots."""
    for pot, amount in pots.items():
        if pot not in draft.game.edition.pots or amount < 0:
            raise Refusal(Article.IMPOSSIBLE, account=pot)
        if amount:
            draft.pay(BANK, pot, Assessment.of(article, amount))


def open_(draft: Draft, command: Open) -> None:
    """Give everyone the opening cash, fill the pots, and let who begins be found."""
    sit_down(draft, command.players, command.options)
    if command.first not in draft.game.seats:
        raise Refusal(Article.IMPOSSIBLE, count=command.first + 1)
    options = draft.game.options
    for seat in draft.game.seats:
        endow(draft, seat)
    fill_pots(draft, options.opening_pots, Article.POT)
    for seat in draft.game.seats:
        set_off(draft, seat)
    if options.order_of_play == "highest_two_dice":
        draft.then(Do(None, Precedence(draft.game.seats)))
    else:
        begin(draft, command.first)


def endow(draft: Draft, seat: Seat) -> None:
    """Give one player the opening cash."""
    draft.pay(BANK, purse(seat), Assessment.of(Article.CASH, draft.game.options.opening_cash))


def set_off(draft: Draft, seat: Seat) -> None:
    """Remember that the first lap is still to come, where that matters."""
    if draft.game.options.first_lap_purchase == "after_first_lap":
        draft.add(Counted(f"fresh{seat}", 1))


def join(draft: Draft, command: Join) -> None:
    """Seat one more, by the option, who begins as the others did and comes last in the round."""
    game = draft.game
    if game.options.late_join == "no":
        raise Refusal(Article.TOO_LATE)
    fit(game, (*game.players, command.player))
    draft.add(Joined(command.player))
    seat = len(draft.game.players) - 1
    endow(draft, seat)
    set_off(draft, seat)
    if draft.book.knows(OfferShares):
        draft.then(Do(seat, OfferShares()))


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to join, where one may."""
    if game.agenda and game.options.late_join != "no":
        yield Candidate(Join(Player("")), {"player": None})


def precedence(draft: Draft, _do: Do, effect: Precedence) -> None:
    """Let who has cast the most begin; while several have, or none has cast, they cast."""
    game = draft.game
    seats = [seat for seat in effect.seats if seat in game.seats] or game.seats
    most = max(game.count(f"cast{seat}") for seat in seats)
    first = tuple(seat for seat in seats if game.count(f"cast{seat}") == most)
    if len(first) == 1:
        begin(draft, first[0])
        return
    throws = (Throw(seat, Do(seat, Cast()), 2) for seat in first)
    draft.then(*throws, Do(None, Precedence(first)))


def cast(draft: Draft, do: Do, _effect: Cast) -> None:
    """Remember the throw."""
    draft.add(Counted(f"cast{do.seat}", sum(do.dice)))


def begin(draft: Draft, first: Seat) -> None:
    """Let the first turn come."""
    draft.add(Counted("first", first))
    draft.add(Counted("thrower", first))
    draft.then(Do(None, NextTurn((first - 1) % len(draft.game.players))))


def arrange(draft: Draft, command: Arrange) -> None:
    """Write a situation down as the facts that would have led to it."""
    players = tuple(Player(sitter.name, sitter.coin) for sitter in command.sitters)
    if len({player.name.strip() for player in players}) < len(players):
        raise Refusal(Article.SAME_NAME)
    sit_down(draft, players, command.options)
    if command.turn not in draft.game.seats:
        raise Refusal(Article.IMPOSSIBLE, count=command.turn + 1)
    for seat, sitter in enumerate(command.sitters):
        draft.book.arrange(draft, seat, sitter.has)
    fill_pots(draft, command.pots, Article.TAKEN_OVER)
    for_all = {"share_price": command.share_price, "wheel": command.wheel or None}
    draft.book.arrange(draft, command.turn, {k: v for k, v in for_all.items() if v is not None})
    for seat in draft.book.won(draft.game):
        raise Refusal(Article.WON_ALREADY, text=players[seat].name)
    begin(draft, command.turn)
    if command.doubles:
        draft.settle()
        resume_doubles(draft, command)


def resume_doubles(draft: Draft, command: Arrange) -> None:
    """Let the first turn count the doubles already thrown in it."""
    due = draft.game.item
    if not isinstance(due, RollDue) or not 0 < command.doubles <= 2:
        raise Refusal(Article.IMPOSSIBLE, count=command.doubles)
    draft.exchange(RollDue(due.seat, command.doubles))


def put_token(draft: Draft, seat: Seat, cell: CellIndex) -> None:
    """Put the token where it stands."""
    if not 0 <= cell < len(draft.game.edition.cells):
        raise Refusal(Article.IMPOSSIBLE, seat=seat, cell=cell)
    draft.add(Moved(seat, cell, "arranged"))


def count_out(draft: Draft, seat: Seat, cash: Money) -> None:
    """Give one player the cash."""
    if cash < 0:
        raise Refusal(Article.IMPOSSIBLE, seat=seat, count=cash)
    draft.pay(BANK, purse(seat), Assessment.of(Article.TAKEN_OVER, cash))


def detain(draft: Draft, seat: Seat, failures: int) -> None:
    """Hold a player who has failed so many throws to leave."""
    if not 0 <= failures <= draft.game.options.detention_throws:
        raise Refusal(Article.IMPOSSIBLE, seat=seat, count=failures)
    draft.hold(seat, failures)


def deal_out(draft: Draft, seat: Seat, deeds: tuple[DeedId, ...]) -> None:
    """Give one player the deeds."""
    for deed in deeds:
        if deed not in draft.game.edition.deeds or deed in draft.game.holdings:
            raise Refusal(Article.IMPOSSIBLE, seat=seat, deed=deed)
        draft.add(DeedPassed(deed, seat))


def pledge(draft: Draft, seat: Seat, mortgaged: tuple[DeedId, ...]) -> None:
    """Turn over the deeds that are mortgaged."""
    for deed in mortgaged:
        if draft.game.owner(deed) != seat:
            raise Refusal(Article.IMPOSSIBLE, seat=seat, deed=deed)
        draft.add(Pledged(deed, mortgaged=True))


def set_up(draft: Draft, seat: Seat, built: Mapping[DeedId, int]) -> None:
    """Have the deeds carry what is built; refuse what the rules would never have let stand."""
    edition = draft.game.edition
    for deed, level in built.items():
        held = draft.game.holdings.get(deed)
        stands = held is not None and held.owner == seat and not held.mortgaged
        plot = isinstance(edition.deeds.get(deed), Plot)
        if not stands or not plot or not 0 <= level <= len(edition.ladder.steps):
            raise Refusal(Article.IMPOSSIBLE, seat=seat, deed=deed)
        draft.build_to(deed, level, Article.TAKEN_OVER)
    if draft.game.options.build_even_rule:
        for group, row in edition.rows.items():
            levels = [draft.game.level(deed) for deed in row]
            if draft.game.owns_all(seat, group) and max(levels) - min(levels) > 1:
                raise Refusal(Article.UNEVEN, group=group)


CHAPTER = Chapter(
    "opening",
    Article,
    acts={Open: open_, Arrange: arrange, Join: join},
    effects={Precedence: precedence, Cast: cast},
    arranges={
        "cell": put_token,
        "cash": count_out,
        "detained": detain,
        "deeds": deal_out,
        "mortgaged": pledge,
        "built": set_up,
    },
    needs=frozenset({NextTurn, Throw}),
    candidates=candidates,
)
