"""The short spelling of commands, with the players' names in place of their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType
from typing import Any, TypeAlias, get_args

import msgspec

from companion.clauses import Clause
from companion.commands import Command
from companion.errors import ExampleError
from companion.game import Game
from companion.ledger import BANK, Account, purse
from companion.record import tag_of
from companion.spelling import misfits

Shape: TypeAlias = Mapping[str, Any]

KINDS: Mapping[str, type[Command]] = {tag_of(kind): kind for kind in get_args(Command)}
SITTING_DOWN = ("open", "arrange")
SEATS = {"seat", "target", "turn", "first", "owner", "bidder", "passed", "partner", "proposer"}
SEATS |= {"client", "dealt", "spared"}
CLAUSES = {tag_of(kind) for kind in get_args(Clause)}
BOUND = {"payer", "payee", "by", "to"}
"""What names a seat in a clause; elsewhere these are accounts, or no player at all."""
ACCOUNTS = {"payer", "payee", "account", "to", "seller"}


def command_of(shape: Shape, game: Game) -> Command:
    """Return the command that *shape* spells, such as ``{ bid = 60, by = "Вера" }``.

    The first key is the kind; its value is the first field there is but the seat, or ``true``.
    ``by`` names the player; without it, it is the one whose answer the table waits for.

    :raises ExampleError: telling which part of it cannot be understood.
    """
    word, main = next(iter(shape.items()), ("", None))
    kind = KINDS.get(word)
    if kind is None:
        raise ExampleError(f"there is no command {word!r}; there are {', '.join(sorted(KINDS))}")
    fields = kind.__struct_fields__
    spelled: dict[str, Any] = {
        f.name: None for f in msgspec.structs.fields(kind) if _may_be_nobody(f)
    }
    spelled |= {key: value for key, value in shape.items() if key not in {word, "by"}}
    own = [field for field in fields if field != "seat"]
    if own and main is not True:
        spelled[own[0]] = main
    names = _sitters(main) if word in SITTING_DOWN else names_of(game)
    if "seat" in fields:
        spelled["seat"] = _whose(shape, game)
    spelled = named(spelled, names)
    if wrong := tuple(misfits(spelled, kind)):
        raise ExampleError("; ".join(wrong))
    return msgspec.convert({"kind": word, **spelled}, kind)


def names_of(game: Game) -> list[str]:
    """Return who sits at the table, seat by seat."""
    return [player.name for player in game.players]


def _may_be_nobody(field: msgspec.structs.FieldInfo) -> bool:
    """Return whether a field must be given and may be ``None``, which TOML cannot write."""
    return field.required and NoneType in get_args(field.type)


def _sitters(main: Any) -> list[str]:
    """Return who is about to sit down; what is no list of players is refused later."""
    sitters = main if isinstance(main, list) else []
    return [str(sitter.get("name", "")) for sitter in sitters if isinstance(sitter, dict)]


def named(value: Any, names: Sequence[str], key: str = "") -> Any:
    """Return *value* with seats and purses in the place of the names of their players."""
    if isinstance(value, dict):
        if value.get("kind") in CLAUSES:
            return {k: seat_called(v, names) if k in BOUND else v for k, v in value.items()}
        return {inner: named(part, names, inner) for inner, part in value.items()}
    if isinstance(value, list):
        return [named(part, names, key) for part in value]
    if key in SEATS and isinstance(value, str):
        return seat_called(value, names)
    if key in ACCOUNTS and value in names:
        return purse(names.index(value))
    return value


def seat_called(name: str, names: Sequence[str]) -> int:
    """Return the seat of the player with this name."""
    if name not in names:
        raise ExampleError(
            f"nobody is called {name!r}; there are {', '.join(names) or 'no players'}"
        )
    return names.index(name)


def account_called(name: str, game: Game) -> Account:
    """Return an account by the name of its player, or by its own."""
    names = names_of(game)
    account = purse(names.index(name)) if name in names else name
    if not game.keeps(account):
        known = ", ".join((*names, BANK, *game.edition.pots))
        raise ExampleError(f"there is no account {name!r}; there are {known}")
    return account


def _whose(shape: Shape, game: Game) -> str | int:
    """Return who gives the command: by name, or the seat the table waits for; in the end anyone."""
    if "by" in shape:
        return str(shape["by"])
    if game.over:
        return 0
    if game.item is None or game.item.seat is None:
        raise ExampleError(f"anyone may answer here: say who, as in {dict(shape)!r} with by = ...")
    return game.item.seat
