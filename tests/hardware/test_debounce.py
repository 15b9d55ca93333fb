"""Contacts that bounce, on a clock of the test's own."""

from hypothesis import given
from hypothesis import strategies as st

from hardware.debounce import STEADY, STUCK_AFTER, Debouncer, Presses


def fed(presses: Presses, *samples: tuple[float, int]) -> list[int]:
    """Feed levels at their times; list the presses that were told."""
    return [bit for at, levels in samples if (bit := presses.feed(at, levels))]


def test_a_bouncing_press_is_one() -> None:
    bounces = [(1 + n / 1000, n % 2) for n in range(20)]
    held = [(1.02, 1), (1.05, 1)]
    let_go = [(1.10, 0), (1.101, 1), (1.102, 0), (1.13, 0)]
    assert fed(Presses(0, 0.0), *bounces, *held, *let_go) == [1]


def test_row_23_a_short_press_and_the_next_are_two() -> None:
    presses = Presses(0, 0.0)
    samples = [(n / 100, 1 if n % 10 in {0, 1, 2, 3} else 0) for n in range(30)]
    assert fed(presses, *samples) == [1, 1, 1]


def test_two_buttons_are_followed_each_by_itself() -> None:
    presses = Presses(0, 0.0)
    samples = [(0.0, 0b01), (0.03, 0b11), (0.06, 0b10), (0.09, 0b10), (0.12, 0), (0.15, 0)]
    assert fed(presses, *samples) == [0b01, 0b10]


def test_a_button_held_from_the_start_is_no_press() -> None:
    presses = Presses(1, 0.0)
    assert fed(presses, (1.0, 1), (1.1, 0), (1.2, 0)) == []
    assert fed(presses, (2.0, 1), (2.1, 1), (2.2, 0), (2.3, 0)) == [1]


def test_row_31_what_lies_on_a_contact_for_30_s_is_told_once() -> None:
    presses = Presses(0, 0.0)
    told = []
    for step in range(3000):
        pressed = presses.feed(step / 100, int(step > 50))
        if pressed or presses.stuck:
            told.append(pressed | presses.stuck)
    assert told == [1]


def test_a_button_held_too_long_is_told_once_and_is_no_press() -> None:
    presses = Presses(1, 0.0)
    stuck = []
    for second in range(int(STUCK_AFTER) + 5):
        presses.feed(float(second), 1)
        stuck.append(presses.stuck)
    assert [second for second, bits in enumerate(stuck) if bits] == [STUCK_AFTER]
    assert fed(presses, (20.0, 0), (20.1, 0)) == []


@given(st.lists(st.tuples(st.floats(0.001, 0.05), st.integers(0, 7)), max_size=60))
def test_nothing_counts_that_was_not_steady(history: list[tuple[float, int]]) -> None:
    contacts, now = Debouncer(0), 0.0
    changed_at, before = dict.fromkeys((1, 2, 4), 0.0), 0
    for seconds, levels in history:
        now += seconds
        flipped = contacts.feed(now, levels)
        for bit in changed_at:
            if (levels ^ before) & bit:
                changed_at[bit] = now
            assert not flipped & bit or now - changed_at[bit] >= STEADY
            assert not flipped & bit or contacts.levels & bit == levels & bit
        before = levels
