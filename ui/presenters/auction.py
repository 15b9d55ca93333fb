"""An auction: the lot, the highest call, and what each may call next."""

from __future__ import annotations

from companion.agenda import Auction
from companion.board import Deed
from companion.commands import Bid, Pass
from companion.ledger import Money, Seat
from companion.ruling import Choice, Range, Refused
from ui.presenters.frame import frame
from ui.presenters.scene import Scene
from ui.presenters.vm import KeyVM
from ui.presenters.vm_auction import AuctionVM, BidderVM

STEPS = (1, 5, 10)


def auction(scene: Scene, item: Auction) -> AuctionVM:
    """Return the auction as it stands."""
    say, edition = scene.say, scene.game.edition
    deed: Deed = edition.deeds[item.lot.deeds[0]]
    group = edition.groups[deed.group]
    ahead = leader(scene)
    note = say("auction.lot", name=group.name.in_(scene.language), sum=scene.money(deed.price))
    if ahead is None:
        sold = KeyVM("knock", say("auction.nobody"), "gavel", say("auction.to_bank"))
        label = say("auction.no_bid")
    else:
        sold = KeyVM("knock", say("auction.sold"), "gavel", say("auction.count"), tone="primary")
        label = say("auction.leads", name=scene.player(ahead).name)
    return AuctionVM(
        frame(scene),
        group.colour,
        group.icon,
        deed.name.in_(scene.language),
        note,
        label,
        None if ahead is None else item.bid,
        scene.unit,
        None if ahead is None else scene.player(ahead),
        sold,
        tuple(bidder(scene, item, seat, ahead) for seat in scene.game.seats),
    )


def leader(scene: Scene) -> Seat | None:
    """Return who cannot step back, because nobody has called more."""
    for choice in scene.table.choices():
        if isinstance(choice.command, Pass) and isinstance(choice.ruling, Refused):
            return choice.command.seat
    return None


def bidder(scene: Scene, item: Auction, seat: Seat, ahead: Seat | None) -> BidderVM:
    """Return one tile: to call, to pass, to come back, or to wait."""
    say, shown, cash = scene.say, scene.player(seat), scene.game.cash(seat)
    far = scene.game.players[seat].side == "north"
    if seat == ahead:
        wait = KeyVM("", say("auction.wait"), "hourglass", enabled=False)
        return BidderVM(shown, cash, say("auction.ahead"), wide=wait, leads=True, far=far)
    if seat in item.passed:
        back = KeyVM(f"return:{seat}", say("auction.return"), "undo")
        return BidderVM(shown, cash, say("auction.passed"), wide=back, passed=True, far=far)
    call, bounds = least_call(scene, seat)
    up_to = say("auction.up_to", sum=scene.money(bounds.most))
    called = 0 if ahead is None else item.bid
    calls = tuple(
        KeyVM(f"bid:{seat}:{sum_}", str(sum_), note=f"+{sum_ - called}")
        for sum_ in next_sums(called, bounds)
    )
    if not calls:
        poor = scene.key("", say("auction.poor"), call.command)
        return BidderVM(shown, cash, up_to, wide=poor, far=far)
    passing = scene.key(f"pass:{seat}", say("auction.pass"), Pass(seat))
    note = up_to if bounds.most > cash else ""
    return BidderVM(shown, cash, note, calls, passing, far=far)


def least_call(scene: Scene, seat: Seat) -> tuple[Choice, Range]:
    """Return the lowest call that the rules leave a seat, and how far it may go."""
    for choice in scene.table.choices():
        bounds = choice.open.get("amount")
        if isinstance(choice.command, Bid) and choice.command.seat == seat and bounds:
            return choice, bounds
    raise LookupError(f"no bid of seat {seat!r} among the choices")


def next_sums(called: Money, bounds: Range) -> tuple[Money, ...]:
    """Return three sums to call, in steps that follow the price; if all are too much, the least."""
    unit = max(bounds.least - called, 10 ** max(0, len(str(called)) - 2) if called else 10)
    steps = (max(called + step * unit, bounds.least) for step in STEPS)
    within = tuple(dict.fromkeys(sum_ for sum_ in steps if sum_ <= bounds.most))
    return within or ((bounds.least,) if bounds.least <= bounds.most else ())
