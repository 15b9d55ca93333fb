"""Cards: the table says what the cardboard card reads, or the screen shows it, and it happens."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from companion.agenda import CardDue, Do, Which
from companion.cards import Card, CardId
from companion.commands import Choose, ReadCard, Shuffle
from companion.deferred import Deferred, LayOut, Weigh
from companion.effects import (
    ByRule,
    Draw,
    Effect,
    GoTo,
    GoToNearest,
    OneOf,
    Pay,
    Receive,
    Remark,
    Send,
    Step,
    TakePot,
    Visit,
    flat,
)
from companion.events import Read, Shuffled
from companion.game import Game
from companion.lasting import Alter
from companion.ledger import Seat, purse
from companion.options import settings
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Range
from companion.sense import empty, worth_something


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
        draft.then(CardDue(do.seat, effect.deck, effect.beside))


def shuffle(draft: Draft, command: Shuffle, item: CardDue) -> None:
    """Lay the deck on the screen, also when it has come to its end; the card is still due."""
    game, deck = draft.game, item.deck
    if deck not in game.options.decks_on_screen or game.decks.get(deck):
        raise Refusal(Article.NOT_TO_SHUFFLE, deck=deck)
    if sorted(command.order) != sorted(game.in_deck(deck)):
        raise Refusal(Article.NOT_THE_DECK, deck=deck)
    draft.add(Shuffled(deck, command.order))
    draft.then(item)


def read(draft: Draft, command: ReadCard, item: CardDue) -> None:
    """Let the card happen, and remember one that is said for the first time if wanted."""
    effects, card, remember = command.effects, command.card, command.remember
    if card:
        effects = known(draft, command, item)
    else:
        said(draft, command, item)
    if remember and not card:
        card, remember = name_for(draft.game, item.deck, effects)
    draft.add(Read(item.seat, item.deck, effects, card, remember))
    ordered = orders(draft, item, effects)
    draft.then(*(Do(item.seat, order, item.deck, card=card) for order in ordered))


def orders(
    draft: Draft, item: CardDue, effects: tuple[Effect, ...]
) -> tuple[Effect | Deferred, ...]:
    """Return what is to be done about a card that says *effects*, in order."""
    if draft.game.edition.decks[item.deck].common:
        return (LayOut(effects, item.beside),)
    weighed = (Weigh(effects),) if draft.book.knows(Weigh) else ()
    return (*weighed, *effects)


def known(draft: Draft, command: ReadCard, item: CardDue) -> tuple[Effect, ...]:
    """Return what the known card says, and what the table adds that it says besides."""
    found = draft.game.readable(item.deck).get(command.card)
    if found is None or (command.remember and not command.effects):
        raise Refusal(Article.NO_SUCH_CARD, deck=item.deck)
    if command.effects:
        if not half_known(draft.game, item, found):
            raise Refusal(Article.NO_SUCH_CARD, deck=item.deck)
        said(draft, command, item)
    return (*found.effects, *command.effects)


def half_known(game: Game, item: CardDue, card: Card) -> bool:
    """Return whether a known card of the cardboard may say more than is known of it."""
    on_screen = item.deck in game.options.decks_on_screen
    lasting = all(isinstance(effect, Alter) for effect in card.effects)
    return lasting and not on_screen and game.edition.decks[item.deck].common


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
    if not worth_something(edition, effect):
        raise Refusal(Article.NO_SUM)


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


def waits_to_be_read(_book: Book, game: Game, do: Do) -> bool:
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
    elif not game.decks.get(deck):
        yield Candidate(Shuffle(seat, game.in_deck(deck)), {"order": None})
    for name, card in game.readable(deck).items():
        more: dict[str, Range | None] = {"effects": None, "remember": None}
        yield Candidate(ReadCard(seat, card=name), more if half_known(game, due, card) else {})


CHAPTER = Chapter(
    "cards",
    Article,
    answers={(ReadCard, CardDue): read, (Shuffle, CardDue): shuffle, (Choose, Which): choose},
    effects={Draw: draw, Remark: remark, OneOf: one_of},
    holds=waits_to_be_read,
    candidates=candidates,
)
