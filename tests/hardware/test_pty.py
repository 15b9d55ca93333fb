"""The simulator's pty, and the link that leads to it."""

import time
from pathlib import Path

import pytest

from hardware.errors import PathTaken, PathUnwritable
from hardware.sim_dice import listed_dice
from hardware.sim_pty import PtyTray
from hardware.simulated import SimulatedTray


def test_the_link_of_a_pty_never_replaces_what_is_not_ours(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious")
    (tmp_path / "elsewhere").symlink_to(tmp_path / "file")
    for name in ("file", "elsewhere"):
        with pytest.raises(PathTaken):
            PtyTray(SimulatedTray(listed_dice(["34"])), tmp_path / name)
    assert (tmp_path / "file").read_text() == "precious"


def test_a_link_that_cannot_be_put_there_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(PathUnwritable):
        PtyTray(SimulatedTray(listed_dice(["34"])), tmp_path / "nowhere" / "tray")


def test_the_link_of_a_pty_is_there_only_while_the_tray_is(tmp_path: Path) -> None:
    pty = PtyTray(SimulatedTray(listed_dice(["34"])), tmp_path / "tray")
    pty.start()
    assert str((tmp_path / "tray").readlink()) == pty.path
    pty.stop()
    assert list(tmp_path.iterdir()) == []


def test_a_link_left_behind_is_replaced_where_ever_it_leads(tmp_path: Path) -> None:
    for left in ("/dev/pts/99999", "/dev/pts/0"):
        (tmp_path / "tray").symlink_to(left)
        pty = PtyTray(SimulatedTray(listed_dice(["34"])), tmp_path / "tray")
        pty.start()
        assert str((tmp_path / "tray").readlink()) == pty.path
        pty.stop()
        assert list(tmp_path.iterdir()) == []


def test_a_link_that_another_simulator_took_over_is_left_to_it(tmp_path: Path) -> None:
    first, second = (
        PtyTray(SimulatedTray(listed_dice(["34"])), tmp_path / "tray") for _ in range(2)
    )
    first.start()
    second.start()
    first.stop()
    assert str((tmp_path / "tray").readlink()) == second.path
    second.stop()


def test_a_file_put_there_while_the_tray_was_unplugged_is_kept_and_told(tmp_path: Path) -> None:
    device = SimulatedTray(listed_dice(["34"]))
    pty = PtyTray(device, tmp_path / "tray")
    pty.start()
    device.unplug()
    until = time.monotonic() + 10
    while (tmp_path / "tray").is_symlink():
        assert time.monotonic() < until
        time.sleep(0.01)
    (tmp_path / "tray").write_text("precious")
    with pytest.raises(PathTaken):
        pty.replug()
    assert (tmp_path / "tray").read_text() == "precious"
    (tmp_path / "tray").unlink()
    assert pty.replug() == str((tmp_path / "tray").readlink())
    pty.stop()
