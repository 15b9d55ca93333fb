"""The pages on which a card is said: its first orders, all words, a figure, what it changes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.effects import Effect
from companion.lasting import OF_DEEDS
from companion.orders import Phrase, buildings, kinds, phrases
from companion.ruling import number_of
from ui.presenters.lasting import ALL, GROUP, TOPICS
from ui.presenters.slate import ICONS, Slate, key, kind, named
from ui.presenters.slips import capital
from ui.presenters.vm import KeyVM, RowVM
from ui.presenters.vm_table import CardVM
from ui.presenters.writing import MOST_ORDERS, Writing

PAGE = 17
"""How many keys are shown at once, beside the key for more of them."""
FIRST = ("get", "pay", "go", "inspect", "up", "down", "other")
"""The words that have keys of their own on the first page."""


def asking(slate: Slate, blank: CardVM, writing: Writing) -> CardVM:
    """Return what is asked next of a card, on the *blank* page of its deck."""
    if writing.long:
        return for_long(slate, blank, writing)
    if writing.phrase:
        return answer(slate, blank, writing, writing.phrase)
    if writing.listing:
        keys = (key(slate, one) for one in phrases(slate.edition, slate.deck) if rare(one))
        return listed(slate, blank, slate.say("card.words"), *keys)
    return first(slate, blank, writing)


def rare(phrase: Phrase) -> bool:
    """Return whether a word has no key on the first page."""
    return bool(phrase.about) or phrase.word not in FIRST


def first(slate: Slate, blank: CardVM, writing: Writing) -> CardVM:
    """Return the first page: the orders so far, the commonest words, and what else there is."""
    full = len(writing.orders) >= MOST_ORDERS
    get, pay, go = (
        None if full else KeyVM(f"card:{word}", slate.say(f"card.{word}"), ICONS[word])
        for word in ("get", "pay", "go")
    )
    rows = so_far(slate, writing) or blank.slip.rows
    others = () if full else (*longer(slate, writing), *short(slate, writing))
    keys = (*others, *ending(slate, writing, known=bool(blank.known)), *blank.others)
    slip = replace(blank.slip, rows=rows)
    known = () if writing.begun or writing.unknown else blank.known
    return replace(blank, slip=slip, get=get, pay=pay, go=go, others=keys, known=known)


def so_far(slate: Slate, writing: Writing) -> tuple[RowVM, ...]:
    """Return what was said of the card, a row for each way there is to choose, and what is next."""
    say, alter = slate.say, writing.lasting.alter
    known = slate.game.readable(slate.deck).get(writing.card)
    before = known.effects if known else (alter,) if alter else ()
    rows = [RowVM(sentence(slate, before))] if before else []
    if writing.kept:
        rows.append(RowVM(say("card.kept")))
    if writing.several:
        for number, way in enumerate(writing.ways):
            if way:
                text = slate.words.effects(way, slate.game)
                rows.append(RowVM(say("card.either", text=text) if number else capital(text)))
        rows.append(RowVM(say(f"card.next.{stage(writing)}")))
    elif before:
        rows.append(RowVM(say("card.at_once")))
    return tuple(rows)


def stage(writing: Writing) -> str:
    """Return where one is among several orders: at the first, after one, at another way."""
    if writing.ways[-1]:
        return "more"
    return "way" if writing.orders else "first"


def sentence(slate: Slate, effects: tuple[Effect, ...]) -> str:
    """Return what is ordered as a sentence."""
    return capital(slate.words.effects(effects, slate.game)) + "."


def longer(slate: Slate, writing: Writing) -> Iterator[KeyVM]:
    """Yield the keys of what does not happen at once: for long, or once it is shown."""
    deck, say = slate.edition.decks[slate.deck], slate.say
    if deck.common and not writing.begun:
        yield KeyVM("card:lasting", say("card.lasting"), "wheel")
    if "kept" in slate.edition.chapters and not deck.common and not writing.orders:
        label = say("card.not_kept") if writing.kept else say("card.keep")
        yield KeyVM("card:keep", label, "save")


def short(slate: Slate, writing: Writing) -> Iterator[KeyVM]:
    """Yield the keys of what is said with one touch, and the ones to all other words."""
    say, known = slate.say, {one.name for one in phrases(slate.edition, slate.deck)}
    words = ("release" if writing.kept else "inspect", "up", "down", "other")
    for word in words:
        if word in known:
            yield KeyVM(f"card:{word}", named(slate, Phrase(word)), ICONS[word])
    yield KeyVM("card:words", say("card.more_words"), "more")
    if not writing.several:
        yield KeyVM("card:several", say("card.several"), "bars")


def ending(slate: Slate, writing: Writing, *, known: bool) -> Iterator[KeyVM]:
    """Yield the keys of a card that is half said: another way, one order less, all of it."""
    say = slate.say
    if writing.several and writing.orders:
        if writing.ways[-1] and len(writing.orders) < MOST_ORDERS:
            yield KeyVM("card:or", say("card.or"), "swap")
        yield KeyVM("card:erase", say("card.erase"), "backspace")
        if writing.whole:
            yield KeyVM("card:done", say("card.done"), "check", tone="primary")
    elif writing.lasting.begun or writing.card:
        yield KeyVM("card:nothing", say("card.nothing"), "check", tone="primary")
    if writing.begun or (writing.unknown and known):
        label = say("card.afresh") if writing.orders else say("back")
        yield KeyVM("card:back:start", label, "back", tone="ghost")


def answer(slate: Slate, blank: CardVM, writing: Writing, phrase: Phrase) -> CardVM:
    """Ask what must be said with a word."""
    title, edition = named(slate, phrase), slate.edition
    match phrase.asks:
        case "kind":
            return listed(slate, blank, title, *(kind(slate, one) for one in kinds(edition)))
        case "sums":
            piece = buildings(edition)[len(writing.answers)]
            one = edition.forms_of(piece).in_(slate.words.language)[0]
            shown = figure(slate, blank, slate.say("card.built", name=title, text=one), money=True)
            return replace(shown, nought=True)
    return figure(slate, blank, title, money=phrase.asks == "sum")


def figure(slate: Slate, blank: CardVM, title: str, *, money: bool) -> CardVM:
    """Ask for the figure on the card."""
    unit = slate.edition.unit.sign.in_(slate.words.language) if money else ""
    done = KeyVM("card:get", slate.say("done"))
    slip = replace(blank.slip, rows=(RowVM(title),))
    shown = replace(blank, slip=slip, known=(), get=done, page="card:get")
    return replace(shown, sum_title=title, unit=unit)


def listed(slate: Slate, blank: CardVM, title: str, *keys: KeyVM) -> CardVM:
    """Ask which of several it is."""
    most = PAGE if len(keys) > PAGE + 1 else PAGE + 1  # one more stands where "more" would
    leaves = tuple(keys[n : n + most] for n in range(0, len(keys), most))
    back = KeyVM("card:back", slate.say("back"), "back")
    return replace(blank, known=leaves, known_title=title, new=back, page="card:known")


def for_long(slate: Slate, blank: CardVM, writing: Writing) -> CardVM:
    """Ask step by step what the card changes as long as it lies there."""
    say, said = slate.say, writing.lasting
    if not said.topic:
        shares = "shares" in slate.edition.chapters
        topics = (name for name in TOPICS if shares or name.partition(":")[0] in OF_DEEDS)
        keys = (KeyVM(f"card:topic:{name}", say(f"card.{name}")) for name in topics)
        return listed(slate, blank, say("card.what"), *keys)
    title = say(f"card.{said.topic}:{said.op}")
    if said.scope in {None, GROUP}:
        return listed(slate, blank, title, *scopes(slate, industries=said.scope == GROUP))
    money = said.op == "set" and said.topic != "dividend"
    return figure(slate, blank, title, money=money)


def scopes(slate: Slate, *, industries: bool) -> Iterator[KeyVM]:
    """Yield which plots it is about: which of each industry, or else those of which industry."""
    edition, say = slate.edition, slate.say
    if industries:
        for name, group in edition.groups.items():
            label = group.name.in_(slate.words.language)
            yield KeyVM(f"card:scope:{GROUP}:{name}", label, group.icon)
        return
    found = (number_of(slate.game, deed) or 0 for deed in edition.deeds)
    for n in range(1, max(found, default=0) + 1):
        yield KeyVM(f"card:scope:number:{n}", say("card.number", count=n))
    yield KeyVM(f"card:scope:{GROUP}", say("card.industry"))
    yield KeyVM(f"card:scope:{ALL}", say("card.all"))
