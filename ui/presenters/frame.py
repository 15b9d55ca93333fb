"""What surrounds every stage: the seats, the bar, and what the last entry changed."""

from __future__ import annotations

from companion.agenda import Auction, Do
from companion.bidding import caller, opener
from companion.events import Posted
from companion.game import Game
from companion.ledger import MONEY, Seat, purse, seat_of
from companion.shares import held
from companion.statement import charges
from ui.change import News
from ui.i18n import Catalogue
from ui.presenters.hands import hands
from ui.presenters.policies import shields
from ui.presenters.scene import Scene
from ui.presenters.vm import BannerVM, BarVM, FlightVM, FrameVM, KeyVM, SeatVM, TabVM
from ui.tokens import COLOURS, INDUSTRIES

TABS = (
    ("table", "table"),
    ("map", "map"),
    ("bank", "bank"),
    ("arbiter", "scales"),
    ("ledger", "ledger"),
    ("more", "more"),
)


def frame(scene: Scene) -> FrameVM:
    """Return seats and bar as they are now."""
    entry = scene.table.past[-1].entry.seq
    told = scene.refusal, banner(scene), entry, hands(scene)
    return FrameVM(seats(scene), bar(scene), flights(scene), *told)


def banner(scene: Scene) -> BannerVM | None:
    """Return what the disk objects, or else that time is up and how the evening ends."""
    say = scene.say
    if scene.trouble:
        again = KeyVM("disk:retry", say("again"))
        return BannerVM("warn", say("disk.refused"), scene.trouble, again)
    if not scene.called:
        return None
    text = say(f"clock.up.{scene.game.options.timed_end_moment}")
    return BannerVM("hourglass", say("clock.up"), text, KeyVM("clock:read", say("understood")))


def seats(scene: Scene) -> tuple[SeatVM, ...]:
    """Return the seats still in the game, with what just changed in them."""
    game, active = scene.game, awaited(scene.game)
    shown = []
    for seat in game.seats:
        delta = news = None
        if scene.fresh and seat < len(scene.fresh.before.players):
            before = scene.fresh.before
            delta = game.cash(seat) - before.cash(seat)
            news = reason(scene, scene.fresh, seat) if delta else ""
            if game.rating(seat) != before.rating(seat):
                news = scene.say("seat.rating", count=game.rating(seat))
        shown.append(
            SeatVM(
                scene.player(seat),
                game.cash(seat),
                ribbon(game, seat),
                seat == active,
                delta or 0,
                news or "",
                game.rating(seat) if game.edition.rating else None,
                held(game, seat),
                shields(scene, seat),
            )
        )
    return tuple(shown)


def awaited(game: Game) -> Seat | None:
    """Return who has to do something now."""
    if game.item is None:
        return None
    if isinstance(game.item, Auction):
        speaks = opener(game, game.item), caller(game, game.item)
        return next((s for s in speaks if s is not None), game.count("thrower"))
    if isinstance(game.item, Do) or game.item.seat is not None:
        return game.item.seat
    return game.count("thrower")


def reason(scene: Scene, news: News, seat: Seat) -> str:
    """Return in a word why the purse of *seat* changed."""
    if news.back:
        return scene.say("seat.undone")
    account = purse(seat)
    for charged in reversed(charges(news.events)):
        if charged.sum.total and account in {charged.payer, charged.payee}:
            return scene.words.short(charged.sum.lines[0].article)
    return ""


def ribbon(game: Game, seat: Seat) -> tuple[str, ...]:
    """Return the deeds of a seat: a row for each industry's colour, a letter for each plot."""
    rows = {group.colour: game.edition.rows[name] for name, group in game.edition.groups.items()}
    shown = COLOURS if any(colour not in INDUSTRIES for colour in rows) else INDUSTRIES
    return tuple("".join(pip(game, seat, deed) for deed in rows.get(c, ())) for c in shown)


def pip(game: Game, seat: Seat, deed: str) -> str:
    """Return how a deed looks in a ribbon: not the seat's, owned, mortgaged."""
    held = game.holdings.get(deed)
    if held is None or held.owner != seat:
        return "."
    return "m" if held.mortgaged else "o"


def flights(scene: Scene) -> tuple[FlightVM, ...]:
    """Return the coins that fly from purse to purse for the entry just made, or back again."""
    if scene.fresh is None:
        return ()
    found = []
    for fact in scene.fresh.events:
        if isinstance(fact, Posted) and fact.transfer.commodity == MONEY:
            payer, payee = seat_of(fact.transfer.payer), seat_of(fact.transfer.payee)
            if payer in scene.game.seats and payee in scene.game.seats:
                assert payer is not None
                assert payee is not None
                back = scene.fresh.back
                found.append(FlightVM(payee, payer) if back else FlightVM(payer, payee))
    return tuple(found)


def time_left(say: Catalogue, minutes: int) -> str:
    """Return how much time is left, in hours where there are any."""
    if not minutes:
        return say("clock.none")
    if minutes < 60:
        return say("clock.minutes", count=minutes)
    hours, rest = divmod(minutes, 60)
    return say("clock.hours", hours=hours, count=rest) if rest else say("clock.whole", hours=hours)


def bar(scene: Scene) -> BarVM:
    """Return the tabs, and undo with what it would undo; sitting down is not undone here."""
    say, past = scene.say, scene.table.past
    fixed = say("rotate.fixed") if scene.fixed else ""
    tabs = tuple(
        TabVM(name, icon, say(f"tab.{name}"), dot=name == "table" and scene.place != "table")
        for name, icon in TABS
    )
    if scene.left is not None:
        tabs = (*tabs, TabVM("in_force", "hourglass", time_left(say, scene.left)))
    if len(past) < 2:
        note = say("undo.nothing")
        return BarVM(tabs, scene.place, say("undo"), note, fixed=fixed, can_undo=False)
    last = past[-1]
    note = scene.words.command(last.command, last.before)
    return BarVM(tabs, scene.place, say("undo"), note, fixed=fixed)
