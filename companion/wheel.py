"""The common cards: which of them lie on the table, and what such a card may say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from companion.cards import Card, CardId, Deck
from companion.edition import Edition
from companion.effects import (
    ByRule,
    CircularTax,
    Detain,
    Effect,
    Exempt,
    GoTo,
    GoToNearest,
    Income,
    OneOf,
    Pay,
    PayPerBuilding,
    RatingDown,
    RatingUp,
    Receive,
    ReceivePerBuilding,
    Release,
    Remark,
    Send,
    SkipTurn,
    Step,
    flat,
)
from companion.game import Game, Paper
from companion.in_force import CommonCard
from companion.lasting import OF_DEEDS, OF_SHARES, Alter
from companion.ledger import seat_of
from companion.market import ShiftPrice

FORTUNE = "fortune"
"""The chapter by which common cards change sums."""
ONCE = (Remark, ShiftPrice)
"""What happens at the table and to nobody in particular."""
TO_EACH = (
    *(Receive, Pay, PayPerBuilding, ReceivePerBuilding, Income, CircularTax, Exempt, SkipTurn),
    *(Step, GoTo, GoToNearest, Send, Detain, Release, RatingUp, RatingDown, OneOf, ByRule),
)
"""What may happen to every player alike; a whole pot, or the slot machine, is for one."""

PLACES = 2
"""How many cards usually lie on the wheel at most; more may, where a card leads to another."""
MOST_TIMES = 100
"""More than any card multiplies a sum by."""

Flaw: TypeAlias = Literal["only_common", "one_lasting", "not_for_all", "no_such_sum"]


def common(edition: Edition) -> frozenset[str]:
    """Return the decks whose cards are for all."""
    return frozenset(name for name, deck in edition.decks.items() if deck.common)


def may_lie(game: Game, deck: str) -> Mapping[CardId, Card]:
    """Return the known cards of a deck that may lie on the table: ours only from the screen."""
    on_screen = deck in game.options.decks_on_screen
    return {n: card for n, card in game.known(deck).items() if on_screen or not card.house}


def as_entered(paper: Paper) -> CommonCard:
    """Return a card that lies there as it would be entered by hand."""
    says = paper.says if isinstance(paper.says, Alter) and not paper.card else None
    return CommonCard(paper.source, paper.card, says, paper.spared)


def lying(game: Game, deck: str | None = None) -> tuple[Paper, ...]:
    """Return the common cards on the table, of one deck or all, in the order they were drawn."""
    decks = common(game.edition)
    wanted = decks if deck is None else decks & {deck}
    return tuple(game.papers[n] for n in sorted(game.papers) if game.papers[n].source in wanted)


def flaw(edition: Edition, deck: Deck, effects: Iterable[Effect]) -> Flaw | None:
    """Return why no card of *deck* can say so, if it cannot."""
    effects = tuple(effects)
    lasting = [effect for effect in flat(effects) if isinstance(effect, Alter)]
    if not deck.common:
        return "only_common" if lasting else None
    if len(lasting) > 1 or any(effect not in effects for effect in lasting):
        return "one_lasting"
    if not all(sound(edition, effect) for effect in lasting):
        return "no_such_sum"
    alike = all(for_all(effect) for effect in flat(effects) if effect not in lasting)
    return None if alike else "not_for_all"


def for_all(effect: Effect) -> bool:
    """Return whether it may happen to every player alike."""
    if isinstance(effect, Pay) and seat_of(effect.to) is not None:
        return False
    return isinstance(effect, (*ONCE, *TO_EACH))


def sound(edition: Edition, says: Alter) -> bool:
    """Return whether a common card can change a sum in this way, and some deed's if any."""
    scope = [found for found in (says.group, says.deed, says.number) if found is not None]
    bound = says.payer is not None or says.payee is not None or says.mine
    if says.by != FORTUNE or bound or says.value < 0:
        return False
    if says.op == "times" and says.value > MOST_TIMES:
        return False
    if says.topic in OF_SHARES:
        return "shares" in edition.chapters and says.op == "set" and not scope
    longest = max(map(len, edition.rows.values()), default=0)
    return (
        says.topic in OF_DEEDS
        and len(scope) <= 1
        and says.group in {None, *edition.groups}
        and says.deed in {None, *edition.deeds}
        and says.number in {None, *range(1, longest + 1)}
    )
