"""Every box and touch target measured in the mock-ups has a widget in the same place."""

import json
from pathlib import Path

import pytest
from kivy.metrics import dp

from tests.ui.conftest import Show
from tests.ui.gallery import visible

METRICS = json.loads((Path(__file__).parent / "metrics.json").read_text(encoding="utf-8"))
MOCKS = {
    "01-editions": ("editions", "ru", (800, 480)),
    "02-seats": ("seats", "ru", (800, 480)),
    "03-table-roll": ("roll", "ru", (800, 480)),
    "04-table-rent": ("charge", "ru", (800, 480)),
    "05-table-free-en-day": ("plot", "en", (800, 480)),
    "06-auction": ("auction", "ru", (800, 480)),
    "07-player": ("sheet", "ru", (800, 480)),
    "08-map": ("map", "ru", (800, 480)),
    "09-jackpot": ("jackpot", "ru", (800, 480)),
    "10-bank": ("bank", "ru", (800, 480)),
    "11-arbiter": ("arbiter", "ru", (800, 480)),
    "12-ledger": ("ledger", "ru", (800, 480)),
    "13-standings": ("standings", "ru", (800, 480)),
    "14-tray": ("tray", "ru", (800, 480)),
    "16-table-rent-portrait": ("charge", "ru", (480, 800)),
    "17-first-run": ("first_run", "ru", (800, 480)),
    "18-tray-lost": ("lost", "ru", (800, 480)),
    "19-table-roll-1280x720": ("roll", "ru", (853, 480)),
    "20-table-roll-720x1280-day": ("roll", "ru", (480, 853)),
    "21-debt-millions": ("debt", "ru", (800, 480)),
}
SLACK = 1.5  # dp
MOVED = {  # the die rows take the free height evenly; the lost tray's panel ends with the keys;
    # the six lines of the map are high enough to be touched
    ("08-map", "target"): 6,
    ("20-table-roll-720x1280-day", "target"): 6,
    ("18-tray-lost", "panel"): 2,
}


def test_each_measured_mockup_is_compared() -> None:
    assert METRICS.keys() == MOCKS.keys()


@pytest.mark.parametrize("mock", MOCKS)
def test_boxes_are_where_the_mockup_has_them(show: Show, mock: str) -> None:
    sample, lang, size = MOCKS[mock]
    screen = show(sample, lang, "evening", size).app.screen
    have = [
        tuple(v / dp(1) for v in (x, dp(size[1]) - y, w.width, w.height))
        for w in visible(screen)
        for x, y in (w.to_window(w.x, w.top),)
    ]
    missing = []
    for want in METRICS[mock]:
        near = min(max(abs(a - b) for a, b in zip(want["box"], h, strict=True)) for h in have)
        if near > MOVED.get((mock, want["kind"]), SLACK):
            missing.append((want["kind"], want["box"], round(near, 1)))
    assert not missing
