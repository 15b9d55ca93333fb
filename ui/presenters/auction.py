"""An auction: the lot, the highest call, and what each may call next."""

from __future__ import annotations

from companion.agenda import Auction
from companion.board import Deed
from companion.commands import Bid, Pass
from companion.ledger import Money, Seat
from companion.ruling import Levy
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
    leader = item.bidder if item.bidder in scene.game.seats else None
    note = say("auction.lot", name=group.name.in_(scene.language), sum=scene.money(deed.price))
    if leader is None:
        sold = KeyVM("knock", say("auction.nobody"), "gavel", say("auction.to_bank"))
        label = say("auction.no_bid")
    else:
        sold = KeyVM("knock", say("auction.sold"), "gavel", say("auction.count"), tone="primary")
        label = say("auction.leads", name=scene.player(leader).name)
    return AuctionVM(
        frame(scene),
        group.colour,
        group.icon,
        deed.name.in_(scene.language),
        note,
        label,
        None if leader is None else item.bid,
        scene.unit,
        None if leader is None else scene.player(leader),
        sold,
        tuple(bidder(scene, item, seat, leader) for seat in scene.game.seats),
    )


def bidder(scene: Scene, item: Auction, seat: Seat, leader: Seat | None) -> BidderVM:
    """Return one tile: to call, to pass, to come back, or to wait."""
    say, shown, cash = scene.say, scene.player(seat), scene.game.cash(seat)
    far = scene.game.players[seat].side == "north"
    if seat == leader:
        wait = KeyVM("", say("auction.wait"), "hourglass", enabled=False)
        return BidderVM(shown, cash, say("auction.ahead"), wide=wait, leads=True, far=far)
    if seat in item.passed:
        back = KeyVM(f"return:{shown.id}", say("auction.return"), "undo")
        return BidderVM(shown, cash, say("auction.passed"), wide=back, passed=True, far=far)
    could = scene.table.assess(Levy("means", seat)).total
    least = least_call(scene, item)
    sums = [sum_ for sum_ in next_sums(scene, item) if sum_ <= could]
    if not sums and least <= could:
        sums = [least]
    calls = tuple(
        KeyVM(f"bid:{shown.id}:{sum_}", str(sum_), note=f"+{sum_ - item.bid}") for sum_ in sums
    )
    up_to = say("auction.up_to", sum=scene.money(could))
    note = up_to if could > cash else ""
    if not calls:
        poor = scene.key("", say("auction.poor"), Bid(seat, least))
        return BidderVM(
            shown, cash, say("auction.up_to", sum=scene.money(could)), wide=poor, far=far
        )
    passing = scene.key(f"pass:{shown.id}", say("auction.pass"), Pass(seat))
    return BidderVM(shown, cash, note, calls, passing, far=far)


def next_sums(scene: Scene, item: Auction) -> tuple[Money, ...]:
    """Return three sums to call, in steps that follow the price."""
    if item.bidder is None:
        return tuple(10 * step for step in STEPS)
    unit = 10 ** max(0, len(str(item.bid)) - 2)
    least = scene.game.options.auction_min_increment
    return tuple(dict.fromkeys(item.bid + max(step * unit, least) for step in STEPS))


def least_call(scene: Scene, item: Auction) -> Money:
    """Return the lowest call that is still one."""
    return 1 if item.bidder is None else item.bid + scene.game.options.auction_min_increment
