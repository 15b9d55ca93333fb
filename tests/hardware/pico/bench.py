"""The Pico's tray as a program, with the commands of arduino/bench.cpp.

`bench.py MEMORY MILLIS [buttons]` runs under MicroPython and, for want of it, under CPython.
"""

import sys
import time

HERE = __file__.rsplit("/", 1)[0]
sys.path[:0] = [HERE, HERE + "/../../../hardware/firmware/micropython"]
now = int(sys.argv[2])
if not hasattr(time, "ticks_ms"):  # what CPython lacks
    for name in ("ticks_ms", "ticks_us", "sleep_ms"):
        setattr(time, name, None)

import machine  # noqa: E402
import main  # type: ignore[import-not-found]  # noqa: E402

main.ticks_ms = lambda: now
main.ticks_us = lambda: now * 1000
machine.select = main.SELECT
main.MEMORY = sys.argv[1]
main.BUTTONS = "buttons" in sys.argv[3:]


class Port:
    """The line to the host: what comes, and what is said with its time."""

    def __init__(self) -> None:
        self.coming = ""
        self.room = 0
        self.blocked = False
        self._line = ""

    def read(self) -> str:
        char, self.coming = self.coming[:1], self.coming[1:]
        return char

    def write(self, char: str) -> bool:
        if not self.room:
            return False
        self.room -= 1
        lamp.look()
        if char == "\n":
            print(now, self._line)
            self._line = ""
        elif char != "\r":
            self._line += char
        return True


class Lamp:
    """What the lamp does, told before what is said after it."""

    def __init__(self) -> None:
        self._lit = 0

    def look(self) -> None:
        if machine.levels[main.LAMP] != self._lit:
            self._lit = machine.levels[main.LAMP]
            print(now, "lamp", self._lit)


def run(until: int) -> None:
    global now  # noqa: PLW0603 - it is the time
    while 0 < (until - now) & 0x3FFFFFFF < 0x20000000:
        now = (now + 10) & 0x3FFFFFFF
        port.room = 0 if port.blocked else 63
        board.step()
        lamp.look()


def obey(word: str, given: "list[str]") -> None:
    if word == "see":
        machine.measured[: len(given)] = [int(number) for number in given]
    elif word == "press":
        machine.levels[int(given[0])] = 0
    elif word == "let":
        machine.levels[int(given[0])] = 1
    elif word == "hear":
        port.coming += "".join(chr(byte) for byte in bytes.fromhex(given[0]))
    elif word in ("block", "unblock"):
        port.blocked = word == "block"
    elif word == "seq":
        board._tray._seq = int(given[0])
    elif word == "run":
        run(int(given[0]))


lamp = Lamp()
port = Port()
board = main.Board(port)
while command := sys.stdin.readline():
    words = command.split()
    obey(words[0], words[1:])
    print(".")
    if hasattr(sys.stdout, "flush"):
        sys.stdout.flush()
