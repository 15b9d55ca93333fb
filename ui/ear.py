"""Hears what the tray and the buttons say, and takes it when it is known what it finds."""

from __future__ import annotations

from collections.abc import Callable

from ui.places import Places
from ui.places.house import HEARD, House
from ui.presenters.ledger import listed
from ui.presenters.roll import throw_due
from ui.tray import OneTray, Proposal, TrayNews
from ui.worker import Worker


class Ear:
    """Takes the tray's news in order; while an entry is on its way to the disk they wait.

    ``heard`` is called after each that was taken at once.
    """

    def __init__(
        self, house: House, places: Places, worker: Worker, heard: Callable[[], None]
    ) -> None:
        self._house = house
        self._places = places
        self._worker = worker
        self._heard = heard
        self._waiting: list[Callable[[], object]] = []
        self._objections: list[int] = []

    def hear(self, news: TrayNews) -> None:
        """Take what the tray says; a throw is offered only while one is due."""
        if news == self._house.tray.presence and not self._waiting:
            return  # it opens, it greets: to the table both is seeking, and drawn once
        self._heed(lambda: self._places.table.dice.hear(news))

    def doubt(self, news: Proposal) -> None:
        """Take that the tray thinks less of a throw it told before."""
        self._heed(lambda: self._house.tray.doubt(news))

    def warn(self, key: str, detail: str) -> None:
        """Say what the tray is troubled by, once it is played with; its page tells it always."""
        if self._house.table:  # what is told lies over the keys that an evening begins with
            self._heed(lambda: self._house.refuse(self._house.say(key, text=detail)))

    def plug(self, plugged: tuple[OneTray, ...]) -> None:
        """Take which trays there are."""
        self._heed(lambda: self._house.tray.plug(plugged))
        self.watch()

    def ignore(self, dice: tuple[str, ...], title: str) -> None:
        """Say that a throw does not count, if somebody waits for one."""
        house = self._house
        if house.table and throw_due(house.table.game):
            sentence = house.say("tray.elsewhere", text=listed(dice), name=title)
            self._heed(lambda: house.refuse(sentence))

    def watch(self) -> None:
        """Show how the tray does to whoever looks at it."""
        if self._house.place == "tray" and not self._worker.busy:
            self._heard()

    def bid(self, coin: int) -> None:
        """Take a bid like a touch: while an entry is on its way to the disk it does not count."""
        if not self._worker.busy:
            self._take(lambda: self._places.buttons.bid(coin))

    def objection(self, coin: int) -> None:
        """Take an objection; told at once, it is gone into when the table is seen again."""
        self._objections.append(coin)
        if self._house.place not in HEARD:
            self._take(lambda: self._places.buttons.announce(coin))
        elif not self._worker.busy:
            self._heard()

    def catch_up(self) -> None:
        """Take what has waited, until something is awaited again."""
        while self._waiting and not self._worker.busy:
            self._waiting.pop(0)()
        while self._objections and self._house.place in HEARD and not self._worker.busy:
            self._places.buttons.object(self._objections.pop(0))

    def forget(self) -> None:
        """Forget what has waited, and the dice touched so far."""
        self._waiting.clear()
        self._objections.clear()
        self._places.table.dice.forget()

    def _heed(self, take: Callable[[], object]) -> None:
        if self._worker.busy:
            self._waiting.append(take)
        else:
            self._take(take)

    def _take(self, take: Callable[[], object]) -> None:
        if self._house.place not in HEARD:
            self._house.refuse("")  # what was said before is not said again
        take()
        self._show()

    def _show(self) -> None:
        """Show it, at the table what people have to judge; over a form nothing but what is said."""
        tray = self._house.tray
        if self._house.place == "map" and tray.proposal and not tray.sure:
            self._house.go("table")
        if self._house.place in HEARD:
            self._heard()
        elif self._house.refusal:
            self._house.said(self._house.refusal)
