"""An auction: the lot, the highest call, and what each may call next."""

from __future__ import annotations

from msgspec.structs import replace

from companion.agenda import Auction
from companion.bidding import bidders, caller, dearest_opening, leader, least, opener
from companion.commands import Bid, Knock, NamePrice, Pass
from companion.ledger import Money, Seat, seat_of
from companion.ruling import Choice, Range
from ui.presenters.frame import frame
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm import KeyVM
from ui.presenters.vm_auction import AuctionVM, BidderVM

STEPS = (1, 5, 10)
OPENINGS = (10, 50, 100)
"""The opening prices that are offered, in percent of the printed price."""
PIECES = ("house", "factory")
"""The pictures of the first and the last building of the ladder."""


def auction(scene: Scene, item: Auction) -> AuctionVM:
    """Return the auction as it stands."""
    game = scene.game
    ahead = leader(game, item)
    return AuctionVM(
        frame(scene),
        *lot(scene, item),
        price_label(scene, item, ahead),
        None if ahead is None else item.bid,
        scene.unit,
        None if ahead is None else scene.player(ahead),
        hammer(scene, item, ahead),
        tuple(bidder(scene, item, seat, ahead) for seat in bidders(game, item)),
    )


def lot(scene: Scene, item: Auction) -> tuple[str, str, str, str]:
    """Return colour, picture, name and note of what is under the hammer."""
    say, edition = scene.say, scene.game.edition
    if not item.lot.deeds:
        piece = next(iter(item.lot.goods))
        left = say("auction.box", count=scene.game.in_the_box(piece), most=len(item.among))
        picture = PIECES[piece == edition.ladder.steps[-1]]
        return "central", picture, capital(scene.words.piece(piece, edition)), left
    deed = edition.deeds[item.lot.deeds[0]]
    group = edition.groups[deed.group]
    owner, name = seat_of(item.seller), group.name.in_(scene.language)
    if owner is not None:
        name = say("auction.of", name=name, owner=scene.player(owner).name)
    note = say("auction.lot", name=name, sum=scene.money(deed.price))
    return group.colour, group.icon, deed.name.in_(scene.language), note


def price_label(scene: Scene, item: Auction, ahead: Seat | None) -> str:
    """Return what stands over the price: who called it, or how it will begin."""
    say, game = scene.say, scene.game
    if ahead is not None:
        return say("auction.leads", name=scene.player(ahead).name)
    if opener(game, item) is not None:
        return say("auction.opens")
    lowest = least(game, item)
    return say("auction.from", sum=scene.money(lowest)) if lowest > 1 else say("auction.no_bid")


def hammer(scene: Scene, item: Auction, ahead: Seat | None) -> KeyVM:
    """Return the key that closes the auction; grey while somebody is still to speak."""
    say, game = scene.say, scene.game
    label, note, tone = say("auction.sold"), say("auction.count"), "primary"
    if ahead is None:
        kept = stays_with(scene, item)
        label, note, tone = say("auction.nobody"), kept, "plain"
    if opener(game, item) is not None or caller(game, item) is not None:
        note = say("auction.waits")
    return scene.key("knock", label, Knock(), icon="gavel", note=note, tone=tone)


def stays_with(scene: Scene, item: Auction) -> str:
    """Return where a lot stays that nobody wants."""
    if not item.lot.deeds:
        return scene.say("auction.to_box")
    owner = scene.game.owner(item.lot.deeds[0])
    if owner is None:
        return scene.say("auction.to_bank")
    return scene.say("auction.to_owner", name=scene.player(owner).name)


def bidder(scene: Scene, item: Auction, seat: Seat, ahead: Seat | None) -> BidderVM:
    """Return one tile: to call, to pass, to come back, or to wait."""
    say, game = scene.say, scene.game
    far = seat in scene.far
    tile = BidderVM(scene.player(seat), game.cash(seat), "", far=far)
    if seat == ahead:
        wait = KeyVM("", say("auction.wait"), "hourglass", enabled=False)
        return replace(tile, note=say("auction.ahead"), wide=wait, leads=True)
    if seat in item.passed:
        back = KeyVM(f"return:{seat}", say("auction.return"), "undo")
        if game.options.auction_order == "seat_order":
            back = scene.key("", say("auction.out"), Pass(seat))
        return replace(tile, note=say("auction.passed"), wide=back, passed=True)
    if (first := opener(game, item)) is not None or caller(game, item) not in {None, seat}:
        if seat == first:
            prices = openings(scene, item, seat)
            return replace(tile, note=say("auction.your_price"), steps=prices, speaks=True)
        return replace(tile, wide=scene.key("", say("auction.wait"), Pass(seat), icon="hourglass"))
    return calling(scene, item, tile, ahead)


def openings(scene: Scene, item: Auction, seat: Seat) -> tuple[KeyVM, ...]:
    """Return the prices to begin from."""
    printed = dearest_opening(scene.game, item)
    sums = {percent: max(1, printed * percent // 100) for percent in OPENINGS}
    return tuple(
        scene.key(f"name:{seat}:{sum_}", str(sum_), NamePrice(seat, sum_), note=f"{percent} %")
        for percent, sum_ in sums.items()
    )


def calling(scene: Scene, item: Auction, tile: BidderVM, ahead: Seat | None) -> BidderVM:
    """Return the tile of one who may call or pass."""
    say, seat = scene.say, tile.player.id
    call, bounds = least_call(scene, seat)
    up_to = say("auction.up_to", sum=scene.money(bounds.most))
    called = 0 if ahead is None else item.bid
    calls = tuple(
        KeyVM(f"bid:{seat}:{sum_}", str(sum_), note=f"+{sum_ - called}")
        for sum_ in next_sums(called, bounds)
    )
    passing = scene.key(f"pass:{seat}", say("auction.pass"), Pass(seat))
    if not calls and caller(scene.game, item) is None:
        return replace(tile, note=up_to, wide=scene.key("", say("auction.poor"), call.command))
    note = up_to if bounds.most > tile.balance or not calls else ""
    if speaks := caller(scene.game, item) == seat:
        note = note or say("auction.your_word")
    return replace(tile, note=note, steps=calls, passing=passing, speaks=speaks)


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
