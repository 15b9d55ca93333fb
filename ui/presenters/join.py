"""Who sits down at a game that is under way."""

from __future__ import annotations

from companion.decisions import Join
from companion.game import Player
from ui.presenters.frame import frame
from ui.presenters.scene import Scene, coins_of
from ui.presenters.start import COINS
from ui.presenters.vm import KeyVM
from ui.presenters.vm_more import JoinVM
from ui.presenters.vm_start import CoinVM, TypingVM


def join(scene: Scene, player: Player) -> JoinVM:
    """Return the name and the coin of who sits down, and with what he begins."""
    say, game = scene.say, scene.game
    taken = coins_of(game)
    coins = tuple(
        CoinVM(coin, coin in taken, say("seats.taken") if coin in taken else "")
        for coin in range(1, COINS + 1)
    )
    cash = scene.money(game.options.opening_cash)
    typing = TypingVM(
        "name", say("seats.name"), player.name, say("done"), say("cancel"), scene.language
    )
    return JoinVM(
        frame(scene),
        say("join"),
        say("join.note", sum=cash),
        say("seats.name"),
        player.name,
        say("seats.coin"),
        coins,
        player.coin,
        typing,
        KeyVM("tab:more", say("back"), "back"),
        scene.key("sit", say("join.sit"), Join(player), icon="check", tone="primary"),
    )
