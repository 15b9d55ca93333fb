"""A board of one's own entered by real touches."""

from __future__ import annotations

from companion.proof import page_of
from tests.ui.boards import on_the_desk
from tests.ui.live import Live


def walk(kassa: Live, page: str) -> None:
    """Touch the row of pages until the page is in sight, then the page."""
    wanted = [spot.name for spot in kassa.vm.spots].index(f"page:{page}")
    for _ in range(20):
        close(kassa)
        names = [spot.name for spot in kassa.vm.spots]
        if kassa.vm.spots[wanted].here:
            return
        seen = [names.index(tap.name) for tap in kassa.reachable() if tap.name in names]
        kassa.tap(names[min(seen, key=lambda n: abs(n - wanted))])
    raise AssertionError(page)


def close(kassa: Live) -> None:
    """Leave the keyboard, which opens by itself where words are wanted."""
    if kassa.screen.writing:
        kassa.tap("type:cancel")


def choose(kassa: Live, name: str) -> None:
    """Touch a value, scrolled into sight first."""
    if kassa.vm.asked.picks:
        at = [chip.name for chip in kassa.vm.asked.picks].index(name)
        kassa.screen.picks.reveal(at)
        kassa.driver.step(3)
    kassa.tap(name)


def turn_to(kassa: Live, place: str) -> None:
    """Have a field asked for, by its row on its page."""
    walk(kassa, page_of(on_the_desk(kassa.director.places).board, place))
    close(kassa)
    row = [row.name for row in kassa.vm.rows].index(f"field:{place}")
    if not kassa.vm.rows[row].chosen:
        kassa.screen.ids.slip.list.reveal(row)
        kassa.driver.step(3)
        kassa.tap(f"field:{place}")


def enter(kassa: Live, place: str, value: str) -> None:
    """Enter one field by touches alone."""
    asked = next((row.name for row in kassa.vm.rows if row.chosen), "")
    if asked != f"field:{place}":
        turn_to(kassa, place)
    wanted = kassa.vm.asked
    if wanted.typing:
        if not kassa.screen.writing:
            kassa.tap("write")
        if kassa.screen.typing.written:
            kassa.tap("type:clear")
        kassa.spell(value).tap("type:done")
    elif wanted.unit is not None:
        kassa.tap(*(f"digit:{digit}" for digit in value), "next")
    else:
        choose(kassa, f"way:{choice(kassa, place, value)}")


def choice(kassa: Live, place: str, value: str) -> int:
    """Return which of the values offered it is."""
    field = on_the_desk(kassa.director.places).field
    assert field is not None
    assert field.place == place
    return field.choices.index(value)
