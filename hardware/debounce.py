"""Contacts that bounce: levels to presses; pure, every time comes from outside."""

from collections.abc import Iterator

STEADY = 0.02
"""Seconds for which a contact must stay as it is before it counts."""
STUCK_AFTER = 10.0


class Debouncer:
    """Follow a row of contacts, each once it has been steady; begin with how they are found."""

    def __init__(self, levels: int, steady: float = STEADY) -> None:
        self.levels = levels
        self._steady = steady
        self._since: dict[int, float] = {}

    def feed(self, now: float, levels: int) -> int:
        """Take a sample, and give those contacts that have changed for good."""
        flipped, other = 0, levels ^ self.levels
        for bit in ones(other | sum(self._since)):
            if not other & bit:
                del self._since[bit]
            elif now - self._since.setdefault(bit, now) >= self._steady:
                flipped |= bit
                del self._since[bit]
        self.levels ^= flipped
        return flipped


class Presses:
    """Tell which contacts were pressed and let go; one that is held too long is stuck instead.

    What is held when it begins is no press, however it is let go. `stuck` are those to be told.
    """

    def __init__(self, levels: int, now: float) -> None:
        self.stuck = 0
        self._contacts = Debouncer(levels)
        self._held = dict.fromkeys(ones(levels), now)
        self._void = levels

    def feed(self, now: float, levels: int) -> int:
        """Take a sample, and give the contacts whose press is complete."""
        flipped = self._contacts.feed(now, levels)
        pressed = flipped & self._contacts.levels
        released = flipped & ~self._contacts.levels
        self._held.update(dict.fromkeys(ones(pressed), now))
        done = released & ~self._void
        self._void &= ~released
        for bit in ones(released):
            self._held.pop(bit, None)
        self.stuck = 0
        for bit, since in list(self._held.items()):
            if now - since >= STUCK_AFTER:
                self.stuck |= bit
                self._void |= bit
                del self._held[bit]
        return done


def ones(levels: int) -> Iterator[int]:
    """Yield each bit that is set."""
    while levels:
        yield (bit := levels & -levels)
        levels ^= bit
