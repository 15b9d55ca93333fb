"""Common cards: what lies on the wheel, and saying step by step what a new one changes for long."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.agenda import CardDue
from companion.cards import CardId
from companion.game import Game
from companion.lasting import OF_DEEDS, OF_SHARES, Alter
from companion.ruling import number_of
from companion.wheel import FORTUNE, lying
from companion.words import decks
from ui.presenters.card import deck_name, half, on_cardboard
from ui.presenters.frame import frame
from ui.presenters.heads import head
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip, capital
from ui.presenters.vm import KeyVM, RowVM
from ui.presenters.vm_table import CardVM, QuestionVM

TOPICS = (
    *("let:set", "let:none", "let:times", "plot_tax:set", "plot_tax:none", "plot_tax:times"),
    *("dividend:set", "share_tax:set"),
)
"""What a card may change, each with what becomes of it."""
GROUP, ALL = "group", "all"
"""What is said of a card about one industry first, and of one about all plots."""


class Lasting(Struct, frozen=True):
    """What has been said of a common card: a known ``card``, or step by step what it changes."""

    begun: bool = False
    card: CardId = ""
    topic: str = ""
    op: str = ""
    scope: str | None = None
    value: int | None = None

    def with_(self, step: str, said: str) -> Lasting:
        """Return what is known after one more step; what needs no further answer is filled in."""
        if step == "scope":
            return replace(self, scope=said)
        if step == "value":
            return replace(self, value=int(said))
        topic, _, op = said.partition(":")
        scope = "" if topic in OF_SHARES else None
        return replace(self, topic=topic, op=op, scope=scope, value=0 if op == "none" else None)

    @property
    def alter(self) -> Alter | None:
        """What the card changes, once all of it is said."""
        if self.scope in {None, GROUP} or self.value is None:
            return None
        kind, _, name = (self.scope or "").partition(":")
        return Alter(
            FORTUNE,
            self.topic,
            "times" if self.op == "times" else "set",
            self.value,
            group=name if kind == GROUP else None,
            number=int(name) if kind == "number" else None,
        )


NOTHING = Lasting()


def topic_of(alter: Alter) -> str:
    """Return what of the topics a card changes."""
    none = f"{alter.topic}:none"
    return none if alter.value == 0 and none in TOPICS else f"{alter.topic}:{alter.op}"


def asks_more(game: Game, item: CardDue) -> bool:
    """Return whether the card on the table is a common one, read from the cardboard."""
    on_screen = item.deck in game.options.decks_on_screen
    return game.edition.decks[item.deck].common and not on_screen


def nothing_known(game: Game, item: CardDue, name: CardId) -> bool:
    """Return whether of a known card only that is known which it changes for long."""
    found = game.readable(item.deck).get(name)
    return found is not None and asks_more(game, item) and half(found)


def next_step(scene: Scene, item: CardDue, said: Lasting) -> CardVM | QuestionVM:
    """Ask for what is yet to be said of the card."""
    if said.card or said.alter:
        return at_once(scene, item, said)
    if not said.topic:
        return what(scene, item)
    unsaid = said.scope in {None, GROUP}
    return where(scene, item, said) if unsaid else how_much(scene, item, said)


def what(scene: Scene, item: CardDue) -> QuestionVM:
    """Ask what the card changes."""
    shares = scene.game.edition.shares
    topics = (name for name in TOPICS if shares or name.partition(":")[0] in OF_DEEDS)
    keys = (KeyVM(f"card:topic:{name}", scene.say(f"card.{name}")) for name in topics)
    return asked(scene, item, scene.say("card.what"), *keys)


def where(scene: Scene, item: CardDue, said: Lasting) -> QuestionVM:
    """Ask which plots it is about: which of each industry, or else those of which industry."""
    edition, say = scene.game.edition, scene.say
    groups = (
        KeyVM(f"card:scope:{GROUP}:{name}", group.name.in_(scene.language), group.icon)
        for name, group in edition.groups.items()
    )
    found = (number_of(scene.game, deed) or 0 for deed in edition.deeds)
    numbers = (
        KeyVM(f"card:scope:number:{n}", say("card.number", count=n))
        for n in range(1, max(found, default=0) + 1)
    )
    industry = KeyVM(f"card:scope:{GROUP}", say("card.industry"))
    every = KeyVM(f"card:scope:{ALL}", say("card.all"))
    keys = tuple(groups) if said.scope == GROUP else (*numbers, industry, every)
    return asked(scene, item, say(f"card.{said.topic}:{said.op}"), *keys)


def asked(scene: Scene, item: CardDue, title: str, *keys: KeyVM) -> QuestionVM:
    """Return one step, and the key back to the beginning."""
    slip = bank_slip(scene, deck_name(scene, item), (RowVM(title),))
    back = KeyVM("card:back", scene.say("back"), "back", tone="ghost")
    return QuestionVM(frame(scene), head(scene, item.seat), slip, (*keys, back))


def how_much(scene: Scene, item: CardDue, said: Lasting) -> CardVM:
    """Ask for the figure on the card."""
    done = KeyVM("card:get", scene.say("done"))
    title = scene.say(f"card.{said.topic}:{said.op}")
    unit = scene.unit if said.op == "set" and said.topic != "dividend" else ""
    slip = bank_slip(scene, deck_name(scene, item), (RowVM(title),))
    shown = replace(on_cardboard(scene, item), slip=slip, known=(), get=done, page="card:get")
    return replace(shown, sum_title=title, unit=unit)


def at_once(scene: Scene, item: CardDue, said: Lasting) -> CardVM:
    """Ask what the card orders at once beside what it changes for long, if anything."""
    say, shown = scene.say, on_cardboard(scene, item)
    known = scene.game.readable(item.deck).get(said.card)
    effects = known.effects if known else (said.alter,) if said.alter else ()
    told = RowVM(capital(scene.words.effects(effects, scene.game)) + ".")
    slip = bank_slip(scene, deck_name(scene, item), (told, RowVM(say("card.at_once"))))
    nothing = KeyVM("card:nothing", say("card.nothing"), "check", tone="primary")
    back = KeyVM("card:back:start", say("back"), "back", tone="ghost")
    others = (key for key in shown.others if key.name != "card:lasting")
    return replace(shown, slip=slip, known=(), others=(nothing, *others, back))


def on_the_wheel(scene: Scene) -> str:
    """Return what the cards on the wheel change now; nothing, if none lies there."""
    told = (decks.kept(scene.words, paper, scene.game) for paper in lying(scene.game))
    cards = " · ".join(capital(text) for text in told)
    return scene.say("wheel", text=cards) if cards else ""
