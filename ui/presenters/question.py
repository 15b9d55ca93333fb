"""Any choice without a screen of its own, and what a drawn card says."""

from __future__ import annotations

from companion.agenda import CardDue, Question
from companion.ruling import Choice, Refused
from ui.presenters.frame import frame
from ui.presenters.heads import head, icon, industry
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip
from ui.presenters.vm import KeyVM, RowVM
from ui.presenters.vm_table import CardVM, PlaceVM, QuestionVM


def answers(scene: Scene) -> tuple[Choice, ...]:
    """Return the complete answers to the question on top; forms have screens of their own."""
    return tuple(c for c in scene.table.choices() if c.answers and not c.open)


def question(scene: Scene, item: Question) -> QuestionVM:
    """Return a question in words, a key for each answer."""
    game, words = scene.game, scene.words
    seat = item.seat if item.seat is not None else game.count("thrower")
    keys = []
    for number, choice in enumerate(answers(scene)):
        refused = choice.ruling if isinstance(choice.ruling, Refused) else None
        why = words.sentence(refused.ground.article, refused.ground.facts, game) if refused else ""
        told = words.command(choice.command, game)
        label = told[:1].upper() + told[1:]
        keys.append(KeyVM(f"answer:{number}", label, enabled=not refused, refusal=why))
    slip = bank_slip(scene, words.question(item, game), (RowVM(scene.say("question.choose")),))
    return QuestionVM(frame(scene), head(scene, seat), slip, tuple(keys))


def card(scene: Scene, item: CardDue) -> CardVM:
    """Return the question what a cardboard card says."""
    say, edition = scene.say, scene.game.edition
    deck = edition.decks[item.deck]
    rows = (RowVM(say("card.take")), RowVM(say("card.then")))
    slip = bank_slip(scene, deck.name.in_(scene.language), rows)
    places = tuple(
        PlaceVM(
            cell,
            edition.name_of(cell).in_(scene.language),
            icon(scene, cell),
            industry(scene, cell),
        )
        for cell in range(len(edition.cells))
    )
    return CardVM(
        frame(scene),
        head(scene, item.seat),
        slip,
        KeyVM("card:get", say("card.get"), "plus"),
        KeyVM("card:pay", say("card.pay"), "minus"),
        KeyVM("card:go", say("card.go"), "move"),
        (
            KeyVM("card:inspect", say("card.inspect"), "police"),
            KeyVM("card:other", say("card.other"), "swap"),
        ),
        say("back"),
        say("card.sum"),
        say("card.cell"),
        scene.unit,
        places,
    )
