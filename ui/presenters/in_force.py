"""What is in force on the cardboard, for matching the table: cards on the wheel, exemptions."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards import CardId
from companion.game import Game, Paper
from companion.in_force import CommonCard, InForce, MatchTax, MatchWheel
from companion.lap_tax import exemption, levied, may_owe, owes
from companion.lasting import Alter
from companion.wheel import PLACES, as_entered, common, lying, may_lie
from companion.words import decks
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm_bank import MatchingVM, OptionVM, SubjectVM

WHEEL = "wheel"
"""What stands before the number of a place on the wheel."""
OF = "@"
"""What stands between a deck and its card."""
ANOTHER = "+"
"""What a card is called that nobody knows yet: what it changes is to be said."""
NOTHING, EXEMPT, OWES = "none", "exempt", "owes"
STATES = {NOTHING: (False, False), EXEMPT: (True, False), OWES: (False, True)}
STATES[EXEMPT + OF + OWES] = (True, True)
"""How a player stands with the circular tax: let off the next one, owing one for leaving."""


def in_force(scene: Scene) -> tuple[MatchingVM, ...]:
    """Return the places on the wheel and the players' exemptions, where there are any."""
    subjects = (*on_the_wheel(scene), *taxed(scene))
    if not subjects:
        return ()
    return (
        MatchingVM("force", scene.say("match.force"), "wheel", subjects, scene.say("match.has")),
    )


def on_the_wheel(scene: Scene) -> Iterator[SubjectVM]:
    """Yield every place on the wheel that a card may lie on, and the cards that may lie there."""
    game, say = scene.game, scene.say
    if not common(game.edition):
        return
    there = lying(game)
    for place in range(max(len(there), min(PLACES, len(there) + 1))):
        found = there[place] if place < len(there) else None
        nothing = OptionVM(NOTHING, say("match.no_card"), icon="close")
        options = (nothing, *cards(scene, found))
        value = key_of(found.source, found.card) if found else NOTHING
        note = next(option.name for option in options if option.key == value)
        name = say("match.on_the_wheel", count=place + 1)
        yield SubjectVM(f"{WHEEL}{place}", name, note, value, icon="wheel", options=options)


def cards(scene: Scene, found: Paper | None) -> Iterator[OptionVM]:
    """Yield the cards that may lie there; first the one that does, if none knows it by name."""
    game, words = scene.game, scene.words
    if found and not found.card:
        told = capital(decks.kept(words, found, game))
        yield OptionVM(key_of(found.source, ""), told, icon="wheel")
    for deck in sorted(common(game.edition)):
        for name, card in may_lie(game, deck).items():
            told = capital(decks.called(words, card, game))
            yield OptionVM(key_of(deck, name), told, icon="wheel")
        yield OptionVM(key_of(deck, ANOTHER), scene.say("match.another_card"), icon="edit")


def key_of(deck: str, card: CardId) -> str:
    """Return what a card is called on the screen."""
    return f"{deck}{OF}{card}"


def unknown(value: str) -> str:
    """Return the deck of a card that nobody knows by name, if one is said to lie there."""
    deck, _, card = value.partition(OF)
    return deck if card == ANOTHER else ""


def taxed(scene: Scene) -> Iterator[SubjectVM]:
    """Yield the players, and how they stand with the circular tax."""
    game, say = scene.game, scene.say
    if not levied(game.edition):
        return
    for seat in game.seats:
        player, value = scene.player(seat), state_of(game, seat)
        states = (s for s, (_, owing) in STATES.items() if not owing or may_owe(game, seat))
        named = {state: say(f"match.tax.{state}") for state in {*states, value}}
        options = tuple(OptionVM(s, named[s], icon="stamp") for s in STATES if s in named)
        yield SubjectVM(str(seat), player.name, named[value], value, player=player, options=options)


def state_of(game: Game, seat: int) -> str:
    """Return how a player stands with the circular tax."""
    now = (exemption(game, seat) is not None, owes(game, seat))
    return next(name for name, state in STATES.items() if state == now)


def put_right(
    game: Game, subject: str, value: str, note: str, says: Alter | None = None
) -> InForce:
    """Return the correction of what lies on a place of the wheel, or of a player's tax."""
    if not subject.startswith(WHEEL):
        let_off, owing = STATES[value]
        return MatchTax(int(subject), let_off, note, owing)
    place = int(subject.removeprefix(WHEEL))
    there = tuple(map(as_entered, lying(game)))
    deck, _, card = value.partition(OF)
    known = CommonCard(deck, card) if says is None else CommonCard(deck, says=says)
    laid = () if value == NOTHING else (known,)
    return MatchWheel((*there[:place], *laid, *there[place + 1 :]), note)
