"""What can be wrong with a device, told in one line."""


class HardwareError(Exception):
    """Base of all that this package raises on purpose."""


class BadTrayUrl(HardwareError, ValueError):
    """Say which part of a tray's address is not understood."""


class PathTaken(HardwareError, FileExistsError):
    """Say that something which is not ours lies where the simulator's link should be."""
