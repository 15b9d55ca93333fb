"""The trays with a board of their own: an Arduino or a Pico, drawn from their firmware."""

import re
from dataclasses import dataclass

from docs.diagrams.parts import well_from_above
from docs.diagrams.sheet import BRASS, FAINT, FELT, INK, PAPER, RED, ROOT, SHADE, Point, Sheet
from hardware.gt1 import ML, PATTERNS, TL, TM, TR, C

FIRMWARE = ROOT / "hardware" / "firmware"
ROW = 32
SENSORS = {"C": C, "TL": TL, "TR": TR, "ML": ML, "TM": TM}
SPOTS = {C: (0, 0), TL: (-1, -1), TR: (1, -1), ML: (-1, 0), TM: (0, -1)}


@dataclass(frozen=True, slots=True)
class Maker:
    """A board: its name, its supply, and its pins by the names that its firmware gives them."""

    name: str
    supply: str
    pins: dict[str, tuple[str, ...]]


def arduino() -> Maker:
    """Read the pins of the sketch."""
    sketch = (FIRMWARE / "arduino" / "kassa_tray" / "kassa_tray.ino").read_text("utf-8")
    pins = {
        name: tuple(pin if pin.startswith("A") else f"D{pin}" for pin in numbers)
        for name, numbers in _assigned(sketch).items()
    }
    return Maker("Arduino", "5V", pins)


def pico() -> Maker:
    """Read the pins of the Pico's program."""
    program = (FIRMWARE / "micropython" / "main.py").read_text("utf-8")
    names, numbers = "THROW, COCK", r"(\d+), (\d+)"
    both = re.search(rf"^{names} = {numbers}", program, re.MULTILINE)
    assert both
    found = _assigned(program) | {"THROW": [both[1]], "COCK": [both[2]]}
    return Maker("Pico", "3V3", {n: tuple(f"GP{p}" for p in ps) for n, ps in found.items()})


def _assigned(program: str) -> dict[str, list[str]]:
    wanted = r"\b(SELECT|SENSE|LAMP|SERVICE|THROW|COCK)(?:\[\])? = \{?((?:A?\d+(?:, (?=\d))?)+)"
    return {name: numbers.split(", ") for name, numbers in re.findall(wanted, program)}


def tray(board: Maker) -> str:
    """Draw board, multiplexer and sensors."""
    sheet = Sheet(760, 600, f"{board.name}: sensors")
    left = [board.supply, "GND", *board.pins["SELECT"], *board.pins["SENSE"]]
    _board(sheet, board, [*left, *_extras(board)])
    sheet.box((330, 40), (170, 10 * ROW + 16), fill=FELT, radius=12)
    sheet.text((415, 62 + 10 * ROW + 16), "74HC4067", anchor="middle", bold=True)
    for row, name in enumerate(("VCC", "GND", "S0", "S1", "S2", "S3", "SIG")):
        sheet.wire((190, _level(row)), (330, _level(row)))
        sheet.text((340, _level(row) + 5), name, fill=PAPER)
    sheet.text((340, _level(7) + 5), "EN", fill=PAPER)
    sheet.wire((330, _level(7)), (306, _level(7)), (306, _level(1)))
    sheet.dot((306, _level(1)))
    for channel in range(10):
        die, name = channel // 5 + 1, list(SENSORS)[channel % 5]
        y = _level(channel)
        sheet.text((490, y + 5), f"C{channel}", anchor="end", fill=PAPER)
        sheet.wire((500, y), (580, y))
        sheet.pin((580, y), f"{die} {name}")
    for die in range(2):
        sheet.text((655, _level(2 + 5 * die) + 5), f"кубик {die + 1}")
        sheet.text((655, _level(2 + 5 * die) + 25), f"die {die + 1}")
    _module(sheet, (330, 62 + 10 * ROW + 50), board.supply)
    _lamp_and_service(sheet, board, 7)
    return sheet.svg()


def buttons(board: Maker) -> str:
    """Draw the board with two buttons in the place of sensors."""
    sheet = Sheet(760, 330 if "SERVICE" in board.pins else 250, f"{board.name}: buttons")
    _board(sheet, board, [*board.pins["THROW"], *board.pins["COCK"], *_extras(board)])
    for row, words in enumerate(("бросок · throw", "криво · cocked")):
        end = 560 - 180 * row
        sheet.wire((190, _level(row)), (end, _level(row)))
        sheet.ground(sheet.switch((end, _level(row))))
        sheet.text((end + 34, _level(row) + 32), words)
    _lamp_and_service(sheet, board, 2)
    return sheet.svg()


def _level(row: int) -> float:
    return 64.0 + ROW * row


def _extras(board: Maker) -> list[str]:
    """List what every variant has besides."""
    return [*board.pins["LAMP"], *board.pins.get("SERVICE", ())]


def _board(sheet: Sheet, board: Maker, labels: list[str]) -> None:
    sheet.box((30, 40), (160, ROW * len(labels) + 16), fill=FELT, radius=12)
    sheet.text((46, _level(0) + 5), board.name, bold=True, fill=PAPER)
    sheet.box((12, _level(1) - 8), (30, 26), fill=SHADE, radius=3)
    sheet.text((50, _level(1) + 10), "USB", fill=PAPER)
    for row, label in enumerate(labels):
        sheet.text((180, _level(row) + 5), label, anchor="end", fill=PAPER)


def _lamp_and_service(sheet: Sheet, board: Maker, row: int) -> None:
    """Draw the lamp at this row, and below it the wire that keeps the tray from starting."""
    x, y = sheet.resistor((190, _level(row)), "", length=76)
    sheet.text((228, _level(row) - 12), "330 Ω", anchor="middle")
    sheet.ground(sheet.diode((x, y), "LED"))
    if "SERVICE" in board.pins:
        level = _level(row + 1)
        sheet.wire((190, level), (210, level), (210, level + 76))
        sheet.ground(sheet.switch((210, level + 76)))
        sheet.text((240, level + 96), "служебный")
        sheet.text((240, level + 116), "service")


def _module(sheet: Sheet, at: Point, supply: str) -> None:
    """Draw one of the sensors: its supply, and what goes to a channel."""
    x, y = at
    sheet.box(at, (130, 120), fill=FELT, radius=10)
    sheet.dot((x + 30, y + 42), 11, fill=INK)
    sheet.dot((x + 30, y + 78), 11, fill=RED)
    for row, (name, pin) in enumerate((("VCC", supply), ("GND", "GND"), ("OUT", "C0 … C9"))):
        level = y + 24 + 36 * row
        sheet.text((x + 122, level + 5), name, anchor="end", fill=PAPER)
        sheet.wire((x + 130, level), (x + 250, level))
        sheet.pin((x + 250, level), pin)
    for top, end in ((24, 38), (60, 46)):
        sheet.wire((x + 156, y + top), (x + 156, y + end))
        sheet.wire((x + 144, y + end), (x + 168, y + end))
        sheet.dot((x + 156, y + top), 3)
    sheet.text((x + 174, y + 47), "100 nF")
    sheet.text((x + 65, y + 140), "× 10", anchor="middle")


def well() -> str:
    """Draw a well from above and from the side."""
    sheet = Sheet(760, 330, "well")
    well_from_above(sheet)
    sheet.text((480, 44), "сбоку · from the side", anchor="middle")
    for left in (380, 560):
        sheet.box((left, 70), (20, 190), fill=FELT, radius=3)
    sheet.box((380, 248), (200, 20), fill=FELT, radius=3)
    sheet.box((408, 60), (144, 144), fill=PAPER, radius=16)
    sheet.text((480, 140), "a", anchor="middle", bold=True)
    for name, x in (("ML", 437), ("C", 480)):
        sheet.box((x - 16, 226), (32, 22), fill=BRASS, radius=4)
        sheet.text((x, 242), name, anchor="middle", bold=True)
    for y in (204, 226):
        sheet.wire((590, y), (620, y), colour=FAINT)
    sheet.wire((605, 204), (605, 226), colour=FAINT)
    sheet.text((630, 221), "1–3 mm")
    return sheet.svg()


def sensor() -> str:
    """Draw a sensor without a board: its LED, and what looks at the light that comes back."""
    sheet = Sheet(760, 290, "sensor")
    for column, value in ((150, "220 Ω · 5V"), (430, "10 kΩ")):
        sheet.pin((column - 30, 40), "VCC")
        sheet.wire((column, 53), (column, 76))
        sheet.box((column - 8, 76), (16, 40), fill=PAPER, radius=2)
        sheet.text((column + 18, 94 if column == 150 else 101), value)
        sheet.wire((column, 116), (column, 150))
    sheet.text((168, 114), "100 Ω · 3V3")
    sheet.ground(sheet.diode((150, 150), "LED"))
    _, emitter = sheet.transistor((406, 184), "QRE1113 · TCRT5000")
    sheet.ground(emitter)
    for shift in (0, 10):
        sheet.wire((352, 160 + shift), (382, 176 + shift), colour=BRASS)
    sheet.dot((430, 134))
    sheet.wire((430, 134), (560, 134))
    sheet.pin((560, 134), "C0 … C9")
    return sheet.svg()


def patterns() -> str:
    """Draw the nine ways in which a die looks from below, with the face on top."""
    sheet = Sheet(760, 300, "patterns")
    for number, (seen, shows) in enumerate(sorted(PATTERNS.items(), key=lambda item: item[1])):
        x, y = 40 + 142 * (number % 5), 24 + 138 * (number // 5)
        sheet.box((x, y), (92, 92), fill=PAPER, radius=10)
        for sensor, (column, row) in SPOTS.items():
            spot = x + 46 + 26 * column, y + 46 + 26 * row
            sheet.dot(spot, 10, fill=INK if sensor & seen else SHADE)
        sheet.box((x + 98, y + 62), (30, 30), fill=BRASS)
        sheet.text((x + 113, y + 82), shows, anchor="middle", bold=True)
    return sheet.svg()
