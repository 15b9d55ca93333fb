"""What every presenter is given: the table, the language, and what the screen itself remembers."""

from __future__ import annotations

from math import ceil

from msgspec import Struct

from companion.commands import Command
from companion.game import Game
from companion.ledger import BANK, Account, Money, Seat, seat_of
from companion.ruling import Refused
from companion.table import Table
from companion.words import Words
from ui.change import News
from ui.i18n import Catalogue
from ui.presenters.vm import KeyVM, PartyVM, Player


class Scene(Struct, frozen=True):
    """The table as it is now, and the words to show it in.

    ``fresh`` is what was just written, whose news the seats tell; ``place`` the open tab;
    ``refusal`` a sentence that stays until the next touch, ``trouble`` what the disk objects;
    ``called`` that time has been called, which is told until it was read. ``fixed`` is a screen
    that no hand turns, ``far`` the seats that see it upside down.
    """

    table: Table
    words: Words
    say: Catalogue
    place: str = "table"
    fresh: News | None = None
    refusal: str = ""
    trouble: str = ""
    called: bool = False
    fixed: bool = False
    far: frozenset[Seat] = frozenset()

    @property
    def game(self) -> Game:
        """The present state."""
        return self.table.game

    @property
    def left(self) -> int | None:
        """How many minutes are left to play; ``None`` without a limit."""
        return minutes_left(self.table)

    @property
    def language(self) -> str:
        """The language spoken, ``ru`` or ``en``."""
        return self.words.language

    @property
    def unit(self) -> str:
        """The sign of the currency."""
        return self.game.edition.unit.sign.in_(self.language)

    def money(self, amount: Money) -> str:
        """Return a sum with its unit."""
        return self.words.money(amount, self.game.edition)

    def player(self, seat: Seat) -> Player:
        """Return the name and the coin of a seat."""
        return player(self.game, seat)

    def sheet(self, seat: Seat, label: str, *, icon: str = "lock", note: str = "") -> KeyVM:
        """Return the key that opens a player's sheet."""
        return KeyVM(f"seat:{seat}", label, icon, note)

    def trade(self, seat: Seat, label: str, note: str = "") -> KeyVM | None:
        """Return the key that begins a deal of a player, where deals are made."""
        if "trade" not in self.game.edition.chapters or self.game.over:
            return None
        return KeyVM(f"trade:{seat}", label, "swap", note)

    def market(self, seat: Seat | None, label: str, note: str = "") -> KeyVM | None:
        """Return the key to where shares are dealt in, if the edition has any."""
        if self.game.edition.shares is None or self.game.over:
            return None
        return KeyVM("market" if seat is None else f"market:{seat}", label, "exchange", note)

    def holder(self, account: Account) -> Player | None:
        """Return whose purse an account is."""
        seat = seat_of(account)
        return None if seat is None else self.player(seat)

    def key(
        self,
        name: str,
        label: str,
        command: Command | None = None,
        *,
        icon: str = "",
        note: str = "",
        tone: str = "plain",
    ) -> KeyVM:
        """Return a key; one for a *command* that is refused is grey and says why."""
        ruling = self.table.judge(command) if command else None
        if not isinstance(ruling, Refused):
            return KeyVM(name, label, icon, note, tone=tone)
        why = self.words.sentence(ruling.ground.article, ruling.ground.facts, self.game)
        return KeyVM(name, label, icon, note, enabled=False, refusal=why, tone=tone)

    def party(self, account: Account, change: Money) -> PartyVM:
        """Return one side of a payment, before and after; the bank's own money is nobody's."""
        name = self.words.account(account, self.game)
        if account == BANK:
            return PartyVM(name, None, None)
        before = self.game.ledger.balance(account)
        return PartyVM(name, before, before + change, self.holder(account))


def minutes_left(table: Table) -> int | None:
    """Return how many minutes there are left to play, the last one begun counting whole."""
    limit = table.game.options.time_limit
    return max(0, ceil(limit - table.minutes)) if limit else None


def player(game: Game, seat: Seat) -> Player:
    """Return the name and the coin of a seat."""
    found = game.players[seat]
    return Player(seat, found.name, found.coin or seat + 1)


def coins_of(game: Game) -> set[int]:
    """Return the coins that are seen at the table, whether they were chosen or go by the seat."""
    return {player(game, seat).coin for seat in range(len(game.players))}
