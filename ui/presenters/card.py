"""What a drawn card says: picked or composed from the cardboard, or shown by the screen."""

from __future__ import annotations

from msgspec.structs import replace

from companion.agenda import CardDue
from companion.cards import Card, CardId
from companion.commands import Shuffle
from companion.effects import GoTo
from companion.words import decks
from ui.presenters.composer import PAGE, asking
from ui.presenters.frame import frame
from ui.presenters.heads import head, icon, industry
from ui.presenters.scene import Scene
from ui.presenters.slate import Slate
from ui.presenters.slips import bank_slip, capital
from ui.presenters.vm import HeadVM, KeyVM, RowVM
from ui.presenters.vm_table import CardVM, PlaceVM, QuestionVM
from ui.presenters.writing import NOTHING, Writing


def card(scene: Scene, item: CardDue, writing: Writing = NOTHING) -> CardVM | QuestionVM:
    """Return the question what the card says, as far as it is said, or the card itself."""
    if item.deck in scene.game.options.decks_on_screen:
        return on_the_screen(scene, item)
    return on_cardboard(scene, item, writing)


def on_the_screen(scene: Scene, item: CardDue) -> QuestionVM:
    """Return the topmost card, or the deck that is still to be shuffled."""
    game, say, name = scene.game, scene.say, deck_name(scene, item)
    for found, shown in game.readable(item.deck).items():
        slip = replace(
            bank_slip(scene, decks.called(scene.words, shown, game), rows(scene, shown)),
            note=say("card.house", name=name) if shown.house else name,
        )
        key = KeyVM(f"card:known:{found}", say("card.do"), "check", tone="primary")
        return QuestionVM(frame(scene), head(scene, item.seat), slip, (key,))
    slip = bank_slip(scene, name, (RowVM(say("card.shuffle.why")),))
    command = Shuffle(item.seat, game.in_deck(item.deck))
    key = scene.key("card:shuffle", say("card.shuffle"), command, icon="swap", tone="primary")
    return QuestionVM(frame(scene), head(scene, item.seat), slip, (key,))


def rows(scene: Scene, shown: Card) -> tuple[RowVM, ...]:
    """Return what is written on a card, and what it orders."""
    order = RowVM(capital(scene.words.effects(shown.effects, scene.game)) + ".")
    return (RowVM(shown.text.in_(scene.language)), order) if shown.text else (order,)


def on_cardboard(scene: Scene, item: CardDue, writing: Writing = NOTHING) -> CardVM:
    """Ask what a cardboard card says: one of the known ones, the last said first, or another."""
    known = reversed(tuple(scene.game.readable(item.deck).items()))
    keys = tuple(pick(scene, name, found) for name, found in known)
    pages = tuple(keys[n : n + PAGE] for n in range(0, len(keys), PAGE))
    shown = replace(blank(scene, item.deck, head(scene, item.seat)), known=pages)
    return asking(slate(scene, item.deck), shown, writing)


def in_words(scene: Scene, deck: str, writing: Writing) -> CardVM:
    """Ask what a common card changes that lies on the table, and that nobody knows by name."""
    name = scene.game.edition.decks[deck].name.in_(scene.language)
    return asking(slate(scene, deck), blank(scene, deck, HeadVM(name, icons=())), writing)


def slate(scene: Scene, deck: str) -> Slate:
    """Return what a card of this deck is said with."""
    return Slate(scene.say, scene.words, scene.game, deck)


def blank(scene: Scene, deck: str, header: HeadVM) -> CardVM:
    """Return the page of a card of which nothing is said."""
    say, edition = scene.say, scene.game.edition
    told = (RowVM(say("card.take")), RowVM(say("card.then")))
    places = tuple(
        PlaceVM(
            cell,
            edition.name_of(cell).in_(scene.language),
            icon(scene, cell),
            industry(scene, cell),
        )
        for cell in range(len(edition.cells))
    )
    slip = bank_slip(scene, edition.decks[deck].name.in_(scene.language), told)
    return CardVM(
        frame(scene),
        header,
        replace(slip, icon=edition.decks[deck].icon or "chance"),
        *(None, None, None, ()),
        say("back"),
        say("card.sum"),
        say("card.cell"),
        scene.unit,
        places,
        (),
        say("card.which"),
        KeyVM("card:new", say("card.new"), "edit"),
        KeyVM("card:more", say("card.more"), "more"),
    )


def pick(scene: Scene, name: CardId, found: Card) -> KeyVM:
    """Return the key of a known card; a cell it leads to stands for the whole order."""
    key = KeyVM(f"card:known:{name}", capital(decks.called(scene.words, found, scene.game)))
    match found:
        case Card((GoTo(cell, None),), None):
            return replace(key, label=scene.words.cell(cell, scene.game), icon="move")
    return key


def deck_name(scene: Scene, item: CardDue) -> str:
    """Return what the deck is called that is drawn from."""
    return scene.game.edition.decks[item.deck].name.in_(scene.language)
