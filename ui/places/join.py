"""Sitting down at a game that is under way."""

from __future__ import annotations

from typing import Any

from companion.decisions import Join
from companion.game import Game, Player
from ui.places.house import House
from ui.presenters.join import join
from ui.presenters.scene import coins_of
from ui.presenters.seats import COINS
from ui.settings import SIDES, Side
from ui.turning import side_of


class JoinPlace:
    """Who sits down, under which name and coin, and where."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._forget()

    def _forget(self) -> None:
        self._name, self._coin = "", 0
        self._side: Side | None = None

    @property
    def _game(self) -> Game:
        assert self._director.table is not None
        return self._director.table.game

    @property
    def _player(self) -> Player:
        """Who sits down: as was said, or else under a name and with a coin that are free."""
        names = {player.name for player in self._game.players}
        coins = coins_of(self._game)
        usual = (self._director.say(f"seats.person.{n}") for n in range(1, COINS + 1))
        name = self._name or next((name for name in usual if name not in names), "")
        free = [coin for coin in range(1, COINS + 1) if coin not in coins]
        coin = self._coin if self._coin in free else next(iter(free), 0)
        return Player(name, coin, self._side or self._emptiest())

    def _emptiest(self) -> Side:
        """Return a side of the table where the fewest sit."""
        settings, game = self._director.settings, self._game
        taken = [side_of(settings, game.players[seat]) for seat in game.seats]
        return min(SIDES, key=taken.count)

    def view(self) -> Any:
        """Return the form."""
        director, player = self._director, self._player
        near = director.turntable.seen(director.settings, player.side)
        return join(director.scene("more"), player, near)

    def act(self, verb: str, rest: str) -> None:
        """Take the name, the coin and the side, or sit down."""
        director = self._director
        match verb:
            case "name":
                self._name = rest.strip()
            case "coin":
                self._coin = int(rest)
            case "side":
                self._side = director.turntable.at(director.settings, int(rest))
            case "sit":
                director.submit(Join(self._player))
                self._forget()
