"""Sitting down at a game that is under way."""

from __future__ import annotations

from typing import Any

from companion.decisions import Join
from companion.game import Game, Player
from ui.places.house import House
from ui.presenters.join import join
from ui.presenters.scene import coins_of
from ui.presenters.start import COINS


class JoinPlace:
    """Who sits down, under which name and coin."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._name, self._coin = "", 0

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
        return Player(name, self._coin if self._coin in free else next(iter(free), 0))

    def view(self) -> Any:
        """Return the form."""
        return join(self._director.scene("more"), self._player)

    def act(self, verb: str, rest: str) -> None:
        """Take the name and the coin, or sit down."""
        match verb:
            case "name":
                self._name = rest.strip()
            case "coin":
                self._coin = int(rest)
            case "sit":
                self._director.submit(Join(self._player))
                self._name, self._coin = "", 0
