"""Screen 15: the exchange, the policies and the circular tax; in portrait one of them at a time."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import NumericProperty

from ui.layout import hide, match, put
from ui.presenters.vm_market import MarketVM
from ui.screens.base import PAD, Act, Screen
from ui.screens.row import lay_grid
from ui.widgets.key import Key
from ui.widgets.marketpanels import ChoicePanel, ExchangePanel, PoliciesPanel  # noqa: F401  (in kv)
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)

GAP, KEY, LOW = 12, 56, 48
THIRD = 2


class MarketScreen(Screen):
    """Show what is owned besides plots; nothing is booked without a tap."""

    has_rail = False
    page = NumericProperty(0)

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.left, self.first = True, 0

    def fill(self, vm: MarketVM) -> None:
        """Hand out the parts; a page that was turned to stays until one leaves."""
        ids = self.ids
        there = {int(key.name.partition(":")[2]) for key in vm.pages}
        if self.left or self.first != vm.first or self.page not in there:
            self.page, self.first, self.left = vm.first, vm.first, False
        ids.exchange.show(vm)
        ids.policies.show(vm)
        if vm.slip:
            ids.slip.show(vm.slip)
        if vm.choice:
            ids.choice.show(vm.choice)
        keys = (*vm.keys, *((vm.main,) if vm.main else ()))
        for key, key_vm in zip(match(ids.answers, keys, Key), keys, strict=True):
            key.show(key_vm)
            key.label_dp, key.wrap = 20 if key_vm.tone == "primary" else 18, True
        self._tabs()

    def _tabs(self) -> None:
        pages = self.vm.pages
        for tab, vm in zip(match(self.ids.tabs, pages, Key), pages, strict=True):
            tab.show(vm)
            here = vm.name == f"page:{self.page}"
            tab.tone, tab.ink = "plain" if here else "ghost", None
            tab.icon_dp, tab.label_dp, tab.gap, tab.pad = 22, 17, 6, 6

    def handled(self, name: str) -> bool:
        """Turn to a page, where they have no room beside each other."""
        if not name.startswith("page:"):
            return False
        self.page = int(name.partition(":")[2])
        self._tabs()
        self.arrange()
        return True

    def leave(self) -> None:
        """Begin with what matters after another screen."""
        self.left = True

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Lay the parts side by side, or the one that was turned to."""
        if self.portrait:
            return self._one(x + PAD, y + 8, w - 2 * PAD, h - 16)
        ids, parts = self.ids, self._parts()
        hide(*ids.tabs.children, ids.exchange, ids.policies)
        wide = (w - 2 * PAD - GAP * (len(parts) - 1)) / len(parts)
        for n, part in enumerate(parts):
            left, low = x + PAD + n * (wide + GAP), y + h - 8
            if part == THIRD:
                low = self._answers(left, low, wide)
            self._place(part, (left, y + 12, wide, low - y - 12))
        return None

    def _parts(self) -> list[int]:
        """Give the parts there are."""
        return [int(key.name.partition(":")[2]) for key in self.vm.pages]

    def _one(self, x: float, y: float, w: float, h: float) -> None:
        lay_grid(self.ids.tabs.children[::-1], self, (x, y, w, LOW), columns=len(self.vm.pages))
        ids = self.ids
        hide(ids.exchange, ids.policies, ids.slip, ids.choice)
        top, low = y + LOW + GAP, self._answers(x, y + h, w)
        self._place(int(self.page), (x, top, w, low - top))

    def _place(self, part: int, box: tuple[float, float, float, float]) -> None:
        ids = self.ids
        third, other = (ids.choice, ids.slip) if self.vm.choice else (ids.slip, ids.choice)
        hide(other)
        put((ids.exchange, ids.policies, third)[part], self, *box)

    def _answers(self, x: float, low: float, w: float) -> float:
        """Put what may be answered at the foot; give where it begins."""
        for key in self.ids.answers.children:
            high = KEY if key.tone == "primary" else LOW
            put(key, self, x, low - high, w, high)
            low -= high + 8
        return low


Builder.load_string("""
<MarketScreen>:
    Widget:
        id: tabs
    ExchangePanel:
        id: exchange
    PoliciesPanel:
        id: policies
    Slip:
        id: slip
    ChoicePanel:
        id: choice
    Widget:
        id: answers
""")
