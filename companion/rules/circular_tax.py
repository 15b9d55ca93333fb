"""The circular tax: what the inspection takes from all one owns, lap by lap."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Do
from companion.assessment import Assessment
from companion.board import Chain
from companion.deferred import Charge, Owe
from companion.effects import CircularTax, Exempt, LateTax
from companion.events import Assessed, Counted, Laid
from companion.game import Game, Paper
from companion.ledger import BANK, DeedId, Seat, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft
from companion.ruling import Levy


class Article(StrEnum):
    """What is taxed, and who is let off."""

    DUE = "circular_tax.due"
    MORTGAGED = "circular_tax.mortgaged"
    EXEMPT = "circular_tax.exempt"
    BACKWARDS = "circular_tax.backwards"
    LATER = "circular_tax.later"


def tax(draft: Draft, do: Do, effect: CircularTax) -> None:
    """Let the tax fall due, by the option not for one who comes backwards; or put it off."""
    assert do.seat is not None
    why = None
    if do.back and draft.game.options.backward_passing == "nothing":
        why = Assessment.of(Article.BACKWARDS, 0)
    elif effect.late:
        draft.add(Counted(put_off(do.seat), 1))
        why = Assessment.of(Article.LATER, 0)
    if why is None:
        collect(draft, do)
    else:
        draft.add(Assessed(purse(do.seat), BANK, why))


def late_tax(draft: Draft, do: Do, _effect: LateTax) -> None:
    """Let the tax fall due that was put off."""
    assert do.seat is not None
    if draft.game.count(put_off(do.seat)):
        draft.add(Counted(put_off(do.seat), 0))
        collect(draft, do)


def put_off(seat: Seat) -> str:
    """Return the counter that tells whether a seat has its tax yet to pay."""
    return f"tax{seat}"


def collect(draft: Draft, do: Do) -> None:
    """Let the tax fall due, less what an exemption takes off."""
    assert do.seat is not None
    sum_ = draft.book.assess(draft.game, Levy("circular_tax", do.seat))
    exemption = next(exemptions(draft.game, do.seat), None)
    if exemption and not (do.lands and draft.game.options.exemption_spent_by == "next_pass_only"):
        sum_ = sum_.then(Article.EXEMPT, "set", 0, exemption.id)
    draft.owe(do.seat, "tax", Charge(BANK, sum_))


def exempt(draft: Draft, do: Do, effect: Exempt) -> None:
    """Lay down an exemption for one lap; whoever has one needs no other."""
    assert do.seat is not None
    if not any(exemptions(draft.game, do.seat)):
        lay(draft, do.seat, effect)


def lay(draft: Draft, seat: Seat, says: Exempt) -> None:
    """Lay an exemption before its holder."""
    number = draft.game.count("papers") + 1
    draft.add(Laid(Paper(number, says, "circular_tax", seat, uses=1)))


def arrange(draft: Draft, seat: Seat, _exempt: object) -> None:
    """Put down the exemption of who has one in an evening that is taken over."""
    lay(draft, seat, Exempt())


def exemptions(game: Game, seat: Seat) -> Iterator[Paper]:
    """Yield the exemption that a seat has, if it has one."""
    papers = game.papers.values()
    return (p for p in papers if isinstance(p.says, Exempt) and p.holder == seat)


def circular(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return the tax on all that a seat owns, with a reckoning for each part of it."""
    return Assessment.sum(Article.DUE, *parts(book, game, levy.seat), *book.added(game, levy))


def parts(book: Book, game: Game, seat: Seat) -> Iterator[Assessment]:
    """Yield the tax of each deed; of a chain that is taxed as a whole only once."""
    whole: set[str] = set()
    for name in game.owned_by(seat):
        if game.holdings[name].mortgaged and not game.options.mortgaged_tax:
            yield Assessment.of(Article.MORTGAGED, 0, deed=name)
        elif (group := taxed_as_one(game, name)) not in whole:
            yield book.assess(game, Levy("plot_tax", seat, deed=name))
            whole |= {group} if group else set()


def taxed_as_one(game: Game, deed: DeedId) -> str | None:
    """Return the chain that a deed is taxed together with, if there is one."""
    printed, basis = game.edition.deeds[deed], game.options.elite_central_tax_basis
    return printed.group if isinstance(printed, Chain) and basis == "total" else None


CHAPTER = Chapter(
    "circular_tax",
    Article,
    effects={CircularTax: tax, LateTax: late_tax, Exempt: exempt},
    arranges={"exempt": arrange},
    reckoners={("circular_tax", type(None)): circular},
    needs=frozenset({Owe, "plot_tax"}),
)
