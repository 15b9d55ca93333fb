"""The circular tax: what the inspection takes from all one owns, lap by lap."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Do
from companion.assessment import Assessment
from companion.board import Chain
from companion.deferred import Charge, Owe
from companion.effects import CircularTax, Exempt, LateTax
from companion.events import Assessed, Counted, Laid, Lifted
from companion.game import Game, Paper
from companion.in_force import MatchTax
from companion.lap_tax import exemption, may_owe, owes, put_off, waits
from companion.ledger import BANK, DeedId, Seat, purse
from companion.rules.book import Book, Chapter
from companion.rules.by_hand import reason
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy


class Article(StrEnum):
    """What is taxed, and who is let off."""

    DUE = "circular_tax.due"
    MORTGAGED = "circular_tax.mortgaged"
    EXEMPT = "circular_tax.exempt"
    BACKWARDS = "circular_tax.backwards"
    LATER = "circular_tax.later"
    IMPOSSIBLE = "circular_tax.impossible"
    NO_CHANGE = "circular_tax.no_change"


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
    if owes(draft.game, do.seat):
        draft.add(Counted(put_off(do.seat), 0))
        collect(draft, do)


def collect(draft: Draft, do: Do) -> None:
    """Let the tax fall due, less what an exemption takes off."""
    assert do.seat is not None
    sum_ = draft.book.assess(draft.game, Levy("circular_tax", do.seat))
    spent = exemption(draft.game, do.seat)
    if spent and not (do.lands and draft.game.options.exemption_spent_by == "next_pass_only"):
        sum_ = sum_.then(Article.EXEMPT, "set", 0, spent.id)
    draft.owe(do.seat, "tax", Charge(BANK, sum_))


def exempt(draft: Draft, do: Do, effect: Exempt) -> None:
    """Lay down an exemption for one lap; whoever has one needs no other."""
    assert do.seat is not None
    if not exemption(draft.game, do.seat):
        lay(draft, do.seat, effect)


def lay(draft: Draft, seat: Seat, says: Exempt) -> None:
    """Lay an exemption before its holder."""
    number = draft.game.count("papers") + 1
    draft.add(Laid(Paper(number, says, "circular_tax", seat, uses=1)))


def put_down(draft: Draft, seat: Seat, _exempt: object) -> None:
    """Put down the exemption of who has one in an evening that is taken over."""
    lay(draft, seat, Exempt())


def owe_for_leaving(draft: Draft, seat: Seat, _owes: object) -> None:
    """Have a seat owe the tax for leaving in an evening that is taken over."""
    if not waits(draft.game):
        raise Refusal(Article.IMPOSSIBLE)
    draft.add(Counted(put_off(seat), 1))


def match_tax(draft: Draft, command: MatchTax) -> None:
    """Have a player be let off the next tax, and owe one for leaving, as the table knows it."""
    reason(command.note)
    game, seat = draft.game, command.target
    if seat not in game.seats or (command.owes and not may_owe(game, seat)):
        raise Refusal(Article.IMPOSSIBLE)
    paper, owing = exemption(game, seat), owes(game, seat)
    if (paper is not None, owing) == (command.exempt, command.owes):
        raise Refusal(Article.NO_CHANGE)
    if paper and not command.exempt:
        draft.add(Lifted(paper.id))
    if command.exempt and not paper:
        lay(draft, seat, Exempt())
    if owing != command.owes:
        draft.add(Counted(put_off(seat), int(command.owes)))


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


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose the form that lets a player off a tax, or not."""
    if game.agenda:
        form = dict.fromkeys(("target", "exempt", "owes", "note"))
        yield Candidate(MatchTax(game.seats[0], exempt=True, note=""), form)


CHAPTER = Chapter(
    "circular_tax",
    Article,
    acts={MatchTax: match_tax},
    effects={CircularTax: tax, LateTax: late_tax, Exempt: exempt},
    arranges={"exempt": put_down, "owes_tax": owe_for_leaving},
    reckoners={("circular_tax", type(None)): circular},
    needs=frozenset({Owe, "plot_tax"}),
    candidates=candidates,
)
