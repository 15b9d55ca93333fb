"""Cards: the table says what the cardboard card reads, and it happens."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import CardDue, Do
from companion.commands import ReadCard
from companion.effects import (
    Draw,
    Effect,
    GoTo,
    Pay,
    PayEach,
    Receive,
    Remark,
    Send,
    Step,
    TakePot,
    Visit,
)
from companion.events import Read
from companion.game import Game
from companion.ledger import Seat, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate


class Article(StrEnum):
    """What a card may say."""

    SAYS_NOTHING = "cards.says_nothing"
    NO_SUM = "cards.no_sum"
    NO_SUCH_CELL = "cards.no_such_cell"
    NO_SUCH_ACCOUNT = "cards.no_such_account"
    NOT_ON_A_CARD = "cards.not_on_a_card"


def draw(draft: Draft, do: Do, effect: Draw) -> None:
    """Have the card read."""
    assert do.seat is not None
    draft.then(CardDue(do.seat, effect.deck))


def read(draft: Draft, command: ReadCard, item: CardDue) -> None:
    """Let the card happen."""
    if not command.effects:
        raise Refusal(Article.SAYS_NOTHING)
    for effect in command.effects:
        sensible(draft, item.seat, effect)
    draft.add(Read(item.seat, item.deck, command.effects))
    draft.then(*(Do(item.seat, effect, item.deck) for effect in command.effects))


def sensible(draft: Draft, seat: Seat, effect: Effect) -> None:
    """Refuse what no card can say: no sum, a payment to oneself, what is not on this board."""
    edition = draft.game.edition
    match effect:
        case Receive(amount) | Pay(amount) | PayEach(amount) if amount <= 0:
            raise Refusal(Article.NO_SUM, count=amount)
        case GoTo(cell) | Send(cell) if not 0 <= cell < len(edition.cells):
            raise Refusal(Article.NO_SUCH_CELL, count=cell)
        case Step(by) if not 0 < abs(by) <= len(edition.cells):
            raise Refusal(Article.NO_SUCH_CELL, count=by)
        case Pay(_, to) if to not in draft.game.accounts or to == purse(seat):
            raise Refusal(Article.NO_SUCH_ACCOUNT, text=to)
        case TakePot(pot) if pot not in edition.pots:
            raise Refusal(Article.NO_SUCH_ACCOUNT, text=pot)
        case Draw(deck) if deck not in edition.decks:
            raise Refusal(Article.NOT_ON_A_CARD, effect=type(effect).__name__)
        case Visit(deed) if deed not in edition.deeds:
            raise Refusal(Article.NOT_ON_A_CARD, effect=type(effect).__name__)
        case Remark(text) if not text.strip():
            raise Refusal(Article.SAYS_NOTHING)
    if not draft.book.knows(type(effect)):
        raise Refusal(Article.NOT_ON_A_CARD, effect=type(effect).__name__)


def remark(_draft: Draft, _do: Do, _effect: Remark) -> None:
    """Do nothing: the table sees to it, by a transfer if money is due."""


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to read the card."""
    if isinstance(game.item, CardDue):
        yield Candidate(ReadCard(game.item.seat, (Receive(1),)), {"effects": None})
        yield Candidate(ReadCard(game.item.seat, game.edition.arrest))


CHAPTER = Chapter(
    "cards",
    Article,
    answers={(ReadCard, CardDue): read},
    effects={Draw: draw, Remark: remark},
    candidates=candidates,
)
