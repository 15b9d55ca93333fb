"""Seat: one player in the rail: coin, name, balance and the deed ribbon (one Mesh)."""

from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from ui import art, motion
from ui.layout import hide, match, put
from ui.money import (
    Money,  # noqa: F401  (named in kv)
    money,
)
from ui.presenters.vm import SeatVM
from ui.theme import theme
from ui.tokens import COLOURS
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.drag import Drag
from ui.widgets.sharemark import ShareMark  # noqa: F401  (named in kv)
from ui.widgets.shield import Shield
from ui.widgets.stepmark import StepMark  # noqa: F401  (named in kv)

PIP = {"o": "pip-{}", "m": "pip-{}-m"}
NEWS_STAYS = 3  # seconds
RIBBON, ROW_W, THREE = 56, 23, 3  # height and width of the ribbon, plots of an ordinary row


class Seat(Drag):
    """Show a seat; a tap opens the player's sheet, its coin dragged to another one the bank."""

    active = BooleanProperty(defaultvalue=False)
    tall = BooleanProperty(defaultvalue=False)  # portrait: outline instead of folder tab
    balance_dp = NumericProperty(34)
    person, news = StringProperty(), StringProperty()
    gain = BooleanProperty(defaultvalue=False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        theme.bind(name=self.draw_ribbon)
        self.vm: SeatVM | None = None
        self.account = ""
        self._fold = Clock.create_trigger(self._fold_news, NEWS_STAYS)

    def show(self, vm: SeatVM) -> None:
        """Take the seat as it stands now."""
        self.vm, self.name = vm, f"seat:{vm.player.id}"
        self.account = f"seat{vm.player.id}"
        self.active, self.person = vm.active, vm.player.name
        self.ids.coin.show(vm.player)
        self.ids.step.step = "" if vm.step is None else str(vm.step)
        self.ids.shares.count = str(vm.shares or "")
        shields, best = match(self.ids.policies, vm.policies, Shield), len(vm.policies) - 1
        for n, (shield, (colour, tier)) in enumerate(zip(shields, vm.policies, strict=True)):
            shield.show(colour, tier if n == best else "")
        motion.stop(self.ids.balance)
        self.ids.balance.value = vm.balance
        self.draw_ribbon()

    def follow(self, dx: float, dy: float) -> None:
        """Have the coin go with the finger, above everything else."""
        if not any(self.ids.coin.shift):
            for part in (self, self.parent):
                part.parent.canvas.remove(part.canvas)
                part.parent.canvas.add(part.canvas)
        self.ids.coin.shift = dx, dy

    def hold(self) -> None:
        """Show the balance before the last entry, until `tell_news` counts it."""
        if self.vm and self.vm.delta:
            self.ids.balance.value = self.vm.balance - self.vm.delta

    def tell_news(self) -> bool:
        """Count to the new balance, if it is new; what changed stands for the name for 3 s."""
        if not self.vm or not (self.vm.delta or self.vm.news):
            return False
        change = money(self.vm.delta) if self.vm.delta else ""
        if change:
            motion.count(self.ids.balance, self.vm.balance)
        sign = "+" if self.vm.delta > 0 else ""
        self.gain = self.vm.delta >= 0
        self.news = f"{sign}{change} {self.vm.news}".strip()
        self._fold.cancel()
        self._fold()
        return bool(self.vm.delta)

    def _fold_news(self, *_: object) -> None:
        self.news = ""

    def arrange(self) -> None:
        """Place coin 38, name 19 over balance 36 (17 over 32 in portrait), ribbon at the right."""
        ids, high = self.ids, 48 if self.tall else 55
        tab = self.active and not self.tall
        room = self.w - 55 - (17 if tab else 8) - (22 if self.balance_dp >= 28 else 0)
        top = (self.h - high) / 2
        put(ids.coin, self, 9, (self.h - 38) / 2, 38, 38)
        hide(ids.step, ids.shares)
        if ids.shares.count:
            put(ids.shares, self, 6, self.h - 18, ids.shares.natural(), 16)
        for n, shield in enumerate(ids.policies.children[::-1], 1 - len(ids.policies.children)):
            put(shield, self, 36 + 7 * n, self.h / 2 - 24, 20, 20)
        if ids.step.step:
            put(ids.step, self, 30, self.h / 2 + 4, 20, 20)
        put(ids.name, self, 55, top, room, 17 if self.tall else 19)
        ids.balance.size_dp = self.balance_dp
        put(ids.balance, self, 55, top + (16 if self.tall else 19), room, 32 if self.tall else 36)
        self.draw_ribbon()

    def draw_ribbon(self, *_: object) -> None:
        """Draw a row of pips an industry: filled is owned, hollow mortgaged, a bar is all of it."""
        self.ids.ribbon.lay(self._pips() if self.vm and self.balance_dp >= 28 else ())

    def _pips(self) -> list[art.Part]:
        left = self.right - dp((17 if self.active and not self.tall else 8) + 23)
        top = round(self.center_y + dp(27))
        parts: list[art.Part] = []
        deeds = self.vm.deeds if self.vm else ()
        step = min(7, RIBBON // max(1, len(deeds)))
        for row, (industry, plots) in enumerate(zip(COLOURS, deeds, strict=False)):
            y = top - dp(step * row)
            if plots and "." not in plots:
                bar = art.sprite(f"bar-{theme.name}")
                parts.append((bar, left - dp(5), y - dp(6), dp(3), dp(step)))
            wide = 7 if len(plots) <= THREE else (ROW_W + 1) // len(plots) - 1
            for column, plot in enumerate(plots):
                name = PIP[plot].format(industry) if plot in PIP else f"pip-off-{theme.name}"
                x = left + dp((wide + 1) * column)
                parts.append((art.sprite(name), x, y - dp(5), dp(wide), dp(5)))
        return parts


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Seat>:
    canvas.before:
        Color:
            rgba: theme.seat if not self.active else theme.stage if self.tall else theme.brass
        Patch:
            shape: 'round-12-left' if self.active and not self.tall else 'round-12'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.brass if self.tall else theme.stage
        Patch:
            shape: 'ring-12-3' if self.tall else 'round-12-left'
            box:
                (nowhere if not self.active
                else (*self.pos, *self.size) if self.tall
                else (self.x + dp(4), self.y, self.width - dp(4), self.height))
    Coin:
        id: coin
    StepMark:
        id: step
    ShareMark:
        id: shares
    Widget:
        id: policies
    Text:
        id: name
        role: 'note'
        text: root.news or root.person
        face: 'narrow_bold' if root.active or root.news else 'narrow'
        ink:
            ((theme.gain if root.gain else theme.loss) if root.news
            else theme.text if root.active else theme.text_2)
    Money:
        id: balance
    Pictures:
        id: ribbon
""")
