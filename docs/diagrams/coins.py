"""The coins of the players, with the numbers by which a pin map knows them."""

from docs.diagrams.sheet import TOKENS, Sheet
from hardware.pin_map import COINS
from ui.art_src import sprites

SIZE = 50


def coins() -> str:
    """Draw them in a row, as they are on the screen."""
    art = sprites.coins(TOKENS)
    sheet = Sheet(760, 130, "coins")
    for number in range(1, COINS + 1):
        x = 120 * number - 65
        drawn = art[f"coin-{number}-{SIZE}"].body
        sheet.add(f'<g transform="translate({x} 22)">{drawn}</g>')
        sheet.text(
            (x + SIZE / 2, 112),
            f"coin = {number}",
            anchor="middle",
            bold=True,
        )
    return sheet.svg()
