"""The slot machine: what somebody thinks of staking, and what is touched there."""

from __future__ import annotations

from companion.agenda import Do, Item, Stake, Throw
from companion.commands import Bet, Decline
from companion.deferred import Spin
from companion.ledger import Money, Seat
from ui.places.dice import DiceDesk
from ui.places.house import House
from ui.presenters.jackpot import spinning, staking, stopped
from ui.presenters.scene import Scene
from ui.presenters.vm_jackpot import JackpotVM


class MachineDesk:
    """Keeps the stake that is being chosen until it is made."""

    def __init__(self, director: House, dice: DiceDesk) -> None:
        self._director = director
        self._dice = dice
        self._stake: Money | None = None

    def view(self, scene: Scene, item: Item | None) -> JackpotVM | None:
        """Return the machine, if it is what the table waits for."""
        match item:
            case Stake() if scene.game.edition.jackpot:
                return staking(scene, item, self._stake)
            case Throw(_, Do(_, Spin() as spin)):
                return spinning(scene, item, spin, self._dice.faces, self._dice.tray)
            case Do(_, Spin() as spin):
                return stopped(scene, item, spin)
        return None

    def act(self, verb: str, rest: str, seat: Seat) -> None:
        """Choose a stake, make it, or walk past."""
        match verb:
            case "stake":
                self._stake = int(rest)
            case "bet":
                self._stake = None
                self._director.submit(Bet(seat, int(rest)))
            case "decline":
                self._stake = None
                self._director.submit(Decline(seat))
