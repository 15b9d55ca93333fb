"""Panel: a rounded field. Header: coin or dice, title, note, chip. Party: before and after."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from ui.layout import Box, hide, match, put
from ui.money import (
    Money,  # noqa: F401  (named in kv)
    money,
)
from ui.presenters.vm import HeadVM, PartyVM
from ui.text import Text, cut, width_of  # noqa: F401  (Text is named in kv)
from ui.widgets.chip import Chip  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.dice import SmallDie

TITLE, NOTE, AIR = 30, 20, 2
"""How high the lines of a header are, and what stays free of it."""


class Panel(Box):
    """Show a plain field, outlined where it is what is awaited; screens place what lies on it."""

    awaited = BooleanProperty(defaultvalue=False)
    bare = BooleanProperty(defaultvalue=False)  # on the table itself, which is as light by day


class Header(Box):
    """Show what a HeadVM says; `tall` is its form in portrait."""

    title, note = StringProperty(), StringProperty()
    title_dp = NumericProperty(26)
    tall = BooleanProperty(defaultvalue=False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.vm = HeadVM("")

    def show(self, vm: HeadVM) -> None:
        """Take the words; a coin and dice are not both shown."""
        self.vm, self.title, self.note = vm, vm.title, vm.note
        if vm.player:
            self.ids.coin.show(vm.player)
        last = len(vm.icons) - 1
        self.ids.chip.icons = [(name, 20 if n == last else 18) for n, name in enumerate(vm.icons)]
        for die, face in zip(match(self.ids.dice, vm.dice, SmallDie), vm.dice, strict=True):
            die.face = face

    def need(self, w: float) -> float:
        """Give the height it wants: a note too long for a line takes two."""
        wide = self._chip()
        return AIR + TITLE + NOTE * self._lines(self._room(w, self._lead(), wide))

    def _chip(self) -> float:
        """Write what is on the chip, and give how wide it is."""
        chip, vm = self.ids.chip, self.vm
        chip.text = vm.chip_short or vm.chip if self.tall else vm.chip
        return float(chip.natural()) if chip.text else 0

    def _room(self, w: float, lead: float, chip: float) -> float:
        return w - lead - chip - (12 if chip else 0)

    def _lines(self, room: float) -> int:
        note = self.ids.note
        return 1 if width_of(self.note, note.narrow, note.px) <= dp(room) else 2

    def arrange(self) -> None:
        """Place coin or dice, the lines, and the chip at the right."""
        ids, wide = self.ids, self._chip()
        if wide:
            put(ids.chip, self, self.w - wide, (self.h - 40) / 2, wide, 40)
        else:
            hide(ids.chip)
        lead = self._lead()
        room = self._room(self.w, lead, wide)
        title, note = ids.title, ids.note
        title.shrink(room, self.title_dp, 22, 19)
        note.lines = self._lines(room) if self.h >= TITLE + 2 * NOTE else 1
        note.text = (
            cut(self.note, note.narrow, note.px, dp(room), 2) if note.lines > 1 else self.note
        )
        high = NOTE * note.lines
        top = (self.h - TITLE - (high if self.note else 0)) / 2
        put(title, self, lead, top, room, TITLE)
        put(note, self, lead, top + TITLE, room, high)

    def _lead(self) -> float:
        gap = 10 if self.tall else 12
        dice = self.ids.dice.children[::-1]
        for n, die in enumerate(dice):
            put(die, self, n * (44 + gap), (self.h - 44) / 2, 44, 44)
        if self.vm.player and not dice:
            put(self.ids.coin, self, 0, (self.h - 50) / 2, 50, 50)
            return 62
        hide(self.ids.coin)
        return len(dice) * (44 + gap) + (2 if self.tall else 4) if dice else 0


class Party(Box):
    """Show one side of a payment: coin, name and sum before, sum after as gain or loss."""

    gains = BooleanProperty(defaultvalue=False)

    def show(self, vm: PartyVM) -> None:
        """Take the two balances; without them the name stands alone."""
        self.vm = vm
        if vm.player:
            self.ids.coin.show(vm.player)
        self.gains = (vm.after or 0) >= (vm.before or 0)
        self.ids.after.value = vm.after or 0

    def arrange(self) -> None:
        """Place the coin, or the bank's icon, and the two lines."""
        ids, known = self.ids, self.vm.after is not None
        hide(ids.coin, ids.bank, ids.after)
        put(ids.coin if self.vm.player else ids.bank, self, 0, (self.h - 34) / 2, 34, 34)
        ids.before.text = self._told(self.w - 44)
        put(ids.before, self, 44, 0 if known else (self.h - 20) / 2, self.w - 44, 20)
        if known:
            put(ids.after, self, 44, 20, self.w - 44, 24)

    def _told(self, room: float) -> str:
        """Return name and sum; of both in too little room the name is cut short."""
        vm, label = self.vm, self.ids.before
        cash = "" if vm.before is None else f", {money(vm.before)}"
        shorter = (vm.name[:n].rstrip() + "…" for n in range(len(vm.name) - 1, 0, -1))
        texts = [name + cash for name in (vm.name, *shorter)] if cash else [vm.name]
        fits = (text for text in texts if width_of(text, label.narrow, label.px) <= dp(room))
        return next(fits, vm.name + cash)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Panel>:
    canvas.before:
        Color:
            rgba: theme.stage if self.bare and theme.hairline else theme.panel
        Patch:
            shape: 'round-14'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-14-3'
            box: (*self.pos, *self.size) if self.awaited else nowhere
<Header>:
    Coin:
        id: coin
    Widget:
        id: dice
    Text:
        id: title
        role: 'title'
        text: root.title
    Text:
        id: note
        role: 'note'
        text: root.note
        ink: theme.text_2
        leading: 20 if self.lines > 1 else 0
    Chip:
        id: chip
<BankMark@Box>:
    canvas:
        Color:
            rgba: theme.text_2
        Sprite:
            art: 'bank', 24
            box: self.center_x - dp(12), self.center_y - dp(12), dp(24), dp(24)
<Party>:
    Coin:
        id: coin
    BankMark:
        id: bank
    Text:
        id: before
        role: 'note'
        ink: theme.text_2
    Money:
        id: after
        size_dp: 20
        ink: theme.gain if root.gains else theme.loss
""")
