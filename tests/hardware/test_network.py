"""A tray on a network address: the same link, over a socket."""

import socket
import time
from collections.abc import Callable, Iterator

import pytest

from hardware.errors import AddressRefused, BadTrayUrl
from hardware.net_port import address
from hardware.sim_net import NetTray
from hardware.simulated import SimulatedTray
from hardware.trays import open_tray
from tests.hardware.conftest import Watch, simulated

Offered = Callable[[SimulatedTray], NetTray]


@pytest.fixture
def on_air() -> Iterator[Offered]:
    """Offer simulated trays on ports of this machine; take them away at the end."""
    offered: list[NetTray] = []

    def offer(device: SimulatedTray) -> NetTray:
        offered.append(NetTray(device, ("127.0.0.1", 0)))
        offered[-1].start()
        return offered[-1]

    yield offer
    for tray in offered:
        tray.stop()


def test_a_throw_crosses_the_network(on_air: Offered, watched: Watch) -> None:
    device = simulated()
    host = watched(open_tray(on_air(device).path))
    host.wait_for("online")
    device.throw()
    host.wait_for_throws()
    assert (host.throws[0].faces, host.throws[0].quality) == ((3, 4), "fresh")


def test_a_tray_that_left_the_network_is_lost_and_found_again(
    on_air: Offered, watched: Watch
) -> None:
    device = simulated()
    tray = on_air(device)
    host = watched(open_tray(tray.path))
    host.wait_for("online")
    device.unplug()
    host.wait_for("lost")
    tray.replug()
    host.tray.ask_again()
    host.wait_for("online", times=2)
    device.throw()
    host.wait_for_throws()


def test_nobody_at_an_address_is_an_absent_tray(watched: Watch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    host = watched(open_tray(f"socket://127.0.0.1:{port}"))
    host.wait_for("absent")


def test_nobody_of_that_name_is_an_absent_tray_and_no_wrong_device(
    monkeypatch: pytest.MonkeyPatch, watched: Watch
) -> None:
    def unknown(*_: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    host = watched(open_tray("socket://nobody:7777"))
    host.wait_for("absent")
    assert "wrong_device" not in host.states


def test_an_address_that_is_taken_is_refused_in_one_line(on_air: Offered) -> None:
    _, _, port = on_air(simulated()).path.rpartition(":")
    with pytest.raises(AddressRefused, match=f"no tray can listen at 127.0.0.1:{port}: Address"):
        NetTray(simulated(), ("127.0.0.1", int(port)))


def test_a_port_taken_while_the_tray_was_unplugged_is_told_and_had_once_it_is_free(
    on_air: Offered, watched: Watch
) -> None:
    device = simulated()
    tray = on_air(device)
    place = address(tray.path.partition(":")[2])
    device.unplug()
    with taken(place), pytest.raises(AddressRefused, match="no tray can listen at 127"):
        tray.replug()
    assert not device.plugged
    assert tray.replug() == tray.path
    watched(open_tray(tray.path)).wait_for("online")


def taken(place: tuple[str, int]) -> socket.socket:
    """Listen at an address as soon as the tray has left it."""
    until = time.monotonic() + 10
    while True:
        try:
            return socket.create_server(place)
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.01)


def test_a_second_host_waits_until_the_first_has_hung_up(on_air: Offered, watched: Watch) -> None:
    tray = on_air(simulated())
    first = watched(open_tray(tray.path))
    first.wait_for("online")
    second = watched(open_tray(tray.path))
    second.wait_for("hello")
    assert "online" not in second.states
    first.tray.stop()
    second.wait_for("online")


@pytest.mark.parametrize("text", ["", "//host", "//host:", ":1", "//host:x", "//host:70000"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(BadTrayUrl, match="not a host and a port"):
        address(text)
