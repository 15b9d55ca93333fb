"""Screen 2: who sits where, under which name and coin."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp

from ui.layout import hide, match, put
from ui.presenters.vm_start import SeatsVM
from ui.screens.bare import BareScreen
from ui.screens.person import PersonScreen
from ui.settings import PLACES, SIDES
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.pagehead import HEAD_H, PageHead  # noqa: F401  (named in kv)
from ui.widgets.panel import Header, Panel  # noqa: F401  (named in kv)
from ui.widgets.person import PersonForm  # noqa: F401  (named in kv)
from ui.widgets.spot import Spot
from ui.widgets.till import Till  # noqa: F401  (named in kv)

QUARTERS = tuple(SIDES.index(side) for side in PLACES)
"""How far round the table each place lies, from the near side."""
WITHIN = 60


class SeatsScreen(PersonScreen, BareScreen):
    """Show the table from above, and a panel for whoever is chosen."""

    def fill(self, vm: SeatsVM) -> None:
        """Hand out places, coins and keys."""
        ids, chosen = self.ids, vm.chosen
        ids.head.show(vm.back, vm.title, vm.note)
        ids.till.brand, ids.till.angle = vm.brand, -90 * vm.near
        spots = match(ids.spots, vm.places, Spot)
        for n, (spot, place) in enumerate(zip(spots, vm.places, strict=True)):
            spot.name, spot.angle = f"place:{n}", -90 * QUARTERS[n]
            spot.show(place.player, chosen=n == chosen)
        if vm.person:
            ids.person.show(vm.person)
        for key, key_vm in zip(match(ids.keys_box, vm.keys, Key), vm.keys, strict=True):
            key.show(key_vm)
            key.icon_dp = 22
        ids.start.show(vm.start)
        ids.empty.text = vm.empty

    def dropped(self, spot: Spot, touch: Any) -> None:
        """Move a player to the nearest place, if the finger went up near one."""
        spots = self.ids.spots.children[::-1]
        x, y = touch.pos
        there = min(spots, key=lambda s: abs(s.center_x - x) + abs(s.center_y - y))
        near = max(abs(there.center_x - x), abs(there.center_y - y)) <= dp(WITHIN)
        if near and there is not spot:
            self.tell(spot, touch.ud.get("press"), f"{spot.name}:{spots.index(there)}")

    def arrange_page(self, _x: float, _y: float, w: float, h: float) -> None:
        """Put the table at the left of the panel, or over it."""
        ids = self.ids
        put(ids.head, self, 8, 8, w - 24 - (0 if self.portrait else 260), HEAD_H)
        if self.portrait:
            extra = (h - 800) / 2
            self._table((w - 280) / 2, 150 + extra, 280, 200)
            put(ids.start, self, 16, h - 84, w - 32, 68)
            return self._panel(16, h - 336, w - 32, 240, rows=1)
        dx, dy = (w - 800) / 2, (h - 480) / 2
        self._table(96 + dx, 156 + dy, 336, 212)
        put(ids.start, self, w - 260, h - 78, 244, 68)
        return self._panel(w - 260, 12, 244, h - 100, rows=2)

    def _table(self, x: float, y: float, w: float, h: float) -> None:
        ids = self.ids
        put(ids.till, self, x, y, w, h)
        left, right = x + w * 0.256, x + w * 0.744
        near, far, middle = y + h + 34, y - 20, y + h / 2
        places = (
            (left, near),
            (x - 20, middle),
            (left, far),
            (right, far),
            (x + w + 20, middle),
            (right, near),
        )
        spots = ids.spots.children[::-1]
        for spot, (cx, cy) in zip(spots, places, strict=False):
            put(spot, self, cx - 32, cy - 32, 64, 64)

    def _panel(self, x: float, y: float, w: float, h: float, *, rows: int) -> None:
        ids, left, room = self.ids, x + 16, w - 32
        put(ids.panel, self, x, y, w, h)
        hide(ids.person, ids.empty)
        if not self.vm.person:
            return put(ids.empty, self, left, y + 24, room, 120)
        ids.person.brief, ids.person.columns = rows == 1, 6 if rows == 1 else 3
        put(ids.person, self, left, y + 13, room, h - 26)
        return self._keys(left, y, w, h, rows)

    def _keys(self, x: float, y: float, w: float, h: float, rows: int) -> None:
        keys = self.ids.keys_box.children[::-1]
        if rows == 1:
            wide = (w - 32 + 8) / max(1, len(keys)) - 8
            for n, key in enumerate(keys):
                put(key, self, x + n * (wide + 8), y + h - 60, wide, 48)
            return
        for n, key in enumerate(keys):
            put(key, self, x, y + h - 58 - 56 * (len(keys) - 1 - n), w - 32, 48)


Builder.load_string("""
#:import theme ui.theme.theme
<SeatsScreen>:
    canvas.before:
        Color:
            rgba: theme.table
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
    Box:
        id: page
        Till:
            id: till
        Box:
            id: spots
        PageHead:
            id: head
        Panel:
            id: panel
            bare: True
        Text:
            id: empty
            lines: 4
            ink: theme.text_2
        PersonForm:
            id: person
        Box:
            id: keys_box
        Key:
            id: start
            tone: 'primary'
            label_dp: 22
""")
