"""Which presses count."""

import pytest

from ui.press import TOGETHER, Press, Presses

FAR = 200.0
SOON, LATER = TOGETHER / 2, TOGETHER * 2


def press(presses: Presses, x: float, at: float) -> Press:
    taken = presses.down(x, 10, at)
    assert taken is not None
    return taken


def test_a_press_on_the_view_shown_counts() -> None:
    presses = Presses()
    assert presses.counts(press(presses, 0, 0))


def test_a_view_takes_one_act() -> None:
    presses = Presses()
    first, second = press(presses, 0, 0), press(presses, FAR, LATER)
    presses.spend()
    assert not presses.counts(first)
    assert not presses.counts(second)


def test_a_press_begun_on_an_older_view_does_not_count() -> None:
    presses = Presses()
    held = press(presses, 0, 0)
    presses.spend()
    presses.renew()
    assert not presses.counts(held)
    assert presses.counts(press(presses, 0, LATER))


def test_a_press_on_the_screen_before_does_not_count() -> None:
    before, after = Presses(), Presses()
    held = press(before, 0, 0)
    after.take_over(before)
    assert not before.counts(held)


def test_an_echo_on_the_next_screen_is_no_press() -> None:
    before, after = Presses(), Presses()
    press(before, 0, 0)
    after.take_over(before)
    assert after.down(5, 10, SOON) is None
    assert after.down(5, 10, LATER) is not None


@pytest.mark.parametrize(("widths", "void"), [((9, 19), False), ((9, 21), True), ((21, 9), True)])
def test_a_touch_as_broad_as_a_palm_does_not_count(
    widths: tuple[float, float], *, void: bool
) -> None:
    presses = Presses()
    taken = press(presses, 0, 0)
    for across in widths:
        presses.widen(taken, across)
    assert presses.counts(taken) != void


def test_a_view_shown_anew_without_change_keeps_its_presses() -> None:
    presses = Presses()
    held = press(presses, 0, 0)
    presses.renew(changed=False)
    assert presses.counts(held)


def test_two_fingers_at_once_are_a_palm() -> None:
    presses = Presses()
    both = press(presses, 0, 0), press(presses, FAR, SOON)
    assert not any(map(presses.counts, both))


def test_two_fingers_one_after_the_other_both_count() -> None:
    presses = Presses()
    both = press(presses, 0, 0), press(presses, FAR, LATER)
    assert all(map(presses.counts, both))


def test_many_hands_do_not_disturb_each_other() -> None:
    presses = Presses(many_hands=True)
    first, second = press(presses, 0, 0), press(presses, FAR, SOON)
    assert presses.counts(first)
    presses.spend()
    presses.renew(changed=False)
    assert presses.counts(second)


def test_one_finger_reported_twice_is_one_press() -> None:
    presses = Presses()
    press(presses, 0, 0)
    assert presses.down(5, 10, SOON) is None


def test_an_echo_after_the_finger_has_gone_is_no_press() -> None:
    presses = Presses()
    finger = press(presses, 0, 0)
    presses.up(finger, 1)
    assert presses.down(0, 10, 1 + SOON) is None
    assert presses.down(0, 10, 1 + LATER) is not None
