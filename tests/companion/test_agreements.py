"""What a deal leaves on the table, and how it ends."""

from __future__ import annotations

import msgspec
import pytest

from companion.agenda import Deal, Detention
from companion.agreements import clause_of, paper_of
from companion.clauses import Clause, Promise, Repay, Spare
from companion.commands import (
    MatchToken,
    Propose,
    ReadCard,
    Retire,
    Roll,
)
from companion.deferred import Basket
from companion.events import Counted
from companion.fold import fold
from companion.inquiry import landing, throwing
from companion.ledger import MONEY
from companion.situation import Sitter
from companion.words import Words
from tests.companion.deals import BOOK, KEPT, SPARED, agreed, money, three
from tests.tables import CLASSIC


@pytest.mark.parametrize("enforced", ["recorded_and_enforced", "recorded_only"])
@pytest.mark.parametrize(
    "clause",
    [
        Spare(0, 1),
        Spare(0, 1, deed="shoes", rounds=2, visits=3),
        Spare(1, 0, group="light"),
        Repay(0, 1, 50),
        Repay(1, 0, 50, 4),
        Promise(1, 0, "построю первым"),
    ],
)
def test_a_clause_can_be_read_off_its_paper(clause: Clause, enforced: str) -> None:
    game = three(immunity_deals=enforced).game
    paper = paper_of(game, clause)
    assert clause_of(game, paper) == clause
    assert {paper.holder, paper.against} == {0, 1}


def test_a_kept_card_is_no_clause() -> None:
    table = three()
    table.submit(Roll(0, (3, 5)))
    table.submit(ReadCard(0, KEPT))
    assert clause_of(table.game, table.game.papers[1]) is None


def test_the_rent_slip_names_the_agreement_and_counts_down() -> None:
    table = agreed(three(immunity_deals="recorded_and_enforced"), *SPARED)
    cell = CLASSIC.visits["shoes"]
    (charge,) = landing(BOOK, table.game, 0, cell).charges
    assert charge.sum.total == 0
    said = [reason.text for reason in Words("ru").reasons(charge.sum, table.game)]
    assert said[-1] == "Договор с игроком Борис: без аренды, ещё 1 раз"
    (other,) = landing(BOOK, table.game, 2, cell).charges
    assert other.sum.total == 24


def test_a_visit_that_would_cost_nothing_is_not_counted() -> None:
    owner = Sitter("Борис", 300, deeds=("shoes",), mortgaged=("shoes",))
    visitor = Sitter("Аня", 300, 13)
    table = agreed(three(visitor, owner, immunity_deals="recorded_and_enforced"), *SPARED)
    table.submit(Roll(0, (1, 2)))
    assert [paper.uses for paper in table.game.papers.values()] == [2]


def test_what_is_left_of_an_agreement_is_told() -> None:
    visitor = Sitter("Аня", 300, 13)
    table = agreed(three(visitor, immunity_deals="recorded_and_enforced"), *SPARED)
    table.submit(Roll(0, (1, 2)))
    (paper,) = table.game.papers.values()
    told = [Words(language).agreement(paper, table.game) for language in ("ru", "en")]
    assert told == [
        "Аня не платит аренду игроку Борис: «Обувная фабрика», 1 раз",
        "Аня pays Борис no rent: Shoe factory, 1 time",
    ]


def test_in_its_last_round_an_agreement_is_told_to_end_with_it() -> None:
    table = agreed(three(), Spare(0, 1, "shoes", rounds=1))
    (paper,) = table.game.papers.values()
    counters = {**table.game.counters, "round": table.game.count("round") + 1}
    last = msgspec.structs.replace(table.game, counters=counters)
    assert [Words(language).agreement(paper, last) for language in ("ru", "en")] == [
        "Аня не платит аренду игроку Борис: «Обувная фабрика», до конца этого круга",
        "Аня pays Борис no rent: Shoe factory, to the end of this round",
    ]


def test_a_side_that_gives_nothing_is_a_dash() -> None:
    table, gift = three(), Propose(0, 1, Basket(), money(10))
    told = Words("ru").command(gift, table.game)
    assert told == "Аня предлагает игроку Борис: даёт —, берёт 10\u00a0ф"


def test_an_agreement_ends_by_itself_once_its_rounds_are_over() -> None:
    table = agreed(three(), Spare(0, 1, rounds=1))
    (paper,) = table.game.papers.values()

    def in_round(number: int) -> bool:
        counters = {**table.game.counters, "round": number}
        return msgspec.structs.replace(table.game, counters=counters).in_force(paper)

    now = table.game.count("round")
    assert [in_round(now + more) for more in (0, 1, 2)] == [True, True, False]


def test_what_has_ended_is_put_away_when_the_next_turn_begins() -> None:
    table = agreed(three(), Spare(0, 1, rounds=1), Promise(0, 1, "мир"))
    table.game = fold(table.game, Counted("round", table.game.count("round") + 2))
    table.submit(Roll(0, (3, 5)))
    assert [type(paper.says) for paper in table.game.papers.values()] == [Promise]


def test_the_clerk_puts_right_what_a_deal_on_offer_lies_on() -> None:
    table = three()
    table.submit(Propose(0, 1, Basket({MONEY: 10}), Basket()))
    table.submit(MatchToken(0, 10, "в инспекции", detained=0))
    assert [type(item) for item in table.game.agenda[-2:]] == [Detention, Deal]


def test_what_a_throw_would_cost_is_told_though_a_deal_is_on_offer() -> None:
    table = three()
    without = throwing(BOOK, table.game, 0, (3, 4))
    table.submit(Propose(1, 0, Basket({MONEY: 10}), Basket()))
    assert throwing(BOOK, table.game, 0, (3, 4)) == without


@pytest.mark.parametrize("leaves", [0, 1])
def test_an_agreement_dies_with_either_side(leaves: int) -> None:
    table = agreed(three(), Spare(0, 1), Repay(1, 0, 20), Promise(0, 1, "мир"))
    assert len(table.game.papers) == 3
    table.submit(Retire(leaves))
    assert table.game.papers == {}
