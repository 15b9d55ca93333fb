"""A free plot: its deed as a slip, who holds the industry, to buy it or not."""

from __future__ import annotations

from companion.agenda import Offer
from companion.board import Chain, Deed
from companion.commands import Accept, Decline
from companion.ledger import Commodity, Seat
from companion.rents import printed
from companion.ruling import Granted
from ui.presenters.frame import frame
from ui.presenters.heads import head
from ui.presenters.scene import Scene
from ui.presenters.slips import capital, deed_slip
from ui.presenters.vm import KeyVM, RowVM
from ui.presenters.vm_table import HolderVM, PlotVM


def plot(scene: Scene, item: Offer) -> PlotVM:
    """Return the offer of a free deed."""
    say, seat, deed = scene.say, item.seat, scene.game.edition.deeds[item.deed]
    slip = deed_slip(scene, item.deed, rent_rows(scene, deed), say("price"), deed.price)
    buy, short = purchase(scene, seat)
    auction = scene.game.options.refusal_auction
    keys = [
        scene.key(
            "decline",
            say("auction") if auction else say("leave"),
            Decline(seat),
            icon="gavel",
            note=say("auction.anyone") if auction else "",
        )
    ]
    if short:
        keys.insert(0, scene.sheet(seat, say("pledge")))
    held, row = holders(scene, item)
    title = say("holders", name=row, count=len(held))
    return PlotVM(frame(scene), head(scene, seat), slip, title, held, tuple(keys), buy)


def purchase(scene: Scene, seat: Seat) -> tuple[KeyVM, bool]:
    """Return the key that buys, and whether it is money that is missing."""
    say, ruling = scene.say, scene.table.judge(Accept(seat))
    if isinstance(ruling, Granted):
        left = say("left", sum=scene.money(ruling.game.cash(seat)))
        return KeyVM("accept", say("buy"), note=left, tone="primary"), False
    short = ruling.ground.facts.get("short")
    label = say("short", sum=scene.money(short)) if isinstance(short, int) else say("buy")
    return scene.key("accept", label, Accept(seat)), short is not None


def holders(scene: Scene, item: Offer) -> tuple[tuple[HolderVM, ...], str]:
    """Return who has the plots of the industry, and what it is called."""
    edition = scene.game.edition
    group = edition.deeds[item.deed].group
    owners = {deed: scene.game.owner(deed) for deed in edition.rows[group]}
    held = tuple(
        HolderVM(
            edition.deeds[deed].name.in_(scene.language),
            None if owner is None else scene.player(owner),
            deed == item.deed,
        )
        for deed, owner in owners.items()
    )
    return held, edition.groups[group].name.in_(scene.language)


def rent_rows(scene: Scene, deed: Deed) -> tuple[RowVM, ...]:
    """Return what the card and the tables say: the rents, and what a building costs."""
    if isinstance(deed, Chain):
        return chain_rows(scene, deed)
    say, steps = scene.say, scene.game.edition.ladder.steps
    factor, rents = printed(scene.game, deed)

    def called(piece: Commodity) -> str:
        return capital(scene.words.piece(piece, scene.game.edition))

    rows = [
        RowVM(say("deed.rent"), str(rents[0])),
        RowVM(say("deed.industry"), f"×\u00a0{factor}"),
    ]
    first = [rents[level] for level, piece in enumerate(steps, 1) if piece == steps[0]]
    if first:
        counts = ", ".join(str(n) for n in range(1, len(first) + 1))
        text = say("deed.with", name=called(steps[0]), text=counts)
        rows.append(RowVM(text, " · ".join(map(str, first))))
    if steps and steps[-1] != steps[0]:
        rows.append(RowVM(called(steps[-1]), str(rents[len(steps)])))
    if steps:
        rows.append(RowVM(say("deed.building"), str(deed.building)))
    return tuple(rows)


def chain_rows(scene: Scene, deed: Chain) -> tuple[RowVM, ...]:
    """Return the rents by how many of the industry one owns."""
    return tuple(
        RowVM(scene.say("deed.owned", count=count), str(rent))
        for count, rent in enumerate(deed.rents, 1)
    )
