"""What this device remembers between evenings: language, looks, tray; no rules."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Literal

import msgspec

log = logging.getLogger(__name__)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a device; ``dice_confirm`` says whether a good throw counts by itself."""

    language: Literal["ru", "en"] = "ru"
    theme: Literal["evening", "day"] = "evening"
    turned: Literal[0, 90, 180, 270] = 0
    tray: str = "none"
    dice_confirm: Literal["auto", "ask"] = "auto"
    hint_seen: bool = False
    edition: str = ""
    names: tuple[str, ...] = ()


def load(path: Path) -> Settings:
    """Read the settings; a file that is absent or spoilt gives the defaults."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings)
    except FileNotFoundError:
        return Settings()
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("settings not read: %s: %s", path.name, error)
        return Settings()


def save(path: Path, settings: Settings) -> None:
    """Write the settings whole or not at all; a disk that refuses is only noted."""
    beside = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(settings)))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        log.warning("settings not saved: %s", error)
