"""The trays that are plugged in: which is played with, what was thrown in another."""

from __future__ import annotations

from ui.presenters.frame import frame
from ui.presenters.ledger import listed
from ui.presenters.scene import Scene
from ui.presenters.tray import head
from ui.presenters.vm import BannerVM, KeyVM
from ui.presenters.vm_tray import OneTrayVM, TraysVM
from ui.tray import Health, OneTray, Presence

TINTS = {"ready": "good", "away": "odd"}


def trays(
    scene: Scene, health: Health, presence: Presence, plugged: tuple[OneTray, ...]
) -> TraysVM:
    """Return the list of trays, and what the table may do."""
    say = scene.say
    key = presence.state if presence.state in {"choose", "away"} else "one"
    return TraysVM(
        frame(scene),
        head(scene, say("tray.list"), health, presence),
        say(f"tray.list.{key}"),
        tuple(row(scene, tray) for tray in plugged),
        (
            KeyVM("again", say("tray.find"), "rotate"),
            KeyVM("lines", say("tray.check"), "eye"),
            KeyVM("dice", say("tray.back"), "dice"),
        ),
    )


def row(scene: Scene, tray: OneTray) -> OneTrayVM:
    """Return one tray: what it is called, how it does, and the key that plays with it."""
    say, presence = scene.say, tray.presence
    note = say(f"tray.{presence.state}")
    if presence.reason:
        note = say(presence.reason, text=presence.detail)
    if tray.ignored:
        note = say("tray.ignored", text=listed(tray.ignored))
    use = None if tray.active else KeyVM(f"use:{tray.mark}", say("tray.use"), "check")
    here = say("tray.used") if tray.active else ""
    return OneTrayVM(tray.title, note, TINTS.get(presence.state, "plain"), here, use)


def choosing(scene: Scene, detail: str) -> BannerVM:
    """Ask in which tray will be thrown."""
    say = scene.say
    return BannerVM(
        "tray", say("tray.choose"), detail, KeyVM("tray:list", say("tray.list"), "tray")
    )


def without(scene: Scene, detail: str, other: OneTray | None) -> BannerVM:
    """Say that the tray is away; offer the other, if there is one."""
    say = scene.say
    if other:
        take = KeyVM(f"tray:use:{other.mark}", say("tray.take"), "tray")
        text = say("tray.there", text=other.title)
        return BannerVM("unplug", say("tray.lost"), f"{detail}. {text}", take)
    find = KeyVM("tray:find", say("tray.find"), "tray")
    return BannerVM("unplug", say("tray.lost"), detail or say("tray.lost.text"), find)
