"""The sounds of the cash desk, each made anew from nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ui.sound_src.waves import Wave, level, mix, noise, tone

BELL = ((1, 1), (2.01, 0.5), (2.76, 0.35), (5.4, 0.15))
WOOD = ((1, 1), (1.62, 0.6), (2.35, 0.25))
REED = ((1, 1), (2, 0.4), (3, 0.25), (4, 0.1))
C5, E5, G5, C6 = 523.25, 659.26, 783.99, 1046.5


def key() -> Wave:
    """Click as a key of a cash register."""
    return level(mix((0, 1, tone(210, 0.045, 0.012)), (0, 0.8, noise(0.02, 0.004, 0.4))), 0.35)


def coin() -> Wave:
    """Ring as a coin that falls on another."""
    ring = tone(2093, 0.3, 0.07, BELL)
    return level(mix((0, 1, ring), (0.075, 0.8, tone(2637, 0.3, 0.09, BELL))), 0.45)


def stamp() -> Wave:
    """Thump as a rubber stamp on paper."""
    thump = tone(120, 0.14, 0.035, glide=-300)
    return level(mix((0, 1, thump), (0, 0.7, noise(0.09, 0.015, 0.75))), 0.5)


def reel() -> Wave:
    """Rattle as a reel that slows down, and stop with a clack."""
    clicks, at, gap = [], 0.0, 0.022
    while at < 0.64:
        clicks.append(
            (at, 0.5, mix((0, 1, tone(900, 0.02, 0.004)), (0, 1, noise(0.012, 0.003, 0))))
        )
        at, gap = at + gap, gap * 1.08
    return level(mix(*clicks, (0.69, 1, tone(330, 0.08, 0.02, WOOD))), 0.4)


def win() -> Wave:
    """Play a rising chord of bells."""
    notes = enumerate((C5, E5, G5, C6))
    return level(mix(*((0.11 * n, 1, tone(pitch, 0.7, 0.22, BELL)) for n, pitch in notes)), 0.55)


def gavel() -> Wave:
    """Knock on wood twice."""
    knock = mix((0, 1, tone(420, 0.12, 0.022, WOOD)), (0, 0.5, noise(0.02, 0.004, 0.5)))
    return level(mix((0, 1, knock), (0.17, 0.85, knock)), 0.55)


def tick() -> Wave:
    """Tick softly while a balance counts."""
    one = tone(1500, 0.02, 0.004)
    return level(mix(*((0.066 * n, 1, one) for n in range(6))), 0.15)


def low() -> Wave:
    """Refuse with two low notes."""
    notes = (0, 1, tone(196, 0.16, 0.07, REED)), (0.12, 1, tone(155.6, 0.22, 0.09, REED))
    return level(mix(*notes), 0.35)


ALL: Mapping[str, Callable[[], Wave]] = {
    made.__name__: made for made in (key, coin, stamp, reel, win, gavel, tick, low)
}
