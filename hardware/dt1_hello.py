"""How a tray is greeted: hello after hello, and only the latest may be answered."""

import secrets
from collections.abc import Iterator
from functools import partial
from itertools import count

EVERY = 1.0
TRIES = 8


def nonces() -> Iterator[str]:
    """Give session ids for ever, none twice within 65,535 and never that of an ungreeted tray."""
    start = secrets.randbelow(0xFFFF)
    # Several links may draw from one of these: unlike a generator, `map` and `count` let them.
    return map(partial(_nonce, start), count())


def _nonce(start: int, step: int) -> str:
    return f"{(start + step * 28657) % 0xFFFF + 1:04X}"


class Greeting:
    """Up to eight hellos, one a second, each with a fresh nonce that becomes the session's id.

    A board deaf after its reset misses the first few. What answers an earlier hello is stale: by
    then the tray may have restarted, and its throws would count from 1 again.
    """

    def __init__(self, nonces: Iterator[str]) -> None:
        self.nonce = ""
        self._nonces = nonces
        self._left = TRIES
        self._due_at = float("-inf")

    def is_due(self, now: float) -> bool:
        """Tell whether the last hello, if any, has been waited for."""
        return now >= self._due_at

    def say(self, now: float) -> bool:
        """Take the next nonce; tell whether there was a try left."""
        if self._left == 0:
            return False
        self._left -= 1
        self._due_at = now + EVERY
        self.nonce = next(self._nonces)
        return True
