"""What the sounds are made of: lists of samples between -1 and 1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import exp, pi, sin
from typing import TypeAlias

RATE = 22050
"""Samples a second."""

Wave: TypeAlias = list[float]
Partial: TypeAlias = tuple[float, float]
"""A multiple of the pitch, and how loud it is."""


def tone(
    pitch: float,
    length: float,
    fall: float,
    partials: Sequence[Partial] = ((1, 1),),
    glide: float = 0,
) -> Wave:
    """Sound a pitch (Hz) for some seconds, falling to 1/e in `fall`, gliding by `glide` Hz/s."""
    found = []
    for n in range(int(length * RATE)):
        at = n / RATE
        phase = 2 * pi * (pitch * at + glide * at * at / 2)
        loud = exp(-at / fall) * min(1, at / 0.001)
        found.append(loud * sum(part * sin(times * phase) for times, part in partials))
    return found


def noise(length: float, fall: float, soft: float) -> Wave:
    """Hiss for some seconds; the softer (0 to 1), the duller."""
    found, last = [], 0.0
    for n, value in enumerate(islice(chance(), int(length * RATE))):
        last = soft * last + (1 - soft) * value
        found.append(last * exp(-n / RATE / fall))
    return found


def chance() -> Iterator[float]:
    """Give numbers between -1 and 1 without an order, the same on every machine."""
    state = 1
    while True:
        state = (state * 1103515245 + 12345) % 2**31
        yield state / 2**30 - 1


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Lay waves over each other, each from a second on and as loud as given."""
    length = max(int(start * RATE) + len(wave) for start, _, wave in parts)
    whole = [0.0] * length
    for start, loud, wave in parts:
        first = int(start * RATE)
        for n, value in enumerate(wave, first):
            whole[n] += loud * value
    return whole


def level(wave: Wave, peak: float) -> Wave:
    """Make the loudest sample as loud as `peak`, and let the last five milliseconds fade."""
    most, fade = max(map(abs, wave)), int(0.005 * RATE)
    left = range(len(wave), 0, -1)
    return [peak / most * v * min(1, n / fade) for v, n in zip(wave, left, strict=True)]
