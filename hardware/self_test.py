"""A tray's self-test: each face in turn on all dice, to find the sensor that sees another."""

from dataclasses import dataclass

from hardware.fairness import FACES
from hardware.throw import Dice


@dataclass(frozen=True, slots=True)
class Misread:
    """A die was laid with one face up, and the tray saw something else."""

    die: int
    asked: int
    read: str


class SelfTest:
    """Ask for the faces from 1 to 6; one that was misread is asked for again, or passed over."""

    def __init__(self) -> None:
        self.face = 1
        self.read: Dice = ()
        self.passed: tuple[int, ...] = ()
        self.misread: tuple[Misread, ...] = ()

    @property
    def over(self) -> bool:
        """Tell whether there is no face left to ask for."""
        return self.face > FACES

    def take(self, dice: Dice) -> None:
        """Compare what the tray read with what was asked for."""
        if self.over:
            return
        self.read = dice
        wrong = [
            Misread(number, self.face, die)
            for number, die in enumerate(dice, 1)
            if die != str(self.face)
        ]
        self.misread += tuple(one for one in wrong if one not in self.misread)
        if not wrong:
            self.passed += (self.face,)
            self.skip()

    def skip(self) -> None:
        """Go on to the next face."""
        self.face += 1
        self.read = ()
