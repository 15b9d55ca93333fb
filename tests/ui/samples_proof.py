"""Sample views of a board of one's own: made by the presenters of boards that are entered."""

from msgspec.structs import replace

from companion.board import Name
from companion.effects import Receive
from companion.proof import NEW, Proof, blank_board, enter, faults, remarks, with_card
from companion.words import Words
from tests.tables import CLASSIC, DELUXE, ELITE
from ui.i18n import Catalogue
from ui.presenters import boards, proof, start
from ui.presenters.proof_card import compose as compose_card
from ui.presenters.proof_desk import Desk
from ui.presenters.start import Hall
from ui.presenters.vm_proof import ProofVM
from ui.presenters.vm_start import EditionsVM
from ui.presenters.vm_table import CardVM
from ui.presenters.writing import NOTHING, written
from ui.settings import Settings


def hall(lang: str) -> Hall:
    return Hall(Catalogue(lang), Words(lang), Settings(language=lang), "")  # type: ignore[arg-type]


def half() -> Proof:
    """A board of 24 cells, of which the first few are entered."""
    found = blank_board(CLASSIC, "own-board", Name("Наш двор", "Our yard"), 24)
    typed = (
        *(("title", "Наш двор"), ("options.opening_cash", "1500"), ("options.income", "100")),
        *(("cells[0].kind", "start"), ("cells[1].kind", "plot")),
        *(("deeds.deed_1.name", "Ларёк у школы"), ("deeds.deed_1.group", NEW)),
        *(("groups.group_0.name", "Торговля"), ("groups.group_0.colour", "food")),
        *(("deeds.deed_1.price", "60"), ("deeds.deed_1.rents[0]", "4")),
        *(("deeds.deed_1.rents[1]", "20"), ("cells[2].kind", "deck:chance")),
    )
    for place, value in typed:
        found = enter(found, place, value, "ru")
    return found


def view(lang: str, found: Proof, page: str, place: str, row: tuple[str, ...] = ()) -> ProofVM:
    wrong = faults(found) if page == "end" else ()
    return proof.proof(hall(lang), Desk(found, page, place, remarks(found), row, wrong))


def proof_price(lang: str) -> ProofVM:
    """A deed while its price is typed, which has no whole half."""
    found = enter(Proof(CLASSIC), "deeds.brewery.price", "115", "ru")
    return view(lang, found, "9", "deeds.brewery.price")


def proof_rents(lang: str) -> ProofVM:
    """A half-entered deed: the next rent is asked for."""
    return view(lang, half(), "1", "deeds.deed_1.rents[2]")


def proof_kind(lang: str) -> ProofVM:
    """A blank cell: what is it?"""
    return view(lang, half(), "3", "cells[3].kind")


def proof_look(lang: str) -> ProofVM:
    """An industry’s colour is chosen."""
    return view(lang, half(), "1", "groups.group_0.colour")


def proof_machine(lang: str) -> ProofVM:
    """A winning combination of the machine."""
    return view(lang, Proof(CLASSIC), "jackpot", "jackpot.wins[0].symbols", ("seven",))


def proof_deck(lang: str) -> ProofVM:
    """A deck with a card that was written down."""
    found = with_card(Proof(CLASSIC), "chance", NEW, (Receive(50),))
    return view(lang, found, "deck:chance", "decks.chance.cards.card_1")


def proof_fortune(lang: str) -> ProofVM:
    """A known card of Fortune, which nobody has compared: as many keys as there may be."""
    place = f"decks.fortune.cards.{next(iter(ELITE.decks['fortune'].cards))}"
    return view(lang, Proof(ELITE), "deck:fortune", place)


def proof_tariff(lang: str) -> ProofVM:
    """A factor of the table of rents, which nobody has compared."""
    return view(lang, Proof(ELITE), "tariff", "tariff.rents.2/4/6/8/10[1]")


def proof_rating(lang: str) -> ProofVM:
    """A step of the rating scale; it may be taken away."""
    return view(lang, Proof(DELUXE), "rating", "rating.steps[2].money")


def proof_policy(lang: str) -> ProofVM:
    """What a policy is good for: several things, each turned on or off."""
    return view(lang, Proof(ELITE), "policy:blue", "policies.blue.covers")


def proof_ready(lang: str) -> ProofVM:
    """A board that may be played."""
    return view(lang, Proof(CLASSIC), "end", "")


def compose(lang: str) -> CardVM:
    """What a card of one's own board reads."""
    return compose_card(hall(lang), half(), "chance")


def said(lang: str, found: Proof, deck: str, *touches: str) -> CardVM:
    """Return what is asked of a card after these touches."""
    writing = NOTHING
    for touch in touches:
        touched = touch.partition(":")[0], touch.partition(":")[2]
        writing = written(writing, found.edition, deck, touched, "…")
    return compose_card(hall(lang), found, deck, writing)


def compose_words(lang: str) -> CardVM:
    """All that a card may order."""
    return said(lang, Proof(DELUXE), "chance", "words")


def compose_choice(lang: str) -> CardVM:
    """A card with a choice that is kept, half said."""
    touches = ("keep", "several", "pay:50", "go:8", "or", "say:draw:movement")
    return said(lang, Proof(DELUXE), "chance", *touches)


def compose_built(lang: str) -> CardVM:
    """What is paid for each building of a kind."""
    return said(lang, Proof(CLASSIC), "chance", "say:pay_built", "get:25")


def compose_basket(lang: str) -> CardVM:
    """A card of Fortune: for long, and several orders at once."""
    touches = ("lasting", "topic:let:times", "scope:number:2", "get:3", "several", "get:50")
    return said(lang, Proof(ELITE), "fortune", *touches)


def editions_own(lang: str) -> EditionsVM:
    """A board of one's own, and one that is half entered."""
    own = replace(CLASSIC, id="own", title=Name("Наш двор", "Our yard"))
    shown = boards.Boards(("own",), (half(),))
    return start.editions(hall(lang), (CLASSIC, own), (), None, several=False, boards=shown)


def beginnings_rules(lang: str) -> EditionsVM:
    """By whose rules an empty board is played."""
    return start.rules_to_play(hall(lang), (CLASSIC, DELUXE, ELITE))


def beginnings(lang: str) -> EditionsVM:
    """What a board of one's own begins with."""
    return start.beginnings(hall(lang), (CLASSIC,), ())
