"""Speaker: has sounds played and slips read aloud by a process of its own."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic

from ui.tokens import TOKENS

log = logging.getLogger(__name__)

SOUNDS: dict[str, str] = TOKENS["sound"]
BOOTH = (sys.executable, "-m", "ui.booth")
AGAIN = 10.0
"""Seconds after which a process that has ended is begun anew: somebody may plug a speaker in."""

VOICES = ("espeak-ng", "espeak")
"""The programs that read aloud, the better one first; both are told alike."""


def voice() -> str | None:
    """Return the program that reads aloud, if one is installed."""
    return next(filter(None, map(shutil.which, VOICES)), None)


class Speaker:
    """Tells the process what is to be heard, and never waits for it.

    To open a sound device can take any time and holds Python's lock, so a thread would not do.
    What a process that hangs does not read is dropped.
    """

    def __init__(
        self, command: Sequence[str] = BOOTH, clock: Callable[[], float] = monotonic
    ) -> None:
        self._command, self._clock = command, clock
        self._process: subprocess.Popen[bytes] | None = None
        self._begun = -AGAIN

    def begin(self) -> None:
        """Have the process ready, so that the first sound is not late."""
        if self._process and self._process.poll() is None:
            return
        if self._clock() - self._begun < AGAIN:
            return
        self.stop()
        self._begun = self._clock()
        try:
            self._process = subprocess.Popen(  # noqa: S603 - our own module
                self._command,
                cwd=Path(__file__).parents[1],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError as error:
            log.warning("no sound: %s", error)
            return
        assert self._process.stdin
        os.set_blocking(self._process.stdin.fileno(), False)

    def play(self, cue: str) -> None:
        """Play the sound of a cue."""
        if cue in SOUNDS:
            self._tell("play", SOUNDS[cue])

    def read(self, text: str, language: str) -> None:
        """Read a text aloud in place of what is being read; nothing is silence."""
        self._tell("read", language, *text.split())

    def stop(self) -> None:
        """Let go of the process."""
        if self._process:
            assert self._process.stdin
            self._process.stdin.close()
            self._process.kill()
            with suppress(subprocess.TimeoutExpired):  # it may hang in the device's driver
                self._process.wait(1)
            self._process = None

    def _tell(self, *words: str) -> None:
        self.begin()
        if self._process is None:
            return
        assert self._process.stdin
        try:
            os.write(self._process.stdin.fileno(), " ".join(words).encode() + b"\n")
        except OSError:
            log.debug("not heard: %s", words[:2])
