"""Which port is the tray, and why one was refused; no port is opened here."""

import errno
import os
import termios
from pathlib import Path

import pytest

from hardware.serial_ports import Listed, PortFinder, holder, lasting, listed, ownership, refusal
from hardware.throw import State

UNO = Listed("/dev/ttyACM0", 0x2341, 0x0043, "857353", "1-1.2")
UNO_ELSEWHERE = Listed("/dev/ttyACM1", 0x2341, 0x0043, "857353", "1-1.3")
OTHER_UNO = Listed("/dev/ttyACM0", 0x2341, 0x0043, "999999", "1-1.2")
CLONE = Listed("/dev/ttyUSB0", 0x1A86, 0x7523, None, "1-1.4")
CLONE_RENAMED = Listed("/dev/ttyUSB1", 0x1A86, 0x7523, None, "1-1.4")
CLONE_ELSEWHERE = Listed("/dev/ttyUSB0", 0x1A86, 0x7523, None, "1-1.1")


@pytest.mark.parametrize(
    ("met", "later", "found"),
    [
        (UNO, [UNO_ELSEWHERE], UNO_ELSEWHERE.path),
        (UNO, [OTHER_UNO, UNO_ELSEWHERE], UNO_ELSEWHERE.path),
        (CLONE, [CLONE_ELSEWHERE, CLONE_RENAMED], CLONE_RENAMED.path),
    ],
    ids=["under another name", "beside its twin", "without a number, by its socket"],
)
def test_row_7_a_tray_that_answered_is_found_again_by_its_identity(
    met: Listed, later: list[Listed], found: str | None
) -> None:
    ports = [met]
    finder = PortFinder(met.path, lambda: ports)
    finder.remember(met.path)
    ports[:] = later
    assert finder.find() == found


@pytest.mark.parametrize(
    ("serial", "folder"), [("857353", "by-id"), (None, "by-path")], ids=["numbered", "without"]
)
def test_row_8_a_port_is_named_by_what_stays_with_it(
    tmp_path: Path, serial: str | None, folder: str
) -> None:
    port = tmp_path / "ttyACM0"
    port.touch()
    for place in ("by-id", "by-path"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "a-other").symlink_to(tmp_path)
        (tmp_path / place / "usb-tray").symlink_to(port)
    numbered = Listed(str(port), 0x2341, 0x0043, serial)
    assert lasting(numbered, tmp_path) == str(tmp_path / folder / "usb-tray")
    assert lasting(numbered, tmp_path / "nowhere") == str(port)


@pytest.mark.parametrize("error", [TypeError("int() can't convert"), OSError(5), ValueError()])
def test_row_5_a_list_that_fails_while_a_device_vanishes_is_an_empty_one(error: Exception) -> None:
    def fail() -> list[Listed]:
        raise error

    assert listed(fail) == []


def test_a_path_that_is_not_there_is_not_opened(tmp_path: Path) -> None:
    link = tmp_path / "tray"
    finder = PortFinder(str(link), list)
    assert finder.find() is None
    link.symlink_to(tmp_path / "gone")
    assert finder.find() is None
    link.unlink()
    link.symlink_to("/dev/null")
    assert finder.find() == str(link)


@pytest.mark.parametrize(
    ("error", "state"),
    [
        (PermissionError(errno.EACCES, "no"), State.DENIED),
        (PermissionError(errno.EPERM, "no"), State.DENIED),
        (OSError(errno.EBUSY, "exclusive"), State.BUSY),
        (BlockingIOError(errno.EAGAIN, "locked"), State.BUSY),
        (FileNotFoundError(errno.ENOENT, "gone"), State.ABSENT),
        (OSError(errno.EIO, "gone"), State.ABSENT),
        (termios.error(errno.EIO, "gone"), State.ABSENT),
        (OSError("Could not configure port: (25, ...)"), State.WRONG_DEVICE),
        (TypeError("odd"), State.WRONG_DEVICE),
    ],
)
def test_each_refusal_of_a_port_has_its_state(
    error: Exception, state: State, tmp_path: Path
) -> None:
    assert refusal(error, str(tmp_path / "port")).state is state


def test_row_10_when_denied_the_true_owner_and_mode_are_told(tmp_path: Path) -> None:
    port = tmp_path / "ttyACM0"
    port.touch()
    port.chmod(0o640)
    if os.geteuid() == 0:
        os.chown(port, 0, 46)
    status = refusal(PermissionError(errno.EACCES, "no"), str(port))
    owner, mode = status.detail.split()
    assert mode == "0640"
    if os.geteuid() == 0:
        assert owner in {"root:plugdev", "root:46"}


def test_a_port_that_is_busy_tells_which_program_holds_it(tmp_path: Path) -> None:
    port = tmp_path / "ttyACM0"
    with port.open("w"):
        status = refusal(OSError(errno.EBUSY, "exclusive"), str(port))
        assert status.detail == holder(str(port))
        assert status.detail.endswith(f" {os.getpid()}")
    assert holder(str(port)) == ""
    status = refusal(OSError(errno.EBUSY, "exclusive"), str(port))
    assert status.detail == ownership(str(port)) != ""


@pytest.mark.parametrize(
    "error", [ConnectionRefusedError(errno.ECONNREFUSED, "no"), TimeoutError("timed out")]
)
def test_nobody_at_an_address_is_nothing_there(error: OSError) -> None:
    assert refusal(error, "127.0.0.1:7").state is State.ABSENT
