"""The header of a Raspberry Pi with what a pin map hangs on it."""

from docs.diagrams.sheet import BRASS, FELT, GREEN, PAPER, RED, RULE, SHADE, Sheet
from hardware.gt1 import SENSORS
from hardware.pin_map import BUSES, HAT, PinMap

ODD = "3V3 2 3 4 GND 17 27 22 3V3 10 9 11 GND 0 5 6 13 19 26 GND"
EVEN = "5V 5V GND 14 15 18 GND 23 24 GND 25 8 7 1 GND 12 GND 16 20 21"
"""What is on the pins 1, 3, 5… and 2, 4, 6… of the header: power, or a BCM number."""
POWER = {"3V3": RED, "5V": RED, "GND": "#2A2017"}
ROW = 26
NUMBERS = {
    int(name): 2 * row + side
    for side, column in ((1, ODD), (2, EVEN))
    for row, name in enumerate(column.split())
    if name not in POWER
}
"""Which pin of the header a BCM number is."""


def roles(wiring: PinMap) -> dict[int, str]:
    """Name what hangs on each pin, in the words of the map."""
    found = {}
    if wiring.dice:
        found[wiring.dice.ready] = "READY"
        for die, pins in zip("ABC", wiring.dice.pins, strict=False):
            for line, pin in enumerate(pins):
                found[pin] = f"{die} {lines(wiring)[line]}"
    for place in wiring.place:
        for name in ("bid", "object", "lamp"):
            if (pin := getattr(place, name)) is not None:
                found[pin] = f"{name} {place.coin}"
    if wiring.lamp:
        found[wiring.lamp.pin] = "lamp"
    if wiring.buzzer:
        found[wiring.buzzer.pin] = "buzzer"
    return found


def lines(wiring: PinMap) -> tuple[str, ...]:
    """Name the lines of a die."""
    codes = wiring.dice is None or wiring.dice.kind == "codes"
    return ("0", "1", "2") if codes else SENSORS


def header(wiring: PinMap, name: str) -> str:
    """Draw it."""
    sheet, taken = Sheet(600, 20 * ROW + 76, f"{name}: pins of the header"), roles(wiring)
    sheet.text((300, 32), name, anchor="middle", bold=True)
    sheet.box((258, 44), (84, 20 * ROW + 12), fill=FELT)
    kept = HAT | {pin: bus.upper() for bus in wiring.keep for pin in BUSES[bus]}
    for side, column in ((0, ODD), (1, EVEN)):
        for row, what in enumerate(column.split()):
            y = 63 + ROW * row
            x, sign = 280 + 40 * side, (-1, 1)[side]
            anchor = ("end", "start")[side]
            pin = int(what) if what not in POWER else None
            role = taken.get(pin, "") if pin is not None else ""
            fill = BRASS if role else POWER.get(what, RULE if pin in kept else PAPER)
            sheet.dot((x, y), 9, fill=fill)
            number = f'<text x="{x}" y="{y + 4}" text-anchor="middle" font-size="10"'
            ink = PAPER if what in POWER else "#2A2017"
            sheet.add(f'{number} fill="{ink}">{2 * row + side + 1}</text>')
            label = what if pin is None else f"GPIO{pin}"
            if role:
                edge = x + sign * 34
                sheet.wire((x + sign * 9, y), (edge, y), colour=GREEN)
                sheet.text((edge + sign * 6, y + 5), label, anchor=anchor, bold=True)
                sheet.text((edge + sign * 76, y + 5), role, anchor=anchor)
            else:
                more = f" {str(kept[pin]).upper()}" if pin in kept else ""
                sheet.text((x + sign * 40, y + 5), f"({label}{more})", anchor=anchor)
    sheet.add(f'<rect x="262" y="48" width="12" height="12" fill="{SHADE}" opacity="0.25"/>')
    return sheet.svg()
