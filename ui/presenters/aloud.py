"""What is read aloud of a screen: a refusal, or else its slips, in words for the ear."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from ui.i18n import Catalogue
from ui.presenters.vm import RowVM, SlipVM
from ui.presenters.vm_ledger import ReasonsVM

NBSP = "\u00a0"
SUM = re.compile(rf"(?P<sum>\d{{1,3}}(?:{NBSP}\d{{3}})+|\d+)(?:{NBSP}(?P<unit>[^\W\d]+))?")
SIGNS = {"\u2212": "minus", "×": "times", "+": "plus", "=": "equals", "%": "percent"}
PAUSES = str.maketrans({"·": ",", "→": ",", "—": ",", "«": "", "»": "", "“": "", "”": ""})
Spell = Callable[[int], str]


def aloud(say: Catalogue, vm: Any, unit: str, spell: Spell) -> str:
    """Return what to read; *spell* gives a sum with the word for its *unit*."""
    frame, slips = vm.frame, getattr(vm, "slips", None) or (getattr(vm, "slip", None),)
    if frame.refusal:
        return for_the_ear(say, frame.refusal, unit, spell)
    in_full = isinstance(vm, ReasonsVM)
    told = [part for slip in slips if slip for part in parts(slip, spell, in_full=in_full)]
    return for_the_ear(say, ". ".join(filter(None, told)), unit, spell)


def parts(slip: SlipVM, spell: Spell, *, in_full: bool) -> Iterator[str]:
    """Yield the sentences of a slip; the rules behind its rows only where they are asked for."""
    yield from (slip.title, slip.note, slip.stamp)
    for row in slip.rows:
        yield from row_parts(row, in_full=in_full)
    if slip.total is not None:
        yield f"{slip.total_label}: {spell(slip.total)}"


def row_parts(row: RowVM, *, in_full: bool) -> Iterator[str]:
    """Yield a row's own sentence, then its rule."""
    yield ", ".join(filter(None, (row.alarm, row.text, row.value)))
    if in_full:
        yield row.rule


def for_the_ear(say: Catalogue, text: str, unit: str, spell: Spell) -> str:
    """Return *text* with sums as whole numbers and signs as words."""

    def number(found: re.Match[str]) -> str:
        digits = int(found["sum"].replace(NBSP, ""))
        if found["unit"] == unit:
            return spell(digits)
        return f"{digits} {found['unit'] or ''}".rstrip()

    text = SUM.sub(number, text).translate(PAUSES)
    for sign, name in SIGNS.items():
        text = text.replace(sign, f" {say(f'aloud.{name}')} ")
    text = re.sub(r"(?<=\d)\u00a0(?=\d{3})", "", text)
    return re.sub(r"\s+([.,:;])", r"\1", " ".join(text.split())).replace("..", ".")
