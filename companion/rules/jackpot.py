"""The slot machine: a stake, a throw for each column, and what the combination wins."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Do, Stake, Throw
from companion.assessment import Assessment
from companion.commands import Bet, Decline, Finish, Mortgage
from companion.deferred import Crown, Spin
from companion.effects import Jackpot
from companion.game import Game
from companion.ledger import BANK, Account, Money, Seat, purse
from companion.machine import Dice, Machine, brings_kassa
from companion.options import Options
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Range


class Article(StrEnum):
    """What one stakes, and what it brings."""

    STAKE = "jackpot.stake"
    LOST = "jackpot.lost"
    WIN = "jackpot.win"
    STAKED = "jackpot.staked"
    TIMES = "jackpot.times"
    RETURNED = "jackpot.returned"
    KASSA = "jackpot.kassa"
    CROWN = "jackpot.crown"
    SHARED = "jackpot.shared"
    NO_MACHINE = "jackpot.no_machine"
    TOO_LITTLE = "jackpot.too_little"
    TOO_MUCH = "jackpot.too_much"
    TOO_DEAR = "jackpot.too_dear"
    MANDATORY = "jackpot.mandatory"
    NO_CREDIT = "jackpot.no_credit"
    PLAY_OUT = "jackpot.play_out"


def arrive(draft: Draft, do: Do, _effect: Jackpot) -> None:
    """Offer the machine."""
    assert do.seat is not None
    draft.then(Stake(do.seat))


def most(game: Game, seat: Seat) -> Money:
    """Return the highest stake: what the seat has, within the limit if there is one."""
    limit, cash = game.options.jackpot_stake_limits[1], game.cash(seat)
    return min(limit, cash) if limit else cash


def bet(draft: Draft, command: Bet, item: Stake) -> None:
    """Put a stake the seat has into the kassa, and throw for the first column."""
    machine, cash = draft.game.edition.jackpot, draft.game.cash(item.seat)
    least, limit = draft.game.options.jackpot_stake_limits
    if machine is None:
        raise Refusal(Article.NO_MACHINE)
    if command.amount < least:
        raise Refusal(Article.TOO_LITTLE, least=least)
    if limit and command.amount > limit:
        raise Refusal(Article.TOO_MUCH, sum=limit)
    if command.amount > cash:
        short = command.amount - cash
        raise Refusal(Article.TOO_DEAR, price=command.amount, cash=cash, short=short)
    draft.pay(purse(item.seat), machine.pot, Assessment.of(Article.STAKE, command.amount))
    draft.then(Do(item.seat, Spin(command.amount)))


def decline(draft: Draft, _command: Decline, item: Stake) -> None:
    """Walk on; who must play and can has to play once."""
    options, least = draft.game.options, draft.game.options.jackpot_stake_limits[0]
    can = draft.game.edition.jackpot and draft.game.cash(item.seat) >= least
    if options.jackpot_optional == "mandatory" and can and not item.played:
        raise Refusal(Article.MANDATORY, least=least)


def spin(draft: Draft, do: Do, effect: Spin) -> None:
    """Throw until each column has its die, then pay; by the option, play again."""
    machine, options = draft.game.edition.jackpot, draft.game.options
    assert do.seat is not None
    assert machine is not None
    if len(do.dice) < len(machine.columns):
        draft.then(Throw(do.seat, do))
        return
    pay_out(draft, do.seat, machine, do.dice, effect.stake)
    can = draft.game.cash(do.seat) >= options.jackpot_stake_limits[0]
    if options.jackpot_plays_per_visit == "several" and can:
        draft.then(Stake(do.seat, played=True))


def pay_out(draft: Draft, seat: Seat, machine: Machine, dice: Dice, stake: Money) -> None:
    """Pay what the combination brings, or record that it brings nothing."""
    options, kassa = draft.game.options, draft.game.ledger.balance(machine.pot)
    symbols, place = ",".join(machine.row(dice)), machine.place(dice)
    if place is None:
        draft.pay(BANK, purse(seat), Assessment.of(Article.LOST, 0, symbols=symbols))
        return
    for payer, sum_ in prizes(machine, options, place, stake, kassa, symbols=symbols):
        draft.pay(payer, purse(seat), sum_)


def prizes(
    machine: Machine, options: Options, place: int, stake: Money, kassa: Money, symbols: str = ""
) -> Iterator[tuple[Account, Assessment]]:
    """Yield what the bank pays for a combination, then what comes out of so full a kassa."""
    win, back = machine.wins[place], 0
    if win.sum:
        yield BANK, Assessment.of(Article.WIN, win.sum, symbols=symbols)
    elif win.times:
        staked = Assessment.of(Article.STAKED, stake)
        yield BANK, staked.then(Article.TIMES, "times", win.times, symbols=symbols)
    if options.jackpot_stake_on_win == "returned":
        back = min(stake, kassa)
        yield machine.pot, Assessment.of(Article.RETURNED, back)
    if brings_kassa(place, options.jackpot_kassa_use):
        yield machine.pot, Assessment.of(Article.KASSA, kassa - back)


def waits_for_a_tap(_book: Book, game: Game, do: Do) -> bool:
    """Hold the outcome until the table has seen where the reels stopped."""
    machine = game.edition.jackpot
    thrown = machine and isinstance(do.effect, Spin) and len(do.dice) == len(machine.columns)
    return bool(thrown) and "jackpot" in game.options.tap_to_pay


def crown(draft: Draft, _do: Do, effect: Crown) -> None:
    """Share the kassa among the winners, if the option leaves it to them."""
    machine = draft.game.edition.jackpot
    if machine and draft.game.options.jackpot_kassa_use == "end_of_game_winner":
        whole, count = draft.game.ledger.balance(machine.pot), len(effect.winners)
        sum_ = Assessment.of(Article.CROWN, whole)
        if count > 1:
            sum_ = sum_.then(Article.SHARED, "set", whole // count, count=count)
        for seat in effect.winners:
            draft.pay(machine.pot, purse(seat), sum_)


def no_credit(game: Game, command: Mortgage) -> None:
    """Refuse to pledge a deed for a stake."""
    if isinstance(game.waits, Stake) and game.waits.seat == command.seat:
        raise Refusal(Article.NO_CREDIT)


def play_out(game: Game, _command: Finish) -> None:
    """Refuse to end the evening between a stake and what it brings."""
    item = game.waits.then if isinstance(game.waits, Throw) else game.waits
    if isinstance(item, Do) and isinstance(item.effect, Spin) and item.seat is not None:
        raise Refusal(Article.PLAY_OUT, seat=item.seat)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose a stake within the limits, and to walk on."""
    if isinstance(item := game.item, Stake):
        least = game.options.jackpot_stake_limits[0]
        within = Range(least, max(least, most(game, item.seat)))
        yield Candidate(Bet(item.seat, least), {"amount": within})
        yield Candidate(Decline(item.seat))


CHAPTER = Chapter(
    "jackpot",
    Article,
    answers={(Bet, Stake): bet, (Decline, Stake): decline},
    effects={Jackpot: arrive, Spin: spin, Crown: crown},
    holds=waits_for_a_tap,
    vetoes={Mortgage: no_credit, Finish: play_out},
    needs=frozenset({Throw, Do}),
    candidates=candidates,
)
