"""Random evenings of a faulty tray: what is told must have happened, once, and when it says."""

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from hardware.line_log import Verdict
from hardware.sim_faults import MISHAPS, WIRE_FAULTS
from hardware.throw import State
from tests.hardware.histories import check_on_pty, twins_on_pty
from tests.hardware.world import World

ACTS = st.sampled_from(
    ["throw"] * 4 + ["cocked", "nudge", "reboot", "unplug", "replug", "reopen", "rival"]
)
EVENINGS = st.lists(st.tuples(ACTS, st.floats(0.05, 6.0)), max_size=8)
FAULTS = st.lists(st.sampled_from([*sorted(WIRE_FAULTS), *MISHAPS]), max_size=3)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    evening=EVENINGS,
    faults=FAULTS,
    rate=st.sampled_from([0.1, 0.5]),
    seed=st.integers(0, 2**16),
    resets=st.booleans(),
)
@example(evening=[("throw", 3.0)] * 8, faults=["stall"], rate=0.5, seed=1, resets=True)
@example(evening=[("throw", 1.2)] * 8, faults=["late"], rate=0.5, seed=2, resets=False)
def test_row_34_no_phantom_none_twice_none_stale_as_fresh_and_all_mends(
    evening: list[tuple[str, float]], faults: list[str], rate: float, seed: int, *, resets: bool
) -> None:
    World(faults, rate, seed, resets=resets).live(evening)


def test_on_a_real_line_no_phantom_none_twice_and_none_stale_as_fresh() -> None:
    assert check_on_pty(range(6), at_once=6) > 0


def test_of_twins_on_real_lines_one_counts_and_no_throw_of_either_is_told_twice() -> None:
    assert check_on_pty(range(4), 4, twins_on_pty) > 0


@pytest.mark.parametrize("fault", [*WIRE_FAULTS, *MISHAPS])
def test_a_long_evening_under_each_fault_tells_no_wrong_throw(fault: str) -> None:
    world = World([fault], 0.5, seed=1, resets=True)
    for _ in range(200):
        world.do("throw")
        world.pass_time(2.5)
    assert len(world.told) > 20


def test_row_20_twenty_replugs_lose_no_later_throw_and_tell_none_twice() -> None:
    world = World([], 0.0, seed=7, resets=True)
    for _ in range(20):
        world.device.replug()
        world.pass_time(2.5)
        world.device.throw()
        world.pass_time(1.5)
        world.device.unplug()
        world.pass_time(0.5)
    assert len(world.told) == 20
    assert world.session._log.counts[Verdict.LOST] == 20
    assert world.session._log.counts[Verdict.OPENED] == 20


def test_row_36_dice_that_lie_in_the_tray_at_power_up_are_no_throw() -> None:
    world = World([], 0.0, seed=7, resets=True)
    world.pass_time(10.0)
    world.device.unplug()
    world.device.throw("66")
    world.device.replug()
    world.pass_time(10.0)
    assert world.state is State.ONLINE
    assert not world.told
    assert not [line for line in world.session._log.since(0) if line.text.startswith("$RL")]
