"""The views of one evening that was really played, by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from companion.commands import Shuffle
from companion.decisions import TimeUp
from companion.errors import JournalUnwritable
from companion.situation import Sitter
from tests.tables import DELUXE, ELITE
from tests.ui.house import Evening, in_the_middle, proposed
from ui.tray import Presence

Views = Iterator[tuple[str, Any]]
NAMES = {
    "ru": ("Аня", "Борис", "Вера", "Григорий", "Дима", "Евгения"),
    "en": ("Anya", "Boris", "Vera", "Grigory", "Dima", "Eugenia"),
}
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


def fortune_told(home: Path, language: str) -> Views:
    """A card for all, known and composed, and two of them on the wheel."""
    sitters = (Sitter("A", 500), Sitter("B", 500))
    evening = in_the_middle(home, *sitters, edition=ELITE)
    evening.set(language=language)
    yield "fortune", evening.throw(1, 2)
    yield "fortune-more", evening.touch("card:known:double_tax_third")
    yield "fortune-what", evening.touch("card:back:start", "card:lasting")
    yield "fortune-where", evening.touch("card:topic:let:set")
    yield "fortune-industry", evening.touch("card:scope:group")
    yield "fortune-how-much", evening.touch("card:scope:group:communications")
    yield "fortune-said", evening.touch("card:get:70")
    yield "on-the-wheel", evening.touch("card:nothing")


def on_the_screen(home: Path, language: str) -> Views:
    """A deck that lies on the screen, in an evening of two."""
    sitters = (Sitter("A", 500, 5), Sitter("B", 500, 17))
    evening = in_the_middle(home, *sitters, options={"decks_on_screen": ["chance"]})
    evening.set(language=language)
    yield "deck-to-shuffle", evening.throw(1, 2)
    cards = evening.game.edition.decks["chance"].cards
    for first in ("storm", "fox", "piggy_bank"):
        evening.submit(Shuffle(0, (first, *(card for card in cards if card != first))))
        yield f"house-card-{first}", evening.view()
        yield f"house-card-{first}-done", evening.touch(f"card:known:{first}")
        if first != "piggy_bank":
            evening.touch("undo", "undo")
    evening.throw(1, 2)
    yield "card-kept", evening.touch("answer:0")


def rated(home: Path, language: str) -> Views:
    """The rating scale: a vote, a step up, a correction, the top."""
    names = NAMES[language]
    steps = (2, 0, 5, 3, 1, 3)
    sitters = (
        Sitter(name, 1230 - 150 * n, 5, rating=step, coin=n + 1)
        for n, (name, step) in enumerate(zip(names, steps, strict=True))
    )
    evening = in_the_middle(home, *sitters, edition=DELUXE)
    evening.set(language=language)
    yield "rated-card", evening.throw(1, 2)
    yield "rated-vote", evening.touch("card:other")
    yield "rated-stays", evening.touch("answer:2")
    yield "rated-sheet", evening.touch("seat:0")
    evening.touch("tab:ledger")
    yield "rated-match", evening.touch("match")
    yield "rated-matched", evening.touch("match:step:1:4:стоит там")
    evening.throw(1, 2)
    yield "rated-up", evening.touch("card:get:120")
    evening.throw(1, 2)
    yield "rated-top", evening.touch("card:up")


def speculated(home: Path, language: str) -> Views:
    """Shares: the exchange before and after the throws, an order, the tax, a debt, corrections."""
    names = NAMES[language]
    industry, central = ("entertainment", "mining"), ("plane", "yacht")
    rows = [ELITE.rows[name] for name in industry]
    sitters = [
        Sitter(names[0], 1230, 3, (*rows[0], central[0]), coin=1, shares=6),
        Sitter(names[1], 1420, 8, (*rows[1], central[1], "railway"), coin=2, shares=12),
        *(Sitter(name, 700, 5, coin=n) for n, name in enumerate(names[2:5], 3)),
        Sitter(names[5], 9, 8, ("shoes",), coin=6, shares=3),
    ]
    evening = in_the_middle(home, *sitters, edition=ELITE, share_price=100)
    evening.set(language=language)
    yield "market-menu", evening.touch("tab:more")
    yield "market", evening.touch("market")
    yield "market-next", evening.touch("dealer:1", "count:2")
    yield "market-income", evening.touch("brings")
    yield "market-sheet", evening.touch("understood", "seat:1", "deed:yacht")
    yield "floor", evening.throw(1, 2)
    yield "floor-dealt", evening.touch("buy")
    yield "floor-client", evening.touch("dealer:4", "fee:15", "count:3")
    yield "order", evening.touch("buy")
    yield "price-way", evening.touch("accept", "accept")
    yield "price-points", evening.touch("die:0:5")
    yield "floor-played", evening.touch("die:0:6")
    evening.touch("decline")
    yield "tax", evening.throw(1, 2)
    yield "tax-market", evening.touch("tab:more", "market")
    yield "tax-reasons", evening.touch("why")
    evening.touch("understood", "accept")
    yield "market-match", evening.touch("tab:ledger", "match", "match:market:5:4:так")
    yield "market-matched", evening.touch("match:market:price:70:так")
    poor = in_the_middle(home / "debt", *sitters, edition=ELITE, turn=5)
    poor.set(language=language)
    yield "tax-debt", poor.throw(1, 2)
    yield "market-of-a-debtor", poor.touch("market:5")
    yield "tax-payable", poor.touch("sell")
    policies = {"green": 1, "red": 2}
    insured = replace(sitters[1], policies=policies)
    safe = in_the_middle(home / "safe", sitters[0], insured, edition=ELITE, turn=1)
    safe.set(language=language)
    yield "policies", safe.touch("tab:more", "market")
    yield "policies-refused", safe.touch("dealer:0", "insure:green")
    yield "policies-sheet", safe.touch("seat:1")
    yield "policies-charge", safe.throw(1, 2)
    yield "policies-tax", safe.touch("tab:more", "market")
    opened = in_the_middle(home / "new", *(Sitter(name, 2000) for name in names), edition=ELITE)
    opened.set(language=language)
    yield "shares-before-the-game", opened.view()


def agreed_on(home: Path, language: str) -> Views:
    """What a table may agree on in the middle of an evening, of two and by the clock."""
    options = {"time_limit": 90, "late_join": "with_start_capital"}
    names = NAMES[language]
    rich = Sitter(names[1], 500, 3, ("railway", "shipping", "airline"))
    evening = in_the_middle(home, Sitter(names[0], 500, 25), rich, options=options)
    evening.set(language=language)
    yield "roll-timed", evening.touch("tab:table")
    yield "more-timed", evening.touch("tab:more")
    yield "in-force", evening.touch("in_force")
    yield "in-force-changed", evening.touch("rule:refusal_auction", "value:1")
    yield "in-force-number", evening.touch("group:start", "rule:income")
    yield "in-force-too-late", evening.touch("group:money", "rule:opening_cash", "number:0:7")
    yield "join", evening.touch("tab:more", "join")
    evening.throw(1, 2)
    yield "reasons-decidable", evening.touch("why")
    yield "overrule", evening.touch("overrule")
    yield "overrule-for-good", evening.touch("agree:1")
    yield "overruled", evening.touch("decide:20")
    evening.submit(TimeUp())
    yield "time-up", evening.view()
    evening.touch("clock:read", "accept", "tab:ledger")
    yield "ledger-of-a-decision", evening.view()
    evening.touch(f"why:{evening.view().entries[0].seq}")
    yield "overrule-afterwards", evening.touch("overrule")


def match_token(evening: Evening, seat: int, cell: int, *, held: bool = False) -> None:
    evening.touch("tab:ledger", "match", f"match:token:{seat}:{cell}:{int(held)}:стоит тут")
    evening.touch("tab:table")


def match_deed(evening: Evening, deed: str, seat: int, *, mortgaged: bool = False) -> None:
    evening.touch("tab:ledger", "match", f"match:deed:{deed}:seat{seat}:{int(mortgaged)}:так")
    evening.touch("tab:table")


def charged(evening: Evening) -> Views:
    """The rent of a whole industry, paid; a sheet, a building."""
    payer = evening.asked
    owner = (payer + 1) % len(evening.game.seats)
    for deed in ("railway", "shipping", "airline", "gas"):
        match_deed(evening, deed, owner)
    match_token(evening, payer, 25)
    yield "charge", evening.throw(1, 2)
    yield "reasons", evening.touch("why")
    yield "paid", evening.touch("understood", "accept")
    yield "sheet", evening.touch(f"seat:{owner}")
    yield "sheet-chosen", evening.touch("deed:airline")
    yield "sheet-built", evening.touch("build")
    yield "sheet-mortgaged", evening.touch("deed:gas", "mortgage")
    yield "sheet-reasons", evening.touch("deed:airline", "why")
    yield "sheet-empty", evening.touch("understood", "tab:table", "seat:5")
    evening.touch("tab:table")


def dealt(evening: Evening) -> Views:
    """A deal with all that may belong to one, turned down, bettered, and kept in mind."""
    owner = evening.game.owner("railway")
    assert owner is not None
    partner = next(seat for seat in evening.game.seats if seat != owner)
    match_deed(evening, "radio", partner, mortgaged=True)
    match_deed(evening, "coal_syndicate", partner)
    yield "partners", evening.touch(f"seat:{owner}", f"trade:{owner}")
    yield "trade-empty", evening.touch(f"partner:{partner}")
    evening.touch("deed:gives:shipping", "deed:gets:coal_syndicate", "step:gets:20")
    yield "trade", evening.view()
    yield "trade-built-on", evening.touch("deed:gives:airline")
    yield "trade-typing", evening.touch("deed:gives:airline", "money:gets")
    yield "trade-too-much", evening.touch("sum:gets:123456", "money:")
    yield "term", evening.touch("sum:gets:50", "terms", "who:" + str(partner))
    yield "term-visits", evening.touch("place:group:transport", "span:visits")
    yield "term-loan", evening.touch("add", "terms", "term:repay", "span:rounds")
    yield "term-promise", evening.touch("add", "terms", "term:promise")
    words = "не просить за это ничего больше и никогда, ни за что и нигде"
    yield "term-promised", evening.touch(f"words:{words}")
    yield "trade-bound", evening.touch("add")
    yield "deal", evening.touch("propose")
    yield "deal-turned-down", evening.touch("decline")
    evening.touch(f"seat:{owner}", f"trade:{owner}", "propose")
    yield "deal-made", evening.touch("accept")
    yield "sheet-bound", evening.touch(f"seat:{owner}")
    match_token(evening, partner, 25)
    evening.touch("tab:table")


def asked(evening: Evening) -> Views:
    """The arbiter: its questions, a ruling or two that are long, what there is to choose from."""
    for kind in ("rent", "may", "raise", "claim", "forgotten", "worth", "statement"):
        evening.touch("tab:arbiter")
        yield f"arbiter-{kind}", evening.touch(f"ask:{kind}")
    yield "arbiter-articles", evening.touch("ask:rule", "chip:chapter", "pick:building")
    yield "arbiter-house-rule", evening.touch("ask:agreed")
    yield "arbiter-options", evening.touch("chip:option")
    yield "arbiter-entries", evening.touch("ask:why", "chip:entry")
    yield "arbiter-plots", evening.touch("ask:claim", "chip:plot")
    yield "arbiter-sum", evening.touch("close", "chip:said")
    yield "arbiter-thrown", evening.touch("ask:cell", "chip:dice", "die:0:5", "die:1:6")
    evening.touch("tab:table")


def owed(evening: Evening) -> Views:
    """Not enough money: for a plot, for a debt that can be raised, for one that cannot."""
    owner = evening.asked
    match_token(evening, owner, 7)
    evening.throw(1, 2)
    seat = evening.asked
    evening.touch("tab:ledger", "match", f"match:cash:seat{seat}:5:пересчитали", "tab:table")
    match_token(evening, seat, 13)
    yield "plot-too-dear", evening.throw(1, 2)
    evening.touch("undo")
    match_deed(evening, "coal_holding", seat)
    match_token(evening, seat, 26)
    yield "debt", evening.throw(1, 2)
    evening.touch("undo")
    match_deed(evening, "coal_holding", owner)
    yield "debt-beyond", evening.throw(1, 2)
    yield "bankruptcy", evening.touch("bankrupt")
    yield "after-bankruptcy", evening.touch("yes:leave")


def banked(evening: Evening) -> Views:
    """The map, the bank, the ledger, the menu, and what goes wrong."""
    yield "map", evening.touch("tab:map")
    plot = evening.game.edition.visits[next(iter(evening.game.holdings))]
    yield "map-plot", evening.touch(f"cell:{plot}")
    yield "map-reasons", evening.touch("why")
    yield "map-turned", evening.touch("understood", "corner", "way", "cell:0")
    evening.touch("corner", "corner", "corner", "way")
    yield "bank", evening.touch("tab:bank")
    yield "bank-refused", evening.touch("pay:seat0:seat0:50:так")
    evening.touch("tab:bank", "pay:bank:charity:500:подарок городу")
    yield "match", evening.touch("tab:ledger", "match")
    yield "ledger", evening.touch("tab:ledger")
    chosen = evening.view().entries[3].seq
    yield "ledger-chosen", evening.touch(f"ledger:row:{chosen}")
    evening.touch(f"back:{chosen}")
    yield "went-back", evening.view()
    yield "ledger-redoable", evening.touch("tab:ledger")
    yield "more", evening.touch("tab:more")
    yield "leaving", evening.touch(f"leave:{evening.game.seats[1]}")
    evening.touch("no", "tab:table")
    evening.trouble = evening.say("disk.full", text="evening-0001.kassa: database or disk is full")
    yield "disk-full", evening.view()
    evening.trouble = ""
    evening.fail(JournalUnwritable("no such thing"))
    yield "failure", evening.view()
    evening.failure = None


def ended(evening: Evening) -> Views:
    """The end, and the first screen of the next evening."""
    yield "finish", evening.touch("tab:more", "finish")
    yield "standings", evening.touch("yes:finish")
    yield "ledger-of-the-end", evening.touch("tab:ledger")
    evening.touch("undo")
    yield "editions-resume", evening.touch("tab:more", "editions")
    yield "evenings", evening.touch("evenings")
