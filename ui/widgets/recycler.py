"""Recycler: a scrolling list of rows of one height; only those in sight exist."""

from collections.abc import Callable
from math import ceil
from typing import Any

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from ui.layout import Box, put

ROW, GAP = 54, 5  # height of a row and the air below it, dp, unless a list has others
BAR = 8  # dp at the right, for the bar of the scroll view
Fill = Callable[[Any, int], None]


class Recycler(ScrollView):
    """Show `count` rows, a `gap` apart; `fill(row, index)` hands a row the words of an index."""

    def __init__(self, row_h: float = ROW, gap: float = GAP, **kwargs: Any) -> None:
        super().__init__(do_scroll_x=False, bar_width=dp(4), **kwargs)
        self.content = Box(size_hint=(None, None))
        self.add_widget(self.content)
        self.count, self.step, self.row_h = 0, dp(row_h + gap), row_h
        self.make: Callable[[], Widget] = Box
        self.fill: Fill = lambda _row, _index: None
        self.held: dict[int, Widget] = {}
        self.spare: list[Widget] = []
        self.fbind("scroll_y", self._look)

    def offer(self, count: int, make: Callable[[], Widget], fill: Fill) -> None:
        """Take new rows; what is in sight stays in sight, a row under a finger the same row."""
        self.count, self.make, self.fill = count, make, fill
        for index in list(self.held):
            if index < count:
                fill(self.held[index], index)
            else:
                self._free(index)

    def reveal(self, index: int) -> None:
        """Scroll so that a row is in sight, in the middle if it was not."""
        room = self.content.height - self.height
        top = index * self.step
        if room > 0 and not self.offset <= top <= self.offset + self.height - dp(self.row_h):
            middle = top - (self.height - dp(self.row_h)) / 2
            self.scroll_y = 1 - min(1, max(0, middle / room))

    def lead(self, index: int) -> None:
        """Scroll so that a row comes to the top, if there are rows enough below it."""
        room = self.content.height - self.height
        if room > 0:
            self.scroll_y = 1 - min(1, index * self.step / room)

    def turn(self) -> None:
        """Scroll on by half a page, and from the end back to the top."""
        room = self.content.height - self.height
        if room > 0:
            self.scroll_y = max(0, self.scroll_y - self.height / 2 / room) if self.scroll_y else 1

    @property
    def offset(self) -> float:
        """Pixels scrolled from the top."""
        return float((1 - self.scroll_y) * max(0, self.content.height - self.height))

    def arrange(self) -> None:
        """Give the content its height and fill what is in sight."""
        offset = self.offset
        gap = self.step - dp(self.row_h)
        self.content.pos = 0, 0
        self.content.size = self.width, max(self.height, self.count * self.step - gap)
        room = self.content.height - self.height
        self.scroll_y = 1 - min(1, offset / room) if room > 0 else 1
        self._look(again=True)

    def _look(self, *_: object, again: bool = False) -> None:
        """Move rows that went out of sight to where rows came into sight."""
        if not self.height or not self.content.height:
            return
        first = max(0, int(self.offset // self.step))
        wanted = range(first, min(self.count, first + ceil(self.height / self.step) + 1))
        for index in [index for index in self.held if index not in wanted]:
            self._free(index)
        for index in wanted:
            if index not in self.held:
                self.held[index] = self._take()
                self.fill(self.held[index], index)
            elif not again:
                continue
            x, y = 0, index * self.step / dp(1)
            put(self.held[index], self.content, x, y, self.width / dp(1) - BAR, self.row_h)

    def _take(self) -> Widget:
        row = self.spare.pop() if self.spare else self.make()
        self.content.add_widget(row)
        return row

    def _free(self, index: int) -> None:
        row = self.held.pop(index)
        self.content.remove_widget(row)
        self.spare.append(row)
