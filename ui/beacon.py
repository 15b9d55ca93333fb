"""What lamps and a buzzer have to say of the table; knows no device."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from companion.agenda import Auction
from companion.bidding import bidders, leader
from companion.game import Game
from companion.ledger import Seat
from ui.places.house import House
from ui.presenters.frame import awaited
from ui.presenters.roll import throw_due
from ui.presenters.scene import player

Light: TypeAlias = Literal["off", "turn", "read", "look"]
Sound: TypeAlias = Literal["", "turn", "call", "going", "refused"]


class Beckon(Struct, frozen=True):
    """What is to be seen from now on, whose turn it is, and what is to be heard once.

    `turn` says that a throw is due, `read` that it was taken, `look` that the screen has a word.
    """

    light: Light = "off"
    coin: int | None = None
    sound: Sound = ""


class Beacon:
    """Looks at the table, and says what is new."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen: tuple[object, ...] = ()
        self._shown = Beckon()
        self._game: Game | None = None
        self._doubted = 0

    def look(self) -> Beckon | None:
        """Return what has to be told, if anything; to be asked as often as one likes."""
        house, tray = self._house, self._house.tray
        table = house.table
        game = table.game if table and table.game.agenda else None
        seen = game, tray.proposal, house.refusal, tray.turned_away
        if all(new is old for new, old in zip(seen, self._seen, strict=False)) and self._seen:
            return None
        self._seen = seen
        seat = None if game is None else awaited(game)
        coin = None if game is None or seat is None else player(game, seat).coin
        beckon = Beckon(self._light(game), coin, self._sound(game))
        self._game = game
        if not beckon.sound and beckon == self._shown:
            return None
        self._shown = Beckon(beckon.light, coin)
        return beckon

    def _light(self, game: Game | None) -> Light:
        house, proposal = self._house, self._house.tray.proposal
        if game is None:
            return "off"
        if house.refusal:
            return "look"
        if proposal is not None:
            return "read" if house.tray.sure else "look"
        return "turn" if throw_due(game) else "read"

    def _sound(self, game: Game | None) -> Sound:
        tray, before = self._house.tray, self._game
        doubted = tray.turned_away + (tray.proposal is not None and not tray.proposal.trusted)
        more, self._doubted = doubted > self._doubted, doubted
        if game is None or before is None:
            return ""
        if more:
            return "refused"
        if called(game) != called(before) and called(game):
            return "going" if alone(game) else "call"
        if alone(game) and not alone(before):
            return "going"
        return "turn" if awaited(game) not in {None, awaited(before)} else ""


def called(game: Game) -> tuple[Seat | None, int] | None:
    """Return who leads in an auction, and with how much; nothing before the first call."""
    item = game.item
    if not isinstance(item, Auction) or leader(game, item) is None:
        return None
    return leader(game, item), item.bid


def alone(game: Game) -> bool:
    """Tell whether all others have passed: going once, going twice."""
    item = game.item
    if not isinstance(item, Auction) or leader(game, item) is None:
        return False
    return not {*bidders(game, item)} - {*item.passed, leader(game, item)}
