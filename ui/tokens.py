"""The design tokens as they are in the file; plain values, so that presenters may read them."""

import tomllib
from pathlib import Path

DATA = Path(__file__).parent / "data"
TOKENS = tomllib.loads((DATA / "tokens.toml").read_text(encoding="utf-8"))
COLOURS = tuple(TOKENS["industry"]["order"])
"""The colours of industries, in the order of the ribbons in the seats."""
INDUSTRIES = tuple(name for name in COLOURS if name != "central")
"""The same without the one in the middle of the sides, which few boards have."""
