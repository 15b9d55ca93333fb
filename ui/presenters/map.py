"""Screen 8: the board, and what becomes of whoever stops on a cell of it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.agenda import Do, Offer
from companion.assessment import Assessment
from companion.cover import covering
from companion.deferred import Charge, Owe
from companion.effects import CellIndex
from companion.inquiry import Visitation
from companion.ledger import DeedId, purse
from ui.presenters.board import Lie, board, facts
from ui.presenters.frame import frame
from ui.presenters.heads import icon, industry
from ui.presenters.policies import look
from ui.presenters.scene import Scene
from ui.presenters.slips import capital, workings
from ui.presenters.vm import KeyVM
from ui.presenters.vm_map import HereVM, MapVM, PayerVM
from ui.presenters.vm_table import AcceptVM


def map_(scene: Scene, chosen: CellIndex, lie: Lie, thrown: AcceptVM | None) -> MapVM:
    """Return the board, and what the chosen cell does to each player."""
    say = scene.say
    visits = visits_to(scene, chosen)
    first = next(explained(scene, visits), None)
    plot = scene.game.edition.printed[chosen] is not None
    listed = visits if plot or any(visit.change(scene.game) for visit in visits) else ()
    why = KeyVM("why", say("why"), "why", enabled=first is not None, refusal=say("map.no_reason"))
    return MapVM(
        frame(scene),
        board(scene, chosen, lie),
        facts(scene),
        here(scene, chosen),
        *told(scene, chosen, visits),
        tuple(payer(scene, chosen, visit) for visit in listed),
        KeyVM("step:-1", "", "left"),
        KeyVM("step:1", "", "right"),
        why,
        KeyVM("corner", "", "start"),
        KeyVM("way", "", lie.arrow),
        thrown,
    )


def visits_to(scene: Scene, cell: CellIndex) -> tuple[Visitation, ...]:
    """Return what a landing would cost each player; nothing once the game is over."""
    if scene.game.over:
        return ()
    return tuple(scene.table.landing(seat, cell) for seat in scene.game.seats)


def explained(scene: Scene, visits: tuple[Visitation, ...]) -> Iterator[Visitation]:
    """Yield the visits that have any sums, first of those who would pay."""
    yield from sorted(filter(sums, visits), key=lambda visit: visit.change(scene.game) >= 0)


def sums(visit: Visitation) -> tuple[Assessment, ...]:
    """Return the very sums of a landing; of a plot that earns nothing here, why it does not."""
    spared = () if visit.spared is None else (visit.spared,)
    return tuple(charge.sum for charge in visit.charges) or spared


def here(scene: Scene, cell: CellIndex) -> HereVM:
    """Return what the cell is called, and whose it is."""
    game, say = scene.game, scene.say
    title, deed = scene.words.cell(cell, game), game.edition.printed[cell]
    note = say("cell", count=cell)
    if deed is not None:
        price_ = scene.money(game.edition.deeds[deed].price)
        held = game.holdings.get(deed)
        name = scene.player(held.owner).name if held else ""
        if held is None:
            note = say("map.for_sale", sum=price_)
        elif held.mortgaged:
            note = say("map.pledged", name=name)
        else:
            note = say("map.owner", name=name, sum=price_)
    return HereVM(title, note, icon(scene, cell), industry(scene, cell))


def told(
    scene: Scene, cell: CellIndex, visits: tuple[Visitation, ...]
) -> tuple[str, str, tuple[tuple[str, str], ...]]:
    """Return the heading over the players and its arithmetic, or what the cell does, in words."""
    game, say = scene.game, scene.say
    deed = game.edition.printed[cell]
    if deed is None:
        return "", "", effects(scene, cell)
    if any(isinstance(visit.asked, Offer) for visit in visits):
        return say("map.buys"), "", ()
    rents = [found for visit in visits for found in sums(visit)]
    due = next((rent for rent in rents if rent.total), None)
    if due is None:
        why = scene.words.line(rents[0].lines[-1], game)[0] if rents else ""
        return why, "", ()
    first, steps = scene.words.number(due.lines[0].value), workings(due)
    return say("map.pays"), f"{steps or first} ({state(scene, deed)})", ()


def state(scene: Scene, deed: DeedId) -> str:
    """Return what the rent of a plot goes by: what stands on it, or how much else is owned."""
    game = scene.game
    group = game.edition.deeds[deed].group
    row, owner = game.edition.rows[group], game.owner(deed)
    if level := game.level(deed):
        return scene.words.level(level, game.edition)
    count = sum(1 for other in row if game.owner(other) == owner)
    if owner is not None and game.free(owner, group) == len(row):
        return scene.say("map.whole")
    if count == len(row):
        return scene.say("map.pledge")
    return scene.say("sheet.part", count=count, most=len(row))


def effects(scene: Scene, cell: CellIndex) -> tuple[tuple[str, str], ...]:
    """Return what a cell that is no plot does to who stops on it, and to who passes it."""
    say, words, game = scene.say, scene.words, scene.game
    printed = game.edition.cells[cell]
    landing = capital(words.effects(printed.landing, game))
    if not printed.passing:
        return ((say("map.landing"), landing),)
    passing = capital(words.effects(printed.passing, game))
    if passing == landing:
        return ((say("map.either"), landing),)
    return (say("map.landing"), landing), (say("map.passing"), passing)


def payer(scene: Scene, cell: CellIndex, visit: Visitation) -> PayerVM:
    """Return what the landing would do to one player's purse."""
    say, seat, game = scene.say, visit.seat, scene.game
    player, deed = scene.player(seat), game.edition.printed[cell]
    if deed is not None and game.owner(deed) == seat:
        return PayerVM(player, say("map.own"))
    name = f"payer:{seat}" if sums(visit) else ""
    moved = visit.change(game)
    if not moved:
        return PayerVM(player, say("map.free"), name=name)
    left = game.cash(seat) + moved
    sum_ = scene.words.number(abs(moved))
    note = say("map.left", sum=scene.words.number(left))
    if moved > 0:
        note = say("map.becomes", sum=scene.words.number(left))
        return PayerVM(player, note, f"+{sum_}", "gain", name=name)
    shield = help_of(scene, visit) if deed else None
    if left < 0:
        note = say("map.short", sum=scene.words.number(visit.short or -left))
    return PayerVM(player, note, sum_, "short" if left < 0 else "", shield, name)


def help_of(scene: Scene, visit: Visitation) -> tuple[str, str] | None:
    """Return the best policy that the player could show against the rent."""
    own = purse(visit.seat)
    due = tuple(Charge(c.payee, c.sum) for c in visit.charges if c.payer == own)
    helpful = covering(scene.game, Do(visit.seat, Owe("rent", due)))
    return look(scene, helpful[-1]) if helpful else None
