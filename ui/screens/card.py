"""A cardboard card was drawn: the table says which it is, or what it reads."""

from kivy.lang import Builder
from kivy.uix.widget import Widget
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

MENU, GET, PAY, GO = "card:new", "card:get", "card:pay", "card:go"
KNOWN, MORE, BACK = "card:known", "card:more", "card:back"
ONE_COLUMN = 5  # as many keys as stand one below the other


class CardScreen(Screen):
    """Offer the known cards, then what cards say; a sum or a cell is asked on a page of its own."""

    page, leaf = MENU, 0

    def fill(self, vm: CardVM) -> None:
        """Hand out the words; another card begins at the first page again."""
        ids = self.ids
        asked = vm.slip, vm.known, vm.page, vm.sum_title
        if asked != getattr(self, "asked", None):
            self.asked = asked
            self.page, self.leaf = self._first(vm), 0
            ids.pad.value = 0
        ids.header.show(vm.head)
        ids.slip.show(vm.slip)
        own = ((GET, vm.get), (PAY, vm.pay), (GO, vm.go))
        menu = (*(replace(key, name=name) for name, key in own if key), *vm.others)
        for key, key_vm in zip(match(ids.key_row, menu, Key), menu, strict=True):
            key.show(key_vm)
            key.icon_dp, key.wrap = 22, True
        ids.back.show(KeyVM(BACK, vm.back, "back"))
        ids.new.show(vm.new)
        ids.pad.title, ids.pad.unit = vm.sum_title, vm.unit
        if self.page == GO:
            ids.places.show(vm.places)
        self._show_known()
        self._show_sum()

    @staticmethod
    def _first(vm: CardVM) -> str:
        """Return the page to begin with: the one asked for, or the known cards if there are any."""
        return vm.page or (KNOWN if vm.known else MENU)

    def _show_known(self) -> None:
        """Hand out the known cards of the open leaf."""
        vm, ids = self.vm, self.ids
        keys = vm.known[self.leaf] if vm.known else ()
        if len(vm.known) > 1:
            keys = (*keys, vm.more)
        for key, key_vm in zip(match(ids.known_row, keys, Key), keys, strict=True):
            key.show(key_vm)
            key.icon_dp, key.label_dp, key.wrap = 22, 16, True

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
        if name == MORE:
            self.leaf = (self.leaf + 1) % len(self.vm.known)
            self._show_known()
            self.arrange()
            return True
        if name not in (MENU, GET, PAY, GO, BACK) or (name == BACK and self.vm.page):
            self.page = self._first(self.vm)
            return False
        self.page = self._back() if name == BACK else name
        if self.page == GO:  # only now: forty keys take time to build
            self.ids.places.show(self.vm.places)
        self.ids.pad.value = 0
        self._show_sum()
        self.arrange()
        return True

    def _back(self) -> str:
        """Return the page before the open one."""
        return MENU if self.page in (GET, PAY, GO) else self._first(self.vm)

    def _show_sum(self) -> None:
        ids, vm = self.ids, self.vm
        verb = vm.pay if self.page == PAY else vm.get
        ids.done.show(KeyVM(f"{self.page}:{ids.pad.value:.0f}", verb.label if verb else ""))
        ids.done.tone, ids.done.off = "primary", not (ids.pad.value or vm.nought)
        ids.done.total, ids.done.unit = ids.pad.value, vm.unit
        if ids.done.width:
            ids.done.arrange()

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Show the page that is open."""
        ids, left, inner, end = self.ids, x + PAD, w - 2 * PAD, y + h - 8
        ids.header.tall = self.portrait
        top = y + (60 if self.portrait else 66)
        put(ids.header, self, left, top - 54, inner, 46)
        hide(ids.slip, ids.key_box, ids.back, ids.pad, ids.done)
        hide(ids.places_box, ids.known_box, ids.page_title, ids.new)
        box = (left, top, inner, end - top)
        pages = {GO: self._places, KNOWN: self._known, MENU: self._menu}
        pages.get(self.page, self._sum)(*box)

    def _titled(self, text: str, key: Widget, x: float, y: float, w: float) -> None:
        """Put what is asked, and the way out, in the place of the header."""
        ids = self.ids
        hide(ids.header)
        ids.page_title.text = text
        put(ids.page_title, self, x, y - 57, w - 140, 52)
        put(key, self, x + w - 128, y - 58, 128, 50)

    def _known(self, x: float, y: float, w: float, h: float) -> None:
        ids, gap = self.ids, 6
        put(ids.known_box, self, x, y, w, h)
        self._titled(self.vm.known_title, ids.new, x, y, w)
        keys, columns = ids.known_row.children[::-1], 2 if self.portrait else 3
        rows = -(-len(keys) // columns)
        high = min(rows * (72 + gap) - gap, h)
        lay_grid(keys, self, (x, y, w, high), columns=columns, gap=gap)

    def _menu(self, x: float, y: float, w: float, h: float) -> None:
        ids, gap = self.ids, 8
        keys = ids.key_row.children[::-1]
        put(ids.key_box, self, x, y, w, h)
        if self.vm.known:
            self._titled(self.vm.new.label, ids.back, x, y, w)
        if self.portrait:
            rows = -(-len(keys) // 2)
            slip_h = h - rows * 72
            put(ids.slip, self, x, y, w, slip_h)
            return lay_grid(keys, self, (x, y + slip_h + gap, w, h - slip_h - gap), columns=2)
        column, columns = 260 if self.w >= 1000 else 200, 1
        if len(keys) > ONE_COLUMN:
            column, columns = column * 3 // 2, 2
        put(ids.slip, self, x, y, w - PAD - column, h)
        return lay_grid(keys, self, (x + w - column, y, column, h), columns=columns)

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
        put(ids.places_box, self, x, y, w, h)
        self._titled(self.vm.places_title, ids.back, x, y, w)
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
    Text:
        id: page_title
        lines: 2
        leading: 22
        role: 'heading'
    Key:
        id: new
    KeyBox:
        id: known_box
        Widget:
            id: known_row
    KeyBox:
        id: places_box
        Places:
            id: places
""")
