"""The bank's counter: a transfer between any two accounts."""

from __future__ import annotations

from companion.commands import Remit
from companion.game import Game
from companion.ledger import BANK, Account, purse
from ui.presenters.frame import awaited, frame
from ui.presenters.scene import Scene
from ui.presenters.typing import typing
from ui.presenters.vm_bank import AccountVM, BankVM, ReasonsPageVM

LAST = 6


def bank(scene: Scene, payer: Account, payee: Account) -> BankVM:
    """Return the form of a transfer; unless another pays, whose turn it is does."""
    say, game = scene.say, scene.game
    seat = awaited(game)
    turn = "" if seat is None else purse(seat)
    offered = reasons(scene)
    return BankVM(
        frame(scene),
        say("bank.from"),
        say("bank.to"),
        tuple(account(scene, name) for name in ordered(scene)),
        payer or turn,
        payee,
        game.edition.notes,
        scene.unit,
        say("bank.reason"),
        ReasonsPageVM(
            say("bank.for"),
            offered,
            say("bank.own"),
            say("back"),
            typing(say, "reason", say("bank.for")),
        ),
        say("bank.pay"),
        say("bank.short", sum="{sum}"),
        say("bank.choose"),
        given=say("bank.usual.1"),
    )


def ordered(scene: Scene) -> tuple[Account, ...]:
    """Return the accounts as people look for them: the players, the bank, the pots."""
    bank_, *others = scene.game.accounts
    pots = [name for name in others if name in scene.game.edition.pots]
    purses = [name for name in others if name not in pots]
    return (*purses, bank_, *pots)


def icon_of(game: Game, account: Account) -> str:
    """Return the picture of an account that is no player's."""
    if account == BANK:
        return "bank"
    return game.edition.pots[account].icon if account in game.edition.pots else "coin"


def account(scene: Scene, name: Account) -> AccountVM:
    """Return one account of the form."""
    balance = None if name == BANK else scene.game.ledger.balance(name)
    shown = scene.words.account(name, scene.game)
    left = scene.say("bank.left", name=shown, sum="{sum}")
    return AccountVM(
        name,
        short_name(scene, name),
        scene.holder(name),
        icon_of(scene.game, name),
        balance,
        left,
    )


def short_name(scene: Scene, name: Account) -> str:
    """Return what an account is called where there is little room."""
    pot = scene.game.edition.pots.get(name)
    short = pot.short if pot else None
    return short.in_(scene.language) if short else scene.words.account(name, scene.game)


def reasons(scene: Scene) -> tuple[str, ...]:
    """Return the reasons given last, and the usual ones where there are not enough."""
    given = [
        moment.entry.command.reason
        for moment in reversed(scene.table.past)
        if isinstance(moment.entry.command, Remit)
    ]
    usual = [scene.say(f"bank.usual.{n}") for n in range(1, LAST + 1)]
    return tuple(dict.fromkeys([*given, *usual]))[:LAST]
