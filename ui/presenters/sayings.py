"""The keys with which one says what a card reads, at the table or of a board of one's own."""

from __future__ import annotations

from companion.edition import Edition
from ui.i18n import Catalogue
from ui.presenters.vm import KeyVM


def valued(say: Catalogue) -> tuple[KeyVM, KeyVM, KeyVM]:
    """Return the keys after which a sum is typed, or a cell is touched: get, pay, go."""
    return (
        KeyVM("card:get", say("card.get"), "plus"),
        KeyVM("card:pay", say("card.pay"), "minus"),
        KeyVM("card:go", say("card.go"), "move"),
    )


def inspected(say: Catalogue) -> KeyVM:
    """Return the key of a card that has one detained."""
    return KeyVM("card:inspect", say("card.inspect"), "police")


def rated(say: Catalogue, edition: Edition) -> tuple[KeyVM, ...]:
    """Return the keys of cards that move a token on the rating scale, if there is one."""
    if edition.rating is None:
        return ()
    return (
        KeyVM("card:up", say("card.up"), "up"),
        KeyVM("card:down", say("card.down"), "down"),
    )


def worded(say: Catalogue) -> KeyVM:
    """Return the key of a card that is only read out."""
    return KeyVM("card:other", say("card.other"), "swap")
