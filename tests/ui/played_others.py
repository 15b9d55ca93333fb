"""Views of evenings of other boxes and by other rules, really played."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from companion.commands import Shuffle
from companion.decisions import TimeUp
from companion.situation import Sitter
from tests.tables import DELUXE, ELITE
from tests.ui.house import in_the_middle
from tests.ui.played_base import NAMES, Views, said


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
    yield (
        "market-match",
        evening.touch("tab:ledger", "match", f"match:market:5:4:{said(evening, 'so')}"),
    )
    yield "market-matched", evening.touch(f"match:market:price:70:{said(evening, 'so')}")
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
