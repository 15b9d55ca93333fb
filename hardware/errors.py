"""What can be wrong with a device or its address, told in one line."""

from hardware.throw import Concern


class HardwareError(Exception):
    """Base of all that this package raises on purpose."""


class BadTrayUrl(HardwareError, ValueError):
    """Say which part of a tray's address is not understood."""


class BadPinMap(BadTrayUrl):
    """Say which place of a pin map is wrong, and what about it."""


class PinsRefused(HardwareError):
    """Say why the pins cannot be had: `concern` names the kind, the message the pin or device."""

    def __init__(self, concern: Concern, detail: str = "") -> None:
        super().__init__(detail)
        self.concern = concern
        self.detail = detail


class BadThrow(HardwareError, ValueError):
    """Say why dice cannot lie like that."""


class UnknownFault(HardwareError, LookupError):
    """Say which fault the simulator does not know."""


class AddressRefused(HardwareError, OSError):
    """Say that the simulator cannot be offered at an address, and why."""


class PathTaken(HardwareError, FileExistsError):
    """Say that something which is not ours lies where the simulator's link should be."""


class PathUnwritable(HardwareError, PermissionError):
    """Say that no link can be put where the simulator's should be."""
