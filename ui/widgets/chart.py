"""Chart: everybody's wealth by rounds; lines end in coins, so colour is never the only key."""

from itertools import pairwise
from typing import Any

from kivy.graphics import Color, Line, SmoothLine
from kivy.metrics import dp
from kivy.utils import get_color_from_hex

from ui.layout import Box, match, put
from ui.money import money
from ui.presenters.vm_end import ChartVM, LineVM
from ui.text import Text
from ui.theme import PLAYER, theme
from ui.tokens import TOKENS
from ui.widgets.coin import Coin

LEFT, RIGHT, TOP, LOW, COIN = 46, 38, 12, 22, 28
ROUND = (1, 2, 5)


def ticks(most: int, least: int = 0, count: int = 2) -> range:
    """Give round values about 0, some `count` of them, none over `most` or under `least`."""
    step = 1
    while max(most, -least) > step * (count + 1) - 1:
        digit = int(str(step)[0])
        step = step // digit * ROUND[ROUND.index(digit) + 1] if digit < 5 else step * 2
    return range(-(-least // step) * step, most + 1, step)


class Chart(Box):
    """Draw the lines anew when they, the size or the theme change; never in between."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.marks, self.coins = Box(), Box()
        self.add_widget(self.marks)
        self.add_widget(self.coins)
        self.vm = ChartVM((), "")
        theme.bind(name=self._redraw)

    def _redraw(self, *_: object) -> None:
        if self.width > dp(1) and self.vm.lines:
            self.arrange()

    def show(self, vm: ChartVM) -> None:
        """Take the lines."""
        self.vm = vm
        for coin, line in zip(match(self.coins, vm.lines, Coin), vm.lines, strict=True):
            coin.show(line.player)

    def arrange(self) -> None:
        """Draw ticks, lines, and the coins at their ends."""
        lines = self.vm.lines
        put(self.marks, self, 0, 0, self.w, self.h)
        put(self.coins, self, 0, 0, self.w, self.h)
        self.canvas.before.clear()
        rounds = max((line.first + len(line.values) for line in lines), default=0) - 1
        if rounds < 1:
            match(self.marks, (), Text)
            return
        least = min(0, *(min(line.values) for line in lines))
        most = max(0, *(max(line.values) for line in lines)) or 1
        self.low, self.span = least * 1.02, (max(1, rounds), (most - least) * 1.02)
        with self.canvas.before:
            words = [*self._values(most, least), *self._rounds(rounds)]
            *others, first = sorted(lines, key=lambda line: line.values[-1])
            for line in others:
                self._draw(line, 1.7)
            self._draw(first, 2.3)
        self._label(words)
        self._end()

    def _at(self, round_: float, value: float) -> tuple[float, float]:
        """Give the point of a value, in dp from the top left."""
        wide, high = self.w - LEFT - RIGHT, self.h - TOP - LOW
        up = (value - self.low) / self.span[1]
        return LEFT + wide * round_ / self.span[0], TOP + high * (1 - up)

    def _point(self, round_: float, value: float) -> tuple[float, float]:
        x, y = self._at(round_, value)
        return self.x + dp(x), self.top - dp(y)

    def _values(self, most: int, least: int) -> list[tuple[str, float, float, float]]:
        Color(*theme.line)
        words = []
        for value in ticks(most, least):
            x, y = self._at(0, value)
            Line(points=[*self._point(0, value), *self._point(self.span[0], value)], width=1)
            words.append((money(value), x - 42, y - 9, 1.0))
        return words

    def _rounds(self, rounds: int) -> list[tuple[str, float, float, float]]:
        parts = 4 if rounds % 4 == 0 else 3 if rounds % 3 == 0 else 2
        places = sorted({round(rounds * n / parts) for n in range(parts + 1)})
        middle = places[len(places) // 2]
        words = []
        for place in places:
            x, y = self._at(place, self.low)
            text = f"{self.vm.round_label} {place}" if place == middle else str(place)
            words.append((text, x - 40, y + 2, 0.5))
        return words

    def _draw(self, line: LineVM, width: float) -> None:
        key = str(line.player.coin)
        colour = PLAYER[key]["color"] if theme.name == "evening" else DAY[key]
        Color(*get_color_from_hex(colour))
        points = [self._point(n, value) for n, value in enumerate(line.values, line.first)]
        flat = [axis for point in points for axis in point]
        SmoothLine(points=flat, width=dp(width), overdraw_width=dp(1))

    def _label(self, words: list[tuple[str, float, float, float]]) -> None:
        for text, (label, x, y, across) in zip(match(self.marks, words, Text), words, strict=True):
            text.role, text.face, text.ink = "label", "narrow", theme.text_2
            text.text, text.across = label, across
            put(text, self, x, y, 38 if across == 1 else 80, 18)

    def _end(self) -> None:
        """Put coins at the ends; those that would touch are moved apart."""
        ends = []
        for coin, line in zip(self.coins.children[::-1], self.vm.lines, strict=True):
            round_ = line.first + len(line.values) - 1
            x, y = self._at(round_, line.values[-1])
            last = round_ == self.span[0]
            ends.append([x + (16 if last else 0), y, coin])
        column = sorted((end for end in ends if end[0] > self.w - RIGHT), key=lambda end: end[1])
        for above, below in pairwise(column):
            below[1] = max(below[1], above[1] + COIN)
        over = column[-1][1] - (self.h - COIN / 2) if column else 0
        for end in column:
            end[1] -= max(0, over)
        for x, y, coin in ends:
            put(coin, self, x - COIN / 2, min(y, self.h - COIN / 2) - COIN / 2, COIN, COIN)


DAY = TOKENS["player_line_day"]
