"""Motion ends where the view model says; a theme switch renders no text."""

from pathlib import Path

import pytest
from kivy.metrics import dp
from msgspec.structs import replace

from tests.ui import samples_roll
from tests.ui.conftest import Show
from tests.ui.gallery import find
from tests.ui.samples import SAMPLES
from tests.ui.samples_base import frame
from ui import motion
from ui.draw import Patch
from ui.money import money
from ui.presenters.vm import KeyVM
from ui.text import Text
from ui.theme import theme
from ui.widgets.key import Key


def test_a_coin_flies_then_balances_count(show: Show) -> None:
    driver = show("roll")
    driver.app.shell.show(samples_roll.paid("ru"), animate=True)
    payer, payee = (driver.app.screen.rail.seat(n) for n in (1, 4))
    assert (payer.ids.balance.value, payee.ids.balance.value) == (1230 + 64, 890 - 64)
    driver.run(0.2)
    assert len(driver.app.screen.flyers.children) == 1
    driver.run(1)
    assert not driver.app.screen.flyers.children
    assert (payer.ids.balance.value, payee.ids.balance.value) == (1230, 890)


def test_news_stands_in_the_seat_for_three_seconds(show: Show) -> None:
    driver = show("roll")
    driver.app.shell.show(samples_roll.paid("ru"), animate=True)
    driver.run(1)
    name = driver.app.screen.rail.seat(1).ids.name
    assert name.text == "\u221264 аренда"
    driver.run(3)
    assert name.text == "Аня"


def test_a_view_without_motion_shows_the_balance_at_once(show: Show) -> None:
    driver = show("roll")
    driver.app.shell.show(samples_roll.paid("ru"), animate=True)
    driver.app.shell.show(samples_roll.roll("ru"))
    driver.run(2)
    assert [s.ids.balance.value for s in driver.app.screen.rail.seats()][:2] == [1230, 1420]


def test_the_slip_rises_to_its_place(show: Show) -> None:
    driver = show("roll")
    driver.app.shell.show(SAMPLES["charge"]("ru"), animate=True)
    slip = driver.app.screen.ids.slip
    assert slip.lift < 0
    driver.run(0.5)
    assert (slip.lift, slip.opacity) == (0, 1)


def test_the_token_walks_the_track(show: Show) -> None:
    driver, done = show("roll"), []
    track = driver.app.screen.ids.track
    driver.app.screen.walk_token(12, lambda: done.append(1))
    driver.run(0.85)
    assert not done
    driver.run(0.1)
    assert done
    assert round(track.ids.token.shift[0]) == round(dp(track.step * 12))


def test_a_touch_brings_the_walk_to_its_end(show: Show) -> None:
    driver, done = show("roll"), []
    driver.app.screen.walk_token(12, lambda: done.append(1))
    driver.run(0.1)
    driver.tap(find(driver, "rng"))
    assert done
    assert driver.app.heard == []


def test_the_thrown_reel_turns_and_stops_then_the_slip_rises(show: Show) -> None:
    driver = show("jackpot")
    driver.app.shell.show(SAMPLES["jackpot_won"]("ru"), animate=True)
    screen = driver.app.screen
    first, _, last = screen.ids.machine.reels()
    driver.run(0.3)
    assert (first.offset, last.lit, screen.ids.slip.opacity) == (0, 0, 0)
    assert last.offset % 1
    low, high = last.y, last.top
    assert all(low <= y and y + h <= high for _, _, y, _, h in last.quads())
    driver.run(1.2)
    assert (last.offset, last.lit, screen.ids.slip.opacity) == (0, 1, 1)


def test_a_view_that_is_shown_again_lets_its_reel_turn_on(show: Show) -> None:
    driver = show("jackpot")
    won = SAMPLES["jackpot_won"]("ru")
    driver.app.shell.show(won, animate=True)
    driver.run(0.3)
    driver.app.shell.show(won)
    screen = driver.app.screen
    assert screen.ids.machine.reels()[2].offset % 1
    driver.run(1.2)
    assert (screen.ids.machine.reels()[2].lit, screen.ids.slip.opacity) == (1, 1)


def test_with_reduced_motion_the_reel_stands_at_once(show: Show) -> None:
    motion.Motion.reduced = True
    try:
        driver = show("jackpot")
        driver.app.shell.show(SAMPLES["jackpot_won"]("ru"), animate=True)
        reel = driver.app.screen.ids.machine.reels()[2]
        assert (reel.offset, reel.lit, driver.app.screen.ids.slip.opacity) == (0, 1, 1)
    finally:
        motion.Motion.reduced = False


def test_upright_the_paytable_takes_the_place_of_the_machine(show: Show) -> None:
    driver = show("jackpot", "ru", "evening", (480, 800))
    ids = driver.app.screen.ids
    assert (ids.machine.opacity, ids.paytable.opacity) == (1, 0)
    driver.tap(find(driver, "table"))
    assert (ids.machine.opacity, ids.paytable.opacity) == (0, 1)
    driver.tap(find(driver, "machine"))
    assert (ids.machine.opacity, ids.paytable.opacity) == (1, 0)
    assert driver.app.heard == []


def test_the_trays_single_die_counts_by_itself(show: Show) -> None:
    driver = show("jackpot_seen")
    driver.run(2.8)
    assert driver.app.heard == []
    driver.run(0.4)
    assert driver.app.heard == ["tray:accept"]


def test_the_trays_throw_is_accepted_after_three_seconds(show: Show) -> None:
    driver = show("accept")
    driver.run(2.8)
    assert driver.app.heard == []
    driver.run(0.5)
    assert driver.app.heard == ["tray:accept:17"]


def test_reduced_motion_does_not_hurry_the_accept_bar(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion.Motion, "reduced", True)
    driver = show("accept")
    driver.run(2.5)
    assert driver.app.heard == []


def test_a_throw_called_wrong_is_not_accepted(show: Show) -> None:
    driver = show("accept")
    driver.tap(find(driver, "tray:wrong:17"))
    driver.run(4)
    assert driver.app.heard == ["tray:wrong:17"]


def test_news_of_the_same_throw_does_not_light_the_bar_again(show: Show) -> None:
    driver = show("accept")
    driver.run(2)
    driver.app.shell.show(samples_roll.accept("ru"))
    driver.run(1.5)
    assert driver.app.heard == ["tray:accept:17"]


def test_the_accept_bar_stops_while_another_screen_is_shown(show: Show) -> None:
    driver = show("accept")
    driver.run(1)
    driver.app.shell.show(SAMPLES["charge"]("ru"))
    driver.run(4)
    assert driver.app.heard == []


def test_a_throw_to_be_asked_waits_for_the_tap(show: Show) -> None:
    view = samples_roll.accept("ru")
    assert view.accept
    driver = show(replace(view, accept=replace(view.accept, seconds=0)))
    driver.run(10)
    assert driver.app.heard == []


def test_theme_switch_renders_no_text(show: Show) -> None:
    driver = show("roll")
    before = {w: w.texture for w in driver.app.screen.walk() if isinstance(w, Text)}
    theme.use("day")
    driver.step(3)
    assert all(w.texture is t for w, t in before.items())


@pytest.mark.parametrize("sample", SAMPLES)
def test_switched_theme_looks_like_a_fresh_one(
    show: Show, tmp_path: Path, sample: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion.Motion, "reduced", True)  # nothing breathes between two pictures
    driver = show(sample, "ru", "day")
    for fuse in (w for w in driver.widgets() if hasattr(w, "put_out")):
        fuse.put_out()
    driver.step(2)
    fresh = driver.shot(tmp_path / "fresh.png").read_bytes()
    theme.use("evening")
    driver.step(2)
    theme.use("day")
    driver.step(2)
    assert driver.shot(tmp_path / "switched.png").read_bytes() == fresh


def test_eight_digits_fit_without_ribbon(show: Show) -> None:
    millions = (12_300_000, 4_200_000, 15_000_000, 890_000, 1_350_000, 2_075_000)
    view = samples_roll.roll("ru")
    driver = show(replace(view, frame=frame("ru", 5, ("бросок", "roll"), millions)))
    for seat in driver.app.screen.rail.seats():
        assert seat.ids.balance.natural() <= seat.ids.balance.width
        assert not seat.ids.ribbon.quads.vertices


@pytest.mark.parametrize("sample", SAMPLES)
def test_same_view_model_twice_changes_nothing(show: Show, sample: str) -> None:
    driver = show(sample)

    def boxes() -> list[object]:
        return [(type(w), tuple(w.pos), tuple(w.size)) for w in driver.app.screen.walk()]

    before = boxes()
    driver.app.shell.show(driver.app.screen.vm)
    assert boxes() == before


def test_money_is_grouped() -> None:
    written = [money(v) for v in (5, 1230, 12300000, -64)]
    assert written == ["5", "1\u00a0230", "12\u00a0300\u00a0000", "\u221264"]


def test_long_text_turns_narrow_then_ellipsis() -> None:
    text = Text(text="Евгения Сергеевна", role="key", width=dp(500))
    assert text.want(dp(500)) < dp(200)
    assert text.font_name == "ui_bold"
    text.width = text.want(dp(500)) - dp(10)
    assert text.font_name == "narrow_bold"
    assert not text.shorten
    text.width = dp(90)
    assert text.shorten


def test_long_text_with_lines_wraps_rather_than_ends() -> None:
    text = Text(text="Заложить «Парк аттракционов»", role="key", lines=2, width=dp(160))
    text.fit()
    text.texture_update()
    assert not text.shorten
    assert text.texture_size[0] <= dp(160)


@pytest.mark.parametrize(("high", "lines"), [(88, 2), (52, 1)])
def test_a_long_note_takes_two_lines_where_the_key_has_room(high: float, lines: int) -> None:
    key = Key(size=(dp(256), dp(high)))
    key.show(KeyVM("resume", "Продолжить", "play", "Миллионер Классик, круг 12, отвечает Григорий"))
    key.arrange()
    assert key.ids.note.lines == lines
    assert key.ids.note.shorten == (lines == 1)


def test_the_kassa_of_the_machine_counts_once_the_reel_has_stopped(show: Show) -> None:
    driver = show("jackpot")
    before = driver.app.screen.vm.kassa
    lost = replace(SAMPLES["jackpot_lost"]("ru"), kassa=before + 50)
    driver.app.shell.show(lost, animate=True)
    kassa = driver.app.screen.ids.kassa.ids.sum
    driver.run(0.3)
    assert kassa.value == before
    driver.run(3)
    assert kassa.value == before + 50


def test_a_slip_that_a_page_hides_stays_hidden(show: Show) -> None:
    driver = show("card")
    driver.app.shell.show(SAMPLES["card"]("ru"), animate=True)
    driver.run(0.05)
    driver.app.shell.show(SAMPLES["card_known"]("ru"))
    driver.run(0.6)
    assert driver.app.screen.ids.slip.opacity == 0
    driver.app.shell.show(SAMPLES["card_known"]("ru"), animate=True)
    driver.run(0.6)
    assert driver.app.screen.ids.slip.opacity == 0


def test_a_ring_round_nothing_is_not_drawn_when_it_changes_its_shape(show: Show) -> None:
    show("roll")
    ring = Patch()
    ring.shape = "ring-12-3"
    ring.box = (0, 0, 0, 0)
    ring.shape = "ring-14-3"
    assert tuple(ring.display_border) == (0, 0, 0, 0)
    ring.box = (0, 0, 50, 50)
    assert all(ring.display_border)
