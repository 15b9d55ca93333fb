"""The buttons at the places of the table, which are pressed whatever the screen shows."""

from __future__ import annotations

from msgspec.structs import replace

from companion.ledger import Seat
from companion.statement import charges
from companion.table import Table
from ui.places.house import House
from ui.places.table import TablePlace
from ui.presenters.claims import open_claims
from ui.presenters.inquiry import asked_of, waits
from ui.presenters.scene import player
from ui.presenters.vm_auction import AuctionVM


class Buttons:
    """Takes a press for a touch on the key that the player with this coin would touch."""

    def __init__(self, house: House, table: TablePlace) -> None:
        self._house = house
        self._table = table

    def bid(self, coin: int) -> None:
        """Call the least the player may, or take part in the bidding again."""
        if (found := self._found(coin)) is None:
            return
        table, seat = found
        self._house.refuse("")
        view = self._table.view()
        if not isinstance(view, AuctionVM):
            name = player(table.game, seat).name
            self._house.refuse(self._house.say("button.no_auction", name=name))
            return
        tile = next((tile for tile in view.bidders if tile.player.id == seat), None)
        keys = tile.steps or (tile.wide,) if tile else ()
        if (key := next(iter(keys), None)) is None:
            return
        if key.enabled:
            verb, _, rest = key.name.partition(":")
            self._table.act(verb, rest)
        else:
            self._house.refuse(key.refusal)

    def object(self, coin: int) -> None:
        """Stop a throw that would count by itself, or show what the last sum is made of."""
        if (found := self._found(coin)) is None:
            return
        table, seat = found
        tray = self._house.tray
        if tray.proposal is not None:
            tray.doubt(replace(tray.proposal, doubt="tray.doubt.objected"))
            self._house.go("table")
        else:
            self._question(table, seat)
        name = player(table.game, seat).name
        self._house.refuse(self._house.say("button.objects", name=name))

    def announce(self, coin: int) -> None:
        """Say who objects where that cannot be gone into yet."""
        if (found := self._found(coin)) is None:
            return
        table, seat = found
        name = player(table.game, seat).name
        self._house.refuse(self._house.say("button.objects_there", name=name))

    def _found(self, coin: int) -> tuple[Table, Seat] | None:
        """Return the table, and who plays at it with this coin and still does."""
        table = self._house.table
        for seat in table.game.seats if table else ():
            if table and player(table.game, seat).coin == coin:
                return table, seat
        return None

    def _question(self, table: Table, seat: Seat) -> None:
        """Go to what one may claim, to the sum that waits, to the last one, or to the ledger."""
        house = self._house
        last = table.past[-1].entry
        if open_claims(house.scene("table"), seat):
            house.go("claims")
        elif waits(table.game.item):
            house.go("table")
            self._table.act("why", "")
        elif charges(last.events):
            house.go("arbiter", asked_of(table, "why", entry=last.seq), "ledger")
        else:
            house.go("ledger")
