"""What is made of each sample of the pins: throws, presses, lamps; no thread, no clock."""

from collections.abc import Callable

from hardware import gt1, patterns
from hardware.debounce import Debouncer, Presses, ones
from hardware.gpio_pins import Pins
from hardware.line_log import LineLog, Verdict
from hardware.pin_map import PinMap, Use, Wells
from hardware.signals import Pressed, Signal, Sound
from hardware.throw import Concern, Dice, Notice, TrayEvent

PACE = 0.01
"""Seconds between two samples while something moves."""
REST = 0.025
"""Seconds between two samples while nothing does: no press is shorter than two of them."""
RESTS_AFTER = 3.0
STEADY = 0.1
"""Seconds for which a line of the dice must stay as it is to be logged."""
BITS = "012"
"""How the lines of a code are named."""


class Watch:
    """Judge the inputs and drive the outputs of claimed pins; one for each time they are opened."""

    def __init__(
        self,
        wiring: PinMap,
        pins: Pins,
        tell: Callable[[TrayEvent], None],
        log: LineLog,
        session: str,
    ) -> None:
        self._pins = pins
        self._tell = tell
        self._dice = wiring.dice
        self._wells = gt1.Wells(self._dice.kind, session, tell, log) if self._dice else None
        self._lines = Lines(self._dice, log) if self._dice else None
        self._buttons = wiring.buttons()
        self._mask = sum(1 << pin for pin in self._buttons)
        self._presses: Presses | None = None
        self._lamps = Lamps(wiring, pins)
        self._levels = -1
        self._lying: Dice = ()
        self._moved_at = 0.0

    def step(self, now: float, signal: Signal) -> float:
        """Take a sample and show the signal; give the seconds to wait before the next."""
        levels = self._pins.read()
        if levels != self._levels:
            self._levels, self._moved_at = levels, now
            self._lying = faces(self._dice, levels) if self._dice else ()
        if self._lines:
            self._lines.seen(now, levels)
        if self._wells and self._dice:
            self._wells.seen(now, self._lying, ready=bool(levels >> self._dice.ready & 1))
        self._press(now, levels & self._mask)
        busy = self._lamps.step(now, signal) or now - self._moved_at < RESTS_AFTER
        return PACE if busy else REST

    def lost(self, now: float) -> None:
        """Note that the pins are gone."""
        if self._wells:
            self._wells.lost(now)

    def _press(self, now: float, held: int) -> None:
        if self._presses is None:
            self._presses = Presses(held, now)
        for bit in ones(self._presses.feed(now, held)):
            self._tell(Pressed(*self._buttons[bit.bit_length() - 1]))
        for bit in ones(self._presses.stuck):
            self._tell(Notice(Concern.BUTTON, f"GPIO{bit.bit_length() - 1}"))


class Lines:
    """Log what the lines of the dice say when they have come to rest: trimmers are set by it."""

    def __init__(self, dice: Wells, log: LineLog) -> None:
        self._dice = dice
        self._log = log
        self._mask = 1 << dice.ready | sum(1 << pin for pins in dice.pins for pin in pins)
        self._contacts: Debouncer | None = None

    def seen(self, now: float, levels: int) -> None:
        """Take a sample."""
        if self._contacts is None:
            self._contacts = Debouncer(levels & self._mask, STEADY)
        elif not self._contacts.feed(now, levels & self._mask):
            return
        self._log.add(now, spelled(self._dice, self._contacts.levels).encode(), Verdict.TEXT)


class Lamps:
    """The lamps and the buzzer, driven only where something changes."""

    def __init__(self, wiring: PinMap, pins: Pins) -> None:
        self._pins = pins
        self._lamp = wiring.lamp.pin if wiring.lamp else None
        self._places = {place.lamp: place.coin for place in wiring.place if place.lamp is not None}
        self._sounds: tuple[Sound, ...] = wiring.buzzer.sounds if wiring.buzzer else ()
        self._on = dict.fromkeys((pin for _, pin, use in wiring.uses() if use is Use.LAMP), False)
        self._hertz = 0
        self._signal: Signal | None = None
        self._light_since = self._sound_since = 0.0
        self._sound: Sound | None = None

    def step(self, now: float, signal: Signal) -> bool:
        """Show the signal; tell whether a sound is on its way."""
        if signal is not self._signal:
            self._turn_to(signal, now)
        for pin in self._on:
            self._switch(pin, on=self._wanted(pin, signal, now))
        hertz = patterns.note(self._sound, now - self._sound_since)
        if hertz != self._hertz:
            self._hertz = hertz
            self._pins.sound(hertz)
        return now - self._sound_since < patterns.length(self._sound)

    def _turn_to(self, signal: Signal, now: float) -> None:
        before, self._signal = self._signal, signal
        if before is None:
            return  # what sounded before the pins were there is over
        if signal.light is not before.light:
            self._light_since = now
        if signal.sound in self._sounds:
            self._sound, self._sound_since = signal.sound, now

    def _wanted(self, pin: int, signal: Signal, now: float) -> bool:
        if pin == self._lamp:
            return patterns.lit(signal.light, now - self._light_since)
        return self._places[pin] == signal.coin

    def _switch(self, pin: int, *, on: bool) -> None:
        if on != self._on[pin]:
            self._on[pin] = on
            self._pins.light(pin, on=on)


def spelled(dice: Wells, levels: int) -> str:
    """Tell the level of each line, and which face that is: `READY 1; die 1: C 0 TL 1 … = 5`."""
    said = [f"READY {levels >> dice.ready & 1}"]
    for number, (face, pins) in enumerate(zip(faces(dice, levels), dice.pins, strict=True), 1):
        names = gt1.SENSORS if dice.kind == "sensors" else BITS
        each = " ".join(
            f"{name} {levels >> pin & 1}" for name, pin in zip(names, pins, strict=True)
        )
        said.append(f"die {number}: {each} = {face}")
    return "; ".join(said)


def faces(dice: Wells, levels: int) -> Dice:
    """Read every die from the levels of all pins."""
    read = gt1.face_of_code if dice.kind == "codes" else gt1.face_of_pips
    turned = (1 << len(dice.pins[0])) - 1 if dice.dark == "low" else 0
    return tuple(
        read(sum((levels >> pin & 1) << line for line, pin in enumerate(pins)) ^ turned)
        for pins in dice.pins
    )
