"""As much of MicroPython's `micropython` as the tray uses."""


def kbd_intr(_char: int) -> None:
    pass
