"""Screen: background, rail, stage and bar; the layout follows the size."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty

from ui.layout import Box, hide, put
from ui.presenters.vm import FlightVM
from ui.press import Press, Presses, across
from ui.widgets.banner import Banner
from ui.widgets.bar import Bar
from ui.widgets.flyers import Flyers
from ui.widgets.notice import Guide, Notice
from ui.widgets.rail import Rail
from ui.widgets.tap import Tap

PAD = 16
Act = Callable[[str], object]
Hear = Callable[..., object]
"""Takes a cue, and with a refusal its sentence."""


def silence(_cue: str, _refusal: str = "") -> None:
    """Let nothing be heard."""


class Screen(Box):
    """Fill the window with one view model; `act` receives the name of what was touched.

    A view takes one act: the owner answers every act with `show`, here or on another screen.
    Subclasses give `fill(vm)`, which hands out the words, and `arrange_stage`, which places them.
    """

    stage = ListProperty((0, 0, 0, 0))  # x, y, w, h in dp from the top left
    rail_w = NumericProperty(208)
    has_rail = True
    has_bar = True
    many_hands = False  # several fingers at once are several players
    begun: tuple[str, ...] = ()  # what is put together here: no view model knows it
    vm: Any = None

    def __init__(self, act: Act = lambda _name: None, hear: Hear = silence, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.act, self.hear = act, hear
        self.presses = Presses(many_hands=self.many_hands)
        self.bar = Bar() if self.has_bar else None
        self.rail = Rail() if self.has_rail else None
        for part in (self.rail, self.bar):
            if part:
                self.add_widget(part)
        self.guide, self.notice, self.flyers = Guide(), Notice(), Flyers()
        self.trouble: Banner | None = None

    def show(self, vm: Any, *, animate: bool = False) -> None:
        """Take a view model; with `animate` the slip rises, coins fly and balances count."""
        self.presses.renew(changed=not self.vm or self.matter(vm) != self.matter(self.vm))
        self.vm, frame = vm, vm.frame
        if self.bar:
            self.bar.show(frame.bar)
        if self.rail:
            self.rail.show(frame.seats)
        self.fill(vm)
        self.notice.text = frame.refusal
        self.guide.show(frame.hands)
        if frame.trouble:
            self.trouble = self.trouble or Banner()
            self.trouble.show(frame.trouble)
        for top in (self.flyers, self.trouble, self.guide, self.notice):  # above everything else
            if top:
                self.remove_widget(top)
                self.add_widget(top)
        self.arrange()
        if animate:
            self.enter()
            if self.rail:
                self.tell_news(frame.flights)

    def matter(self, vm: Any) -> object:
        """Give what a finger answers: one that went down for something else does not count."""
        return vm.frame.entry

    def walk_token(self, steps: int, done: Callable[[], object]) -> None:  # noqa: ARG002
        """Walk the token of whose throw it was, where the screen shows it."""
        done()

    def walk_back(self, steps: int) -> None:
        """Walk it back to where it is shown now."""

    def fill(self, vm: Any) -> None:
        """Hand the view model's words out to the widgets."""

    def enter(self) -> None:
        """Begin the motion with which this screen appears."""

    def on_parent(self, _: object, parent: object) -> None:
        """Notice that another screen is shown."""
        if parent is None:
            self.leave()

    def leave(self) -> None:
        """Forget what was begun here: another screen is shown."""

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Place what is on the stage."""

    def tell_news(self, flights: Sequence[FlightVM]) -> None:
        """Let coins fly from seat to seat, then every changed balance count to what it is now."""
        self.flyers.clear()
        if not self.rail:
            return
        for seat in self.rail.seats():
            seat.hold()
        for flight in flights:
            self.flyers.fly(self.rail.seat(flight.payer), self.rail.seat(flight.payee), self._land)
        if not flights:
            self._land()

    def _land(self) -> None:
        self.flyers.clear()
        counting = [seat.tell_news() for seat in self.rail.seats()] if self.rail else []
        if any(counting):
            self.hear("counted")

    def refuse(self, sentence: str) -> None:
        """Say why not; the sentence stays until the next touch."""
        self.notice.text = sentence
        self.place_notice()

    def felt(self, tap: Tap) -> None:
        """Let a key be heard as it goes down; a grey one does not."""
        if not tap.off:
            self.hear("pressed")

    def tell(self, tap: Tap, press: Press | None, name: str = "") -> None:
        """Hand a press on, if it counts; a drag has a name of its own."""
        if press is None or not self.presses.counts(press):
            return
        if tap.off:
            if tap.refusal:
                self.refuse(tap.refusal)
                self.hear("refused", tap.refusal)
        elif not self.handled(name or tap.name):
            self.presses.spend()
            self.act(name or tap.name)

    def happen(self, name: str) -> None:
        """Act what comes about by itself, unless somebody was quicker."""
        if not self.presses.spent:
            self.presses.spend()
            self.act(name)

    def handled(self, name: str) -> bool:  # noqa: ARG002  (for screens that turn pages)
        """Do what concerns this screen alone (a page, a picker) and say so."""
        return False

    def keeps(self, touch: Any) -> bool:
        """Tell whether a finger is on the rail or the bar, which other screens have as well."""
        return any(part and part.collide_point(*touch.pos) for part in (self.rail, self.bar))

    def on_touch_down(self, touch: Any) -> bool:
        """Judge the finger before any widget sees it; a touch takes what was told away."""
        press = self.presses.down(touch.x / dp(1), touch.y / dp(1), touch.time_start)
        if press is None:
            return True
        self.presses.widen(press, across(touch, dp(1)))
        touch.ud["press"] = press
        told = [notice for notice in (self.guide, self.notice) if notice.text]
        covered = any(notice.collide_point(*touch.pos) for notice in told)
        if told:
            self.guide.show(None)
            self.refuse("")
        return covered or bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        """Notice a palm that lies down."""
        if press := touch.ud.get("press"):
            self.presses.widen(press, across(touch, dp(1)))
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """Note when the finger went up, by whichever road it came."""
        if press := touch.ud.get("press"):
            self.presses.up(press, touch.time_end)
        return bool(super().on_touch_up(touch))

    @property
    def portrait(self) -> bool:
        """Whether the screen is higher than wide."""
        return bool(self.height > self.width)

    def on_size(self, *_: object) -> None:
        """Lay out anew after a turn of the screen."""
        if self.vm:
            self.arrange()

    def arrange(self) -> None:
        """Place rail and bar, then let the screen place its stage."""
        w, h, tall = self.w, self.h, self.portrait
        bar_h = (60 if tall else 56) if self.bar else 0
        self.rail_w = 240 if w >= 1000 else 224 if w >= 850 else 208
        self.stage = 0, 0, w, h - bar_h
        if self.rail:
            self.rail.tall = tall
            rail_h = self.rail.flat(h) if tall else h - bar_h
            put(self.rail, self, 0, 0, w if tall else self.rail_w, rail_h)
            left, top = (0, rail_h) if tall else (self.rail_w, 0)
            self.stage = left, top, w - left, h - bar_h - top
        if self.bar:
            self.bar.tall = tall
            put(self.bar, self, 0, h - bar_h, w, bar_h)
            self.bar.arrange(self.rail_w)
        self.arrange_stage(*self.stage)
        self.place_notice()

    def place_notice(self) -> None:
        """Lay what is wrong over the head of the stage, then what hands must do, and why not."""
        x, y, w, h = self.stage
        if self.trouble and self.vm.frame.trouble:
            put(self.trouble, self, x + 8, y + 2, w - 16, self.trouble.high(w - 16))
        elif self.trouble:
            hide(self.trouble)
        for notice in (self.guide, self.notice):
            notice.lie(self, (x + 8, y + 2, w - 16, h - 2))


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Screen>:
    canvas.before:
        Color:
            rgba: theme.table
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.stage
        Sprite:
            art: 'white'
            box:
                (self.x + dp(self.stage[0]), self.top - dp(self.stage[1] + self.stage[3]),
                dp(self.stage[2]), dp(self.stage[3]))
""")
