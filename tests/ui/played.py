"""The views of one evening that was really played, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.ui.house import Evening, proposed
from tests.ui.played_base import NAMES, Views, match_token
from tests.ui.played_money import asked, banked, charged, dealt, owed
from tests.ui.played_others import agreed_on, fortune_told, on_the_screen, rated, speculated
from ui.tray import Presence

WRONG = 'id = "our-street"\nseats = [2, 6]\n'
"""An edition of one's own that lacks nearly everything; it is found after the first screen."""


def played(home: Path, language: str) -> dict[str, Any]:
    """Play an evening of six and give every view that came up, by a name of its own."""
    evening = Evening(home, language=language)
    own = home / "editions" / "our-street.toml"
    own.parent.mkdir()
    own.write_text(WRONG)
    found: dict[str, Any] = {}
    for part in (
        begun,
        thrown,
        bought,
        auctioned,
        drawn,
        charged,
        dealt,
        asked,
        owed,
        banked,
        ended,
    ):
        for name, view in part(evening):
            assert name not in found
            found[name] = view
    found |= dict(on_the_screen(home / "screen", language))
    found |= dict(agreed_on(home / "agreed", language))
    found |= dict(fortune_told(home / "fortune", language))
    found |= dict(rated(home / "luxe", language))
    return found | dict(speculated(home / "elite", language))


def begun(evening: Evening) -> Views:
    """From the boxes to the first throw."""
    yield "editions", evening.view()
    names = NAMES[evening.settings.language]
    evening.touch("edition:millionaire-classic")
    yield "seats", evening.view()
    for place, name in zip((1, 2, 4, 5), names[2:], strict=True):
        evening.touch(f"place:{place}", f"name:{name}")
    yield "seats-chosen", evening.view()
    evening.set(hint_seen=False)
    yield "rules", evening.touch("start")
    yield "rules-chosen", evening.touch("rule:third_failure", "value:0")
    yield "rules-numbers", evening.touch("group:jackpot", "rule:jackpot_stake_limits")
    yield "rules-switches", evening.touch("group:table", "rule:tap_to_pay", "switch:fine")
    yield "first-run", evening.touch("reset", "begin")
    evening.set(hint_seen=True)
    yield "roll", evening.view()


def thrown(evening: Evening) -> Views:
    """What a tray may say, and one die touched."""
    yield "one-die", evening.touch("die:0:4")
    evening.touch("die:0:4")
    evening.hear(Presence("seeking"))
    yield "tray-sought", evening.view()
    evening.hear(Presence("away", "tray.away.denied", "root:dialout 0660"))
    yield "tray-lost", evening.view()
    evening.hear(Presence("away", "tray.away.bad_name", "наш лоток с кубиками"))
    yield "tray-misnamed", evening.view()
    yield "more-tray-lost", evening.touch("tab:more")
    evening.touch("tab:table")
    evening.hear(Presence("ready"))
    yield "tray-ready", evening.view()
    evening.hear(proposed("6", "5"))
    yield "tray-throw", evening.view()
    evening.hear(proposed("6", "5", seq=2, doubt="tray.doubt.missed"))
    yield "tray-doubt", evening.view()
    evening.hear(proposed("6", "C", seq=3, doubt="tray.doubt.incomplete"))
    yield "tray-unread", evening.view()
    evening.touch("tray:wrong")
    evening.ear.warn("tray.sensor", "E12")
    yield "tray-warning", evening.view()


def bought(evening: Evening) -> Views:
    """A free plot, bought and taken back."""
    yield "plot", evening.throw(1, 3)
    yield "reasons-of-buying", evening.touch("why")
    yield "bought", evening.touch("understood", "accept")
    yield "taken-back", evening.touch("undo")
    yield "bought-again", evening.touch("accept")


def auctioned(evening: Evening) -> Views:
    """A plot that nobody wants at its price."""
    evening.throw(2, 4)
    yield "auction", evening.touch("decline")
    first, second, third, *_ = evening.game.seats
    evening.touch(f"bid:{first}:100")
    yield "auction-led", evening.touch(f"pass:{second}")
    evening.touch(f"bid:{third}:110", "knock")


def drawn(evening: Evening) -> Views:
    """A card, the slot machine, the inspection."""
    yield "card", evening.throw(1, 2)
    evening.touch("card:get:150")
    match_token(evening, evening.asked, 17)
    yield "jackpot", evening.throw(1, 2)
    yield "jackpot-staked", evening.touch("bet:50")
    yield "jackpot-last-throw", evening.touch("die:0:3", "die:0:2")
    yield "jackpot-won", evening.touch("die:0:4")
    yield "reasons-of-the-win", evening.touch("why")
    evening.touch("understood", "undo")
    yield "jackpot-lost", evening.touch("undo", "undo", "die:0:1", "die:0:1", "die:0:1")
    evening.touch("accept")
    match_token(evening, evening.asked, 10, held=True)
    yield "detained", evening.view()
    yield "freed", evening.touch("accept")
    yield "card-known", evening.throw(1, 2)
    evening.touch("card:other")


def ended(evening: Evening) -> Views:
    """The end, and the first screen of the next evening."""
    yield "finish", evening.touch("tab:more", "finish")
    yield "standings", evening.touch("yes:finish")
    yield "ledger-of-the-end", evening.touch("tab:ledger")
    evening.touch("undo")
    yield "editions-resume", evening.touch("tab:more", "editions")
    yield "evenings", evening.touch("evenings")
