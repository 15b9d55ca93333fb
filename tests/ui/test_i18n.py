"""The words of the screens: complete in both languages, drawable, and none to spare."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import get_args, get_type_hints

import pytest

from companion.board import Name
from companion.doubts import SENTENCES
from companion.draw import THROWS
from companion.options import settings as values_of
from companion.orders import WORDS
from companion.policies import AUCTION, RENT, TAX, Policy
from companion.proof import Field, Proof, blank_board, fields, pages
from companion.proof.decks import LISTED
from companion.proof.kinds import SIMPLE, offered
from companion.proof.whole import RULES
from companion.words import MissingWords
from hardware.line_log import Verdict
from hardware.throw import Concern, Quality, State
from tests.catalogues import LANGUAGES, ROOT, differences, messages, without_glyphs
from tests.catalogues import fields as values_in
from tests.tables import DELUXE, ELITE
from ui.i18n import Catalogue
from ui.presenters.aloud import SIGNS
from ui.presenters.bank import LAST
from ui.presenters.disk import Cause
from ui.presenters.frame import TABS
from ui.presenters.in_force import STATES
from ui.presenters.inquiry import ORDERS, SITUATIONS
from ui.presenters.lasting import TOPICS
from ui.presenters.more import OFFICES
from ui.presenters.pickers import LISTS
from ui.presenters.proof import PICTURES, STAMPS
from ui.presenters.proof_desk import BEFORE_BUILDING
from ui.presenters.roll import UNREAD
from ui.presenters.seats import COINS
from ui.presenters.settings import GROUPS, PORTS, WAYS, Purpose
from ui.presenters.sheet import BRIEF
from ui.presenters.term import KINDS
from ui.presenters.thrown import SOURCES
from ui.settings import SIDES, Settings
from ui.tray import Presence

SAID = {"say", "_say"}
SET = tuple(name for names in GROUPS.values() for name in names)


@cache
def sayings() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Return every key a screen says outright: where, and which values it gives."""
    return tuple(_sayings())


def _sayings() -> Iterator[tuple[str, str, frozenset[str]]]:
    for path in sorted((ROOT / "ui").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and call.args:
                how = getattr(call.func, "attr", getattr(call.func, "id", ""))
                key = call.args[0]
                if how in SAID and isinstance(key, ast.Constant):
                    values = frozenset(word.arg for word in call.keywords if word.arg)
                    yield str(key.value), f"{path.name}:{call.lineno}", values


def composed() -> set[str]:
    """Return the keys that screens put together from a state."""
    settings = get_type_hints(Settings)
    away = set(State) - {State.ONLINE, State.OPENING, State.HELLO}
    return {
        *(f"aloud.{sign}" for sign in SIGNS.values()),
        *(f"tab.{name}" for name, _ in TABS),
        *(f"more.keeps.{office}" for office in OFFICES),
        *(f"roll.lot.{step}{how}" for step in range(1, THROWS + 1) for how in ("", ".how")),
        *(f"arbiter.{kind}" for kind in SITUATIONS),
        *(f"arbiter.verdict.{verdict}" for verdict in ("may", "may_not")),
        *(f"arbiter.order.{order}" for order in ORDERS),
        *(f"arbiter.pick.{part}" for part in LISTS),
        *(f"theme.{theme}" for theme in settings["theme"].__args__),
        *(f"set.group.{group}" for group in GROUPS),
        *(f"set.{name}{part}" for name in SET for part in ("", ".note", ".why")),
        *(f"set.{name}.{value}" for name in SET for value in get_args(settings[name])),
        *(f"set.{way}" for way in (*WAYS, "on", "off")),
        *(f"set.side{part}" for part in (".note", ".why")),
        *(f"side.{quarters}" for quarters in range(len(SIDES))),
        *(f"set.tray.{kind.partition(':')[0]}" for kind in PORTS),
        *(f"pin.{purpose}{part}" for purpose in get_args(Purpose) for part in ("", ".text")),
        *(f"tray.{state}" for state in get_type_hints(Presence)["state"].__args__),
        *(f"tray.unread.{how}" for how in (*UNREAD.values(), "blurred")),
        *(f"tray.from.{source}" for source in SOURCES),
        *(f"tray.advice.{source}" for source in SOURCES if source != "trial"),
        *(f"tray.quality.{quality}" for quality in Quality),
        *(f"tray.verdict.{verdict}" for verdict in Verdict),
        *(f"tray.{much}" for much in ("often", "seldom")),
        *(f"tray.away.{state}" for state in away),
        *(f"tray.doubt.{quality}" for quality in Quality if quality is not Quality.FRESH),
        *(f"tray.{concern}" for concern in Concern),
        "tray.doubt.objected",
        *(f"tray.list.{how}" for how in ("one", "choose", "away")),
        *(f"tray.unread.{way}" for way in values_of("dice_off_table")),
        *(f"tray.after.{way}" for way in values_of("dice_off_table")),
        *(f"first.{way}" for way in values_of("order_of_play")),
        *(f"rules.first.{way}" for way in values_of("order_of_play")),
        *(f"clock.up.{moment}" for moment in values_of("timed_end_moment")),
        *(f"disk.{cause}" for cause in get_args(Cause)),
        *(f"term.{kind}{part}" for kind in KINDS for part in ("", ".who", ".where")),
        *(f"term.{kind}.long" for kind in KINDS if kind != "promise"),
        *(f"card.{topic}" for topic in TOPICS),
        *(f"sheet.not.{article}" for article in BRIEF),
        *(f"card.{word}" for word in WORDS),
        *(f"card.{word}.what" for word in ("pay", "take", "draw")),
        *(f"card.next.{stage}" for stage in ("first", "more", "way")),
        *(f"match.tax.{state}" for state in STATES),
        *(f"policy.{term}" for term in get_type_hints(Policy)["term"].__args__),
        *(
            f"policy.{what}.{items}"
            for what in ("items", "deck")
            for items in get_type_hints(Policy)["items"].__args__
        ),
        *(f"policy.risk.{risk}" for risk in (AUCTION, RENT, TAX)),
        *board_words(),
        *(f"bank.usual.{n}" for n in range(1, LAST + 1)),
        *(f"seats.person.{n}" for n in range(1, COINS + 1)),
        *(
            f"ask.{what}{part}"
            for what in ("bankrupt", "leave", "freeze", "finish")
            for part in ("", ".text", ".yes")
        ),
    }


def shown(proof: Proof) -> list[Field]:
    """Return every field of a board."""
    return [field for page in pages(proof) for field in fields(proof, page)]


def board_words() -> set[str]:
    """Return the keys of a board of one's own: its fields, kinds of cells, and what is said."""
    own = blank_board(ELITE, "own", Name("1", "1"), 8)
    kinds = {kind.partition(":")[0] for kind in offered(ELITE)} | {*SIMPLE, "own"}
    asked = {*RULES, "title", "size", "stock", "note", "new_note", "kind", "name", "group", "cell"}
    asked |= {"group_name", "colour", "icon", "price", "rents", "building", "tax", "amount", "to"}
    asked |= {"text", "count", "card", "card_text", "new_card", "symbol", "new_symbol", "column"}
    asked |= {"steps", "picture", "win", "win_sum", "win_times", "new_win", "unit_sign"}
    asked |= {"unit_word", "levels", "last", "piece_word", "card_sign", "side_before", "side_after"}
    asked |= {field.what for field in shown(own) + shown(Proof(ELITE)) + shown(Proof(DELUXE))}
    said = {
        *SENTENCES,
        "rise",
        "endless",
        "lost",
        "sides",
        "other",
        "no_inspection",
        "no_start",
        "win_never",
        "win_nothing",
        "sinks",
        "covers_nothing",
    }
    return {
        *(f"proof.{what}" for what in asked - {"stock", "taxes"}),
        *(f"proof.kind.{kind}" for kind in kinds - {"deck", "pot"}),
        *(f"proof.said.{what}" for what in said),
        *(f"proof.unfit.{why}" for why in ("size", "percent", "steps", "nothing", "levels")),
        *(f"proof.stage.{stage}" for stage in BEFORE_BUILDING),
        "proof.house_card",
        *(f"proof.card_sign.{sign}" for sign in LISTED.values()),
        *(f"proof.page.{page}" for page in PICTURES),
        *(f"proof.state.{found}" for found in ("blank", "wrong", "check")),
        *(key for key in STAMPS.values()),
        *("proof.rent_of", "proof.tax_of"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_screen_says_has_words_and_no_words_are_spare(language: str) -> None:
    assert set(messages("ui", language)) == {key for key, _, _ in sayings()} | composed()


def test_both_languages_say_the_same() -> None:
    assert differences("ui") == []


def test_every_letter_can_be_drawn() -> None:
    assert without_glyphs("ui") == {}


def test_the_words_ask_for_no_value_that_the_screen_does_not_give() -> None:
    found = messages("ui", "ru")
    wanting = {
        f"{place} {key}": name
        for key, place, values in sayings()
        for name, _ in values_in(found[key][0])
        if name not in values
    }
    assert wanting == {}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["1 круг", "2 круга", "5 кругов", "11 кругов", "21 круг", "104 круга"]),
        ("en", ["1 round", "2 rounds", "5 rounds", "11 rounds", "21 rounds", "104 rounds"]),
    ],
)
def test_a_count_chooses_the_form_of_the_word(language: str, said: list[str]) -> None:
    say = Catalogue(language)
    assert [say("end.rounds", count=count) for count in (1, 2, 5, 11, 21, 104)] == said


def test_values_stand_in_their_places() -> None:
    assert Catalogue("ru")("rolled", name="Аня", count=6) == "Аня — выпало 6"


def test_a_key_without_words_is_an_error_in_tests() -> None:
    with pytest.raises(MissingWords):
        Catalogue("en")("unheard.of")
