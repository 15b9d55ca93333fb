"""The end of an evening: who won, and how it came about."""

from __future__ import annotations

from companion.ledger import Money, Seat
from companion.options import BY_INDUSTRIES
from companion.statement import Standing
from ui.presenters.frame import time_left
from ui.presenters.hands import hands
from ui.presenters.scene import Scene
from ui.presenters.start import stick_key
from ui.presenters.vm import KeyVM
from ui.presenters.vm_end import ChartVM, LineVM, StandingsVM, StandingVM
from ui.presenters.vm_start import BareVM


def standings(scene: Scene, carried: str = "") -> StandingsVM:
    """Return the certificate, the chart, everybody's property, and the stick it was carried on."""
    say, table = scene.say, scene.table
    found = table.standings
    winners = [standing for standing in found if standing.rank == 1]
    alone = winners[0] if len(winners) == 1 else None
    names = ", ".join(scene.player(winner.seat).name for winner in winners)
    verdict = names if alone else say("end.shared", name=names)
    rating = (say("end.rating"),) if scene.game.edition.rating else ()
    keys = (
        KeyVM("undo", say("undo"), "undo", say("end.of_game")),
        KeyVM("tab:ledger", say("tab.ledger"), "ledger"),
        stick_key(say, carried),
        KeyVM("new", say("end.new"), tone="primary"),
    )
    return StandingsVM(
        BareVM(scene.refusal, hands=hands(scene)),
        note(scene, alone),
        tuple(scene.player(winner.seat) for winner in winners),
        verdict,
        winners[0].worth.total,
        scene.unit,
        chart(scene),
        say("end.property"),
        (say("end.cash"), say("end.plots"), say("end.buildings"), *rating),
        tuple(row(scene, standing) for standing in found),
        keys,
    )


def note(scene: Scene, alone: Standing | None) -> str:
    """Return who is told of, by how many industries if these decide, and how long it took."""
    say, game, parts = scene.say, scene.game, []
    scale = game.edition.rating
    if alone:
        parts.append(say("end.won"))
        if scale and game.rating(alone.seat) == scale.top:
            parts.append(say("end.top"))
        whole = game.industries(alone.seat)
        if whole and game.options.win_condition in BY_INDUSTRIES:
            parts.append(say("end.industries", count=whole))
    parts.append(say("end.rounds", count=game.count("round")))
    if minutes := int(scene.table.minutes):
        parts.append(time_left(say, minutes))
    return " · ".join(parts)


def row(scene: Scene, standing: Standing) -> StandingVM:
    """Return one player's line."""
    out = say_out(scene, standing)
    return StandingVM(
        str(standing.rank),
        scene.player(standing.seat),
        standing.worth.total,
        standing.cash,
        standing.deeds,
        standing.buildings,
        out,
        standing.other,
    )


def say_out(scene: Scene, standing: Standing) -> str:
    """Return that a player left the game, and in which turn."""
    if standing.seat not in scene.game.retired:
        return ""
    return scene.say("end.out", count=standing.out)


def chart(scene: Scene) -> ChartVM:
    """Return everybody's wealth from round to round, for as long as they were in."""
    wealth = scene.table.wealth()
    lines = tuple(
        LineVM(scene.player(seat), values, first)
        for seat in range(len(scene.game.players))
        for first, values in [line(wealth, seat)]
        if values
    )
    empty = scene.say("end.no_chart") if len(wealth) < 2 else ""
    return ChartVM(lines, scene.say("end.round"), empty)


def line(wealth: tuple[dict[Seat, Money], ...], seat: Seat) -> tuple[int, tuple[Money, ...]]:
    """Return from when on there is something to tell of a player, and the wealth by rounds."""
    rounds = [n for n, round_ in enumerate(wealth) if seat in round_]
    return (rounds[0] if rounds else 0), tuple(wealth[n][seat] for n in rounds)
