"""Where a file read as plain values does not fit the records it should spell out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin

import msgspec

Part: TypeAlias = tuple[str, Any, Any]


def misfits(shape: Any, kind: Any, place: str = "") -> Iterator[str]:
    """Yield every mistake of *shape* as a *kind*, each with its path; msgspec stops at the first.

    Paths name keys (``deeds.cinema.price``) where msgspec writes ``deeds[...].price``.
    """
    try:
        msgspec.convert(shape, kind)
    except msgspec.ValidationError as error:
        kind = _settled(kind, shape)
        deeper = [
            m for part in _parts(shape, kind, place) for m in misfits(part[1], part[2], part[0])
        ]
        found = [*_keys(shape, kind, place), *deeper]
        yield from found or [f"{place or 'file'}: {error}"]


def _settled(kind: Any, shape: Any) -> Any:
    """Return the one member of a union that *shape* says it is, without its annotations."""
    if get_origin(kind) is Annotated:
        return _settled(get_args(kind)[0], shape)
    if get_origin(kind) in {Union, UnionType}:
        members = [member for member in get_args(kind) if member is not NoneType]
        tag = shape.get("kind") if isinstance(shape, dict) else None
        named = [m for m in members if _is_struct(m) and m.__struct_config__.tag == tag]
        return next(iter(named), members[0] if len(members) == 1 else kind)
    return kind


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _keys(shape: Any, kind: Any, place: str) -> Iterator[str]:
    """Yield the keys of a record that are unknown or missing."""
    if not _is_struct(kind) or not isinstance(shape, dict):
        return
    fields = msgspec.structs.fields(kind)
    known = {field.encode_name for field in fields} | {kind.__struct_config__.tag_field}
    yield from (f"{_join(place, key)}: there is no such field" for key in shape if key not in known)
    missing = (f.encode_name for f in fields if f.required and f.encode_name not in shape)
    yield from (f"{_join(place, name)}: is missing" for name in missing)


def _parts(shape: Any, kind: Any, place: str) -> Iterator[Part]:
    """Yield what *shape* consists of: its place, the value, and what it should be."""
    origin, args = get_origin(kind), get_args(kind)
    if _is_struct(kind) and isinstance(shape, dict):
        for field in msgspec.structs.fields(kind):
            if field.encode_name in shape:
                key = field.encode_name
                yield _join(place, key), shape[key], field.type
    elif origin in {dict, Mapping} and isinstance(shape, dict):
        yield from ((_join(place, key), value, args[1]) for key, value in shape.items())
    elif origin is tuple and isinstance(shape, list):
        each = args[:1] * len(shape) if args[1:] == (...,) else args
        if len(each) == len(shape):
            yield from ((f"{place}[{n}]", v, each[n]) for n, v in enumerate(shape))


def _join(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key
