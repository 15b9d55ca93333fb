"""Whatever is pressed, in whatever order: what must hold at every table."""

from __future__ import annotations

from collections import Counter

import msgspec
from hypothesis import settings
from hypothesis.stateful import invariant

from companion import agenda as questions
from companion import commands as orders
from companion import decisions, in_force, insurance, market
from companion.events import Retired
from companion.fold import fold
from companion.game import Game
from companion.journal import Entry, replay
from companion.lasting import Alter
from companion.ledger import BANK, purse, seat_of
from companion.table import Table
from tests.properties.hands import Hands, granted
from tests.tables import (
    moved_and_explained,
    no_clock,
    pieces_in_books,
    standing_pieces,
)
from tests.tables import sums as totals

CLERKS = (
    orders.Remit,
    orders.MatchCash,
    orders.MatchToken,
    orders.MatchDeed,
    orders.MatchBuilt,
    orders.MatchStep,
    market.MatchShares,
    market.MatchSharePrice,
    insurance.MatchPolicies,
    in_force.MatchWheel,
    in_force.MatchTax,
    orders.Finish,
    decisions.Join,
    decisions.Amend,
    decisions.Overrule,
    decisions.TimeUp,
)


def pieces_won(game: Game) -> Counter[str]:
    """Return the pieces that players won at an auction and have yet to put up."""
    purses = [purse(seat) for seat in range(len(game.players))]
    return Counter(
        {
            piece: sum(game.ledger.balance(account, piece) for account in purses)
            for piece in game.edition.ladder.stock
        }
    )


class Evening(Hands):
    """What holds whatever hands have done."""

    @invariant()
    def books_balance(self) -> None:
        game = self.table.game
        assert set(totals(game).values()) <= {0}
        overdrawn = {
            account
            for column in game.ledger.columns.values()
            for account, amount in column.items()
            if amount < 0
        }
        assert overdrawn <= {BANK}

    @property
    def frozen(self) -> set[int]:
        """Who left when the rule was that one's belongings stay."""
        return {
            fact.seat
            for moment in self.table.past
            for fact in moment.entry.events
            if isinstance(fact, Retired) and moment.before.options.quitting == "assets_frozen"
        }

    @invariant()
    def nothing_is_left_with_a_seat_that_retired(self) -> None:
        game = self.table.game
        for seat in game.retired:
            assert all(seat not in {p.holder, p.against} for p in game.papers.values())
            if seat in self.frozen:
                continue
            assert not game.owned_by(seat)
            assert not any(column.get(purse(seat)) for column in game.ledger.columns.values())

    @invariant()
    def only_what_is_held_waits_on_top(self) -> None:
        item = self.table.game.item
        if isinstance(item, questions.Do):
            assert self.book.held(self.table.game, item)

    @invariant()
    def someone_can_act_while_anything_waits(self) -> None:
        if self.table.game.agenda:
            acts = [c.command for c in granted(self.table) if not isinstance(c.command, CLERKS)]
            debt = isinstance(self.table.game.item, questions.Debt)
            assert [a for a in acts if debt or not isinstance(a, orders.Retire)]

    @invariant()
    def every_card_on_the_screen_is_in_its_deck_or_with_a_player(self) -> None:
        """Of a common deck, it may also lie under another on the table."""
        game = self.table.game
        for deck, order in game.decks.items():
            printed = self.edition.decks[deck]
            kept = [paper.card for paper in game.papers.values() if paper.source == deck]
            cards = [*order, *(card for card in kept if card in printed.cards)]
            assert len({*cards}) == len(cards)
            assert printed.common or sorted(cards) == sorted(printed.cards)

    @invariant()
    def common_cards_lie_there_for_all(self) -> None:
        game = self.table.game
        common = [deck for deck, found in self.edition.decks.items() if found.common]
        for deck in common:
            papers = [paper for paper in game.papers.values() if paper.source == deck]
            assert all(paper.holder is None and paper.against is None for paper in papers)
            assert all(paper.says is None or isinstance(paper.says, Alter) for paper in papers)

    @invariant()
    def buildings_are_all_there(self) -> None:
        game = self.table.game
        assert standing_pieces(game) == pieces_in_books(game)
        won = pieces_won(game)
        waiting = [item.piece for item in game.agenda if isinstance(item, questions.Site)]
        assert sorted(won.elements()) == sorted(waiting)
        if game.options.building_supply == "box_limit":
            for piece, count in standing_pieces(game).items():
                out = count + won[piece]
                assert game.in_the_box(piece) == self.edition.ladder.stock[piece] - out >= 0
        for deed in game.edition.deeds:
            assert not (game.level(deed) and game.holdings[deed].mortgaged)

    @invariant()
    def deeds_lie_in_front_of_players_in_the_game(self) -> None:
        game: Game = self.table.game
        assert {held.owner for held in game.holdings.values()} <= {*game.seats, *self.frozen}
        owned = [deed for seat in range(len(game.players)) for deed in game.owned_by(seat)]
        assert sorted(owned) == sorted(game.holdings)

    @invariant()
    def the_last_entry_is_explained_and_survives_the_file(self) -> None:
        if not self.table.past:
            return
        moment = self.table.past[-1]
        moved, explained = moved_and_explained(moment.entry.events)
        assert moved == explained
        assert all(seat_of(payee) not in moment.before.retired for _, payee, _ in moved)
        assert fold(moment.before, *moment.entry.events) == moment.after == self.table.game
        text = msgspec.json.encode(moment.entry)
        assert msgspec.json.decode(text, type=Entry) == moment.entry

    @invariant()
    def nobody_shares_a_place_of_the_scale_and_the_top_ends_the_evening(self) -> None:
        game = self.table.game
        steps = self.edition.rating.steps if self.edition.rating else ()
        standing = [game.rating(seat) for seat in game.seats]
        assert all(standing.count(step) <= rung.places for step, rung in enumerate(steps, 1))
        assert set(standing) <= set(range(len(steps) + 1))
        if steps and game.options.win_condition == "last_solvent_or_top_of_rating":
            assert game.over or len(steps) not in standing

    def teardown(self) -> None:
        entries = list(self.table.journal)
        assert replay(self.edition, entries) == self.table.game
        for entry in entries:
            moved, explained = moved_and_explained(entry.events)
            assert moved == explained
        assert Table(self.table.journal, no_clock).game == self.table.game
        self.table.journal.close()


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    derandomize=True, database=None, deadline=None, max_examples=350, stateful_step_count=30
)
