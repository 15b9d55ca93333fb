"""An edition set in TOML, as one would write the file by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from companion.edition import Edition
from companion.house_rules import GROUPS
from companion.upcast import SCHEMA

WIDE = 100
"""A longer line of several values is broken, and a longer table stands by itself."""
BARE = re.compile(r"[A-Za-z0-9_-]+")
HEAD = "# An edition of Kassa. docs/editions.md says what every field means.\n"


def toml(edition: Edition) -> str:
    """Return *edition* as the text of a complete file, which reads as the same edition."""
    shape: dict[str, Any] = msgspec.to_builtins(edition)
    cells = shape.pop("cells")
    shape["options"] = by_groups(shape["options"])
    whole = {name: value for name, value in shape.items() if is_table(value)}
    plain = {name: value for name, value in shape.items() if name not in whole}
    if not cells:
        plain["cells"] = cells
    lines = [HEAD, f"schema = {SCHEMA}", *leaves(plain)]
    for name, value in whole.items():
        lines += table((name,), value)
    for number, cell in enumerate(cells):
        lines += ["", f"[[cells]]  # {number}", *leaves(cell)]
    return "\n".join(lines) + "\n"


def by_groups(options: dict[str, Any]) -> dict[str, Any]:
    """Return the house rules in the order in which they are talked about."""
    known = [rule for rules in GROUPS.values() for rule in rules if rule in options]
    return {rule: options[rule] for rule in (*known, *(o for o in options if o not in known))}


def is_table(value: Any) -> bool:
    """Return whether a field of the edition is a table with a heading of its own."""
    return isinstance(value, dict) and any(not isinstance(part, str) for part in value.values())


def table(path: tuple[str, ...], values: dict[str, Any]) -> Iterator[str]:
    """Yield a table with its heading, then the tables that stand inside it."""
    deeper = {name: value for name, value in values.items() if needs_heading(value)}
    own = {name: value for name, value in values.items() if name not in deeper}
    if own or not deeper:
        yield ""
        yield f"[{'.'.join(map(key, path))}]"
    yield from leaves(own, about=path == ("options",))
    for name, value in deeper.items():
        yield from table((*path, name), value)


def needs_heading(value: Any) -> bool:
    """Return whether a table is better not written in one line."""
    if not isinstance(value, dict) or not value:
        return False
    return any(isinstance(part, dict) for part in value.values()) or len(inline(value)) > WIDE


def leaves(values: dict[str, Any], *, about: bool = False) -> Iterator[str]:
    """Yield a line for each value; house rules are told what they are *about*."""
    heads = {rules[0]: group for group, rules in GROUPS.items() if rules} if about else {}
    for name, value in values.items():
        if name in heads:
            yield f"# {heads[name].replace('_', ' ')}"
        line = f"{key(name)} = {inline(value)}"
        if len(line) <= WIDE or not isinstance(value, list | tuple):
            yield line
        else:
            yield f"{key(name)} = ["
            yield from (f"  {inline(part)}," for part in value)
            yield "]"


def key(name: str) -> str:
    """Return a name as it stands before an equals sign or in a heading."""
    return name if BARE.fullmatch(name) else text(name)


def inline(value: Any) -> str:
    """Return a value in one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return text(value)
        case list() | tuple():
            return f"[{', '.join(map(inline, value))}]"
        case dict() if value:
            return f"{{ {', '.join(f'{key(k)} = {inline(v)}' for k, v in value.items())} }}"
    return "{}"


def text(words: str) -> str:
    """Return words in quotation marks, as TOML and JSON alike write them but for one letter."""
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007F")
