"""The inspection: wherever it lies, arrests, the police and third doubles lead there."""

from __future__ import annotations

from msgspec.structs import replace

from companion.edition import Edition
from companion.effects import ByRule, CellIndex, Detain, Effect, Pay, Send
from companion.proof.routes import rerouted


def inspection(edition: Edition) -> CellIndex | None:
    """Return the cell that an arrest leads to, if there is one."""
    return next((word.cell for word in edition.arrest if isinstance(word, Send)), None)


def held(edition: Edition) -> tuple[Effect, ...]:
    """Return what the inspection does, as the house rule has it."""
    effects: tuple[Effect, ...] = (Detain(),)
    if "conditions" not in edition.chapters:
        return effects
    fine: tuple[Effect, ...] = (Pay(edition.options.fine),) if edition.options.fine else ()
    cases = {"detain": effects, "pay_tax_only": fine, "nothing": ()}
    return (ByRule("inspection_landing_effect", cases),)


def arrested(edition: Edition) -> tuple[Effect, ...]:
    """Return what the police does, as the house rule has it; nothing without an inspection."""
    if not edition.arrest or "conditions" not in edition.chapters:
        return edition.arrest
    cases = {"go_to_inspection": edition.arrest, "hold_at_police": (Detain(),)}
    return (ByRule("police_landing_effect", cases),)


def with_inspection(edition: Edition, index: CellIndex) -> Edition:
    """Return the edition with the inspection on this cell, wherever it was before."""
    before = inspection(edition)
    if before is not None:
        return aimed(edition, before, index)
    arrest = (Send(index), Detain())
    options = replace(edition.options, three_doubles_rule=True)
    found = replace(edition, arrest=arrest, third_double=arrest, options=options)
    return _police(found)


def without_inspection(edition: Edition) -> Edition:
    """Return the edition with nowhere to be held, so that no throw leads there."""
    options = replace(edition.options, three_doubles_rule=False)
    return _police(replace(edition, arrest=(), third_double=(), options=options))


def _police(edition: Edition) -> Edition:
    """Return the edition whose police leads to where the inspection is now."""
    cells = tuple(
        replace(cell, landing=arrested(edition)) if cell.icon == "police" else cell
        for cell in edition.cells
    )
    return replace(edition, cells=cells)


def aimed(edition: Edition, before: CellIndex, after: CellIndex) -> Edition:
    """Return the edition in which all that sends to one cell sends to another."""

    def sent(effect: Effect) -> Effect:
        return Send(after) if effect == Send(before) else effect

    return rerouted(edition, sent)
