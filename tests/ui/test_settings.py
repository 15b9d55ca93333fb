"""Settings survive anything but a reader's good sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui.settings import Guest, Settings, load, save


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "5", '"x"', '{"theme": "noon"}', '{"unknown": 1}', "\x00"]
)
def test_a_spoilt_file_gives_the_defaults(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    assert load(path) == Settings()


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    kept = Settings(language="en", people=(Guest("Anya"),))
    save(tmp_path / "new" / "settings.json", kept)
    assert load(tmp_path / "new" / "settings.json") == kept
