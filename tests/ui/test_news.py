"""What changed in a purse is told in the seat, in a word that is never cut."""

import pytest
from kivy.metrics import dp
from msgspec.structs import replace

from companion.words import LANGUAGES
from tests.catalogues import messages
from tests.ui.conftest import Show
from ui.i18n import Catalogue
from ui.presenters.vm import SeatVM
from ui.widgets.rail import balance_size
from ui.widgets.seat import Seat


def words(language: str) -> set[str]:
    """Return everything that a seat tells beside a sum."""
    found = messages("companion", language)
    short = {forms[0] for key, forms in found.items() if key.startswith("short.")}
    return {*short, Catalogue(language)("seat.undone")}


def cut(seat: Seat, vm: SeatVM) -> bool:
    """Tell whether a seat has no room for its news."""
    seat.show(vm)
    seat.balance_dp = balance_size([vm])
    seat.arrange()
    seat.tell_news()
    name = seat.ids.name
    name.fit()
    assert vm.news in name.text
    return bool(name.shorten) or name.font_size < dp(14)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
@pytest.mark.parametrize("delta", [-9_999, 200_000, -2_000_000])
def test_no_news_is_cut(show: Show, language: str, size: tuple[int, int], delta: int) -> None:
    driver = show("roll", language, "evening", size)
    seat = next(seat for seat in driver.app.screen.rail.seats() if seat.active)
    told = replace(seat.vm, balance=abs(delta), delta=delta)
    assert [w for w in sorted(words(language)) if cut(seat, replace(told, news=w))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_of_the_rating_is_told_beside_its_bonus(show: Show, language: str) -> None:
    driver = show("roll", language)
    seat = next(seat for seat in driver.app.screen.rail.seats() if seat.active)
    step = Catalogue(language)("seat.rating", count=8)
    assert not cut(seat, replace(seat.vm, delta=1_500, news=step))
