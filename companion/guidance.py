"""What hands must do on the cardboard so that it matches the books again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from companion.effects import CellIndex, Keep
from companion.game import Game, Paper
from companion.ledger import BANK, SHARE, Account, Commodity, DeedId, Money, Seat, purse, site
from companion.record import Kind
from companion.shares import price


class PutToken(Kind, frozen=True):
    """Put the player's token on a cell."""

    seat: Seat
    cell: CellIndex


class PutOnStep(Kind, frozen=True):
    """Put the player's token on a step of the rating scale; 0 is the line below."""

    seat: Seat
    step: int


class PassDeed(Kind, frozen=True):
    """Give a deed card from one account to another; the bank's lie on the board."""

    deed: DeedId
    giver: Account
    taker: Account


class PassCard(Kind, frozen=True):
    """Give a kept card of a cardboard deck from one player to another."""

    kept: Paper
    giver: Account
    taker: Account


class TurnDeed(Kind, frozen=True):
    """Turn a deed card: face down while it is mortgaged."""

    deed: DeedId
    face_down: bool


class SetPieces(Kind, frozen=True):
    """Put buildings on a plot, or take them off if negative."""

    deed: DeedId
    piece: Commodity
    count: int


class PassShares(Kind, frozen=True):
    """Give share cards from one account to another; the bank's lie in the box."""

    giver: Account
    taker: Account
    count: int


class MarkPrice(Kind, frozen=True):
    """Put the marker of the share's price where it belongs."""

    price: Money


Hand: TypeAlias = (
    PutToken | PutOnStep | PassDeed | PassCard | TurnDeed | SetPieces | PassShares | MarkPrice
)


def guidance(before: Game, after: Game) -> tuple[Hand, ...]:
    """Return what lies differently after an entry, or after its undoing."""
    if not after.players or not before.players:
        return ()
    return (
        *_tokens(before, after),
        *_steps(before, after),
        *_deeds(before, after),
        *_cards(before, after),
        *_pieces(before, after),
        *_shares(before, after),
    )


def _tokens(before: Game, after: Game) -> Iterator[Hand]:
    for seat in range(len(before.positions), len(after.positions)):
        yield PutToken(seat, after.positions[seat])
    for seat, (old, new) in enumerate(zip(before.positions, after.positions, strict=False)):
        if (old != new or seat in before.retired) and seat not in after.retired:
            yield PutToken(seat, new)


def _steps(before: Game, after: Game) -> Iterator[Hand]:
    for seat in after.seats:
        if before.rating(seat) != after.rating(seat):
            yield PutOnStep(seat, after.rating(seat))


def _deeds(before: Game, after: Game) -> Iterator[Hand]:
    for deed in after.edition.deeds:
        old, new = before.holdings.get(deed), after.holdings.get(deed)
        giver = purse(old.owner) if old else BANK
        taker = purse(new.owner) if new else BANK
        if giver != taker:
            yield PassDeed(deed, giver, taker)
        face_down = bool(new and new.mortgaged)
        if face_down != bool(old and old.mortgaged):
            yield TurnDeed(deed, face_down)


def _cards(before: Game, after: Game) -> Iterator[Hand]:
    """Yield the cards that two players keep in turn; one on the screen is in nobody's hands."""
    for number, new in after.papers.items():
        old = before.papers.get(number)
        if old is None or not isinstance(new.says, Keep) or old.holder == new.holder:
            continue
        same = (old.says, old.source, old.card) == (new.says, new.source, new.card)
        if old.holder is None or new.holder is None or not same:
            continue
        if new.source not in after.options.decks_on_screen:
            yield PassCard(new, purse(old.holder), purse(new.holder))


def _pieces(before: Game, after: Game) -> Iterator[Hand]:
    for deed in after.edition.deeds:
        for piece in dict.fromkeys(after.edition.ladder.steps):
            old = before.ledger.balance(site(deed), piece)
            new = after.ledger.balance(site(deed), piece)
            if new != old:
                yield SetPieces(deed, piece, new - old)


def _shares(before: Game, after: Game) -> Iterator[Hand]:
    """Yield the cards that go from who has fewer now to who has more, then the marker."""
    accounts = (*map(purse, range(len(after.players))), BANK)
    more = {a: after.ledger.balance(a, SHARE) - before.ledger.balance(a, SHARE) for a in accounts}
    for giver in accounts:
        for taker in accounts:
            if count := max(0, min(-more[giver], more[taker])):
                yield PassShares(giver, taker, count)
                more[giver] += count
                more[taker] -= count
    if price(before) != price(after):
        yield MarkPrice(price(after))
