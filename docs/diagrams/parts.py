"""The circuits beside the header: the two trays, buttons, lamps and the buzzer."""

from docs.diagrams.header import NUMBERS, lines, roles
from docs.diagrams.sheet import BRASS, FAINT, FELT, GREEN, INK, PAPER, RED, SHADE, Point, Sheet
from hardware.pin_map import PinMap

SERIES = "1 kΩ"


def at_header(pin: int) -> str:
    """Name a pin by both of its numbers."""
    return f"GPIO{pin} · {NUMBERS[pin]}"


def codes(wiring: PinMap) -> str:
    """Draw a tray with a microcontroller of its own, and when its lines may change."""
    assert wiring.dice
    sheet = Sheet(760, 560, "GT1 codes")
    sheet.box((30, 40), (230, 292), fill=FELT, radius=12)
    for row, words in enumerate(("Микроконтроллер", "3,3 В", "", "3.3 V", "microcontroller")):
        sheet.text((46, 150 + 22 * row), words, bold=True, fill=PAPER)
    pins = [pin for die in wiring.dice.pins for pin in die] + [wiring.dice.ready]
    for row, pin in enumerate(pins):
        y = 64.0 + 34 * row
        name = roles(wiring)[pin].replace(" ", "")
        sheet.text((250, y + 5), name, anchor="end", fill=PAPER)
        end = sheet.resistor((260, y), SERIES if not row else "", length=150)
        sheet.wire(end, (500, y))
        sheet.pin((500, y), at_header(pin))
    sheet.text((250, 322), "GND", anchor="end", fill=PAPER)
    sheet.wire((260, 317), (500, 317))
    sheet.pin((500, 317), "GND · 39")
    _timing(sheet, 372)
    return sheet.svg()


def _timing(sheet: Sheet, top: float) -> None:
    """Draw what READY and the codes do during two throws."""
    rows = {"READY": top + 30, "A0…B2": top + 90}
    for name, y in rows.items():
        sheet.text((40, y + 5), name, bold=True)
    y = rows["READY"]
    high, low = y - 16, y + 16
    edges = ((120, low), (250, low), (250, high), (430, high), (430, low), (560, low))
    sheet.wire(*edges, (560, high), (720, high), colour=GREEN)
    y = rows["A0…B2"]
    for left, right, words in (
        (120, 236, ""),
        (236, 430, "3 · 4"),
        (430, 546, ""),
        (546, 720, "6 · 1"),
    ):
        fill = SHADE if words else PAPER
        sheet.box((left, y - 14), (right - left, 28), fill=fill, radius=3)
        sheet.text(((left + right) / 2, y + 5), words or "…", anchor="middle")
    for left, right, words in ((250, 430, "≥ 50 ms"), (430, 560, "≥ 150 ms")):
        middle = top + 134
        sheet.wire((left + 4, middle), (right - 4, middle), colour=FAINT)
        for x in (left + 4, right - 4):
            sheet.wire((x, middle - 5), (x, middle + 5), colour=FAINT)
        sheet.text(((left + right) / 2, middle + 22), words, anchor="middle")


SPOTS = {"C": (0, 0), "TL": (-1, -1), "TR": (1, -1), "ML": (-1, 0), "TM": (0, -1)}


def sensors(wiring: PinMap) -> str:
    """Draw the well of a die, one sensor module, and the lid."""
    assert wiring.dice
    sheet = Sheet(760, 580, "GT1 sensors")
    well_from_above(sheet)
    _module(sheet, (330, 70), at_header(wiring.dice.pins[0][0]))
    _lid(sheet, (330, 250), at_header(wiring.dice.ready))
    for number, (die, pins) in enumerate(zip("AB", wiring.dice.pins, strict=False)):
        left = 40 + 350 * number
        sheet.text((left, 392), f"кубик · die {die}", bold=True)
        for row, (line, pin) in enumerate(zip(lines(wiring), pins, strict=True)):
            level = 420 + 29 * row
            sheet.text((left, level + 5), line, bold=True)
            sheet.wire((left + 40, level), (left + 130, level))
            sheet.pin((left + 130, level), at_header(pin))
    return sheet.svg()


def well_from_above(sheet: Sheet) -> None:
    """Draw where the sensors lie under a die."""
    sheet.box((40, 60), (200, 200), fill=FELT, radius=14)
    sheet.box((60, 80), (160, 160), fill=PAPER, radius=18)
    for x, y in ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (0, 0), (0, -1), (0, 1)):
        sheet.add(f'<circle cx="{140 + 45 * x}" cy="{160 + 45 * y}" r="14" fill="{SHADE}"/>')
    for name, (x, y) in SPOTS.items():
        sheet.box((140 + 45 * x - 16, 160 + 45 * y - 11), (32, 22), fill=BRASS, radius=4)
        sheet.text((140 + 45 * x, 160 + 45 * y + 5), name, anchor="middle", bold=True)
    sheet.text((140, 44), "лунка сверху · the well from above", anchor="middle")
    sheet.wire((140, 282), (185, 282), colour=FAINT)
    sheet.wire((140, 277), (140, 287), colour=FAINT)
    sheet.wire((185, 277), (185, 287), colour=FAINT)
    sheet.text((162, 306), "¼ a", anchor="middle")


def _module(sheet: Sheet, at: Point, pin: str) -> None:
    """Draw one of the sensors with its comparator."""
    x, y = at
    sheet.box(at, (130, 120), fill=FELT, radius=10)
    for row, name in enumerate(("VCC", "GND", "OUT")):
        sheet.text((x + 122, y + 29 + 36 * row), name, anchor="end", fill=PAPER)
    sheet.dot((x + 30, y + 42), 11, fill=INK)
    sheet.dot((x + 30, y + 78), 11, fill=RED)
    for row, name in enumerate(("3V3 · 1", "GND · 39")):
        sheet.wire((x + 130, y + 24 + 36 * row), (x + 262, y + 24 + 36 * row))
        sheet.pin((x + 262, y + 24 + 36 * row), name)
    end = sheet.resistor((x + 130, y + 96), "", length=132)
    sheet.text((x + 196, y + 122), SERIES, anchor="middle")
    sheet.pin(end, pin)
    for top, level in ((24, 38), (60, 46)):
        sheet.wire((x + 156, y + top), (x + 156, y + level))
        sheet.wire((x + 144, y + level), (x + 168, y + level))
        sheet.dot((x + 156, y + top), 3)
    sheet.text((x + 174, y + 47), "100 nF")


def _lid(sheet: Sheet, at: Point, pin: str) -> None:
    """Draw the switch that closes with the lid."""
    x, y = at
    sheet.pin((x, y), "3V3 · 17")
    sheet.wire((x + 82, y), (x + 108, y))
    sheet.dot((x + 108, y))
    sheet.dot((x + 148, y))
    sheet.wire((x + 108, y), (x + 144, y - 14))
    end = sheet.resistor((x + 148, y), SERIES, length=114)
    sheet.pin(end, pin)
    sheet.text((x + 128, y + 34), "крышка · lid", anchor="middle")
    sheet.text((x, y + 74), "(замкнут, пока крышка закрыта)")
    sheet.text((x, y + 96), "(closed while the lid is)")


def table() -> str:
    """Draw a button, lamps, and two kinds of buzzer."""
    sheet = Sheet(760, 500, "buttons, lamps, buzzer")
    for column, words in enumerate(
        ("кнопка · button", "лампа · lamp", "лампа 5–12 В · 5–12 V lamp")
    ):
        sheet.text((130 + 250 * column, 40), words, anchor="middle", bold=True)
    sheet.pin((40, 80), "bid, object")
    sheet.wire((146, 80), (180, 80))
    sheet.ground(sheet.switch((180, 80)))
    end = _from_pin(sheet, (300, 80), "330 Ω")
    sheet.ground(sheet.diode(end, "LED"))
    _switched(sheet, (500, 150), "lamp", "+5…12 V")
    sheet.wire((30, 240), (730, 240), colour=SHADE)
    for column, words in enumerate(("пьезо · piezo: tone = true", "зуммер · buzzer: tone = false")):
        sheet.text((190 + 360 * column, 280), words, anchor="middle", bold=True)
    end = _from_pin(sheet, (60, 340), "220 Ω", name="buzzer")
    sheet.wire(end, (end[0], 360))
    sheet.box((end[0] - 26, 360), (52, 12), fill=BRASS, radius=2)
    sheet.box((end[0] - 26, 376), (52, 6), fill=SHADE, radius=2)
    sheet.wire((end[0], 382), (end[0], 400))
    sheet.ground((end[0], 400))
    _switched(sheet, (400, 400), "buzzer", "+5 V")
    return sheet.svg()


def _from_pin(sheet: Sheet, at: Point, value: str, *, name: str = "lamp") -> Point:
    """Lead from a pin through a resistor."""
    sheet.pin(at, name)
    return sheet.resistor((at[0] + 16 + 8.2 * len(name), at[1]), value, length=80)


def _switched(sheet: Sheet, at: Point, name: str, supply: str) -> None:
    """Draw what needs more than a pin gives, behind a transistor."""
    base = _from_pin(sheet, at, SERIES, name=name)
    (x, y), emitter = sheet.transistor(base, "BC547")
    sheet.ground(emitter)
    if name == "lamp":
        sheet.diode((x, y - 50), "")
    else:
        sheet.box((x - 16, y - 42), (32, 32), fill=INK, radius=16)
        sheet.wire((x, y - 10), (x, y))
        sheet.wire((x, y - 50), (x, y - 42))
        _guard(sheet, (x, y))
    sheet.wire((x, y - 50), (x + 60, y - 50))
    sheet.text((x + 16, y - 58), supply)


def _guard(sheet: Sheet, collector: Point) -> None:
    """Draw the diode that takes what a coil gives back."""
    x, y = collector[0] + 40, collector[1]
    sheet.wire((collector[0], y - 4), (x, y - 4), (x, y - 50))
    points = f"{x - 10:g},{y - 18:g} {x + 10:g},{y - 18:g} {x:g},{y - 36:g}"
    sheet.add(f'<polygon points="{points}" fill="{INK}"/>')
    sheet.wire((x - 10, y - 37), (x + 10, y - 37))
    sheet.text((x + 18, y - 20), "1N4148")
