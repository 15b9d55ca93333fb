"""What the table agrees on: other house rules from now on, a sum the rules do not give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from msgspec.structs import replace

from companion.agenda import CardDue, Debt, Do
from companion.assessment import Assessment
from companion.decisions import Amend, Overrule
from companion.deferred import Charge, Owe
from companion.edition import amend
from companion.errors import EditionError
from companion.events import Agreed, Counted
from companion.game import Game
from companion.ledger import BANK, Account, purse, seat_of
from companion.options import Options, differing
from companion.rules import by_hand
from companion.rules.book import Book, Chapter
from companion.rules.draft import Article as TableArticle
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate

AT_THE_OPENING = frozenset({"opening_cash", "opening_pots", "order_of_play"})
"""What has had its only say once the game is under way, unless others may join."""


class Article(StrEnum):
    """What the table may decide, and what would contradict what lies on it."""

    DECIDED = "decisions.decided"
    PIECES = "decisions.pieces"
    NO_SUCH_RULE = "decisions.no_such_rule"
    PLAYED_ALREADY = "decisions.played_already"
    AT_THE_OPENING = "decisions.at_the_opening"
    LAPS_UNCOUNTED = "decisions.laps_uncounted"
    CARD_DUE = "decisions.card_due"
    BEYOND_THE_BOX = "decisions.beyond_the_box"
    WON_ALREADY = "decisions.won_already"
    SAME_SUM = "decisions.same_sum"


def change(draft: Draft, command: Amend) -> None:
    """Play by other house rules from now on."""
    agree(draft, command.options)


def agree(draft: Draft, changes: Mapping[str, Any]) -> None:
    """Let house rules change, and what hangs on them follow; refuse what cannot be any more."""
    before = draft.game.options
    try:
        after = amend(draft.game.edition, dict(changes), before)
    except EditionError as error:
        raise Refusal(Article.NO_SUCH_RULE, text=str(error)) from error
    rules = differing(before, after)
    if not rules:
        raise Refusal(Article.PLAYED_ALREADY)
    open_to_change(draft.game, after, rules)
    draft.add(Agreed(after))
    if "enterprise_replaces_branches" in rules:
        set_up_anew(draft)
    if "building_supply" in rules:
        within_the_box(draft.game)
    if "time_limit" in rules and draft.game.count("time_up"):
        draft.add(Counted("time_up", 0))
    for seat in draft.book.won(draft.game):
        raise Refusal(Article.WON_ALREADY, seat=seat)


def open_to_change(game: Game, after: Options, rules: tuple[str, ...]) -> None:
    """Refuse what had to be settled earlier, or would decide what has been."""
    for rule in rules:
        if rule in AT_THE_OPENING and not (rule == "opening_cash" and after.late_join != "no"):
            raise Refusal(Article.AT_THE_OPENING, rule=rule)
    if "first_lap_purchase" in rules and after.first_lap_purchase == "after_first_lap":
        raise Refusal(Article.LAPS_UNCOUNTED)
    for item in game.agenda:
        if isinstance(item, CardDue):
            put = item.deck in after.decks_on_screen
            if put and item.deck not in game.options.decks_on_screen:
                raise Refusal(Article.CARD_DUE, deck=item.deck)


def set_up_anew(draft: Draft) -> None:
    """Have every enterprise stand with or without its branches, as it does from now on."""
    for deed in draft.game.holdings:
        if level := draft.game.level(deed):
            draft.build_to(deed, level, Article.PIECES)


def within_the_box(game: Game) -> None:
    """Refuse to play by what the box holds while more than that stands on the board."""
    if game.options.building_supply == "box_limit":
        for piece in game.edition.ladder.stock:
            if game.to_be_had(piece) < 0:
                raise Refusal(Article.BEYOND_THE_BOX, piece=piece)


def overrule(draft: Draft, command: Overrule) -> None:
    """Set the sum that waits to be paid, or have one paid by decision; perhaps as a rule."""
    reason = by_hand.reason(command.reason)
    if command.amount < 0:
        raise Refusal(TableArticle.NO_SUM)
    if command.options:
        agree(draft, command.options)
    waiting = () if command.besides else reversed(draft.game.agenda)
    for above, item in enumerate(waiting):
        match item:
            case Do(int() as seat, Owe() as owe) | Debt(seat, owe) if purse(seat) == command.payer:
                if (decided := set_by(command, draft.game, owe)) is not None:
                    draft.exchange(Do(seat, decided), above)
                    return
    sum_ = Assessment.of(Article.DECIDED, command.amount, text=reason)
    pay_by(draft, command.payer, command.payee, sum_)


def set_by(command: Overrule, game: Game, owe: Owe) -> Owe | None:
    """Return the debt with the sum for one payee decided, if it is owed anything."""
    for place, charge in enumerate(owe.charges):
        if game.heir(charge.payee) == command.payee:
            if charge.sum.total == command.amount and not command.options:
                raise Refusal(Article.SAME_SUM)
            text = command.reason.strip()
            sum_ = charge.sum.then(Article.DECIDED, "set", command.amount, text=text)
            before, after = owe.charges[:place], owe.charges[place + 1 :]
            return replace(owe, charges=(*before, replace(charge, sum=sum_), *after))
    return None


def pay_by(draft: Draft, payer: Account, payee: Account, sum_: Assessment) -> None:
    """Have a sum paid by decision; a player without the money is in debt."""
    if (seat := seat_of(payer)) is None:
        by_hand.pay(draft, payer, payee, sum_)
    else:
        by_hand.check(draft.game, payer, payee, sum_.total)
        draft.owe(seat, "decision", Charge(payee, sum_))


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose the two forms."""
    if game.agenda:
        yield Candidate(Amend({}), {"options": None, "note": None})
        form = dict.fromkeys(("payer", "payee", "amount", "reason", "options", "besides"))
        yield Candidate(Overrule(BANK, purse(game.seats[0]), 1, ""), form)


CHAPTER = Chapter(
    "decisions",
    Article,
    acts={Amend: change, Overrule: overrule},
    needs=frozenset({Owe}),
    candidates=candidates,
)
