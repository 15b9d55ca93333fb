"""What hands must do on the cardboard so that it matches the books again."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from companion.effects import Keep
from companion.events import Laid, Lifted, Read
from companion.game import Game, Paper
from companion.hands import (
    Hand,
    KeepCard,
    LayCard,
    MarkPrice,
    PassCard,
    PassDeed,
    PassPolicies,
    PassShares,
    PutOnStep,
    PutToken,
    ReadAgain,
    ReturnCard,
    SetPieces,
    TakeToken,
    TurnDeed,
)
from companion.in_force import MatchWheel
from companion.journal import Entry
from companion.ledger import BANK, SHARE, Account, Commodity, DeedId, purse, site
from companion.shares import price
from companion.wheel import lying


def guidance(
    before: Game, after: Game, undone: Sequence[Entry] = (), redone: Sequence[Entry] = ()
) -> tuple[Hand, ...]:
    """Return what lies differently after an entry, or after those *undone* or *redone* in order."""
    if not after.players or not before.players:
        return ()
    return (
        *_tokens(before, after),
        *_steps(before, after),
        *_deeds(before, after),
        *_cards(before, after, top=bool(undone)),
        *_common_cards(before, after),
        *_uncovered(after, undone),
        *map(ReturnCard, reversed(tuple(_read(after, undone)))),
        *map(ReadAgain, _read(after, redone)),
        *_pieces(before, after),
        *_shares(before, after),
        *_policies(before, after),
    )


def _tokens(before: Game, after: Game) -> Iterator[Hand]:
    for seat in range(len(before.positions), len(after.positions)):
        yield PutToken(seat, after.positions[seat])
    for seat, (old, new) in enumerate(zip(before.positions, after.positions, strict=False)):
        if (old != new or seat in before.retired) and seat not in after.retired:
            yield PutToken(seat, new)
    for seat in before.seats:
        if seat in after.retired:
            yield TakeToken(seat)


def _steps(before: Game, after: Game) -> Iterator[Hand]:
    for seat in after.seats:
        if before.rating(seat) != after.rating(seat):
            yield PutOnStep(seat, after.rating(seat))


def _deeds(before: Game, after: Game) -> Iterator[Hand]:
    """Yield the deed cards that go one way, or are turned one way, together."""
    passed: dict[tuple[Account, Account], list[DeedId]] = {}
    turned: dict[bool, list[DeedId]] = {}
    for deed in after.edition.deeds:
        old, new = before.holdings.get(deed), after.holdings.get(deed)
        giver = purse(old.owner) if old else BANK
        taker = purse(new.owner) if new else BANK
        if giver != taker:
            passed.setdefault((giver, taker), []).append(deed)
        face_down = bool(new and new.mortgaged)
        if face_down != bool(old and old.mortgaged):
            turned.setdefault(face_down, []).append(deed)
    yield from (PassDeed(tuple(deeds), *way) for way, deeds in passed.items())
    yield from (TurnDeed(tuple(deeds), face_down) for face_down, deeds in turned.items())


def _cards(before: Game, after: Game, *, top: bool) -> Iterator[Hand]:
    """Yield the kept cards that come out of a deck, pass between players, or go back into it."""
    screen = after.options.decks_on_screen
    old, new = _kept(before, screen), _kept(after, screen)
    for number in old | new:
        gone, come = old.get(number), new.get(number)
        same = gone and come and (gone.source, gone.card) == (come.source, come.card)
        if gone and come and same:
            if gone.holder != come.holder:
                yield PassCard(come, _keeper(gone), _keeper(come))
            continue
        if gone:
            yield KeepCard(gone, _keeper(gone), back=True, top=top)
        if come:
            yield KeepCard(come, _keeper(come))


def _kept(game: Game, on_screen: Container[str]) -> dict[int, Paper]:
    """Return the cards of cardboard decks that players keep; one on the screen has no hands."""
    return {
        number: paper
        for number, paper in game.papers.items()
        if isinstance(paper.says, Keep)
        and paper.holder is not None
        and paper.source in game.edition.decks
        and paper.source not in on_screen
    }


def _keeper(kept: Paper) -> Account:
    assert kept.holder is not None
    return purse(kept.holder)


def _common_cards(before: Game, after: Game) -> Iterator[Hand]:
    """Yield the cards that came to lie on the table; what was covered by another stays there."""
    for paper in lying(after):
        if paper.id > before.count("papers") and paper.source not in after.options.decks_on_screen:
            yield LayCard(paper)
    for paper in lying(before)[::-1]:
        if paper.id > after.count("papers") and paper.source not in after.options.decks_on_screen:
            yield LayCard(paper, back=True)


def _uncovered(after: Game, undone: Sequence[Entry]) -> Iterator[Hand]:
    """Yield the cards that a correction had taken off the table, as far as they are known."""
    matched = (entry.events for entry in undone if isinstance(entry.command, MatchWheel))
    lifted = {fact.id for facts in matched for fact in facts if isinstance(fact, Lifted)}
    for paper in lying(after):
        known = paper.card or paper.says
        if paper.id in lifted and known and paper.source not in after.options.decks_on_screen:
            yield LayCard(paper)


def _read(after: Game, entries: Sequence[Entry]) -> Iterator[str]:
    """Yield the decks whose cards were read, in order; one that was laid down is told so."""
    for entry in entries:
        laid = {fact.paper.source for fact in entry.events if isinstance(fact, Laid)}
        for fact in entry.events:
            if isinstance(fact, Read) and fact.deck not in laid | {*after.options.decks_on_screen}:
                yield fact.deck


def _pieces(before: Game, after: Game) -> Iterator[Hand]:
    """Yield what goes up or comes off, plots alike together."""
    alike: dict[tuple[Commodity, int], list[DeedId]] = {}
    for deed in after.edition.deeds:
        for piece in dict.fromkeys(after.edition.ladder.steps):
            old = before.ledger.balance(site(deed), piece)
            new = after.ledger.balance(site(deed), piece)
            if new != old:
                alike.setdefault((piece, new - old), []).append(deed)
    yield from (SetPieces(tuple(deeds), *what) for what, deeds in alike.items())


def _shares(before: Game, after: Game) -> Iterator[Hand]:
    """Yield the cards that change hands, then the marker."""
    for giver, taker, count in _passed(before, after, SHARE):
        yield PassShares(giver, taker, count)
    if price(before) != price(after):
        yield MarkPrice(price(after))


def _policies(before: Game, after: Game) -> Iterator[Hand]:
    for policy in after.edition.policies:
        for giver, taker, count in _passed(before, after, policy):
            yield PassPolicies(giver, taker, policy, count)


def _passed(before: Game, after: Game, goods: Commodity) -> Iterator[tuple[Account, Account, int]]:
    """Yield who gives how many to whom, from who has fewer now to who has more."""
    accounts = (*map(purse, range(len(after.players))), BANK)
    more = {a: after.ledger.balance(a, goods) - before.ledger.balance(a, goods) for a in accounts}
    for giver in accounts:
        for taker in accounts:
            if count := max(0, min(-more[giver], more[taker])):
                yield giver, taker, count
                more[giver] += count
                more[taker] -= count
