"""A tray reached over a network: a simulator in another process or on another machine."""

import errno
import socket

from hardware.errors import BadTrayUrl

READ_TIMEOUT, WRITE_TIMEOUT, OPEN_TIMEOUT = 0.2, 0.5, 1.0


def address(text: str) -> tuple[str, int]:
    """Read `host:port`.

    :raises BadTrayUrl: when it is none.
    """
    host, _, port = text.removeprefix("//").rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadTrayUrl(f"not a host and a port: {text!r}")
    return host, int(port)


class NetFinder:
    """Say where the tray is: always at the same address, whether it is there or not."""

    def __init__(self, place: tuple[str, int]) -> None:
        self._place = place

    def find(self) -> str:
        """Give the address; nothing is opened."""
        host, port = self._place
        return f"{host}:{port}"

    def remember(self, path: str) -> None:
        """Remember nothing: an address is an identity."""


class NetPort:
    """A connection that fails as a pulled USB cable does."""

    def __init__(self, path: str) -> None:
        try:
            self._line = socket.create_connection(address(path), OPEN_TIMEOUT)
        except socket.gaierror as error:  # its number is none of the system's
            raise OSError(errno.EHOSTUNREACH, error.strerror) from error

    def read(self) -> bytes:
        """Wait up to 0.2 s, then give what has come."""
        self._line.settimeout(READ_TIMEOUT)
        try:
            data = self._line.recv(4096)
        except TimeoutError:
            return b""
        if not data:
            raise OSError(errno.EIO, "the tray hung up")
        return data

    def write(self, data: bytes) -> None:
        """Send, waiting no longer than 0.5 s."""
        self._line.settimeout(WRITE_TIMEOUT)
        self._line.sendall(data)

    def close(self) -> None:
        """Hang up."""
        self._line.close()
