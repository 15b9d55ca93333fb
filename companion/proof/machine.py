"""The page of the slot machine: its symbols, its columns from below, what they win."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from companion.effects import Jackpot, flat
from companion.machine import ANY, FACES, Machine, Win, brings_kassa
from companion.proof.sheet import NEW, Field, Proof, amended, renamed

PLACE = re.compile(r"(symbols|columns|wins)(?:\.([^.\[\]]+)|\[([^\]]+)\])(?:\.(\w+))?")
TALL, WIDE = len(FACES), 3
"""As many symbols as a die has faces, and as many columns."""


def has_machine(proof: Proof) -> bool:
    """Return whether some cell lets one play the machine."""
    said = (effect for cell in proof.edition.cells for effect in cell.landing)
    return any(isinstance(effect, Jackpot) for effect in flat(said))


def fields_of_machine(proof: Proof) -> tuple[Field, ...]:
    """Return what is to be entered of the machine."""
    machine = proof.edition.jackpot
    if machine is None:
        return ()
    return (*_symbols(machine), *_columns(machine), *_wins(machine))


def _symbols(machine: Machine) -> Iterator[Field]:
    check = "symbols" in machine.unverified
    for n, (symbol, name) in enumerate(machine.symbols.items(), 1):
        yield Field(f"jackpot.symbols.{symbol}", "symbol", "text", name, n, check=check)
    yield Field(f"jackpot.symbols.{NEW}", "new_symbol", "text", "")


def _columns(machine: Machine) -> Iterator[Field]:
    check, symbols = "columns" in machine.unverified, tuple(machine.symbols)
    for n, column in enumerate(machine.columns):
        yield Field(
            f"jackpot.columns[{n}]", "column", "symbols", column, n + 1, symbols, check=check
        )


def _wins(machine: Machine) -> Iterator[Field]:
    check, symbols = "wins" in machine.unverified, (ANY, *machine.symbols)
    for n, win in enumerate(machine.wins):
        place = f"jackpot.wins[{n}]"
        yield Field(f"{place}.symbols", "win", "symbols", win.symbols, n + 1, symbols, check=check)
        yield Field(f"{place}.sum", "win_sum", "number", win.sum, n + 1, check=check)
        yield Field(f"{place}.times", "win_times", "number", win.times, n + 1, check=check)
    new = f"jackpot.wins[{NEW}].symbols"
    yield Field(new, "new_win", "symbols", (), len(machine.wins) + 1, symbols)


def row_of(field: Field) -> tuple[int, int]:
    """Return of how few and of how many symbols a column or a winning combination is."""
    return (1, TALL) if field.what == "column" else (WIDE, WIDE)


def enter_machine(proof: Proof, place: str, value: str, language: str) -> Proof:
    """Return the proof with one field of the machine entered; rows of symbols have commas."""
    machine, found = proof.edition.jackpot, PLACE.fullmatch(place)
    assert machine is not None
    assert found is not None
    part, symbol, number, field = found.groups()
    if part == "symbols":
        return amended(proof, jackpot=_with_symbol(machine, symbol, value, language))
    if part == "columns":
        columns = list(machine.columns)
        columns[int(number)] = tuple(value.split(","))
        one, two, three = columns
        return amended(proof, jackpot=replace(machine, columns=(one, two, three)))
    wins = list(machine.wins)
    at = len(wins) if number == NEW else int(number)
    win = wins[at] if at < len(wins) else Win((ANY, ANY, ANY))
    wins[at:] = [_with(win, field, value), *wins[at + 1 :]]
    return amended(proof, jackpot=replace(machine, wins=tuple(wins)))


def _with_symbol(machine: Machine, symbol: str, value: str, language: str) -> Machine:
    """Return the machine with a symbol under another name, or with one more."""
    if symbol == NEW:
        symbol = next(n for k in range(1, 99) if (n := f"symbol_{k}") not in machine.symbols)
    name = renamed(machine.symbols.get(symbol), value, language)
    return replace(machine, symbols={**machine.symbols, symbol: name})


def _with(win: Win, field: str, value: str) -> Win:
    """Return a combination with other symbols, or with what it wins: a sum or a multiple."""
    match field:
        case "sum":
            return Win(win.symbols, sum=int(value))
        case "times":
            return Win(win.symbols, times=int(value))
    one, two, three = value.split(",")
    return replace(win, symbols=(one, two, three))


def used(machine: Machine) -> frozenset[str]:
    """Return the symbols that stand in a column, or in a winning combination."""
    rows = (*machine.columns, *(win.symbols for win in machine.wins))
    return frozenset(symbol for row in rows for symbol in row) - {ANY}


def without_part(proof: Proof, place: str) -> Proof:
    """Return the proof without one of the winning combinations, or a symbol that is not used."""
    machine, found = proof.edition.jackpot, PLACE.match(place)
    assert machine is not None
    assert found is not None
    _, symbol, number, _ = found.groups()
    if symbol:
        symbols = {name: told for name, told in machine.symbols.items() if name != symbol}
        return amended(proof, jackpot=replace(machine, symbols=symbols))
    wins = tuple(win for n, win in enumerate(machine.wins) if n != int(number))
    return amended(proof, jackpot=replace(machine, wins=wins))


def with_win_earlier(proof: Proof, number: int) -> Proof:
    """Return the proof with a winning combination before the one that came before it."""
    machine = proof.edition.jackpot
    assert machine is not None
    wins = list(machine.wins)
    wins[number - 1 : number + 1] = wins[number], wins[number - 1]
    return amended(proof, jackpot=replace(machine, wins=tuple(wins)))


def idle(proof: Proof) -> Iterator[tuple[int, str]]:
    """Yield the combinations that never count, or win nothing, and which of the two it is."""
    machine, use = proof.edition.jackpot, proof.edition.options.jackpot_kassa_use
    if machine is None:
        return
    counted = set(machine.places.values())
    for n, win in enumerate(machine.wins):
        if n not in counted:
            yield n, "win_never"
        elif not win.pays(1) and not brings_kassa(n, use):
            yield n, "win_nothing"
