"""Insurance policies: buying them, and giving back those that last until START."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from companion.agenda import Deal, Do
from companion.assessment import Assessment
from companion.commands import Accept, Propose
from companion.cover import held, left, too_late
from companion.deferred import Basket
from companion.game import Game
from companion.insurance import BuyPolicy, MatchPolicies, PoliciesLapse
from companion.ledger import BANK, Commodity, Seat, purse
from companion.rules import by_hand
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate
from companion.turns import before_own_throw


class Article(StrEnum):
    """What a policy costs, when one is sold, and how long it lasts."""

    PRICE = "insurance.price"
    BOUGHT = "insurance.bought"
    LAPSED = "insurance.lapsed"
    MATCH = "insurance.match"
    NO_SUCH_POLICY = "insurance.no_such_policy"
    BEFORE_THROW = "insurance.before_throw"
    TOO_LATE = "insurance.too_late"
    ONLY_ONE = "insurance.only_one"
    NONE_LEFT = "insurance.none_left"
    TOO_DEAR = "insurance.too_dear"
    IMPOSSIBLE = "insurance.impossible"
    NO_CHANGE = "insurance.no_change"


def buy(draft: Draft, command: BuyPolicy) -> None:
    """Buy of the bank, in time: nobody insures against what is happening already."""
    game, seat, name = draft.game, command.seat, command.policy
    policy = game.edition.policies.get(name)
    if policy is None:
        raise Refusal(Article.NO_SUCH_POLICY, text=name)
    any_time = game.options.insurance_buy_when == "any_time"
    if not any_time and not before_own_throw(game, seat):
        raise Refusal(Article.BEFORE_THROW, seat=seat)
    if too_late(game, seat):
        raise Refusal(Article.TOO_LATE, seat=seat)
    if game.options.insurance_stack == "one" and held(game, seat):
        raise Refusal(Article.ONLY_ONE, seat=seat)
    in_the_box(game, name, 1)
    cash = game.cash(seat)
    if policy.price > cash:
        short = policy.price - cash
        raise Refusal(Article.TOO_DEAR, price=policy.price, cash=cash, short=short)
    draft.pay(purse(seat), BANK, Assessment.of(Article.PRICE, policy.price, piece=name))
    draft.hand(BANK, purse(seat), name, 1, Article.BOUGHT)


def in_the_box(game: Game, policy: Commodity, count: int) -> None:
    """Refuse more policies than the box holds."""
    rest = left(game, policy)
    if rest is not None and count > rest:
        raise Refusal(Article.NONE_LEFT, piece=policy)


def lapse(draft: Draft, do: Do, _effect: PoliciesLapse) -> None:
    """Give back what lasts until START; who comes backwards has not gone round."""
    assert do.seat is not None
    for name, count in {} if do.back else held(draft.game, do.seat).items():
        if draft.game.edition.policies[name].short:
            draft.hand(purse(do.seat), BANK, name, count, Article.LAPSED)


def only_one(game: Game, command: Propose | Accept) -> None:
    """Refuse a deal after which one has more policies than the option lets one have."""
    match command, game.item:
        case (Propose(one, other, gives, gets), _) | (Accept(), Deal(other, one, gives, gets)):
            pass
        case _:
            return
    if game.options.insurance_stack == "many":
        return
    given, got = policies(game, gives), policies(game, gets)
    for seat, more, less in ((one, got, given), (other, given, got)):
        if more and sum(held(game, seat).values()) + more - less > 1:
            raise Refusal(Article.ONLY_ONE, seat=seat)


def policies(game: Game, side: Basket) -> int:
    """Return how many policies there are in one side of a deal."""
    return sum(count for name, count in side.goods.items() if name in game.edition.policies)


def match_policies(draft: Draft, command: MatchPolicies) -> None:
    """Have a player hold as many policies of a kind as lie there."""
    by_hand.reason(command.note)
    place(draft, command.target, command.policy, command.count)


def arrange(draft: Draft, seat: Seat, dealt: Mapping[Commodity, int]) -> None:
    """Put down the policies in an evening that is taken over."""
    for name, count in dealt.items():
        if count:
            place(draft, seat, name, count)


def place(draft: Draft, seat: Seat, policy: Commodity, count: int) -> None:
    """Have a seat hold so many of a kind; refuse more than there are."""
    game = draft.game
    if seat not in game.seats or policy not in game.edition.policies or count < 0:
        raise Refusal(Article.IMPOSSIBLE)
    more = count - held(game, seat).get(policy, 0)
    if not more:
        raise Refusal(Article.NO_CHANGE)
    in_the_box(game, policy, more)
    giver, taker = (BANK, purse(seat)) if more > 0 else (purse(seat), BANK)
    draft.hand(giver, taker, policy, abs(more), Article.MATCH)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose every policy to who may buy now, and the form that corrects what one holds."""
    any_time = game.options.insurance_buy_when == "any_time"
    for seat in game.seats if game.agenda else ():
        if any_time or before_own_throw(game, seat):
            yield from (Candidate(BuyPolicy(seat, name)) for name in game.edition.policies)
    if game.agenda and game.edition.policies:
        form = MatchPolicies(game.seats[0], next(iter(game.edition.policies)), 0, "")
        yield Candidate(form, dict.fromkeys(("target", "policy", "count", "note")))


CHAPTER = Chapter(
    "insurance",
    Article,
    acts={BuyPolicy: buy, MatchPolicies: match_policies},
    effects={PoliciesLapse: lapse},
    vetoes={Propose: only_one, Accept: only_one},
    arranges={"policies": arrange},
    candidates=candidates,
)
