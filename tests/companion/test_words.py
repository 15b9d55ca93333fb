"""The words of the rules: complete in both languages, and nothing that no rule gives."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from companion.agenda import (
    Auction,
    CardDue,
    Deal,
    Debt,
    Detention,
    Do,
    Item,
    Offer,
    Question,
    RollDue,
    Site,
    Stake,
    Throw,
    Which,
)
from companion.assessment import Assessment, Line
from companion.clauses import Promise, Repay, Spare
from companion.commands import (
    Accept,
    Arrange,
    Bet,
    Bid,
    Build,
    Choose,
    Claim,
    Command,
    Decline,
    Finish,
    Knock,
    MatchBuilt,
    MatchCash,
    MatchDeed,
    MatchToken,
    Mortgage,
    NamePrice,
    Open,
    Pass,
    Propose,
    ReadCard,
    Redeem,
    Remit,
    Retire,
    Roll,
    Sell,
    SellDeed,
    Settle,
    Shuffle,
    Sitter,
    UseCard,
)
from companion.decisions import Amend, Join, Overrule, TimeUp
from companion.deferred import Basket, Charge, Owe, Spin
from companion.edition import amend
from companion.effects import (
    Alter,
    ByRule,
    CollectEach,
    Detain,
    Draw,
    Effect,
    ExtraTurn,
    GoTo,
    GoToNearest,
    Income,
    Jackpot,
    Keep,
    OneOf,
    OnlyVia,
    Pay,
    PayEach,
    PayPerBuilding,
    Receive,
    ReceivePerBuilding,
    Release,
    Remark,
    Send,
    SkipTurn,
    Step,
    TakePot,
    Visit,
)
from companion.events import Laid
from companion.fold import blank, fold
from companion.game import Game, Paper, Player
from companion.guidance import Hand, PassCard, PassDeed, PutToken, SetPieces, TurnDeed
from companion.house_rules import GROUPS
from companion.inquiry import FORGOTTEN
from companion.ledger import BANK
from companion.options import Options, Topic, settings
from companion.rules import CHAPTERS
from companion.shelf import Saved
from companion.simulate import End
from companion.tallies import FIGURES
from companion.words import KINDS, MissingWords, Words
from companion.words.keys import of_command, of_effect, of_hand, of_question
from tests.catalogues import LANGUAGES, differences, fields, messages, without_glyphs
from tests.companion.spoken import ARTICLES, charged, facts_of, moved_by, refused
from tests.tables import CLASSIC, arranged

OWE = Owe("rent", (Charge("seat1", Assessment.of("rent.base", 64, deed="shoes")),))
EITHER = OneOf(((Receive(10),), (Step(2), Detain())))
LOT = Basket(deeds=("shoes",))
TABLE = fold(
    arranged(
        Sitter("Аня", 20, detained=3),
        Sitter("Борис", 500, deeds=("shoes", "furniture", "garments")),
    ).game,
    Laid(Paper(1, Keep((Receive(80),)), "chance", 0, card="piggy_bank")),
    Laid(Paper(2, Keep((Receive(80),)), "chance", 0)),
    Laid(Paper(3, OWE, "rent", holder=1, against=0)),
)

CLAUSES = (
    Spare(0, 1, rounds=2),
    Spare(0, 1, deed="shoes", visits=5),
    Spare(1, 0, group="light"),
    Repay(0, 1, 50, 3),
    Repay(0, 1, 50),
    Promise(0, 1, "построю первым"),
)
DEAL = Deal(1, 0, Basket({"money": 5}, papers=(1,)), Basket(deeds=("shoes",)))
BOUND = Deal(1, 0, Basket(), Basket(), CLAUSES)

QUESTIONS: tuple[Item | None, ...] = (
    None,
    RollDue(0),
    RollDue(0, doubles=1),
    Detention(0),
    Detention(1),
    Offer(0, "shoes"),
    CardDue(0, "chance"),
    Which(0, Do(0, EITHER)),
    Debt(0, OWE),
    Debt(1, OWE),
    Auction(LOT, BANK),
    Auction(LOT, BANK, bidder=1, bid=60),
    Site(0, "branch"),
    DEAL,
    BOUND,
    Stake(0),
    Throw(0, Do(0, Jackpot())),
    Throw(0, Do(0, Jackpot()), count=2),
    Do(0, OWE),
    Do(0, Spin(10), dice=(3, 2, 4)),
    Do(0, Remark("спойте"), at=7),
)
ROUND = msgspec.structs.replace(
    TABLE,
    options=amend(
        CLASSIC, {"auction_order": "seat_order", "auction_start_price_by": "refusing_player"}
    ),
)
AUCTIONS = (Auction(LOT, BANK, refuser=0), Auction(LOT, BANK, refuser=0, opening=5))
"""Auctions at ROUND: one to be opened, one that goes round."""
ANSWERS: tuple[tuple[Command, Item], ...] = (
    (Accept(0), Offer(0, "shoes")),
    (Accept(0), Debt(0, OWE)),
    (Accept(0), Detention(0)),
    (Accept(0), Do(0, OWE)),
    (Accept(0), Do(0, Spin(10), dice=(3, 2, 4))),
    (Accept(1), DEAL),
    (Accept(1), BOUND),
    (Decline(1), DEAL),
    (Accept(0), Do(0, Remark("спойте"), at=7)),
    (Bet(0, 10), Stake(0)),
    (Decline(0), Offer(0, "shoes")),
    (Decline(0), Stake(0)),
    (Decline(0), Site(0, "branch")),
    (NamePrice(0, 60), Auction(LOT, BANK, refuser=0)),
    (Knock(), Auction(LOT, BANK)),
    (ReadCard(0, (Receive(1),)), CardDue(0, "chance")),
    (ReadCard(0, card="lemonade"), CardDue(0, "chance")),
    (Shuffle(0, ()), CardDue(0, "chance")),
    (Choose(0, 1), Which(0, Do(0, EITHER))),
)
ACTS: tuple[Command, ...] = (
    Open(()),
    Arrange(()),
    Roll(0, (4, 2)),
    Bid(1, 60),
    Pass(0),
    Build(1, "shoes"),
    Sell(1, "shoes"),
    Mortgage(1, "shoes"),
    Redeem(1, "shoes"),
    SellDeed(1, "shoes"),
    Propose(0, 1, Basket({"money": 5}), Basket(deeds=("shoes",))),
    Propose(0, 1, Basket(papers=(1,)), Basket(), CLAUSES),
    Retire(0),
    Remit("seat0", BANK, 150, "долг"),
    MatchCash("charity", 30, "так лежит"),
    MatchToken(0, 10, "так стоит", 0),
    MatchDeed("shoes", None, "так лежит"),
    MatchBuilt("shoes", 2, "так стоит"),
    Join(Player("Вера")),
    Amend({"refusal_auction": False, "fine": 75, "jackpot_stake_limits": [10, 50]}),
    Overrule("seat0", "seat1", 40, "так решили"),
    Overrule("seat0", "seat1", 40, "так решили", {"tap_to_pay": []}),
    TimeUp(),
    Finish(),
    UseCard(0, 1),
    UseCard(0, 2),
    Claim(1, 3),
    Claim(1, 9),
    Settle(0, 3),
)
EFFECTS: tuple[Effect, ...] = (
    Receive(50),
    Pay(50, "charity"),
    PayEach(10),
    CollectEach(10),
    PayPerBuilding({"branch": 10, "enterprise": 30}),
    ReceivePerBuilding({"branch": 10}),
    TakePot("charity"),
    Step(3),
    Step(-3),
    GoTo(0),
    GoTo(0, income=True),
    GoTo(0, income=False),
    GoToNearest(icon="chance"),
    GoToNearest(group="food"),
    Send(10),
    Detain(),
    Release(),
    SkipTurn(),
    ExtraTurn(),
    Keep((Receive(50),)),
    EITHER,
    Draw("chance"),
    Remark("меняемся местами"),
    Visit("shoes"),
    Income(),
    Jackpot(),
    Alter("fortune", "rent", "times", 2),
    ByRule("refusal_auction", {"yes": (Receive(1),), "no": ()}),
    OnlyVia("movement", (Receive(1),)),
)
HANDS: tuple[Hand, ...] = (
    PutToken(0, 16),
    PassDeed("shoes", "seat0", "seat1"),
    PassDeed("shoes", "seat0", BANK),
    PassDeed("shoes", BANK, "seat1"),
    PassCard(Paper(1, Keep((Receive(80),)), "chance", 0, card="piggy_bank"), "seat0", "seat1"),
    TurnDeed("shoes", face_down=True),
    TurnDeed("shoes", face_down=False),
    SetPieces("shoes", "branch", 2),
    SetPieces("shoes", "enterprise", -1),
)


def at(item: Item | None) -> Game:
    """Return the table with *item* on top."""
    return msgspec.structs.replace(TABLE, agenda=() if item is None else (item,))


def told(words: Words) -> list[str]:
    """Return one of everything that can be told."""
    return [
        *(words.question(item, TABLE) for item in QUESTIONS),
        *(words.question(item, ROUND) for item in AUCTIONS),
        words.question(None, blank(CLASSIC)),
        *(words.command(command, at(item)) for command, item in ANSWERS),
        *(words.command(command, TABLE) for command in ACTS),
        *(words.effects((effect,), TABLE) for effect in EFFECTS),
        *(words.hand(hand, TABLE) for hand in HANDS),
    ]


def keys_told() -> set[str]:
    """Return the messages that *told* and the names in the facts need."""
    found = [of_question(item, TABLE) for item in QUESTIONS]
    found += [of_question(item, ROUND) for item in AUCTIONS]
    found += [of_question(None, blank(CLASSIC))]
    found += [of_command(command, at(item)) for command, item in ANSWERS]
    found += [of_command(command, TABLE) for command in ACTS]
    found += [of_effect(effect) for effect in EFFECTS]
    found += [of_hand(hand) for hand in HANDS]
    return {key for key, _ in found} | names_told()


def names_told() -> set[str]:
    topics = {topic for chapter in CHAPTERS.values() for topic, _ in chapter.reckoners}
    return {
        *(f"topic.{topic}" for topic in topics | set(get_args(Topic)) | {"decision"}),
        *(
            f"via.{via}"
            for via in {"cell", "card", "deck", "throw", "rule", "turn.third_double"} | moved_by()
        ),
        *(f"item.{kind.__name__}" for kind in (Do, type(None), *get_args(Question))),
        *(f"mistake.{kind}" for code in CHAPTERS.values() for _, kind in code.mistakes),
        f"mistake.{FORGOTTEN}",
        *(f"ask.{key}" for key in ("there", "nothing_due", "short", "wins", "tie", "deal")),
        *(f"ask.{key}" for key in ("right", "wrong", "unexplained", "untouched", "no_move")),
        *(f"odds.{key}" for key in ("unverified", "any_win", "expected", "kassa")),
        *(f"deal.{key}" for key in ("nothing", "deed", "card")),
        *(f"clause.{key}" for key in ("spare", "repay", "repay.now", "promise")),
        *(f"clause.{key}" for key in ("anywhere", "group", "visits", "rounds", "for_good")),
        *("pieces.none", "account.bank", "counted", "saved.roll", "saved.seat"),
    }


SETTINGS = ["yes", "no", "none", "stake", "all_cash", "decimal", "minutes", "no_limit"]


def rules_told() -> set[str]:
    """Return the rules behind the reasons that the booklet backs."""
    return {f"rule.{article}" for article in charged() if article in CLASSIC.articles}


def house_rules_told() -> set[str]:
    """Return the words for every house rule and for each of its values."""
    rules = Options.__struct_fields__
    return {
        *(f"option_group.{group}" for group in GROUPS),
        *(f"option.{rule}{part}" for rule in rules for part in ("", ".why")),
        *(
            f"option.{rule}.{value}"
            for rule in rules
            for value in settings(rule)
            if Options.__annotations__[rule] != "bool"
        ),
        *(f"setting.{word}" for word in SETTINGS),
        *(f"house_rules.{word}" for word in ("title", "played", "in_force", "changed", "quarrel")),
    }


def trials_told() -> set[str]:
    """Return the words of the report on simulated evenings."""
    told = ["title", "mixed", "broken", "range", "same", "noise", "speed", "point"]
    told += ["money_by_rounds", "ends", "winners", "commands", "applied", "refusals", "never"]
    told += ["too_few", "equal", "clear", "chance", *FIGURES]
    return {f"trial.{word}" for word in (*told, *(f"end.{end}" for end in get_args(End)))}


def test_the_samples_show_one_of_every_kind() -> None:
    def kinds(values: Iterable[object]) -> set[type]:
        return {type(value) for value in values}

    assert kinds(QUESTIONS) == {*get_args(Question), Do, type(None)}
    assert kinds([*ACTS, *(command for command, _ in ANSWERS)]) == set(get_args(Command))
    assert kinds(EFFECTS) == set(get_args(Effect))
    assert kinds(HANDS) == set(get_args(Hand))


def test_the_samples_show_every_yes_and_no() -> None:
    known = {pair for chapter in CHAPTERS.values() for pair in chapter.answers}
    wanted = {pair for pair in known if pair[0] in {Accept, Decline}}
    assert {(type(command), type(item)) for command, item in ANSWERS} >= wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_decide_has_words_and_no_words_are_spare(language: str) -> None:
    assert set(messages("companion", language)) == (
        ARTICLES | rules_told() | keys_told() | house_rules_told() | trials_told()
    )


def test_both_languages_tell_the_same_facts() -> None:
    assert differences("companion") == []


def test_every_letter_can_be_drawn() -> None:
    assert without_glyphs("companion") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_tell_only_facts_that_the_rules_give(language: str) -> None:
    invented = {
        article: name
        for article in ARTICLES
        for form in messages("companion", language)[article]
        for name, kind in fields(form)
        if name not in facts_of(article) or (kind or name) not in KINDS
    }
    assert invented == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_and_a_reason_is_a_row(language: str) -> None:
    found = messages("companion", language)
    stopped = {article for article in ARTICLES if found[article][0].endswith(".")}
    assert stopped == refused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_to_the_end(language: str) -> None:
    for text in told(Words(language)):
        assert text.strip()
        assert "{" not in text


def test_the_booklet_is_cited_for_articles_that_exist() -> None:
    assert CLASSIC.articles.keys() - ARTICLES == set()


PLURALS = {
    "ru": ["1 фант", "2 фанта", "5 фантов", "11 фантов", "21 фант", "104 фанта"],
    "en": ["1 fant", "2 fants", "5 fants", "11 fants", "21 fants", "104 fants"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_choose_the_form_of_the_word(language: str) -> None:
    words = Words(language)
    said = [words.money_words(amount, CLASSIC) for amount in (1, 2, 5, 11, 21, 104)]
    assert said == PLURALS[language]


def test_digits_are_grouped_by_a_space_that_does_not_break() -> None:
    words = Words("ru")
    assert words.money(1230, CLASSIC) == "1\u00a0230\u00a0ф"
    assert words.money(-12_300_000, CLASSIC) == "\u221212\u00a0300\u00a0000\u00a0ф"


VALUES: list[tuple[Any, int, int, bool, str]] = [
    ("set", 32, 32, True, "32"),
    ("set", 0, 0, False, "= 0"),
    ("times", 2, 64, False, "× 2"),
    ("plus", 15, 79, False, "+ 15"),
    ("plus", -15, 64, False, "\u2212 15"),
    ("percent", 50, 32, False, "50 %"),
    ("sum", 230, 230, True, "= 230"),
    ("void", 0, 32, False, ""),
]


@pytest.mark.parametrize(("op", "value", "total", "first", "shown"), VALUES)
def test_the_value_of_a_reason_shows_what_it_does(
    op: Any, value: int, total: int, *, first: bool, shown: str
) -> None:
    line = Line("inspection.fine", op, value, total)
    told_value = Words("ru").line(line, TABLE, first=first)[1]
    assert told_value.replace("\u00a0", " ") == shown


def test_levels_name_the_last_kind_of_building() -> None:
    said = [Words("ru").level(level, CLASSIC) for level in range(5)]
    assert said == ["без построек", "1 филиал", "2 филиала", "3 филиала", "предприятие"]


@pytest.mark.parametrize(
    ("item", "text"),
    [(RollDue(1), "ходит Борис"), (Offer(0, "shoes"), "решает Аня"), (None, "игра окончена")],
)
def test_a_saved_game_says_what_it_waits_for(item: Item | None, text: str) -> None:
    saved = Saved(Path(), CLASSIC.title, "", TABLE.players, 1, item, item is None)
    assert Words("ru").saved(saved) == text


STRANGE: list[Callable[[Words], str]] = [
    lambda words: words.sentence("rent.unheard_of", {}, TABLE),
    lambda words: words.sentence("rent.base", {}, TABLE),
    lambda words: words.topic("unheard_of"),
    lambda words: words.via("unheard_of", TABLE),
]


@pytest.mark.parametrize("say", STRANGE)
def test_what_has_no_words_is_an_error_in_tests_and_stands_for_itself_at_the_table(
    say: Callable[[Words], str],
) -> None:
    with pytest.raises(MissingWords):
        say(Words("ru"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", MissingWords)
        assert say(Words("ru"))


def test_a_thing_the_edition_does_not_have_stands_for_itself() -> None:
    words = Words("en")
    said = [
        words.deed("moon", TABLE),
        words.group("space", TABLE),
        words.account("moon", TABLE),
        words.seat(7, TABLE),
        words.cell(99, TABLE),
        words.deck("fate", TABLE),
    ]
    assert said == ["moon", "space", "moon", "8", "99", "fate"]
