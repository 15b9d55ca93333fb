"""The words of the rules: complete in both languages, and nothing that no rule gives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import msgspec
import pytest

from companion.agenda import (
    Do,
    Item,
    Question,
)
from companion.commands import (
    Accept,
    Command,
    Decline,
)
from companion.effects import (
    Effect,
)
from companion.fold import blank
from companion.game import Game
from companion.hands import Hand
from companion.house_rules import GROUPS
from companion.inquiry import FORGOTTEN
from companion.options import Options, Topic, settings
from companion.questions import chapters
from companion.rules import CHAPTERS
from companion.simulate import End
from companion.tallies import FIGURES
from companion.words import KINDS, Words
from companion.words.keys import of_command, of_effect, of_hand, of_question
from tests.catalogues import LANGUAGES, differences, fields, messages, without_glyphs
from tests.companion.command_samples import ACTS, ANSWERS
from tests.companion.effect_samples import EFFECTS, HANDS
from tests.companion.spoken import ARTICLES, charged, facts_of, moved_by, refused
from tests.companion.word_samples import AUCTIONS, QUESTIONS, ROUND, TABLE
from tests.tables import CLASSIC, EDITIONS


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
        *(f"short.{article.partition('.')[0]}" for article in charged()),
        *(f"short.{article}" for article in IN_A_WORD),
        "deeds.one",
        *(f"ask.{key}" for key in ("there", "nothing_due", "price", "short", "wins", "tie")),
        *(f"ask.{key}" for key in ("right", "wrong", "unexplained", "untouched", "no_move")),
        *(f"ask.{key}" for key in ("nothing_charged", "claimable", "none_claimable")),
        *(f"ask.{key}" for key in ("deal", "roll", "card")),
        *(f"ask.{key}" for key in ("as_printed", "printed", "pays")),
        *(f"chapter.{name}" for edition in EDITIONS.values() for name in chapters(blank(edition))),
        *(f"odds.{key}" for key in ("unverified", "any_win", "expected", "kassa")),
        *(f"deal.{key}" for key in ("nothing", "deed", "card")),
        *(f"clause.{key}" for key in ("spare", "repay", "repay.now", "promise")),
        *(
            f"clause.{key}"
            for key in ("anywhere", "group", "visits", "rounds", "this_round", "for_good")
        ),
        *(f"scope.{key}" for key in ("all", "group", "deed", "count")),
        *("card.spent", "pieces.none", "effect.none", "step.line", "step.step", "account.bank"),
        *("counted", "saved.roll", "saved.seat"),
        *(f"book.{key}" for key in ("playable", "again", "in_order", "begun")),
    }


IN_A_WORD = ["chain.tax", "jackpot.stake", "jackpot.staked", "mortgage.principal"]
IN_A_WORD += ["movement.income", "payments.receive", "payments.receive_buildings"]
IN_A_WORD += ["payments.take_pot", "shares.tax", "tariff.tax", "trade.loan"]
SETTINGS = ["yes", "no", "none", "stake", "all_cash", "decimal", "minutes", "no_limit"]


def rules_told() -> set[str]:
    """Return the rules that the booklet backs."""
    return {f"rule.{article}" for edition in EDITIONS.values() for article in edition.articles}


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
    assert {article for edition in EDITIONS.values() for article in edition.articles} <= ARTICLES


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_sum_is_reckoned_by_is_told_in_a_word(language: str) -> None:
    words = Words(language)
    assert {article for article in charged() if " " in words.short(article)} == set()
