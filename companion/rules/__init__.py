"""The chapters of the rules. A new one is listed here and named in its edition."""

from __future__ import annotations

from companion.edition import Edition
from companion.errors import EditionError
from companion.rules import (
    auction,
    bankruptcy,
    building,
    cards,
    chain,
    circular_tax,
    claims,
    clerk,
    conditions,
    debts,
    decisions,
    deeds,
    ending,
    exchange,
    inspection,
    jackpot,
    kept,
    mortgage,
    movement,
    opening,
    payments,
    quotation,
    rating,
    rent,
    shares,
    shortage,
    tariff,
    trade,
    turn,
)
from companion.rules.book import Book

CHAPTERS = {
    chapter.name: chapter
    for chapter in (
        auction.CHAPTER,
        bankruptcy.CHAPTER,
        building.CHAPTER,
        cards.CHAPTER,
        chain.CHAPTER,
        circular_tax.CHAPTER,
        claims.CHAPTER,
        clerk.CHAPTER,
        conditions.CHAPTER,
        debts.CHAPTER,
        decisions.CHAPTER,
        deeds.CHAPTER,
        ending.CHAPTER,
        exchange.CHAPTER,
        inspection.CHAPTER,
        jackpot.CHAPTER,
        kept.CHAPTER,
        mortgage.CHAPTER,
        movement.CHAPTER,
        opening.CHAPTER,
        payments.CHAPTER,
        quotation.CHAPTER,
        rating.CHAPTER,
        rent.CHAPTER,
        shares.CHAPTER,
        shortage.CHAPTER,
        tariff.CHAPTER,
        trade.CHAPTER,
        turn.CHAPTER,
    )
}


def book_of(edition: Edition) -> Book:
    """Return the chapters *edition* plays by, in its order.

    :raises EditionError: naming the chapter that does not exist.
    """
    unknown = [name for name in edition.chapters if name not in CHAPTERS]
    if unknown:
        raise EditionError(*(f"{edition.id}: chapters: there is no {name!r}" for name in unknown))
    return Book(tuple(CHAPTERS[name] for name in edition.chapters))
