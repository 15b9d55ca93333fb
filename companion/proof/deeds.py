"""The deeds: what is printed on one, of which industry it is, and what entering that changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from msgspec.structs import replace

from companion.board import Cell, Chain, Deed, Group, Plot
from companion.edition import Edition
from companion.effects import CellIndex, Visit
from companion.lap_tax import levied
from companion.ledger import DeedId
from companion.look import Colour, Icon
from companion.proof.sheet import (
    NEW,
    UNNAMED,
    Field,
    Proof,
    amended,
    emptied,
    filled,
    renamed,
    told,
    with_cell,
    with_deed,
)

PICTURES: dict[Colour, Icon] = {
    "light": "shirt",
    "food": "wheat",
    "transport": "truck",
    "comms": "mast",
    "media": "tv",
    "leisure": "tent",
    "mining": "pick",
    "heavy": "gear",
    "central": "crown",
}
"""The picture an industry of this colour has at first."""

ICONS: tuple[Icon, ...] = (
    *PICTURES.values(),
    *("house", "factory", "bank", "globe", "umbrella", "tray", "trophy", "scales", "key"),
    *("coin", "heart", "dice", "sun", "moon", "map", "wheel"),
)
"""The pictures an industry may have."""

COLOURS: tuple[Colour, ...] = get_args(Colour)


def of_deed(proof: Proof, name: DeedId) -> Iterator[Field]:
    """Yield what is printed on a deed, and on the first of an industry what that is called."""
    edition, deed, place = proof.edition, proof.edition.deeds[name], f"deeds.{name}"

    def field(what: str, ask: Any, now: Any, number: int = 0, suffix: str = "") -> Field:
        where = f"{place}.{what}{suffix}"
        check = what in deed.unverified
        return Field(where, what, ask, told(proof, where, now), number, check=check)

    yield field("name", "text", deed.name)
    groups = (*edition.groups, NEW)
    yield replace(field("group", "choice", deed.group), choices=groups)
    if deed.group in edition.groups and edition.rows[deed.group][0] == name:
        yield from of_group(proof, deed.group)
    yield field("price", "number", deed.price)
    what = "rents"
    for number, rent in enumerate(deed.rents):
        yield field(what, "number", rent, number, f"[{number}]")
    if isinstance(deed, Chain):
        for number, tax in enumerate(deed.taxes):
            yield field("taxes", "number", tax, number, f"[{number}]")
        return
    if edition.ladder.steps:
        yield field("building", "number", deed.building)
    if levied(edition):
        yield field("tax", "number", deed.tax)


def of_group(proof: Proof, name: str) -> Iterator[Field]:
    """Yield what an industry is called and how it looks."""
    group, place = proof.edition.groups[name], f"groups.{name}"
    now = told(proof, f"{place}.name", group.name)
    yield Field(f"{place}.name", "group_name", "text", now)
    yield Field(f"{place}.colour", "colour", "choice", group.colour, choices=COLOURS)
    yield Field(f"{place}.icon", "icon", "choice", group.icon, choices=ICONS)


def with_new_deed(proof: Proof, index: CellIndex, *, chain: bool) -> Proof:
    """Return the proof with a deed on this cell of which nothing is known."""
    edition = proof.edition
    name = next(n for k in range(99) if (n := f"deed_{index}{'_' * k}") not in edition.deeds)
    steps = 1 if edition.tariff else len(edition.ladder.steps) + 1
    deed: Deed = Plot(UNNAMED, "", 1, tuple(range(1, steps + 1)), 1)
    if chain:
        deed = Chain(UNNAMED, "", 1, (1,))
        if "chain" not in edition.chapters:
            proof = amended(proof, chapters=with_chain(edition))
    proof = with_cell(with_deed(proof, name, deed), index, Cell((Visit(name),)))
    fields = ["name", "group", "price", *(f"rents[{n}]" for n in range(len(deed.rents)))]
    if isinstance(deed, Plot):
        fields += ["building"] if edition.ladder.steps else []
        fields += ["tax"] if levied(edition) else []
    return emptied(proof, *(f"deeds.{name}.{field}" for field in fields))


def with_chain(edition: Edition) -> tuple[str, ...]:
    """Return the chapters with the one on deeds that are not built on, before that on rent."""
    at = edition.chapters.index("rent") if "rent" in edition.chapters else 0
    return (*edition.chapters[:at], "chain", *edition.chapters[at:])


def enter_deed(proof: Proof, name: DeedId, field: str, value: str, language: str) -> Proof:
    """Return the proof with one field of a deed entered."""
    deed = proof.edition.deeds[name]
    what, _, number = field.rstrip("]").partition("[")
    if number:
        row = list(getattr(deed, what))
        row[int(number)] = int(value)
        return with_deed(proof, name, replace(deed, **{what: tuple(row)}))
    if what == "name":
        return with_deed(proof, name, replace(deed, name=renamed(deed.name, value, language)))
    if what == "group":
        return grouped(proof, name, deed, value)
    return with_deed(proof, name, replace(deed, **{what: int(value)}))


def grouped(proof: Proof, name: DeedId, deed: Deed, group: str) -> Proof:
    """Return the proof with a deed in an industry, perhaps a new one; buildings cost alike."""
    edition = proof.edition
    if group == NEW:
        group = next(n for k in range(99) if (n := f"group_{k}") not in edition.groups)
        used = {found.colour for found in edition.groups.values()}
        colour = next((c for c in COLOURS if c not in used), COLOURS[0])
        new = Group(UNNAMED, colour, PICTURES[colour])
        proof = amended(proof, groups={**edition.groups, group: new})
        proof = emptied(proof, f"groups.{group}.name")
    price = f"deeds.{name}.building"
    if isinstance(deed, Plot) and price in proof.blank:
        for other in edition.rows.get(group, ()):
            mate = edition.deeds[other]
            if isinstance(mate, Plot) and f"deeds.{other}.building" not in proof.blank:
                deed, proof = replace(deed, building=mate.building), filled(proof, price)
                break
    return with_deed(proof, name, replace(deed, group=group))


def enter_group(proof: Proof, name: str, field: str, value: str, language: str) -> Proof:
    """Return the proof with the name, the colour or the picture of an industry entered."""
    group = proof.edition.groups[name]
    match field:
        case "name":
            group = replace(group, name=renamed(group.name, value, language))
        case "colour":
            plain = group.icon == PICTURES[group.colour]
            colour: Any = value
            group = replace(group, colour=colour, icon=PICTURES[colour] if plain else group.icon)
        case "icon":
            icon: Any = value
            group = replace(group, icon=icon)
    return amended(proof, groups={**proof.edition.groups, name: group})


def as_long(proof: Proof) -> Proof:
    """Return the proof with a rent for every building, or for every station of its group."""
    for name, deed in proof.edition.deeds.items():
        proof = _as_long(proof, name, deed)
    return proof


def _as_long(proof: Proof, name: DeedId, deed: Deed) -> Proof:
    edition = proof.edition
    rows = {"rents": 1 if edition.tariff else len(edition.ladder.steps) + 1}
    if isinstance(deed, Chain):
        count = max(1, len(edition.rows.get(deed.group, ())))
        rows = {"rents": count, "taxes": count if levied(edition) else 0}
    for what, wanted in rows.items():
        row = getattr(deed, what)
        more = range(len(row), wanted)
        full = (*row[:wanted], *(n + 1 for n in more))
        deed = replace(deed, **{what: full})
        proof = emptied(proof, *(f"deeds.{name}.{what}[{n}]" for n in more))
    return with_deed(proof, name, deed) if deed != edition.deeds[name] else proof
