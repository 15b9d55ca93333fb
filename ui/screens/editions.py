"""Screen 1: which box is on the table."""

from kivy.lang import Builder
from kivy.uix.scrollview import ScrollView  # noqa: F401  (named in kv)

from ui.layout import hand_out, hide, match, put
from ui.presenters.vm_start import EditionsVM
from ui.screens.bare import BareScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.card import EditionCard
from ui.widgets.key import Key
from ui.widgets.rosette import Rosette  # noqa: F401  (named in kv)

CARD_H, GAP, LEFT, PENCIL, GEAR = 126, 12, 288, 48, 48


class EditionsScreen(BareScreen):
    """Show the wordmark, the way back into a saved game, settings, and a card for each edition."""

    def fill(self, vm: EditionsVM) -> None:
        """Hand out the words and the cards."""
        ids = self.ids
        ids.wordmark.text, ids.question.text = vm.name, vm.question
        first, second = (*vm.tagline, "", "")[:2]
        ids.first.text, ids.second.text = first, second
        if vm.resume:
            ids.resume.show(vm.resume)
        if vm.others:
            ids.others.show(vm.others)
        for key, key_vm in zip(match(ids.settings, vm.settings, Key), vm.settings, strict=True):
            key.show(key_vm)
            key.pad = key.gap = 6
        hand_out(ids.cards, vm.cards, EditionCard)
        pencils = [card.edit for card in vm.cards if card.edit]
        hand_out(ids.pencils, pencils, Key)

    def arrange_stage(self, _x: float, _y: float, w: float, h: float) -> None:
        """Stand the wordmark at the left of the cards, or over them."""
        if self.portrait:
            return self._tall(w, h)
        left = LEFT + (w - 800) / 4
        up = 28 if self.vm.resume and self.vm.others else 0
        self._ground(0, 0, left, h, (left / 2, 168 - up))
        self._words(28, 120 - up)
        self._keys((16, h - 168, left - 32, 88), (16, h - 168 - 60, left - 32, 48))
        self._settings(16, h - 68, left - 32, (w - 16 - GEAR, 6))
        put(self.ids.question, self, left + 20, 16, w - left - 48 - GEAR, 32)
        return self._cards(left + 20, 60, w - left - 36, h - 60 - 18)

    def _tall(self, w: float, h: float) -> None:
        high = 308 if self.vm.resume or self.vm.others else 220
        self._ground(0, 0, w, high, (w / 2, 96))
        self._words(28, 14)
        wide = (w - 32 - 12) * 0.6 if self.vm.resume and self.vm.others else w - 32
        self._keys((16, 152, wide, 76), (16 + wide + 12, 152, w - 44 - wide, 76))
        self._settings(16, high - 68, w - 32, (w - 16 - GEAR, high + 2))
        put(self.ids.question, self, 16, high + 12, w - 44 - GEAR, 32)
        self._cards(16, high + 52, w - 32, h - high - 60)

    def _keys(self, *places: tuple[float, float, float, float]) -> None:
        """Place the way back into a game, and the way to others; of these alone in its place."""
        vm, ids = self.vm, self.ids
        shown = [k for k, vm_ in ((ids.resume, vm.resume), (ids.others, vm.others)) if vm_]
        hide(ids.resume, ids.others)
        for key, place in zip(shown, places, strict=False):
            put(key, self, *place)

    def _ground(self, x: float, y: float, w: float, h: float, centre: tuple[float, float]) -> None:
        self.ids.rosette.centre = centre
        put(self.ids.ground, self, x, y, w, h)
        put(self.ids.rosette, self, x, y, w, h)

    def _words(self, x: float, y: float) -> None:
        put(self.ids.wordmark, self, x, y, 250, 76)
        put(self.ids.first, self, x + 2, y + 82, 250, 24)
        put(self.ids.second, self, x + 2, y + 106, 250, 24)

    def _settings(self, x: float, y: float, w: float, gear: tuple[float, float]) -> None:
        """Lay the keys of looks in a row, and the one to all settings apart."""
        *keys, every = self.ids.settings.children[::-1]
        put(every, self, *gear, GEAR, GEAR)
        wide = (w - 11 * (len(keys) - 1)) / max(1, len(keys))
        for n, key in enumerate(keys):
            put(key, self, x + n * (wide + 11), y, wide, 56)

    def _cards(self, x: float, y: float, w: float, h: float) -> None:
        ids, content = self.ids, self.ids.content
        cards, pencils = ids.cards.children[::-1], iter(ids.pencils.children[::-1])
        wide, rows = (w - GAP) / 2, -(-len(cards) // 2)
        high = max(h, rows * (CARD_H + GAP) - GAP)
        put(ids.scroll, self, x, y, w, h)
        content.size = ids.scroll.width, ids.scroll.height * high / h
        content.pos = 0, 0
        for n, (card, vm) in enumerate(zip(cards, self.vm.cards, strict=True)):
            row, column = divmod(n, 2)
            left, top, room = column * (wide + GAP), row * (CARD_H + GAP), wide
            if vm.edit:
                room -= PENCIL + 6
                put(next(pencils), content, left + room + 6, top, PENCIL, CARD_H)
            put(card, content, left, top, room, CARD_H)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Ground@Box>:
    canvas:
        Color:
            rgba: theme.seat
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
<EditionsScreen>:
    canvas.before:
        Color:
            rgba: theme.table
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
    Ground:
        id: ground
    Rosette:
        id: rosette
    Text:
        id: wordmark
        role: 'title'
        points: 68
    Text:
        id: first
        ink: theme.text_2
    Text:
        id: second
        ink: theme.text_2
    Key:
        id: resume
        tone: 'primary'
        icon_dp: 26
        label_dp: 22
        gap: 12
        pad: 21
        form: 'left'
    Key:
        id: others
        tone: 'ghost'
        icon_dp: 22
        label_dp: 18
        gap: 12
        pad: 21
        form: 'left'
    Widget:
        id: settings
    Text:
        id: question
        role: 'title'
    ScrollView:
        id: scroll
        do_scroll_x: False
        bar_width: dp(4)
        Widget:
            id: content
            size_hint: None, None
            Widget:
                id: cards
            Widget:
                id: pencils
""")
