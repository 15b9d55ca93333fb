"""Cards: the table says what the cardboard card reads, or the screen shows it, and it happens."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from companion.agenda import CardDue, Do, Which
from companion.cards import CardId
from companion.commands import Choose, ReadCard, Shuffle
from companion.deferred import Weigh
from companion.effects import (
    ByRule,
    CollectEach,
    Draw,
    Effect,
    GoTo,
    GoToNearest,
    OneOf,
    Pay,
    PayEach,
    PayPerBuilding,
    Receive,
    ReceivePerBuilding,
    Remark,
    Send,
    Step,
    TakePot,
    Visit,
    flat,
    inner,
)
from companion.events import Read, Shuffled
from companion.game import Game
from companion.ledger import Seat, purse
from companion.market import ShiftPrice
from companion.options import settings
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Range


class Article(StrEnum):
    """What a card may say."""

    SAYS_NOTHING = "cards.says_nothing"
    NO_SUM = "cards.no_sum"
    NO_SUCH_CELL = "cards.no_such_cell"
    NO_SUCH_ACCOUNT = "cards.no_such_account"
    NO_SUCH_CARD = "cards.no_such_card"
    NO_SUCH_WAY = "cards.no_such_way"
    NOT_ON_A_CARD = "cards.not_on_a_card"
    ON_THE_SCREEN = "cards.on_the_screen"
    NOT_TO_SHUFFLE = "cards.not_to_shuffle"
    NOT_THE_DECK = "cards.not_the_deck"


def draw(draft: Draft, do: Do, effect: Draw) -> None:
    """Have the card read; of a deck on the screen that players keep whole, there is none."""
    assert do.seat is not None
    on_screen = effect.deck in draft.game.options.decks_on_screen
    if not on_screen or draft.game.in_deck(effect.deck):
        draft.then(CardDue(do.seat, effect.deck))


def shuffle(draft: Draft, command: Shuffle, item: CardDue) -> None:
    """Lay the deck on the screen; the card is still to be drawn."""
    game, deck = draft.game, item.deck
    if deck not in game.options.decks_on_screen or deck in game.decks:
        raise Refusal(Article.NOT_TO_SHUFFLE, deck=deck)
    if sorted(command.order) != sorted(game.in_deck(deck)):
        raise Refusal(Article.NOT_THE_DECK, deck=deck)
    draft.add(Shuffled(deck, command.order))
    draft.then(item)


def read(draft: Draft, command: ReadCard, item: CardDue) -> None:
    """Let the card happen, and remember one that is said for the first time if wanted."""
    effects, card, remember = command.effects, command.card, False
    if card:
        effects = known(draft.game, command, item)
    else:
        said(draft, command, item)
    if command.remember and not card:
        card, remember = name_for(draft.game, item.deck, effects)
    draft.add(Read(item.seat, item.deck, effects, card, remember))
    weighed = (Weigh(effects),) if draft.book.knows(Weigh) else ()
    orders = (*weighed, *effects)
    draft.then(*(Do(item.seat, order, item.deck, card=card) for order in orders))


def known(game: Game, command: ReadCard, item: CardDue) -> tuple[Effect, ...]:
    """Return what the known card says."""
    found = game.readable(item.deck).get(command.card)
    if found is None or command.effects or command.remember:
        raise Refusal(Article.NO_SUCH_CARD, deck=item.deck)
    return found.effects


def said(draft: Draft, command: ReadCard, item: CardDue) -> None:
    """Refuse a card that cannot be what the table says."""
    if item.deck in draft.game.options.decks_on_screen:
        raise Refusal(Article.ON_THE_SCREEN, deck=item.deck)
    if not command.effects:
        raise Refusal(Article.SAYS_NOTHING)
    for effect in flat(command.effects):
        sensible(draft.game, item.seat, effect)
        if not there(draft, effect):
            raise Refusal(Article.NOT_ON_A_CARD, effect=type(effect).__name__)


def name_for(game: Game, deck: str, effects: tuple[Effect, ...]) -> tuple[CardId, bool]:
    """Return what a card said is known as, and whether it is new."""
    cards = game.readable(deck)
    if alike := [name for name, card in cards.items() if card.effects == effects]:
        return alike[0], False
    return f"said-{len(game.remembered.get(deck, {})) + 1}", True


def sensible(game: Game, seat: Seat, effect: Effect) -> None:
    """Refuse what no card can say: no sum, a payment to oneself, what is not on this board."""
    edition = game.edition
    match effect:
        case Step(by) if not 0 < abs(by) <= len(edition.cells):
            raise Refusal(Article.NO_SUCH_CELL, count=by)
        case GoTo(cell) | Send(cell) if not 0 <= cell < len(edition.cells):
            raise Refusal(Article.NO_SUCH_CELL, count=cell)
        case GoToNearest(icon, group) if not edition.cells_of(icon, group):
            raise Refusal(Article.NO_SUCH_CELL, count=0)
        case Pay(_, to) if to not in game.accounts or to == purse(seat):
            raise Refusal(Article.NO_SUCH_ACCOUNT, text=to)
        case TakePot(pot) if pot not in edition.pots:
            raise Refusal(Article.NO_SUCH_ACCOUNT, text=pot)
    if empty(effect):
        raise Refusal(Article.SAYS_NOTHING)
    if not worth_something(game, effect):
        raise Refusal(Article.NO_SUM)


def empty(effect: Effect) -> bool:
    """Return whether it leaves nothing to do, or nothing to choose from."""
    match effect:
        case Remark(text):
            return not text.strip()
        case OneOf(ways) if len(ways) < 2:
            return True
        case ByRule(_, cases):
            return not any(cases.values())
    return any(not inside for inside in inner(effect).values())


def worth_something(game: Game, effect: Effect) -> bool:
    """Return whether the sums are sums, and those for buildings for such as there are."""
    match effect:
        case Receive(amount) | Pay(amount) | PayEach(amount) | CollectEach(amount):
            return amount > 0
        case ShiftPrice(points):
            return points != 0
        case PayPerBuilding(each) | ReceivePerBuilding(each):
            pieces = game.edition.ladder.steps
            prices = (price > 0 and piece in pieces for piece, price in each.items())
            return bool(each) and all(prices)
    return True


def there(draft: Draft, effect: Effect) -> bool:
    """Return whether the edition has what the card speaks of, and a chapter for it."""
    match effect:
        case Draw(deck) if deck not in draft.game.edition.decks:
            return False
        case Visit(deed) if deed not in draft.game.edition.deeds:
            return False
        case ByRule(rule, cases) if not cases or cases.keys() != set(settings(rule)):
            return False
    return draft.book.knows(type(effect))


def remark(_draft: Draft, _do: Do, _effect: Remark) -> None:
    """Do nothing: the table sees to it, by a transfer if money is due."""


def waits_to_be_read(game: Game, do: Do) -> bool:
    """Hold what a cell says until someone has read it; a card was read when it was drawn."""
    return isinstance(do.effect, Remark) and do.at is not None and do.seat in game.seats


def one_of(draft: Draft, do: Do, _effect: OneOf) -> None:
    """Ask which."""
    assert do.seat is not None
    draft.then(Which(do.seat, do))


def choose(draft: Draft, command: Choose, item: Which) -> None:
    """Let happen what was chosen, as if it stood there alone."""
    ways = ways_of(item)
    if not 0 <= command.way < len(ways):
        raise Refusal(Article.NO_SUCH_WAY)
    chosen = ways[command.way]
    draft.then(*(msgspec.structs.replace(item.among, effect=effect) for effect in chosen))


def ways_of(item: Which) -> tuple[tuple[Effect, ...], ...]:
    """Return what there is to choose from."""
    assert isinstance(item.among.effect, OneOf)
    return item.among.effect.ways


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to read a card, or to choose what it leaves open."""
    match game.item:
        case CardDue() as due:
            yield from readings(game, due)
        case Which(seat) as which:
            yield from (Candidate(Choose(seat, n)) for n in range(len(ways_of(which))))


def readings(game: Game, due: CardDue) -> Iterator[Candidate]:
    """Propose to read each known card, to say another, and to shuffle the deck for that."""
    seat, deck = due.seat, due.deck
    if deck not in game.options.decks_on_screen:
        form: dict[str, Range | None] = {"effects": None, "remember": None}
        yield Candidate(ReadCard(seat, (Receive(1),)), form)
        yield Candidate(ReadCard(seat, game.edition.arrest))
    elif deck not in game.decks:
        yield Candidate(Shuffle(seat, game.in_deck(deck)), {"order": None})
    yield from (Candidate(ReadCard(seat, card=card)) for card in game.readable(deck))


CHAPTER = Chapter(
    "cards",
    Article,
    answers={(ReadCard, CardDue): read, (Shuffle, CardDue): shuffle, (Choose, Which): choose},
    effects={Draw: draw, Remark: remark, OneOf: one_of},
    holds=waits_to_be_read,
    candidates=candidates,
)
