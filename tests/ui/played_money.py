"""Views of an evening in which money and deeds change hands, really played."""

from __future__ import annotations

from companion.errors import JournalUnwritable
from tests.ui.house import Evening
from tests.ui.played_base import Views, match_deed, match_token, said


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
    yield "term-promised", evening.touch(f"words:{said(evening, 'promise')}")
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
    evening.touch(
        "tab:ledger", "match", f"match:cash:seat{seat}:5:{said(evening, 'counted')}", "tab:table"
    )
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
    yield "bank-refused", evening.touch(f"pay:seat0:seat0:50:{said(evening, 'so')}")
    evening.touch("tab:bank", f"pay:bank:charity:500:{said(evening, 'gift')}")
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
