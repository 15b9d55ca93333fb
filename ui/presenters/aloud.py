"""What is read aloud of a screen: a refusal, or else its slips or ruling, for the ear."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from companion.edition import Edition
from companion.words import NBSP, Words
from ui.i18n import Catalogue
from ui.presenters.vm import SlipVM
from ui.presenters.vm_arbiter import ArbiterVM, RulingVM

SUM = re.compile(rf"(?P<sum>\d{{1,3}}(?:{NBSP}\d{{3}})+|\d+)(?:{NBSP}(?P<unit>[^\W\d]+))?")
SIGNS = {"\u2212": "minus", "×": "times", "+": "plus", "=": "equals", "%": "percent"}
PAUSES = str.maketrans({"·": ",", "→": ",", "—": ",", "«": "", "»": "", "“": "", "”": ""})
Spell = Callable[[int], str]


def aloud(say: Catalogue, words: Words, edition: Edition | None, vm: Any) -> str:
    """Return what to read, with the words for the currency of *edition*."""
    unit = edition.unit.sign.in_(words.language) if edition else ""

    def spell(sum_: int) -> str:
        return words.money_words(sum_, edition) if edition else str(sum_)

    if vm.frame.refusal:
        return for_the_ear(say, vm.frame.refusal, unit, spell)
    if isinstance(vm, ArbiterVM):
        told = [] if vm.picker else list(ruled(vm.ruling))
    else:
        slips = getattr(vm, "slips", None) or (getattr(vm, "slip", None),)
        told = [part for slip in slips if slip for part in parts(slip, spell)]
    return for_the_ear(say, ". ".join(filter(None, told)), unit, spell)


def parts(slip: SlipVM, spell: Spell) -> Iterator[str]:
    """Yield the sentences of a slip, without the rules behind its rows: they are asked for."""
    yield from (slip.title, slip.note, slip.stamp)
    for row in slip.rows:
        yield ", ".join(filter(None, (row.alarm, row.text, row.value)))
    if slip.total is not None:
        yield f"{slip.total_label}: {spell(slip.total)}"


def ruled(ruling: RulingVM) -> Iterator[str]:
    """Yield the verdict, then what it rests on."""
    yield from (ruling.note, ruling.verdict)
    for row in ruling.rows:
        yield ", ".join(filter(None, (row.text, row.value)))
        yield row.rule
    yield from ruling.marks


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
