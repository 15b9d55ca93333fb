"""As much of MicroPython's `machine` as the tray uses, its pins in the hands of bench.py."""

levels: "dict[int, int]" = {}
measured = [0] * 16
select: "tuple[int, ...]" = ()


class Pin:
    IN, OUT, PULL_UP = range(3)

    def __init__(self, number: int, mode: int, pull: int = -1) -> None:
        self._number = number
        levels.setdefault(number, int(mode == Pin.IN and pull == Pin.PULL_UP))

    def value(self, *level: int) -> int:
        if level:
            levels[self._number] = int(level[0])
        return levels[self._number]


class ADC:
    def __init__(self, number: int) -> None:
        pass

    def read_u16(self) -> int:
        channel = sum(levels[pin] << bit for bit, pin in enumerate(select))
        return measured[channel] << 6


class WDT:
    def __init__(self, timeout: int) -> None:
        pass

    def feed(self) -> None:
        pass
