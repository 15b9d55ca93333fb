"""Make the sounds and write them into data/sounds: `python -m ui.sound_src`."""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path

from ui.sound_src.sounds import ALL
from ui.sound_src.waves import RATE, Wave
from ui.tokens import DATA

FOLDER = DATA / "sounds"
LOUDEST = 2**15 - 1


def samples(made: Wave) -> array[int]:
    """Return a wave in whole numbers of 16 bits."""
    return array("h", (round(LOUDEST * value) for value in made))


def write(path: Path, made: Wave) -> None:
    """Write a wave as a WAV file of one channel."""
    whole = samples(made)
    if sys.byteorder == "big":
        whole.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.tobytes())


def main() -> None:
    """Write every sound."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in ALL.items():
        write(FOLDER / f"{name}.wav", make())


if __name__ == "__main__":
    main()
