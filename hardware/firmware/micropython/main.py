"""A dice tray for Kassa on a Pico: reads the pins, drives the lamp, passes bytes.

What it does is in tray.py and eyes.py. Wiring and calibration are in docs/tray.md.
"""

import json
import os
import select
import sys
from time import sleep_ms, ticks_ms, ticks_us

import micropython
from eyes import Buttons, Eyes
from machine import ADC, WDT, Pin
from tray import Tray, since

# ---- yours to change ----------------------------------------------------------------------------
NAME = "TRAY01"  # 1 to 16 of A-Z a-z 0-9 _ -; another for each tray
DICE = 2  # 1 to 3: fifteen sensors are what the multiplexer takes
BUTTONS = False  # True: no sensors yet, two buttons throw the dice

SELECT = 10, 11, 12, 13  # GP numbers of S0 to S3 of the multiplexer 74HC4067
SENSE = 26  # its SIG; 26, 27 and 28 can measure
DARK_IS_HIGH = True  # what a sensor says over a pip; most do

THROW, COCK = 16, 17  # buttons to ground, with BUTTONS only
LAMP = 15  # an LED with 330 ohms, or nothing
SERVICE = 22  # to ground at power-up: no tray runs, and the Pico can be programmed again
# -------------------------------------------------------------------------------------------------

MEMORY = "eyes.json"
SAMPLE = 10


def remembered() -> list[list[int]]:
    """Read the calibration; nothing when there is none or the power failed while it was kept."""
    try:
        with open(MEMORY) as file:
            return json.load(file)
    except (OSError, ValueError):
        return []


def remember(calibration: list[list[int]]) -> None:
    """Keep the calibration."""
    with open(MEMORY + ".new", "w") as file:
        json.dump(calibration, file)
    os.rename(MEMORY + ".new", MEMORY)  # or a power cut leaves half of it


class Port:
    """The USB port; neither reading nor writing waits."""

    def __init__(self) -> None:
        self._hears, self._speaks = select.poll(), select.poll()
        self._hears.register(sys.stdin, select.POLLIN)
        self._speaks.register(sys.stdout, select.POLLOUT)

    def read(self) -> str:
        """Take a character, if there is one."""
        # As text, a byte of noise would have us wait for the rest of its character.
        return chr(sys.stdin.buffer.read(1)[0]) if self._hears.poll(0) else ""

    def write(self, char: str) -> bool:
        """Send a character, if there is room."""
        # More at once might have to wait for a host that does not read; as text, a line would end
        # in two carriage returns.
        return bool(self._speaks.poll(0)) and bool(sys.stdout.buffer.write(char.encode()))


class Board:
    """The pins and what hangs on them; `step` is one loop."""

    def __init__(self, port: Port) -> None:
        self._tray = Tray(NAME, DICE)
        self._eyes = Eyes(DICE, remembered())
        self._buttons = Buttons(DICE)
        self._port = port
        self._select = [Pin(pin, Pin.OUT) for pin in SELECT]
        self._adc = ADC(SENSE)
        self._throw, self._cock = (Pin(pin, Pin.IN, Pin.PULL_UP) for pin in (THROW, COCK))
        self._lamp = Pin(LAMP, Pin.OUT)
        self._sampled = ticks_ms()
        if not (BUTTONS or self._eyes.calibration):
            self._tray.ail(2, "type take and keep")

    def step(self) -> None:
        """Listen, look, speak."""
        now = ticks_ms()
        while char := self._port.read():
            self._listen(now, char)
        if since(now, self._sampled) >= SAMPLE:
            self._sampled = now
            self._look(now)
        self._tray.tick(now)
        self._lamp.value(self._tray.lit(now))
        while self._tray.out and self._port.write(self._tray.out[0]):
            self._tray.out = self._tray.out[1:]

    def _listen(self, now: int, char: str) -> None:
        word = self._tray.hear(now, char)
        before = self._eyes.calibration
        for line in self._eyes.typed(word):
            self._tray.text(line)
        if self._eyes.calibration is not before:
            remember(self._eyes.calibration)
            self._tray.heal()

    def _look(self, now: int) -> None:
        if BUTTONS:
            throwing, cocking = not self._throw.value(), not self._cock.value()
            seen = self._buttons.look(ticks_us(), throwing=throwing, cocking=cocking)
            self._tray.see(now, seen)
            return
        self._eyes.look([self._measure(n) for n in range(5 * DICE)])
        if self._eyes.calibration:  # without it, all would be a guess
            self._tray.see(now, self._eyes.dark)

    def _measure(self, channel: int) -> int:
        for bit in range(4):
            self._select[bit].value(channel >> bit & 1)
        measured: int = self._adc.read_u16() >> 6
        return measured if DARK_IS_HIGH else 1023 - measured


def main() -> None:
    """Run for ever, unless the service wire is in."""
    if not Pin(SERVICE, Pin.IN, Pin.PULL_UP).value():
        return
    micropython.kbd_intr(-1)  # a stray byte 3 on the line must not stop the tray
    board = Board(Port())
    watchdog = WDT(timeout=5000)
    while True:
        watchdog.feed()
        board.step()
        sleep_ms(1)


if __name__ == "__main__":
    main()
