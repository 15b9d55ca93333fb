"""The menu, and the question asked once before something grave."""

from __future__ import annotations

from msgspec.structs import replace

from companion.commands import Retire
from companion.decisions import Join
from companion.game import Player
from companion.ledger import Seat
from companion.shares import price
from ui.presenters.claims import claims_key
from ui.presenters.frame import frame
from ui.presenters.house_rules import differing
from ui.presenters.rules import difference
from ui.presenters.scene import Scene
from ui.presenters.slips import bank_slip
from ui.presenters.start import look_keys, stick_key
from ui.presenters.vm import KeyVM, RowVM
from ui.presenters.vm_more import AskVM, LeaverVM, MoreVM, TrayLineVM
from ui.settings import Settings
from ui.tray import Presence

OFFICES = ("auction", "exchange", "insurance")
"""The chapters whose matter a box gives to one of the players, as it does the bank."""


def more(scene: Scene, settings: Settings, presence: Presence, carried: str = "") -> MoreVM:
    """Return the menu, and the stick that the evening was copied on."""
    say = scene.say
    return MoreVM(
        frame(scene),
        say("tab.more"),
        offices(scene),
        tray(scene, presence),
        look_keys(say, settings),
        say("more.leave"),
        tuple(leaver(scene, seat) for seat in scene.game.seats),
        (
            *market_key(scene),
            *claims_key(scene),
            KeyVM("in_force", say("rules.in_force"), "scales", own_rules(scene)),
            joining(scene),
            stick_key(say, carried),
            KeyVM("editions", say("more.editions"), "table", say("more.saved")),
            KeyVM("finish", say("more.finish"), "trophy", tone="ghost"),
        ),
    )


def offices(scene: Scene) -> str:
    """Return what the app keeps for the table, so that nobody has to: the bank, and what else."""
    kept = (office for office in OFFICES if office in scene.game.edition.chapters)
    named = (scene.say("more.keeps.bank"), *(scene.say(f"more.keeps.{office}") for office in kept))
    return scene.say("more.keeps", text=", ".join(named))


def market_key(scene: Scene) -> tuple[KeyVM, ...]:
    """Return the key to the exchange, with the price of a share."""
    note = scene.say("market.price", sum=scene.money(price(scene.game)))
    insured = bool(scene.game.edition.policies)
    label = scene.say("market.both") if insured else scene.say("market.exchange")
    found = scene.market(None, label, note)
    return (found,) if found else ()


def own_rules(scene: Scene) -> str:
    """Return how many of the rules in force are the table's own."""
    return difference(scene.say, len(differing(scene.game.edition, scene.game.options)))


def joining(scene: Scene) -> KeyVM:
    """Return the key with which one more player sits down, if the table lets him."""
    newcomer = Player(scene.say("join.newcomer"), 0)
    key = scene.key("join", scene.say("join"), Join(newcomer), icon="people")
    return key if key.enabled else replace(key, note=scene.say("join.not"))


def tray(scene: Scene, presence: Presence) -> TrayLineVM:
    """Return how the tray does, in words."""
    say = scene.say
    text = say(presence.reason, text=presence.detail) if presence.reason else ""
    title, look = say(f"tray.{presence.state}"), KeyVM("tray:open", say("tray.short"), "eye")
    if presence.state == "none":
        return TrayLineVM(title, say("tray.by_hand"), "none", look)
    find = KeyVM("tray:find", say("tray.find"), "tray")
    return TrayLineVM(title, text, "ready" if presence.state == "ready" else "away", look, find)


def leaver(scene: Scene, seat: Seat) -> LeaverVM:
    """Return the offer to take a player out, or why it is not made."""
    refusal = scene.key("", "", Retire(seat)).refusal
    return LeaverVM(scene.player(seat), refusal)


def ask_leave(scene: Scene, seat: Seat, *, bankrupt: bool) -> AskVM:
    """Ask whether a player goes for good."""
    name, which = scene.player(seat).name, "bankrupt" if bankrupt else "leave"
    if not bankrupt and scene.game.options.quitting == "assets_frozen":
        which = "freeze"
    return ask(scene, f"ask.{which}", "yes:leave", name, seat)


def ask_finish(scene: Scene) -> AskVM:
    """Ask whether the evening ends."""
    return ask(scene, "ask.finish", "yes:finish", "", None)


def ask(scene: Scene, key: str, yes: str, name: str, seat: Seat | None) -> AskVM:
    """Return a question with its two keys."""
    say = scene.say
    rows = (RowVM(say(f"{key}.text", name=name)),)
    slip = bank_slip(scene, say(key, name=name), rows)
    return AskVM(
        frame(scene),
        slip,
        KeyVM(yes, say(f"{key}.yes"), "check"),
        KeyVM("no", say("ask.no"), "back", tone="primary"),
        None if seat is None else scene.player(seat),
    )
