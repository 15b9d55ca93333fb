"""The rating scale: who climbs it to the top has won."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec.structs import replace

from companion.agenda import Do, Which
from companion.assessment import Assessment
from companion.commands import MatchStep
from companion.deferred import Weigh
from companion.effects import (
    CollectEach,
    Effect,
    OneOf,
    Pay,
    PayEach,
    PayPerBuilding,
    RatingDown,
    RatingUp,
    Receive,
    ReceivePerBuilding,
    TakePot,
    inner,
)
from companion.events import Assessed, Counted
from companion.game import Game
from companion.ledger import BANK, Seat, purse
from companion.options import Options, led_to
from companion.rules import by_hand
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy

GAINS = Receive | CollectEach | ReceivePerBuilding | TakePot
LOSSES = Pay | PayEach | PayPerBuilding
MOVES = RatingUp | RatingDown
WAYS: dict[int, tuple[Effect, ...]] = {1: (RatingUp(),), -1: (RatingDown(),), 0: ()}
"""What a favourable card does, an adverse one, and one that is neither."""


class Article(StrEnum):
    """How a token moves on the scale, and what its step is worth."""

    UP = "rating.up"
    DOWN = "rating.down"
    FULL = "rating.full"
    NO_FURTHER = "rating.no_further"
    MONEY = "rating.money"
    NO_ROOM = "rating.no_room"
    NO_SUCH_STEP = "rating.no_such_step"
    NO_CHANGE = "rating.no_change"


def up(draft: Draft, do: Do, _effect: RatingUp) -> None:
    """Move the token a step up."""
    assert do.seat is not None
    climb(draft, do.seat, 1)


def down(draft: Draft, do: Do, _effect: RatingDown) -> None:
    """Move the token a step down."""
    assert do.seat is not None
    climb(draft, do.seat, -1)


def climb(draft: Draft, seat: Seat, by: int) -> None:
    """Move the token to the next step, or by the option past full ones; say so if it stays."""
    game, here, top = draft.game, draft.game.rating(seat), top_of(draft.game)
    ahead = range(here + by, top + 1 if by > 0 else -1, by)
    reach = ahead if game.options.rating_blocked_step == "jump" else ahead[:1]
    to = next((step for step in reach if room_on(game, step)), None)
    if to is None:
        stays = Assessment.of(Article.FULL if ahead else Article.NO_FURTHER, 0, step=here)
        draft.add(Assessed(BANK, purse(seat), stays))
        return
    put(draft, seat, to)
    moves = Assessment.of(Article.UP if by > 0 else Article.DOWN, 0, step=to)
    draft.add(Assessed(BANK, purse(seat), moves))


def put(draft: Draft, seat: Seat, step: int) -> None:
    """Put the token on a step."""
    draft.add(Counted(f"rating{seat}", step))


def top_of(game: Game) -> int:
    """Return the number of the highest step."""
    return game.edition.rating.top if game.edition.rating else 0


def room_on(game: Game, step: int) -> bool:
    """Return whether a step has a free place; the line below the scale always has."""
    scale = game.edition.rating
    standing = sum(game.rating(seat) == step for seat in game.seats)
    return not step or (scale is not None and standing < scale.steps[step - 1].places)


def weigh(draft: Draft, do: Do, effect: Weigh) -> None:
    """Let a card move its reader's token, by the option; what nobody can tell the table says.

    A card that moves the token by its own words is not weighed besides.
    """
    game, scale = draft.game, draft.game.edition.rating
    said = tuple(spoken(effect.effects, game.options))
    if scale is None or do.via != scale.deck or any(isinstance(e, MOVES) for e in said):
        return
    match game.options.rating_chance_sign:
        case "owner_list":
            draft.then(*(replace(do, effect=way) for way in WAYS[scale.listed(do.card)]))
        case "money_sign_else_vote" if sign := weight(effect.effects, game.options):
            draft.then(*(replace(do, effect=way) for way in WAYS[sign]))
        case _:
            assert do.seat is not None
            ways = OneOf(tuple(WAYS.values()))
            draft.then(Which(do.seat, replace(do, effect=ways), asks="favourable"))


def spoken(effects: tuple[Effect, ...], options: Options) -> Iterator[Effect]:
    """Yield what *effects* lead to under these rules, and all that stands inside them."""
    for effect in led_to(effects, options):
        yield effect
        for inside in inner(effect).values():
            yield from spoken(inside, options)


def weight(effects: tuple[Effect, ...], options: Options) -> int:
    """Return whether *effects* bring money (1) or cost it (-1); 0 if neither, or one cannot tell.

    A choice brings money if each of its ways does.
    """
    signs = set()
    for effect in led_to(effects, options):
        each = {weight(part, options) for part in inner(effect).values()}
        if isinstance(effect, GAINS | LOSSES):
            each = {1 if isinstance(effect, GAINS) else -1}
        signs.add(each.pop() if len(each) == 1 else 0)
    signs.discard(0)
    return signs.pop() if len(signs) == 1 else 0


def match_step(draft: Draft, command: MatchStep) -> None:
    """Put a token where it stands on the scale."""
    by_hand.reason(command.note)
    if command.target in draft.game.seats and draft.game.rating(command.target) == command.step:
        raise Refusal(Article.NO_CHANGE)
    place(draft, command.target, command.step)


def place(draft: Draft, seat: Seat, step: int) -> None:
    """Put a token on a step by hand; refuse one that is not there, or is full."""
    if seat not in draft.game.seats or not 0 <= step <= top_of(draft.game):
        raise Refusal(Article.NO_SUCH_STEP, count=step)
    if not room_on(draft.game, step):
        raise Refusal(Article.NO_ROOM, step=step)
    put(draft, seat, step)


def won(_book: Book, game: Game) -> tuple[Seat, ...]:
    """Return whose token has reached the top, if that wins."""
    if game.options.win_condition != "last_solvent_or_top_of_rating" or not game.edition.rating:
        return ()
    return tuple(seat for seat in game.seats if game.rating(seat) == top_of(game))


def assets(_book: Book, game: Game, levy: Levy) -> Iterator[Assessment]:
    """Yield what the step one stands on adds to one's worth."""
    scale, step = game.edition.rating, game.rating(levy.seat)
    if scale and step:
        yield Assessment.of(Article.MONEY, scale.steps[step - 1].money, step=step)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose the form that puts a token elsewhere."""
    if game.agenda and game.edition.rating:
        form = dict.fromkeys(("target", "step", "note"))
        yield Candidate(MatchStep(game.seats[0], 0, ""), form)


CHAPTER = Chapter(
    "rating",
    Article,
    acts={MatchStep: match_step},
    effects={RatingUp: up, RatingDown: down, Weigh: weigh},
    won=won,
    arranges={"rating": place},
    adds={"worth": assets},
    needs=frozenset({Which}),
    candidates=candidates,
)
