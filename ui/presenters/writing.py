"""A card as far as it is said: one order, or several, or a choice; at once, for long, or kept."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.cards import CardId
from companion.edition import Edition
from companion.effects import Effect, Keep, OneOf, Remark, flat
from companion.orders import Phrase, buildings, phrases, said
from ui.presenters.lasting import NOTHING_LASTING, Lasting

Way = tuple[Effect, ...]
MOST_ORDERS = 6
"""As many orders as a slip has room for."""


class Writing(Struct, frozen=True):
    """What has been said of a card, touch by touch.

    ``card`` is a known one of which the rest is said, ``lasting`` what it changes for long.
    ``several`` tells that one goes on after an order; ``ways`` are those to choose from, or the
    only one. ``listing`` has the words shown, ``phrase`` is the one that waits for ``answers``;
    ``unknown`` tells that it is none of the known cards.
    """

    card: CardId = ""
    lasting: Lasting = NOTHING_LASTING
    ways: tuple[Way, ...] = ((),)
    several: bool = False
    kept: bool = False
    listing: bool = False
    phrase: Phrase | None = None
    answers: tuple[str, ...] = ()
    unknown: bool = False
    done: bool = False

    @property
    def begun(self) -> bool:
        """Whether anything has been said that one may want to take back."""
        return self.several or self.lasting.begun or bool(self.card)

    @property
    def long(self) -> bool:
        """Whether it is yet to be said what the card changes for long."""
        return self.lasting.begun and self.lasting.alter is None

    @property
    def orders(self) -> Way:
        """All that the card orders at once, however it is to be chosen from."""
        return tuple(effect for way in self.ways for effect in way)

    @property
    def whole(self) -> bool:
        """Whether what is said may be all: no way to choose is without an order."""
        return all(self.ways)

    @property
    def effects(self) -> Way:
        """What the card reads."""
        alter = self.lasting.alter
        chosen: Way = (OneOf(self.ways),) if len(self.ways) > 1 else self.ways[0]
        once: Way = (Keep(chosen),) if self.kept and chosen else chosen
        return (*((alter,) if alter else ()), *once)


NOTHING = Writing()


def known_again(edition: Edition, effects: Way) -> bool:
    """Return whether a card that reads so is worth a key of its own next time."""
    plain = effects != edition.arrest and bool(effects)
    return plain and not any(isinstance(effect, Remark) for effect in flat(effects))


def written(
    writing: Writing, edition: Edition, deck: str, touched: tuple[str, str], remark: str
) -> Writing:
    """Return what is said of a card once a key is *touched*: what it is called, and of what."""
    kind, value = touched
    if kind in {"lasting", "topic", "scope"} or (kind == "get" and writing.long):
        return replace(writing, lasting=writing.lasting.with_(kind, value))
    if kind in {"words", "back"}:
        return replace(writing, listing=True, unknown=True) if kind == "words" else back(writing)
    if kind in {"several", "keep", "or", "erase", "nothing", "done"}:
        return turned(writing, kind)
    return worded(writing, edition, deck, touched, remark)


def turned(writing: Writing, kind: str) -> Writing:
    """Return the card with more orders to come, kept, with another way, or one order less."""
    match kind:
        case "several":
            return replace(writing, several=True)
        case "keep":
            return replace(writing, kept=not writing.kept)
        case "or":
            return replace(writing, ways=(*writing.ways, ()))
        case "erase":
            *before, last = writing.ways
            if not last and before:
                return replace(writing, ways=tuple(before))
            return replace(writing, ways=(*before, last[:-1]), several=bool(writing.orders))
    return replace(writing, done=True)


def back(writing: Writing) -> Writing:
    """Return what was said before the open page; from the first, nothing at all."""
    if writing.phrase or writing.listing:
        return replace(writing, listing=writing.phrase is not None, phrase=None, answers=())
    return NOTHING


def worded(
    writing: Writing, edition: Edition, deck: str, touched: tuple[str, str], remark: str
) -> Writing:
    """Return the card with a word said of it, or an answer to the one that waits for it."""
    kind, value = touched
    phrase, answers = writing.phrase, writing.answers
    if phrase:
        answers = (*answers, value)
    else:
        name = value if kind == "say" else kind
        phrase = next((known for known in phrases(edition, deck) if known.name == name), None)
        if phrase is None:
            return writing
        answers = (value,) if kind in {"get", "pay", "go"} else ()
    if len(answers) < wanted(edition, phrase):
        return replace(writing, listing=False, phrase=phrase, answers=answers)
    return ordered(writing, said(edition, phrase, answers, remark))


def wanted(edition: Edition, phrase: Phrase) -> int:
    """Return how many answers a word asks for."""
    if phrase.asks == "sums":
        return len(buildings(edition))
    return 1 if phrase.asks else 0


def ordered(writing: Writing, effects: Way) -> Writing:
    """Return the card with one order more, which is all of it unless several are to be said."""
    *before, last = writing.ways
    ways = (*before, (*last, *effects))
    more = replace(writing, ways=ways, listing=False, phrase=None, answers=())
    return more if writing.several else replace(more, done=bool(effects))
