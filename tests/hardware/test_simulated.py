"""The simulated tray keeps the tray's side of the protocol."""

from collections.abc import Callable
from random import Random

import pytest

from hardware.dt1_codec import seal
from hardware.errors import BadThrow, UnknownFault
from hardware.sim_dice import listed_dice, random_dice
from hardware.sim_faults import WIRE_FAULTS, Wire
from hardware.sim_firmware import BOOT, Firmware
from hardware.simulated import SimulatedTray


class Lab:
    """A simulated tray on a fake clock, its port open."""

    def __init__(self, *, deaf: float = 0.0, resets: bool = True) -> None:
        self.now = 50.0
        firmware = Firmware("TRAY01", deaf=deaf, resets=resets)
        self.device = SimulatedTray(listed_dice(["34"]), firmware, clock=lambda: self.now)

    def hear_for(self, seconds: float) -> list[str]:
        heard = bytearray()
        until = self.now + seconds
        while self.now < until:
            self.now += 0.05
            while piece := self.device.take():
                heard += piece
        return [line for line in heard.decode("latin-1").split("\r\n") if line.startswith("$")]

    def bodies(self, seconds: float) -> list[str]:
        return [line[1:].split("*")[0] for line in self.hear_for(seconds)]


@pytest.fixture
def lab() -> Lab:
    lab = Lab(deaf=0.0)
    lab.device.opened()
    return lab


def test_it_says_the_published_lines(lab: Lab) -> None:
    lab.device.hear(b"$H?,A1B2*B053\n")
    hi = seal("HI,1,A1B2,0,2,TRAY01,sim1,mcl").decode().strip()
    assert lab.hear_for(0.1) == [hi]
    lab.device.throw("34")
    assert "$MV,A1B2,0*A23E" in lab.hear_for(0.1)
    assert "$HB,A1B2,1,I*B17A" in lab.hear_for(5.0)


def test_a_throw_is_a_movement_and_700_ms_of_rest(lab: Lab) -> None:
    lab.device.hear(b"$H?,A1B2*B053\n")
    lab.device.throw()
    assert lab.bodies(1.5)[1:] == ["MV,A1B2,0", "RL,A1B2,1,700,3,4"]


def test_asked_again_it_says_the_same_throw_with_its_age(lab: Lab) -> None:
    lab.device.hear(b"$H?,A1B2*B053\n")
    lab.device.throw()
    lab.bodies(1.5)
    lab.now = 60.3
    lab.bodies(0.01)
    lab.device.hear(b"$RQ,A1B2*ABDD\n")
    (body,) = [body for body in lab.bodies(0.1) if body.startswith("RL")]
    assert body == "RL,A1B2,1,10050,3,4"


def test_before_a_hello_its_session_is_0000(lab: Lab) -> None:
    assert set(lab.bodies(5.0)) == {"HB,0000,0,I"}


def test_it_is_deaf_and_dumb_after_the_reset_that_opening_causes() -> None:
    lab = Lab(deaf=1.6)
    lab.device.opened()
    lab.device.hear(b"$H?,A1B2*B053\n")
    assert lab.device.take() + lab.device.take() == BOOT
    assert lab.bodies(1.5) == []
    lab.bodies(0.2)
    lab.device.hear(b"$H?,A1B3*A072\n")
    assert lab.bodies(0.1) == ["HI,1,A1B3,0,2,TRAY01,sim1,mcl"]


def test_a_board_that_does_not_reset_delivers_old_lines_when_it_is_opened_again() -> None:
    lab = Lab(deaf=0.0, resets=False)
    lab.device.opened()
    lab.device.hear(b"$H?,A1B2*B053\n")
    lab.bodies(0.1)
    lab.device.closed()
    lab.device.throw()
    assert lab.bodies(3.0) == []
    lab.device.opened()
    assert "RL,A1B2,1,700,3,4" in lab.bodies(0.1)


def test_what_a_modem_manager_sends_is_survived(lab: Lab) -> None:
    lab.device.hear(b"AT\rATI\r\nAT+GCAP\r\x00\xff\r\n~\x00x\xf0~")
    lab.device.hear(b"$H?,A1B2*B053\n")
    assert lab.bodies(0.1) == ["HI,1,A1B2,0,2,TRAY01,sim1,mcl"]


def test_row_36_dice_that_lie_there_at_power_up_are_no_throw(lab: Lab) -> None:
    lab.device.unplug()
    lab.device.throw("66")
    lab.device.replug()
    lab.device.opened()
    assert set(lab.bodies(5.0)) == {"HB,0000,0,I"}


def test_a_nudge_after_rest_is_a_movement_and_another_throw(lab: Lab) -> None:
    lab.device.hear(b"$H?,A1B2*B053\n")
    lab.device.throw()
    lab.bodies(1.5)
    lab.device.nudge()
    moved, settled = (body for body in lab.bodies(1.5) if not body.startswith("HB"))
    assert moved == "MV,A1B2,1"
    assert settled.startswith("RL,A1B2,2,700,")
    assert not settled.endswith("3,4")


def test_a_cocked_throw_shows_it(lab: Lab) -> None:
    lab.device.hear(b"$H?,A1B2*B053\n")
    assert lab.device.cocked() == "3C"
    assert "RL,A1B2,1,700,3,C" in lab.bodies(1.5)


def test_unplugged_it_cannot_be_opened(lab: Lab) -> None:
    lab.device.unplug()
    with pytest.raises(FileNotFoundError):
        lab.device.opened()


def test_a_seed_repeats_its_dice() -> None:
    once, again = random_dice(Random(7)), random_dice(Random(7))
    assert [next(once) for _ in range(50)] == [next(again) for _ in range(50)]


def test_a_list_begins_again_at_its_end() -> None:
    dice = listed_dice(["34", "66"])
    assert [next(dice) for _ in range(3)] == ["34", "66", "34"]


@pytest.mark.parametrize("throws", [[], [""], ["37"], ["3456"], ["34", "6"]])
def test_dice_that_cannot_lie_like_that_are_refused(throws: list[str]) -> None:
    with pytest.raises(BadThrow):
        listed_dice(throws)


def test_an_unknown_fault_is_refused() -> None:
    with pytest.raises(UnknownFault, match="no such fault: gremlins"):
        SimulatedTray(listed_dice(["34"]), faults=["gremlins"])


LINE = b"$RL,A1B2,1,0,3,4*3899\r\n"


def carried(fault: str, seed: int) -> tuple[bytes, float]:
    """Send one line through a faulty wire: what arrives, and when the last of it does."""
    wire = Wire(Random(seed), [fault], rate=1.0)
    wire.send(0.0, LINE)
    data, last = b"", 0.0
    while wire.due() < 100:
        last = wire.due()
        data += wire.take(last)
    return data, last


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("fault", "shows"),
    [
        ("lose", lambda data, _: len(data) < len(LINE)),
        ("flip", lambda data, _: len(data) == len(LINE) and data != LINE),
        ("double", lambda data, _: data == LINE + LINE),
        ("garbage", lambda data, _: LINE in data and len(data) > len(LINE)),
        ("late", lambda data, last: data == LINE and last >= 1.0),
        ("stall", lambda data, last: data == LINE and last >= 1.0),
        ("speed", lambda data, _: len(data) == len(LINE) and min(data) >= 0x80),
        ("flood", lambda data, _: data.endswith(LINE) and len(data) > 1000),
    ],
)
def test_each_fault_of_the_wire_does_what_its_name_says(
    fault: str, shows: Callable[[bytes, float], bool], seed: int
) -> None:
    assert shows(*carried(fault, seed))


def test_every_fault_of_the_wire_has_been_looked_at() -> None:
    assert set(WIRE_FAULTS) == {
        "lose",
        "flip",
        "double",
        "garbage",
        "late",
        "stall",
        "speed",
        "flood",
    }


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("cocked", "RL,A1B2,1,700,3,C"),
        ("nudge", "MV,A1B2,1"),
        ("reboot", "HB,0000,0,I"),
        ("foreign", "RL,BEEF,1,700,3,4"),
    ],
)
def test_each_mishap_befalls_a_throw(fault: str, said: str) -> None:
    lab = Lab(deaf=0.0)
    lab.device._mishaps, lab.device._rate = [fault], 1.0
    lab.device.opened()
    lab.device.hear(b"$H?,A1B2*B053\n")
    lab.device.throw()
    assert said in lab.bodies(5.0)


def test_dice_changed_while_it_was_away_are_no_throw(lab: Lab) -> None:
    lab.device._mishaps, lab.device._rate = ["lying"], 1.0
    lab.device.throw()
    lab.bodies(3.5)
    lab.device.opened()
    assert set(lab.bodies(5.0)) == {"HB,0000,0,I"}


def test_a_vanished_tray_is_back_after_three_seconds(lab: Lab) -> None:
    lab.device._mishaps, lab.device._rate = ["vanish"], 1.0
    lab.device.throw()
    lab.bodies(1.0)
    assert not lab.device.plugged
    lab.bodies(2.5)
    assert lab.device.plugged
