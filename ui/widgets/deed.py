"""DeedCard: a plot on a player's sheet. DeedGroup: an industry's name over its plots."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, StringProperty

from ui import art
from ui.draw import Pictures  # noqa: F401  (named in kv)
from ui.layout import Box, hide, match, put
from ui.presenters.vm_sheet import DeedVM, GroupVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import enamel
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.tap import Tap

HEAD, CARD, GAP, GROUP = 31, 70, 5, 112


class DeedCard(Tap):
    """Show name, and buildings, price, mortgage or owner."""

    label, foot = StringProperty(), StringProperty()
    own, chosen, pledged, priced = (BooleanProperty(defaultvalue=False) for _ in range(4))

    def show(self, vm: DeedVM, *, chosen: bool) -> None:
        """Take the plot."""
        self.vm, self.name, self.label = vm, f"deed:{vm.id}", vm.name
        self.own, self.pledged, self.chosen = vm.own, vm.mortgaged, chosen
        owner = vm.owner.name if vm.owner else ""
        self.foot = owner or vm.note or ("" if vm.built else vm.price)
        self.priced = self.foot == vm.price
        if vm.owner:
            self.ids.coin.show(vm.owner)

    def arrange(self) -> None:
        """Put the name over the foot."""
        ids, vm, low = self.ids, self.vm, self.h - 26
        put(ids.label, self, 9, 5, self.w - 14, 20)
        if ids.label.text_size[0]:
            put(ids.label, self, 9, 2 if vm.owner else 4, self.w - 14, 38)
        lead = 30 if vm.owner else 25 if vm.mortgaged else 0
        if vm.owner:
            put(ids.coin, self, 6, self.h - 31, 27, 27)
        else:
            hide(ids.coin)
        put(ids.foot, self, 9 + lead, low - 1, self.w - 14 - lead, 20)
        self._houses(low)

    def _houses(self, low: float) -> None:
        built = self.vm.built if self.vm.own else 0
        step = min(21, (self.w - 14) / max(1, self.vm.most))
        for quads, first, last in (
            (self.ids.built, 0, built),
            (self.ids.free, built, self.vm.most if built else 0),
        ):
            size = dp(min(18, step))
            y = self.top - dp(low + 19)
            quads.lay(
                (art.sized("house", 18), round(self.x + dp(9 + step * n)), round(y), size, size)
                for n in range(first, last)
            )


class DeedGroup(Box):
    """Show icon, name and note of an industry, and its plots in a row."""

    icon, label, note = StringProperty("shirt"), StringProperty(), StringProperty()
    tile = ColorProperty("black")
    whole = BooleanProperty(defaultvalue=False)

    def show(self, vm: GroupVM, chosen: str) -> None:
        """Take the industry; `chosen` is the plot that is acted on."""
        self.icon, self.label, self.note, self.whole = vm.icon, vm.name, vm.note, vm.whole
        self.tile = enamel(vm.industry)
        cards = match(self.ids.cards, vm.deeds, DeedCard)
        for card, deed in zip(cards, vm.deeds, strict=True):
            card.show(deed, chosen=deed.id == chosen)

    def arrange(self) -> None:
        """Lay the plots side by side, never narrower than a third."""
        ids = self.ids
        name_w = ids.label.want(dp(220)) / dp(1)
        put(ids.label, self, 35, 2, name_w, 22)
        put(ids.note, self, 35 + name_w + 9, 2, self.w - name_w - 48, 22)
        cards = ids.cards.children[::-1]
        put(ids.cards, self, 0, HEAD, self.w, CARD)
        wide = (self.w + GAP) / max(3, len(cards)) - GAP
        for n, card in enumerate(cards):
            put(card, ids.cards, n * (wide + GAP), 0, wide, CARD)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<DeedCard>:
    canvas.before:
        Color:
            rgba:
                (theme.seat if self.pledged and self.own
                else theme.key if self.own else theme.panel)
        Patch:
            shape: 'round-10'
            box: (*self.pos, *self.size)
        Color:
            rgba:
                (theme.brass if self.chosen
                else theme.warn if self.pledged and self.own else theme.line)
        Patch:
            shape: 'ring-10-3' if self.chosen else 'ring-10-2'
            box:
                ((*self.pos, *self.size)
                if self.chosen or self.pledged or not self.own else nowhere)
        Color:
            rgba: theme.warn
        Sprite:
            art: 'lock', 18
            box:
                ((self.x + dp(9), self.y + dp(8), dp(18), dp(18))
                if self.pledged else nowhere)
    Pictures:
        id: built
        colour: theme.brass_text
    Pictures:
        id: free
        colour: (*theme.text[:3], .28)
    Coin:
        id: coin
    Text:
        id: label
        role: 'note'
        face: 'narrow_bold' if root.own else 'narrow'
        text: root.label
        lines: 2
        leading: 17
        ink: theme.text if root.own else theme.text_2
    Text:
        id: foot
        role: 'label'
        face: 'money' if root.priced else 'narrow_bold' if root.own else 'narrow'
        points: 17 if root.priced else 15
        text: root.foot
        ink: theme.warn if root.pledged and root.own else theme.text if root.own else theme.text_2
<DeedGroup>:
    canvas.before:
        Color:
            rgba: self.tile
        Patch:
            shape: 'round-6'
            box: self.x, self.top - dp(26), dp(26), dp(26)
        Color:
            rgba: theme.industry_ink
        Sprite:
            art: self.icon, 20
            box: self.x + dp(4), self.top - dp(22), dp(18), dp(18)
    Text:
        id: label
        role: 'key'
        points: 17
        text: root.label
    Text:
        id: note
        role: 'note'
        text: root.note
        ink: theme.brass_text if root.whole else theme.text_2
    Box:
        id: cards
""")
