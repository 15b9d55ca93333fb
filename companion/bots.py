"""Players made of dice: they propose commands until the arbiter grants one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random

from companion import caution, speculation
from companion.agenda import (
    Auction,
    CardDue,
    Deal,
    Debt,
    Detention,
    Do,
    Floor,
    Item,
    Offer,
    Order,
    RollDue,
    Site,
    Stake,
    Throw,
    Which,
)
from companion.bargains import answered, appraisal, lot_worth, offers, row_of
from companion.bidding import bidders, caller, dearest_opening, least, opener
from companion.board import Plot
from companion.claims import claims
from companion.commands import (
    Accept,
    Bet,
    Bid,
    Build,
    Claim,
    Command,
    Decline,
    Knock,
    Mortgage,
    NamePrice,
    Pass,
    PayUp,
    Propose,
    Redeem,
    Retire,
    Roll,
    Sell,
    SellDeed,
    UseCard,
)
from companion.errors import IllegalCommand
from companion.game import Game
from companion.ledger import DeedId, Money, Seat
from companion.readings import at_cards
from companion.ruling import Granted, Refused
from companion.table import Table

WELL_USED = 0.3
"""How often a kept card is used before a throw."""
Hearer = Callable[[Refused], object]
TALKATIVE = 0.3
"""How often a player thinks of a deal before a throw; one in a turn is enough."""
ATTENTIVE, HONEST = 0.7, 0.1
"""How often a claim is thought of before somebody does something else, and by the debtor."""


def choose(table: Table, chance: Random, refused: Hearer | None = None) -> Command:
    """Return what the player whose move it is does, with dice and cards as *chance* has them.

    What the rules refuse on the way is told to *refused*.

    :raises IllegalCommand: if the rules grant nothing: nobody could go on.
    """
    item = table.game.item
    found = proposals(table.game, item, chance) if item else ()
    for command in chain(deals(table, chance), found):
        ruling = table.judge(command)
        if isinstance(ruling, Granted):
            return command
        if refused:
            refused(ruling)
    raise IllegalCommand(f"nobody can do anything about {item!r}")


def deals(table: Table, chance: Random) -> Iterator[Command]:
    """Yield what the player before a throw might offer others, unless it has in this turn."""
    game, item = table.game, table.game.item
    if not isinstance(item, RollDue | Detention) or chance.random() > TALKATIVE:
        return
    if not has_offered(table, item.seat):
        spare = game.cash(item.seat) - reserve(game, chance)
        yield from offers(game, item.seat, spare, chance)


def has_offered(table: Table, seat: Seat) -> bool:
    """Return whether a seat has offered a deal in the present turn."""
    for moment in reversed(table.past):
        if moment.before.count("turn") < table.game.count("turn"):
            return False
        if isinstance(offer := moment.command, Propose) and offer.seat == seat:
            return True
    return False


def dice(chance: Random) -> tuple[int, int]:
    """Throw two dice."""
    return chance.randint(1, 6), chance.randint(1, 6)


def proposals(game: Game, item: Item, chance: Random) -> Iterator[Command]:
    """Yield what a bot would do about *item*, the best first."""
    yield from claimed(game, chance)
    yield from caution.insured(game, item, chance)
    match item:
        case RollDue(seat) | Detention(seat):
            yield from speculation.invested(game, chance)
            yield from business(game, seat, chance)
            yield from thrown(item, seat, chance)
        case Throw(seat, _, count):
            yield Roll(seat, tuple(chance.randint(1, 6) for _ in range(count)))
        case Offer(seat, deed):
            yield from considered(game, seat, deed, chance)
        case Auction() | Deal():
            yield from (
                answered(game, item, chance)
                if isinstance(item, Deal)
                else called(game, item, chance)
            )
        case CardDue() | Which():
            yield at_cards(game, item, chance)
        case Debt(seat):
            yield Accept(seat)
            yield from speculation.raised(game, item)
            yield from raising(game, seat, chance)
            yield Retire(seat)
        case Floor() | Order():
            yield from speculation.dealt(game, item, chance)
        case Do(seat) if seat is not None:
            yield Accept(seat)
        case Site(seat) | Stake(seat):
            won = isinstance(item, Site)
            yield from put_up(game, seat) if won else staked(game, seat, chance)


def thrown(item: Item, seat: Seat, chance: Random) -> Iterator[Command]:
    """Throw; who is held pays instead half of the time."""
    answers: tuple[Command, ...] = (Roll(seat, dice(chance)), Accept(seat))
    pays = isinstance(item, Detention) and chance.random() >= 0.5
    yield from answers[::-1] if pays else answers


def claimed(game: Game, chance: Random) -> Iterator[Command]:
    """Claim what one has a right to, unless one is not attending; pay unasked now and then."""
    for found in claims(game):
        if found.when == "now" and (mood := chance.random()) < ATTENTIVE:
            honest = mood < HONEST
            yield (PayUp if honest else Claim)(
                found.debtor if honest else found.creditor, found.paper
            )


def reserve(game: Game, chance: Random) -> Money:
    """Return the cash a cautious player keeps back: up to what a lap earns."""
    return game.options.income * chance.randint(0, 100) // 100


def business(game: Game, seat: Seat, chance: Random) -> Iterator[Command]:
    """Before the throw: build and have deeds back while there is cash to spare; use kept cards."""
    yield from speculation.sold(game, seat, chance)
    spare = game.cash(seat) - reserve(game, chance)
    owned = list(game.owned_by(seat))
    chance.shuffle(owned)
    for deed in owned:
        plot, held = game.edition.deeds[deed], game.holdings[deed]
        whole = game.owns_all(seat, plot.group)
        if held.mortgaged and spare > plot.price * (1 if whole else 2):
            yield Redeem(seat, deed)
        elif whole and isinstance(plot, Plot) and spare > plot.building:
            yield Build(seat, deed)
    if game.detained(seat) or chance.random() < WELL_USED:
        yield from (UseCard(seat, paper.id) for paper in game.kept_by(seat))


def considered(game: Game, seat: Seat, deed: DeedId, chance: Random) -> Iterator[Command]:
    """Buy what is worth its price and leaves a reserve; pledge others for what a row hangs on."""
    price, cash, value = (
        game.edition.deeds[deed].price,
        game.cash(seat),
        appraisal(game, seat, deed),
    )
    wanted = value >= 2 * price
    if wanted and cash < price:
        yield from raising(game, seat, chance)
    fair = 10 * value >= price * chance.randint(8, 12)
    if wanted or (fair and cash - price >= reserve(game, chance)):
        yield Accept(seat)
    yield Decline(seat)


def called(game: Game, item: Auction, chance: Random) -> Iterator[Command]:
    """Have someone who can pay more call up to the worth, or step back; then the hammer."""
    if (first := opener(game, item)) is not None:
        yield NamePrice(first, chance.randint(1, dearest_opening(game, item)))
    due = caller(game, item)
    waiting = [s for s in bidders(game, item) if s not in item.passed and s != item.bidder]
    able = [seat for seat in waiting if game.cash(seat) >= least(game, item)]
    if due is None and not able:
        yield Knock()
        return
    seat = chance.choice(able) if due is None else due
    value = min(lot_worth(game, seat, item), game.cash(seat))
    opening = max(value // 2, least(game, item)) if item.bidder is None else least(game, item)
    call = opening + chance.randint(0, max(0, value - opening) // 3)
    if call <= value * chance.randint(60, 110) // 100:
        yield Bid(seat, call)
    yield Pass(seat)
    yield Knock()


def put_up(game: Game, seat: Seat) -> Iterator[Command]:
    """Put what was won anywhere it can stand."""
    yield from (Build(seat, deed) for deed in game.owned_by(seat))
    yield Decline(seat)


def staked(game: Game, seat: Seat, chance: Random) -> Iterator[Command]:
    """Put up to a fifth of what can be spared on the machine, half of the time; else walk on."""
    least, limit = game.options.jackpot_stake_limits
    spare = (game.cash(seat) - reserve(game, chance)) // 5
    stake = max(least, chance.randint(0, max(0, spare)))
    if spare > 0 and chance.random() < 0.5:
        yield Bet(seat, min(stake, limit) if limit else stake)
    yield Decline(seat)
    yield Bet(seat, least)


def raising(game: Game, seat: Seat, chance: Random) -> Iterator[Command]:
    """Raise money: pledge what stands alone, last what is nearest to a whole row or built on."""

    def of_its_row(deed: DeedId) -> int:
        return sum(game.owner(other) == seat for other in row_of(game, deed))

    owned = list(game.owned_by(seat))
    chance.shuffle(owned)
    for deed in sorted(owned, key=of_its_row):
        if game.options.sell_plot_to_bank != "no" and of_its_row(deed) == 1:
            yield SellDeed(seat, deed)
        yield Mortgage(seat, deed) if not game.level(deed) else Sell(seat, deed)
