"""The tables beside a board: factors of rent and tax, the rating scale, what lies on each side."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from companion.edition import Edition
from companion.effects import flat
from companion.lots import ForcedAuction
from companion.proof.sheet import NEW, Field, Proof, amended, emptied, told
from companion.scale import Rung

FACTOR = re.compile(r"(?:rents\.(?P<table>[^\[]+)|taxes)\[(?P<number>\d+)\]")
STEP = re.compile(r"steps\[(\d+|\+)\](?:\.(places|money))?")
SIDE = re.compile(r"sides\[(\d+)\]\.([01])")


def fields_of_tariff(proof: Proof) -> tuple[Field, ...]:
    """Return the table of rents that the house rule goes by, and the table of taxes."""
    edition = proof.edition
    if (tariff := edition.tariff) is None:
        return ()
    used = edition.options.elite_rent_multipliers
    rents = (f"tariff.rents.{used}", "table_rents", tariff.rents[used])
    taxes = ("tariff.taxes", "table_taxes", tariff.taxes)
    return (
        Field("tariff.table", "table", "choice", used, choices=tuple(tariff.rents)),
        *(
            Field(f"{place}[{n}]", what, "number", factor, n, check=what[6:] in tariff.unverified)
            for place, what, factors in (rents, taxes)
            for n, factor in enumerate(factors)
        ),
    )


def enter_tariff(proof: Proof, place: str, value: str, _language: str) -> Proof:
    """Return the proof with a factor of a table entered, or with another table in use."""
    edition, found = proof.edition, FACTOR.fullmatch(place)
    assert edition.tariff is not None
    if found is None:
        table: Any = value
        options = replace(edition.options, elite_rent_multipliers=table)
        return amended(proof, options=options)
    rents, taxes = dict(edition.tariff.rents), list(edition.tariff.taxes)
    row = list(rents[found["table"]]) if found["table"] else taxes
    row[int(found["number"])] = int(value)
    if found["table"]:
        rents[found["table"]] = tuple(row)
    return amended(proof, tariff=replace(edition.tariff, rents=rents, taxes=tuple(taxes)))


def fields_of_rating(proof: Proof) -> tuple[Field, ...]:
    """Return whose cards move a token, and the steps from below."""
    edition = proof.edition
    if (scale := edition.rating) is None:
        return ()
    deck, steps = "deck" in scale.unverified, "steps" in scale.unverified
    found = [Field("rating.deck", "deck", "choice", scale.deck, 0, (*edition.decks,), check=deck)]
    for n, step in enumerate(scale.steps):
        for what, value in (("places", step.places), ("money", step.money)):
            place = f"rating.steps[{n}].{what}"
            now = told(proof, place, value)
            found.append(Field(place, f"step_{what}", "number", now, n + 1, check=steps))
    return (*found, Field(f"rating.steps[{NEW}]", "new_step", "number", 0))


def enter_rating(proof: Proof, place: str, value: str, _language: str) -> Proof:
    """Return the proof with a step of the scale entered, or a new one on top."""
    scale, found = proof.edition.rating, STEP.fullmatch(place)
    assert scale is not None
    if found is None:
        return amended(proof, rating=replace(scale, deck=value))
    steps = list(scale.steps)
    if found[1] == NEW:
        steps.append(Rung(int(value), 0))
        proof = emptied(proof, f"rating.steps[{len(scale.steps)}].money")
    else:
        steps[int(found[1])] = replace(steps[int(found[1])], **{found[2]: int(value)})
    return amended(proof, rating=replace(scale, steps=tuple(steps)))


def without_step(proof: Proof, place: str) -> Proof:
    """Return the proof without a step of the scale; what is yet to be entered moves down."""
    scale, found = proof.edition.rating, STEP.fullmatch(place.removeprefix("rating."))
    assert scale is not None
    assert found is not None
    gone = int(found[1])
    blank = []
    for known in proof.blank:
        step = STEP.fullmatch(known.removeprefix("rating."))
        if step and int(step[1]) == gone:
            continue
        lower = step and int(step[1]) > gone
        blank.append(f"rating.steps[{int(step[1]) - 1}].{step[2]}" if step and lower else known)
    steps = (*scale.steps[:gone], *scale.steps[gone + 1 :])
    return replace(
        amended(proof, rating=replace(scale, steps=steps)), blank=tuple(dict.fromkeys(blank))
    )


def has_lots(edition: Edition) -> bool:
    """Return whether some cell puts up a plot that the dice draw by the sides of the board."""
    said = (effect for cell in edition.cells for effect in cell.landing)
    return any(isinstance(effect, ForcedAuction) for effect in flat(said))


def fields_of_sides(proof: Proof) -> tuple[Field, ...]:
    """Return the industry before and after the centre of each side, from START clockwise."""
    groups = tuple(proof.edition.groups)
    return tuple(
        Field(
            f"sides[{n}].{half}",
            ("side_before", "side_after")[half],
            "choice",
            group if group in groups else None,
            n + 1,
            groups,
        )
        for n, side in enumerate(proof.edition.sides)
        for half, group in enumerate(side)
    )


def enter_side(proof: Proof, place: str, value: str) -> Proof:
    """Return the proof with an industry on one half of a side."""
    found = SIDE.fullmatch(place)
    assert found is not None
    sides = list(proof.edition.sides)
    before, after = sides[int(found[1])]
    sides[int(found[1])] = (before, value) if found[2] == "1" else (value, after)
    return amended(proof, sides=tuple(sides))


def sinking(proof: Proof) -> Iterator[tuple[str, int, int]]:
    """Yield the places in the tables where a value is less than the one before, with both."""
    rows: dict[str, tuple[int, ...]] = {}
    if tariff := proof.edition.tariff:
        rows = {f"tariff.rents.{name}[{{}}]": row for name, row in tariff.rents.items()}
        rows["tariff.taxes[{}]"] = tariff.taxes
    if scale := proof.edition.rating:
        rows["rating.steps[{}].money"] = tuple(step.money for step in scale.steps)
    for place, row in rows.items():
        for n, (low, high) in enumerate(pairwise(row), 1):
            if high < low and place.format(n) not in proof.blank:
                yield place.format(n), low, high
