"""The sound booth: plays and reads aloud what it is told, line by line, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from kivy.clock import Clock
from kivy.core.audio import SoundLoader

from ui.speaker import voice
from ui.tokens import DATA

SPEED = "150"
"""Words a minute: slower than the usual 175, for it is heard across a table."""


class Player:
    """Plays sounds through SDL; without a device every sound is silent."""

    def __init__(self) -> None:
        self._sounds: dict[str, Any] = {}

    def play(self, name: str) -> None:
        """Play a sound from its beginning."""
        if name not in self._sounds:
            self._sounds[name] = SoundLoader.load(str(DATA / "sounds" / f"{name}.wav"))
        if self._sounds[name]:
            self._sounds[name].play()
        Clock.tick()  # Kivy forgets the sounds that have ended


class Voice:
    """Reads aloud, if there is a program that can."""

    def __init__(self) -> None:
        self._program = voice()
        self._reading: subprocess.Popen[bytes] | None = None

    def read(self, language: str, text: str) -> None:
        """Read a text in place of what is being read."""
        if self._reading:
            self._reading.kill()
            self._reading.wait()
            self._reading = None
        if self._program and text:
            said = [self._program, "-v", language, "-s", SPEED, "--", text]
            with suppress(OSError):  # a program that cannot be run is none
                self._reading = subprocess.Popen(said, stdin=subprocess.DEVNULL)  # noqa: S603


def serve(lines: Iterable[str]) -> None:
    """Do what each line says, until there are no more."""
    voice, player = Voice(), Player()
    for line in lines:
        verb, _, rest = line.strip().partition(" ")
        if verb == "play":
            player.play(rest)
        elif verb == "read":
            language, _, text = rest.partition(" ")
            voice.read(language, text)
    voice.read("", "")


if __name__ == "__main__":
    serve(sys.stdin)
