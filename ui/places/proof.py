"""A board of one's own on the desk, entered field by field."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.proof import (
    END,
    NEW,
    Field,
    Proof,
    checked,
    enter,
    faults,
    fields,
    page_of,
    pages,
    published,
    remarks,
    unfit,
    with_card,
    without,
)
from companion.proof.machine import row_of, with_win_earlier
from ui.places.house import House
from ui.places.start import hall
from ui.presenters.proof import proof
from ui.presenters.proof_card import compose
from ui.presenters.proof_desk import Desk
from ui.presenters.writing import NOTHING, Writing, written


class ProofPlace:
    """A board on the desk; whatever is entered is on the disk before the next touch."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._proof: Proof | None = None
        self._page = self._place = ""
        self._row: tuple[str, ...] = ()
        self._writing: Writing = NOTHING
        self._sure = self._composing = False

    def open(self, found: Proof) -> None:
        """Take a board where one has left it."""
        self._proof = found
        self._turn(found.page if found.page in pages(found) else pages(found)[0])

    @property
    def board(self) -> Proof:
        """The board on the desk."""
        assert self._proof is not None
        return self._proof

    @property
    def field(self) -> Field | None:
        """The row that is asked for."""
        shown = fields(self.board, self._page)
        return next((field for field in shown if field.place == self._place), None)

    def view(self) -> Any:
        """Return the open page, or the question what a card reads."""
        shown, found = hall(self._director), self.board
        if self._composing:
            return compose(shown, found, self._page.partition(":")[2], self._writing)
        wrong = faults(found) if self._page == END else ()
        said = remarks(found)
        return proof(
            shown, Desk(found, self._page, self._place, said, self._row, wrong, self._sure)
        )

    def act(self, verb: str, rest: str) -> None:
        """Do what was touched, and put what was entered on the disk, where the power may fail."""
        before = self._proof
        self._do(verb, rest)
        if (kept := self._proof) is not before and kept:
            shelf = self._director.shelf
            self._director.attempt(lambda: shelf.keep(kept), lambda _: None)

    def _do(self, verb: str, rest: str) -> None:
        """Enter something, or turn to another row or page."""
        self._sure, sure = False, self._sure
        match verb:
            case "typed":
                self._typed(*rest.split(":", 1))
            case "text" | "way" | "symbol":
                self._said(verb, rest)
            case "card":
                self._composed(*rest.partition(":")[::2])
            case "field":
                if (page := page_of(self.board, rest)) != self._page:
                    self._turn(page)
                self._place, self._row = rest, ()
            case "page":
                self._turn(rest)
            case "discard" if not sure:
                self._sure = True
            case _:
                self._pressed(verb)

    def _pressed(self, key: str) -> None:
        """Do what a key without a value says."""
        director, found = self._director, self.board
        match key:
            case "next":
                self._enter_row()
                self._on()
            case "checked":
                self._take(checked(found, self._page))
                self._turn(self._following())
            case "compose":
                self._compose()
            case "clear":
                self._row = ()
            case "drop":
                self._take(without(found, self._place))
                self._turn(self._page)
            case "earlier":
                self._earlier()
            case "discard":
                director.attempt(
                    lambda: director.shelf.discard(found.edition.id), lambda _: self._leave()
                )
            case "shelve" | "play":
                self._publish(key)
            case "editions":
                self._leave()

    def _earlier(self) -> None:
        """Let the winning combination change places with the one before it."""
        if field := self.field:
            self._take(with_win_earlier(self.board, field.number - 1))
            self._place = f"jackpot.wins[{field.number - 2}].symbols"

    def _leave(self) -> None:
        self._director.go("editions")

    def _publish(self, then: str) -> None:
        """Put the board on the shelf, and sit down to it if it is to be played."""
        director, edition = self._director, published(self.board)

        def done(_: None) -> None:
            director.set(edition=edition.id)
            director.go("seats", edition) if then == "play" else director.go("editions")

        director.attempt(lambda: director.shelf.publish(edition), done)

    def _typed(self, number: str, then: str) -> None:
        """Enter a number, then do what was touched; what no board can have stays where it is."""
        if why := unfit(self._place, int(number)):
            self._director.refuse(self._director.say(f"proof.unfit.{why}"))
            return
        self._put(number)
        self._step() if then == "next" else self._do(*then.partition(":")[::2])

    def _said(self, verb: str, rest: str) -> None:
        """Enter words, one of several values, or one symbol more."""
        field = self.field
        if field is None:
            return
        if verb == "text":
            self._put(rest)
            self._on_if_blank()
        elif verb == "way":
            self._put(field.choices[int(rest)])
            self._on_if_blank()
        else:
            self._row = (*self._row, field.choices[int(rest)])
            if len(self._row) == row_of(field)[1]:
                self._enter_row()

    def _enter_row(self) -> None:
        """Enter the symbols that were touched; a winning line has three."""
        field, row = self.field, self._row
        if field and len(row) >= row_of(field)[0]:
            self._put(",".join(row))
        self._row = ()

    def _put(self, value: str) -> None:
        self._take(enter(self.board, self._place, value, self._director.settings.language))

    def _compose(self) -> None:
        """Ask what a card reads: the one that is open, else one more."""
        self._composing, self._writing = True, NOTHING
        if self.field is None or self.field.ask != "card":
            self._place = f"decks.{self._page.partition(':')[2]}.cards.{NEW}"

    def _composed(self, kind: str, value: str) -> None:
        """Take in one thing that a card reads, or all of it, or nothing."""
        deck, found, remark = self._page.partition(":")[2], self.board, self._director.say
        if kind == "cancel":
            self._composing = False
            return
        said = written(self._writing, found.edition, deck, (kind, value), remark("card.remark"))
        self._writing = said
        if said.done:
            self._composing = False
            self._take(with_card(found, deck, self._place.rpartition(".")[2], said.effects))
            self._place = self._blank() or f"decks.{deck}.cards.{NEW}"

    def _take(self, found: Proof) -> None:
        self._proof = replace(found, page=self._page)

    def _blank(self) -> str:
        """Return the first row of the page after the open one that is blank, or before it."""
        shown = fields(self.board, self._page)
        at = next((n for n, field in enumerate(shown) if field.place == self._place), 0)
        around = (*shown[at:], *shown[:at])
        return next((field.place for field in around if field.value is None), "")

    def _following(self) -> str:
        found = pages(self.board)
        return found[min(found.index(self._page) + 1, len(found) - 1)]

    def _on(self) -> None:
        """Go to the next blank row below, or to the next page."""
        shown = fields(self.board, self._page)
        at = next((n for n, field in enumerate(shown) if field.place == self._place), len(shown))
        below = (field.place for field in shown[at + 1 :] if field.value is None)
        if place := next(below, ""):
            self._place = place
        else:
            self._turn(self._following())

    def _step(self) -> None:
        """Go to the next blank row, or else to the row below, or to the next page."""
        shown = [field.place for field in fields(self.board, self._page)]
        at = shown.index(self._place) if self._place in shown else len(shown) - 1
        if blank := self._blank():
            self._place = blank
        elif at + 1 < len(shown):
            self._place = shown[at + 1]
        else:
            self._turn(self._following())

    def _on_if_blank(self) -> None:
        self._place, self._row = self._blank() or self._place, ()

    def _turn(self, page: str) -> None:
        """Open a page at what is blank on it."""
        self._page, self._row, self._composing = page, (), False
        shown = fields(self.board, page)
        self._place = shown[0].place if shown else ""
        self._place = self._blank() or self._place
