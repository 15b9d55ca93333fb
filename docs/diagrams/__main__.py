"""Draw the wiring diagrams anew: `python -m docs.diagrams`."""

from collections.abc import Iterator
from pathlib import Path

from docs.diagrams.boards import arduino, buttons, patterns, pico, sensor, tray, well
from docs.diagrams.coins import coins
from docs.diagrams.header import header
from docs.diagrams.parts import codes, sensors, table
from docs.diagrams.sheet import ROOT
from hardware import pin_map

HERE = Path(__file__).parent
MAPS = ROOT / "docs" / "pin-maps"


def diagrams() -> Iterator[tuple[Path, str]]:
    """Yield every picture with its file."""
    for path in sorted(MAPS.glob("*.toml")):
        yield HERE / f"pins-{path.stem}.svg", header(pin_map.load(path), path.name)
    yield HERE / "codes.svg", codes(pin_map.load(MAPS / "codes.toml"))
    yield HERE / "sensors.svg", sensors(pin_map.load(MAPS / "sensors.toml"))
    yield HERE / "table.svg", table()
    yield HERE / "coins.svg", coins()
    yield HERE / "patterns.svg", patterns()
    yield HERE / "sensor.svg", sensor()
    yield HERE / "well.svg", well()
    for board in (arduino(), pico()):
        yield HERE / f"{board.name.lower()}.svg", tray(board)
        yield HERE / f"{board.name.lower()}-buttons.svg", buttons(board)


if __name__ == "__main__":
    for file, picture in diagrams():
        file.write_text(picture, "utf-8")
