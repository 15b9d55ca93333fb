"""Screen 6: an auction; everybody has a tile and may bid at once."""

from kivy.lang import Builder

from ui.layout import hand_out, put
from ui.presenters.vm_auction import AuctionVM
from ui.screens.base import PAD, Screen
from ui.widgets.bidder import Bidder
from ui.widgets.lot import Lot  # noqa: F401  (named in kv)

GAP, MOST_H = 9, 168
EVEN = {1: 1, 2: 2, 4: 2}  # how many columns leave no gap in the last row


class AuctionScreen(Screen):
    """Show the lot over two or three columns of bidders."""

    has_rail = False
    many_hands = True

    def matter(self, vm: AuctionVM) -> object:
        """Give the lot: what others call meanwhile makes nobody's call void."""
        return vm.industry, vm.title, vm.note

    def fill(self, vm: AuctionVM) -> None:
        """Hand out the lot and the tiles."""
        self.ids.lot.show(vm)
        hand_out(self.ids.tiles, vm.bidders, Bidder)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Give the tiles what the lot leaves."""
        lot_h, columns = (184, 2) if self.portrait else (96, 3)
        put(self.ids.lot, self, x + PAD, y + 12, w - 2 * PAD, lot_h)
        tiles = self.ids.tiles.children[::-1]
        columns = EVEN.get(len(tiles), columns)
        top, rows = y + lot_h + 22, -(-len(tiles) // columns)
        wide = (w - 2 * PAD + GAP) / columns - GAP
        room = y + h - 13 - top
        high = min(MOST_H, (room + GAP) / rows - GAP)
        top += (room + GAP - rows * (high + GAP)) / 2
        for n, tile in enumerate(tiles):
            row, column = divmod(n, columns)
            put(tile, self, x + PAD + column * (wide + GAP), top + row * (high + GAP), wide, high)


Builder.load_string("""
<AuctionScreen>:
    Lot:
        id: lot
    Widget:
        id: tiles
""")
