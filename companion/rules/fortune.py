"""Fortune: common cards lie on the wheel, in force for all until the next is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import zip_longest

from msgspec.structs import replace

from companion.agenda import CardDue, Do
from companion.cards import Card
from companion.commands import ReadCard
from companion.deferred import Befall, LayOut
from companion.effects import Effect
from companion.events import Laid, Lifted
from companion.game import Game, Paper
from companion.in_force import CommonCard, MatchWheel
from companion.lasting import Alter
from companion.ledger import Seat
from companion.rules.book import Book, Chapter
from companion.rules.by_hand import reason
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate
from companion.wheel import ONCE, as_entered, common, flaw, lying, may_lie, sound


class Article(StrEnum):
    """How a card on the wheel changes a sum, and what no card can say."""

    ALTERS = "fortune.alters"
    OVERRULED = "fortune.overruled"
    SPARED = "fortune.spared"
    ONLY_COMMON = "fortune.only_common"
    ONE_LASTING = "fortune.one_lasting"
    NOT_FOR_ALL = "fortune.not_for_all"
    NO_SUCH_SUM = "fortune.no_such_sum"
    IMPOSSIBLE = "fortune.impossible"
    NO_CHANGE = "fortune.no_change"
    BEING_SETTLED = "fortune.being_settled"


def lay_out(draft: Draft, do: Do, effect: LayOut) -> None:
    """Put away what lay there, lay the card down, and let everyone have what it orders at once.

    A card that the one before it led to waits until everybody has had that one.
    """
    assert do.seat is not None
    if waiting := being_carried_out(draft.game, do.via):
        draft.then(do, after=waiting)
        return
    for paper in () if effect.beside else lying(draft.game, do.via):
        draft.add(Lifted(paper.id))
    lay(draft, do, lasting(effect.effects))
    once = (e for e in effect.effects if isinstance(e, ONCE))
    each = Befall(tuple(e for e in effect.effects if not isinstance(e, (Alter, *ONCE))))
    orders = [Do(do.seat, order, do.via, card=do.card) for order in once]
    if len(orders) < len(effect.effects):
        seats = from_here(draft.game, do.seat)
        orders += [Do(seat, each, do.via, card=do.card) for seat in seats]
    draft.then(*orders)


def being_carried_out(game: Game, deck: str | None = None) -> int:
    """Return after how many items the next card is laid, while one is carried out; else 0."""
    kinds = [
        type(item.effect) if isinstance(item, Do) and deck in {None, item.via} else None
        for item in game.agenda
    ]
    if Befall not in kinds:
        return 0
    return len(kinds) - next(n for n, kind in enumerate(kinds) if kind in {Befall, LayOut})


def lasting(effects: tuple[Effect, ...]) -> Alter | None:
    """Return what a card changes as long as it lies there, if it changes anything."""
    return next((effect for effect in effects if isinstance(effect, Alter)), None)


def from_here(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats in the game, beginning with whose turn it is."""
    here = game.seats.index(seat)
    return (*game.seats[here:], *game.seats[:here])


def befall(draft: Draft, do: Do, effect: Befall) -> None:
    """Let it happen to this seat as if the card were its own."""
    draft.then(*(replace(do, effect=order) for order in effect.effects))


def lay(draft: Draft, do: Do, effect: Alter | None) -> None:
    """Lay the card down: what it changes, if anything, is changed from now on."""
    draft.add(Laid(Paper(draft.game.count("papers") + 1, effect, do.via, card=do.card)))


def fit(game: Game, command: ReadCard) -> None:
    """Refuse what no card of this deck can say."""
    if isinstance(game.item, CardDue):
        deck = game.item.deck
        known = game.readable(deck).get(command.card)
        said = (*(known.effects if known else ()), *command.effects)
        found = flaw(game.edition, game.edition.decks[deck], said)
        if found == "only_common":
            raise Refusal(Article.ONLY_COMMON, deck=deck)
        if found == "one_lasting":
            raise Refusal(Article.ONE_LASTING)
        if found == "not_for_all":
            raise Refusal(Article.NOT_FOR_ALL, deck=deck)
        if found == "no_such_sum":
            raise Refusal(Article.NO_SUCH_SUM)


def match_wheel(draft: Draft, command: MatchWheel) -> None:
    """Have those cards lie there that do; what lies beneath the first that differs stays."""
    reason(command.note)
    game, there = draft.game, lying(draft.game)
    found = tuple(map(as_entered, there))
    if found == command.cards:
        raise Refusal(Article.NO_CHANGE)
    if being_carried_out(game):
        raise Refusal(Article.BEING_SETTLED)
    pairs = enumerate(zip_longest(found, command.cards))
    same = next(place for place, (old, new) in pairs if old != new)
    for paper in there[same:]:
        draft.add(Lifted(paper.id))
    put_down(draft, game.seats[0], command.cards[same:])


def put_down(draft: Draft, _seat: Seat, cards: tuple[CommonCard, ...]) -> None:
    """Lay the cards down that lie on the cardboard, first what was drawn first."""
    for card in cards:
        game = draft.game
        known = may_lie(game, card.deck).get(card.card)
        check(game, card, known)
        says = lasting(known.effects) if known else card.says
        number = game.count("papers") + 1
        draft.add(Laid(Paper(number, says, card.deck, spared=card.spared, card=card.card)))


def check(game: Game, entered: CommonCard, known: Card | None) -> None:
    """Refuse a card that is not in the box, that lies there twice, or that no box can hold."""
    there = {(paper.source, paper.card) for paper in lying(game)}
    twice = bool(entered.card) and (entered.deck, entered.card) in there
    strange = (known is None) == bool(entered.card) or bool(known and entered.says)
    seats = range(len(game.players))
    if (
        strange
        or twice
        or entered.deck not in common(game.edition)
        or not {*entered.spared} <= {*seats}
    ):
        raise Refusal(Article.IMPOSSIBLE)
    if entered.says and not sound(game.edition, entered.says):
        raise Refusal(Article.NO_SUCH_SUM)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose the form that has other cards lie there."""
    if game.agenda and common(game.edition):
        yield Candidate(MatchWheel((), ""), dict.fromkeys(("cards", "note")))


CHAPTER = Chapter(
    "fortune",
    Article,
    acts={MatchWheel: match_wheel},
    effects={LayOut: lay_out, Befall: befall, Alter: lay},
    vetoes={ReadCard: fit},
    arranges={"wheel": put_down},
    candidates=candidates,
)
