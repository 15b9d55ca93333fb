"""The two bases of every immutable value in this package."""

from __future__ import annotations

import msgspec


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """An immutable value, equal to another with the same fields.

    Values are acyclic, so the garbage collector need not watch them.
    """


class Kind(Record, frozen=True, tag_field="kind", tag=_snake):
    """A record that is one of several, told apart in files by its ``kind``."""


def tag_of(kind: type) -> str:
    """Return the word that tells this kind of record apart in files."""
    return _snake(kind.__name__)
