"""The PIN for corrections: a polite lock, kept as what cannot be read back."""

from __future__ import annotations

import hashlib
import hmac

LEAST, MOST = 4, 8
"""How many digits a PIN has."""
ROUNDS = 20_000


def sealed(digits: str, salt: str) -> str:
    """Return what is kept of a PIN."""
    made = hashlib.pbkdf2_hmac("sha256", digits.encode(), salt.encode(), ROUNDS)
    return f"{salt}${made.hex()}"


def fits(kept: str, digits: str) -> bool:
    """Return whether these are the digits of the PIN that is kept."""
    salt, _, _ = kept.partition("$")
    return hmac.compare_digest(kept, sealed(digits, salt))
