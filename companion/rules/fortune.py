"""Fortune: common cards lie on the wheel, in force for all until the next is drawn."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from companion.agenda import CardDue, Do
from companion.commands import ReadCard
from companion.deferred import Befall, LayOut
from companion.events import Laid, Lifted
from companion.game import Game, Paper
from companion.lasting import Alter
from companion.ledger import Seat
from companion.rules.book import Chapter
from companion.rules.draft import Draft, Refusal
from companion.wheel import ONCE, flaw, lying


class Article(StrEnum):
    """How a card on the wheel changes a sum, and what no card can say."""

    ALTERS = "fortune.alters"
    OVERRULED = "fortune.overruled"
    SPARED = "fortune.spared"
    ONLY_COMMON = "fortune.only_common"
    ONE_LASTING = "fortune.one_lasting"
    NOT_FOR_ALL = "fortune.not_for_all"
    NO_SUCH_SUM = "fortune.no_such_sum"


def lay_out(draft: Draft, do: Do, effect: LayOut) -> None:
    """Put away what lay there, lay the card down, and let everyone have what it orders at once."""
    assert do.seat is not None
    for paper in () if effect.beside else lying(draft.game, do.via):
        draft.add(Lifted(paper.id))
    lay(draft, do, next((e for e in effect.effects if isinstance(e, Alter)), None))
    once = (e for e in effect.effects if isinstance(e, ONCE))
    each = Befall(tuple(e for e in effect.effects if not isinstance(e, (Alter, *ONCE))))
    orders = [Do(do.seat, order, do.via, card=do.card) for order in once]
    if len(orders) < len(effect.effects):
        seats = from_here(draft.game, do.seat)
        orders += [Do(seat, each, do.via, card=do.card) for seat in seats]
    draft.then(*orders)


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


CHAPTER = Chapter(
    "fortune",
    Article,
    effects={LayOut: lay_out, Befall: befall, Alter: lay},
    vetoes={ReadCard: fit},
)
