"""Both firmwares beyond the published histories: calibration, wear, buttons, the line itself."""

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.gt1 import ALL, ML, TL, TM, TR, C
from hardware.line_log import Verdict
from hardware.sim_dice import listed_dice
from hardware.sim_faults import MISHAPS, WIRE_FAULTS
from hardware.simulated import SimulatedTray
from hardware.throw import Notice
from hardware.trays import open_tray
from tests.hardware.conftest import Offer, Start, Watch
from tests.hardware.firmware import FIRMWARE, BenchBoard, Make
from tests.hardware.world import World


def bodies(said: list[str]) -> list[str]:
    """Leave times and frames off what was said."""
    return [line.partition(" ")[2].partition("*")[0] for line in said]


def test_a_tray_that_was_never_calibrated_says_so_and_tells_no_throw(start: Start) -> None:
    tray = start(blank=True)
    tray.lie("-", "-")
    tray.do("run 100")
    tray.hear(b"$H?,A1B2*B053\n")
    assert bodies(tray.do("run 150"))[1:] == ["$ER,A1B2,2,type take and keep"]
    tray.lie("3", "4")
    assert bodies(tray.do("run 2000")) == ["$HB,A1B2,0,E"]


def test_it_is_calibrated_by_the_three_ways_of_laying_the_dice_and_remembers_it_without_power(
    start: Start,
) -> None:
    tray = start(blank=True)
    six_up, one_up, turned = C, TL | TR | ML, TL | TR | TM
    for now, below in ((100, six_up), (200, one_up), (300, turned)):
        tray.see(below, below)
        tray.do(f"run {now}")
        tray.type("take")
    tray.type("keep")
    assert bodies(tray.do("run 400"))[-1] == "calibration kept"
    tray.lie("3", "4")
    assert bodies(tray.do("run 2000"))[-1] == "$HB,0000,1,I"
    tray.kill()
    tray = start(blank=True)
    tray.lie("-", "-")
    tray.do("run 100")
    tray.lie("6", "1")
    assert bodies(tray.do("run 1000"))[-1] == "$RL,0000,1,700,6,1"


def test_a_sensor_that_sees_no_difference_is_named_and_nothing_is_kept(start: Start) -> None:
    tray = start(blank=True)
    for now, patterns in ((100, (0, 0)), (200, (ALL, ALL & ~4))):
        tray.see(*patterns)
        tray.do(f"run {now}")
        tray.type("take")
    tray.type("keep")
    said = bodies(tray.do("run 300"))
    assert said[-1] == "not kept: die 2 TR saw no difference"
    assert "die 2: C 800 TL 800 TR 200 ML 800 TM 800 = ?" in said
    tray.hear(b"$H?,A1B2*B053\n")
    assert "$ER,A1B2,2,type take and keep" in bodies(tray.do("run 350"))


def test_a_memory_that_was_damaged_is_no_calibration(start: Start, tmp_path: Path) -> None:
    start().kill()
    kept = (tmp_path / "memory").read_bytes()
    (tmp_path / "memory").write_bytes(kept[: len(kept) // 2])
    assert bodies(start().do("run 10")) == ["$ER,0000,2,type take and keep"]


def test_a_sensor_at_its_threshold_does_not_flicker(start: Start) -> None:
    tray = start()
    tray.lie("6", "6")
    tray.do("run 100")
    for now in range(200, 2000, 100):
        tray.do(f"see {'490' if now % 200 else '510'} 200 200 200 200 800 200 200 200 200")
        assert not [body for body in bodies(tray.do(f"run {now}")) if "MV" in body]
    tray.type("eyes")
    assert bodies(tray.do("run 1910"))[0] == "die 1: C 490 TL 200 TR 200 ML 200 TM 200 = 6"


def test_a_sensor_that_is_the_same_for_150_throws_is_named_until_it_changes(start: Start) -> None:
    tray, now = start(), 0
    told: dict[int, list[str]] = {}
    one, six, turned = TL | TR | ML, C, TL | TR | TM
    for throw in range(152):
        first = one if throw == 151 else (six, turned)[throw % 2]
        for lying in ((ALL, ALL), (first, (one, six, turned)[throw % 3])):
            now += 1000
            tray.see(*lying)
            told[throw] = told.get(throw, []) + bodies(tray.do(f"run {now}"))
    assert [throw for throw, said in told.items() if "$ER,0000,1,die 1 ML stuck" in said] == [150]
    assert "$HB,0000,151,E" in told[150]
    assert bodies(tray.do(f"run {now + 2000}")) == ["$HB,0000,152,I"]


def test_with_buttons_a_press_throws_and_another_cocks(start: Start, make: Make) -> None:
    tray = start(buttons=True)
    tray.do("run 100")
    tray.do(f"press {make.throw}")
    assert bodies(tray.do("run 600")) == ["$MV,0000,0"]
    tray.do(f"let {make.throw}")
    (first,) = bodies(tray.do("run 1400"))
    assert first.startswith("$RL,0000,1,700,")
    assert set(first.split(",")[-2:]) <= set("123456")
    tray.do(f"press {make.throw}")
    tray.do("run 1930")
    tray.do(f"let {make.throw}")
    tray.do(f"press {make.cock}")
    assert bodies(tray.do("run 2800"))[-1].endswith(",C")


def test_a_host_that_does_not_read_costs_lines_and_stops_nothing(start: Start) -> None:
    tray, now = start(), 0
    tray.do("block")
    for _ in range(40):
        for dice in (("-", "-"), ("3", "4")):
            now += 1000
            tray.lie(*dice)
            tray.do(f"run {now}")
    tray.do("unblock")
    waited = bodies(tray.do(f"run {now + 200}"))
    assert waited[0] == "$MV,0000,0"
    assert len(waited) < 20
    tray.hear(b"$RQ,0000*0000\n")
    assert bodies(tray.do(f"run {now + 210}")) == ["$RL,0000,40,1200,3,4"]


def test_a_host_that_says_no_end_of_a_line_is_heard_at_the_next(start: Start) -> None:
    tray = start()
    tray.hear(b"$H?," + b"A" * 5000)
    tray.do("run 50")
    tray.hear(b"$H?,A1B2*B053\n" * 40)
    said = bodies(tray.do("run 1500"))
    assert set(said) == {"$HI,1,A1B2,0,2,TRAY01,kassa-1,mcl"}
    assert 1 < len(said) < 40  # what finds no room is dropped, not waited for


@pytest.fixture
def board(make: Make, memory: Path, tmp_path: Path) -> Iterator[BenchBoard]:
    board = BenchBoard(make, Path(shutil.copy(memory, tmp_path / "memory")))
    yield board
    board.off()


def test_the_host_greets_it_on_a_line_takes_its_throws_and_survives_its_restart(
    board: BenchBoard, offered: Offer, watched: Watch
) -> None:
    device = SimulatedTray(listed_dice(["34", "5C", "66", "12"]), board)
    _, link = offered(device)
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("online")
    for number in (1, 2):
        device.throw()
        host.wait_for_throws(number)
    device.reboot()
    host.wait_for("online", times=2)
    device.throw()
    host.wait_for_throws(3)
    host.tray.ask_again()
    host.wait(lambda _: host.tray.log.counts[Verdict.DUPLICATE] == 1)
    assert [(" ".join(throw.dice), throw.quality.value) for throw in host.throws] == [
        ("3 4", "fresh"),
        ("5 C", "incomplete"),
        ("6 6", "fresh"),
    ]
    assert len({throw.id for throw in host.throws}) == 3
    assert [event.concern for event in host.told if isinstance(event, Notice)] == ["restarted"]


@pytest.mark.parametrize("resets", [True, False])
def test_on_a_faulty_line_it_tells_no_wrong_throw_and_all_mends(
    board: BenchBoard, *, resets: bool
) -> None:
    acts = ["throw", "throw", "reopen", "throw", "reboot", "throw", "unplug", "replug"]
    for seed in range(4):
        world = World([*WIRE_FAULTS, *MISHAPS], 0.3, seed, resets=resets, firmware=board)
        world.live([(act, 3.0) for act in acts])


def test_the_pico_is_told_nothing_that_micropython_does_not_know() -> None:
    known = {"eyes", "json", "machine", "micropython", "os", "select", "sys", "time", "tray"}
    for path in (FIRMWARE / "micropython").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            assert not isinstance(node, ast.Match), f"{path.name}:{node.lineno} match"
            if isinstance(node, ast.List | ast.Tuple) and isinstance(node.ctx, ast.Load):
                starred = any(isinstance(part, ast.Starred) for part in node.elts)
                assert not starred, f"{path.name}:{node.lineno} [*…]"
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = [getattr(node, "module", None) or alias.name for alias in node.names]
                assert set(names) <= known, f"{path.name}:{node.lineno} {names}"
