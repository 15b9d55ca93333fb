"""Lines that flood, block or hang: the link waits for none of them long, the screen for none."""

import errno
import os
import threading
import time
import tty
from contextlib import suppress
from typing import NoReturn

import pytest

from hardware.serial_link import RESPITE, SerialTray
from hardware.serial_ports import WRITE_TIMEOUT, PortFinder, open_port
from tests.hardware.conftest import Watch


def test_a_blocked_write_fails_and_leaves_the_processor_to_the_screen() -> None:
    master, slave = os.openpty()
    tty.setraw(slave)
    port = open_port(os.ttyname(slave))
    try:
        os.set_blocking(slave, False)
        for _ in range(5):  # the system moves what it holds on: room may come once more
            with suppress(BlockingIOError):
                while True:
                    os.write(slave, b"~" * 4096)
            time.sleep(0.02)
        begun = time.thread_time()
        with pytest.raises(TimeoutError, match="the tray takes nothing"):
            port.write(b"$H?,A1B2*B053\n")
        assert time.thread_time() - begun < WRITE_TIMEOUT / 10
    finally:
        port.close()
        os.close(slave)
        os.close(master)


def test_an_opening_that_hangs_is_waited_for_once_and_not_for_long(
    watched: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hardware.serial_link.STOP_WITHIN", 0.01)
    begun, ended = threading.Event(), threading.Event()

    def look_up(_path: str) -> NoReturn:
        begun.set()
        ended.wait()
        raise OSError

    host = watched(SerialTray(PortFinder("/dev/null", list), look_up))
    begun.wait()
    host.tray.stop()
    monkeypatch.setattr("hardware.serial_link.STOP_WITHIN", None)  # would wait for ever
    host.tray.stop()
    ended.set()


class TalkativePort:
    """A port that has more to read than any tray says, a few times; then it is pulled."""

    def __init__(self, times: int) -> None:
        self.left = times

    def read(self) -> bytes:
        self.left -= 1
        if self.left < 0:
            raise OSError(errno.EIO, "gone")
        return b"still starting up\n" * 100

    def write(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        pass


def test_a_flood_is_read_with_rests_in_which_the_screen_has_the_processor(
    watched: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: list[float] = []
    monkeypatch.setattr("hardware.serial_link.time.sleep", rests.append)
    ports = iter([TalkativePort(5)])
    host = watched(SerialTray(PortFinder("/dev/null", list), lambda _: next(ports)))
    host.wait_for("lost")
    assert rests.count(RESPITE) == 5
