"""What things are called in Russian or in English: players, plots, buildings, sums of money."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from companion.board import Forms, Name
from companion.edition import Edition
from companion.game import Game
from companion.ledger import BANK, Account, Commodity, DeedId, Money, Seat, seat_of
from companion.words.messages import Messages

NBSP, MINUS = "\u00a0", "\u2212"


def grouped(amount: int) -> str:
    """Return 1230 as ``1 230``; the space does not break and the minus is a real one."""
    digits = f"{abs(amount):,}".replace(",", NBSP)
    return MINUS + digits if amount < 0 else digits


class Names:
    """Calls things by their names in one language; what has no name stands for itself."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = Messages("companion", Path(__file__).parents[1] / "locale", language)

    def has(self, key: str) -> bool:
        """Return whether there is a message for *key*."""
        return self._messages.has(key)

    def plain(self, key: str, count: int | None = None) -> str:
        """Return the message for *key* as it is written, in the form that goes with *count*."""
        return self._messages.find(key, count)

    def step(self, step: int) -> str:
        """Return where on the rating scale a token stands."""
        return self._messages.find("step.step" if step else "step.line").format(count=step)

    def number(self, amount: int) -> str:
        """Return 1230 as ``1 230``, which is so in both languages."""
        return grouped(amount)

    def money(self, amount: Money, edition: Edition) -> str:
        """Return a sum with the sign of the currency: ``5 ф``."""
        return f"{self.number(amount)}{NBSP}{self._name(edition.unit.sign)}"

    def money_words(self, amount: Money, edition: Edition) -> str:
        """Return a sum with the word for the currency: ``5 фантов``."""
        return self._counted(amount, edition.unit.words)

    def _counted(self, count: int, forms: Forms) -> str:
        words = forms.in_(self.language)
        return self._messages.find("counted", count).format(*words, count=self.number(count))

    def account(self, account: Account, game: Game) -> str:
        """Return whose money it is: the bank, a player, a pot; or the plot that carries it."""
        if account == BANK:
            return self._messages.find("account.bank")
        if (seat := seat_of(account)) is not None:
            return self.seat(seat, game)
        kind, _, deed = account.partition(":")
        if kind == "deed":
            return self.deed(deed, game)
        return self._name(game.edition.pots[account]) if account in game.edition.pots else account

    def seat(self, seat: Seat, game: Game) -> str:
        """Return the name of the player."""
        return game.players[seat].name if 0 <= seat < len(game.players) else str(seat + 1)

    def deed(self, deed: DeedId, game: Game) -> str:
        """Return the name of a plot."""
        found = game.edition.deeds.get(deed)
        return self._name(found.name) if found else deed

    def deeds(self, deeds: tuple[DeedId, ...], game: Game) -> str:
        """Return the names of several plots, in quotation marks where the language has them."""
        quoted = self._messages.find("deeds.one")
        return ", ".join(quoted.format(text=self.deed(deed, game)) for deed in deeds)

    def group(self, group: str, game: Game) -> str:
        """Return the name of an industry."""
        found = game.edition.groups.get(group)
        return self._name(found.name) if found else group

    def cell(self, cell: int, game: Game) -> str:
        """Return the name of a cell, or its deed's."""
        known = 0 <= cell < len(game.edition.cells)
        return self._name(game.edition.name_of(cell)) if known else str(cell)

    def symbols(self, row: str, game: Game) -> str:
        """Return what the machine's columns show, from the left."""
        known = game.edition.jackpot.symbols if game.edition.jackpot else {}
        runs = ((symbol, len(list(run))) for symbol, run in groupby(row.split(",")))
        named = ((self._name(known[s]) if s in known else s, count) for s, count in runs)
        return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in named)

    def deck(self, deck: str, game: Game) -> str:
        """Return the name of a deck of cards."""
        found = game.edition.decks.get(deck)
        return self._name(found.name) if found else deck

    def pieces(self, piece: Commodity, count: int, edition: Edition) -> str:
        """Return some buildings of one kind: ``2 филиала``."""
        return self._counted(count, edition.forms_of(piece))

    def piece(self, piece: Commodity, edition: Edition) -> str:
        """Return the name of a building: ``филиал``."""
        return edition.forms_of(piece).in_(self.language)[0]

    def policy(self, policy: Commodity, edition: Edition) -> str:
        """Return what a kind of policy is called; one that is not there goes by its own name."""
        return self.piece(policy, edition) if policy in edition.policies else policy

    def level(self, level: int, edition: Edition) -> str:
        """Return what a plot at this step of the ladder carries; the last kind stands for all."""
        if not level:
            return self._messages.find("pieces.none")
        steps = edition.ladder.steps[:level]
        if steps[0] != steps[-1] and steps.count(steps[-1]) == 1:
            return self.piece(steps[-1], edition)
        return self.pieces(steps[-1], steps.count(steps[-1]), edition)

    def _name(self, name: Name) -> str:
        return name.in_(self.language)
