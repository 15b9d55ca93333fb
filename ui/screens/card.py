"""A cardboard card was drawn: the table says what it reads."""

from kivy.lang import Builder
from msgspec.structs import replace

from ui import motion
from ui.layout import hide, match, put
from ui.presenters.vm import KeyVM
from ui.presenters.vm_table import CardVM
from ui.screens.base import PAD, Screen
from ui.screens.row import lay_grid
from ui.widgets.key import Key, PayKey  # noqa: F401  (named in kv)
from ui.widgets.keypad import Keypad  # noqa: F401  (named in kv)
from ui.widgets.panel import Header  # noqa: F401  (named in kv)
from ui.widgets.places import Places  # noqa: F401  (named in kv)
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)

MENU, GET, PAY, GO = "", "card:get", "card:pay", "card:go"
BACK = "card:back"


class CardScreen(Screen):
    """Offer what cards say; a sum or a cell is asked on a page of its own."""

    page = MENU

    def fill(self, vm: CardVM) -> None:
        """Hand out the words; another card begins at the menu again."""
        ids = self.ids
        if vm.slip != getattr(self, "slip", None):
            self.slip, self.page = vm.slip, MENU
        ids.header.show(vm.head)
        ids.slip.show(vm.slip)
        own = (replace(vm.get, name=GET), replace(vm.pay, name=PAY), replace(vm.go, name=GO))
        menu = (*own, *vm.others)
        for key, key_vm in zip(match(ids.key_row, menu, Key), menu, strict=True):
            key.show(key_vm)
            key.icon_dp, key.wrap = 22, True
        ids.back.show(KeyVM(BACK, vm.back, "back"))
        ids.pad.title, ids.pad.unit = vm.sum_title, vm.unit
        ids.places_title.text = vm.places_title
        if self.page == GO:
            ids.places.show(vm.places)
        self._show_sum()

    def enter(self) -> None:
        """Let the slip rise."""
        motion.slip_in(self.ids.slip)

    def handled(self, name: str) -> bool:
        """Turn pages and type the sum here; a sum or a cell said is an act."""
        kind, _, what = name.partition(":")
        if kind == "digit":
            self.ids.pad.press(what)
            self._show_sum()
            return True
        if name not in (GET, PAY, GO, BACK):
            self.page = MENU
            return False
        self.page = MENU if name == BACK else name
        if self.page == GO:  # only now: forty keys take time to build
            self.ids.places.show(self.vm.places)
        self.ids.pad.value = 0
        self._show_sum()
        self.arrange()
        return True

    def _show_sum(self) -> None:
        ids, vm = self.ids, self.vm
        verb = vm.pay if self.page == PAY else vm.get
        ids.done.show(KeyVM(f"{self.page}:{ids.pad.value:.0f}", verb.label))
        ids.done.tone, ids.done.off = "primary", not ids.pad.value
        ids.done.total, ids.done.unit = ids.pad.value, vm.unit
        if ids.done.width:
            ids.done.arrange()

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Show the page that is open."""
        ids, left, inner, end = self.ids, x + PAD, w - 2 * PAD, y + h - 8
        ids.header.tall = self.portrait
        top = y + (60 if self.portrait else 66)
        put(ids.header, self, left, top - 54, inner, 46)
        hide(ids.slip, ids.key_box, ids.back, ids.pad, ids.done, ids.places_box)
        box = (left, top, inner, end - top)
        if self.page == GO:
            self._places(*box)
        elif self.page:
            self._sum(*box)
        else:
            self._menu(*box)

    def _menu(self, x: float, y: float, w: float, h: float) -> None:
        ids, gap = self.ids, 8
        keys = ids.key_row.children[::-1]
        put(ids.key_box, self, x, y, w, h)
        if self.portrait:
            rows = -(-len(keys) // 2)
            slip_h = h - rows * 72
            put(ids.slip, self, x, y, w, slip_h)
            return lay_grid(keys, self, (x, y + slip_h + gap, w, h - slip_h - gap), columns=2)
        column = 260 if self.w >= 1000 else 200
        put(ids.slip, self, x, y, w - PAD - column, h)
        return lay_grid(keys, self, (x + w - column, y, column, h), columns=1)

    def _sum(self, x: float, y: float, w: float, h: float) -> None:
        ids, gap = self.ids, 8
        if self.portrait:
            put(ids.pad, self, x, y, w, h - 78 - 2 * gap)
            put(ids.back, self, x, y + h - 78, 120, 78)
            return put(ids.done, self, x + 128, y + h - 78, w - 128, 78)
        column = 220 if self.w >= 1000 else 168
        put(ids.pad, self, x, y, w - PAD - column, h)
        put(ids.back, self, x + w - column, y, column, 64)
        return put(ids.done, self, x + w - column, y + h - 112, column, 112)

    def _places(self, x: float, y: float, w: float, h: float) -> None:
        ids = self.ids
        hide(ids.header)
        put(ids.places_box, self, x, y, w, h)
        put(ids.places_title, self, x, y - 44, w - 140, 26)
        put(ids.back, self, x + w - 128, y - 58, 128, 50)
        put(ids.places, self, x, y, w, h)


Builder.load_string("""
<KeyBox@Box>:
<CardScreen>:
    Header:
        id: header
    Slip:
        id: slip
    KeyBox:
        id: key_box
        Widget:
            id: key_row
    Key:
        id: back
    Keypad:
        id: pad
    PayKey:
        id: done
    KeyBox:
        id: places_box
        Text:
            id: places_title
            role: 'heading'
        Places:
            id: places
""")
