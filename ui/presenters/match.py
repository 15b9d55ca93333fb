"""Making the books say what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cover import held as policies_of
from companion.ledger import BANK, SHARE, DeedId, purse
from companion.scale import Scale
from companion.shares import held as shares_of
from companion.shares import price
from ui.presenters.bank import icon_of, ordered
from ui.presenters.frame import frame
from ui.presenters.heads import icon, industry
from ui.presenters.in_force import in_force
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.typing import typing
from ui.presenters.vm import KeyVM
from ui.presenters.vm_bank import MatchingVM, MatchVM, OptionVM, SubjectVM

PRICE = "price"
"""What the price of a share is called among those who hold shares."""
OF = "@"
"""What stands between a seat and the policy that is counted."""


def match_table(scene: Scene) -> MatchVM:
    """Return every kind of correction, with what the books say now."""
    say, scale = scene.say, scene.game.edition.rating
    rating = (step(scene, scale),) if scale else ()
    besides = (*rating, *market(scene), *in_force(scene))
    return MatchVM(
        frame(scene),
        say("match.title"),
        (cash(scene), token(scene), deed(scene), built(scene), *besides),
        say("match.was"),
        say("match.usual"),
        typing(say, "note", say("match.note")),
        say("match.correct"),
        say("match.same"),
        KeyVM("tab:ledger", say("back"), "back"),
    )


def cash(scene: Scene) -> MatchingVM:
    """Return the accounts and what they hold."""
    subjects = tuple(
        SubjectVM(
            account,
            scene.words.account(account, scene.game),
            scene.money(scene.game.ledger.balance(account)),
            str(scene.game.ledger.balance(account)),
            player=scene.holder(account),
            icon=icon_of(scene.game, account),
            unit=scene.unit,
        )
        for account in ordered(scene)
        if account != BANK
    )
    label = scene.say("match.has")
    return MatchingVM("cash", scene.say("match.cash"), "coin", subjects, label, typed=True)


def token(scene: Scene) -> MatchingVM:
    """Return the tokens and where they stand."""
    game, say = scene.game, scene.say
    names = [game.edition.name_of(c).in_(scene.language) for c in range(len(game.edition.cells))]
    subjects = tuple(
        SubjectVM(
            str(seat),
            scene.player(seat).name,
            names[game.positions[seat]],
            str(game.positions[seat]),
            game.detained(seat),
            player=scene.player(seat),
        )
        for seat in game.seats
    )
    cells = tuple(
        OptionVM(str(cell), f"{cell} {name}", None, icon(scene, cell), industry(scene, cell))
        for cell, name in enumerate(names)
    )
    return MatchingVM(
        "token", say("match.token"), "map", subjects, say("match.stands"), cells, say("match.held")
    )


def step(scene: Scene, scale: Scale) -> MatchingVM:
    """Return the tokens on the rating scale, and the steps from the top."""
    game, say, words = scene.game, scene.say, scene.words
    subjects = tuple(
        SubjectVM(
            str(seat),
            scene.player(seat).name,
            words.step(game.rating(seat)),
            str(game.rating(seat)),
            player=scene.player(seat),
        )
        for seat in game.seats
    )
    steps = tuple(
        OptionVM(str(n), capital(words.step(n)), icon="bars") for n in range(scale.top, -1, -1)
    )
    return MatchingVM(
        "step", say("match.step"), "bars", subjects, say("match.stands_on_step"), steps
    )


def market(scene: Scene) -> tuple[MatchingVM, ...]:
    """Return what a share costs and who holds how many, where there are any."""
    game, say = scene.game, scene.say
    if game.edition.shares is None:
        return ()
    now = price(game)
    marker = SubjectVM(
        PRICE, say("match.price"), scene.money(now), str(now), icon="exchange", unit=scene.unit
    )
    holders = (
        SubjectVM(
            str(seat),
            scene.player(seat).name,
            scene.words.pieces(SHARE, shares_of(game, seat), game.edition),
            str(shares_of(game, seat)),
            player=scene.player(seat),
        )
        for seat in game.seats
    )
    label, subjects = say("match.has"), (marker, *holders, *insured(scene))
    return (MatchingVM("market", say("market.shares"), "exchange", subjects, label, typed=True),)


def insured(scene: Scene) -> Iterator[SubjectVM]:
    """Yield every kind of policy with every player, and how many are held."""
    game = scene.game
    for seat in game.seats:
        has = policies_of(game, seat)
        for name in game.edition.policies:
            count = has.get(name, 0)
            who = f"{scene.player(seat).name}: {scene.words.piece(name, game.edition)}"
            key, player = f"{seat}{OF}{name}", scene.player(seat)
            yield SubjectVM(key, who, str(count), str(count), player=player)


def deed(scene: Scene) -> MatchingVM:
    """Return the deeds and whose they are."""
    game, say = scene.game, scene.say
    owners = tuple(
        OptionVM(purse(seat), scene.player(seat).name, scene.player(seat)) for seat in game.seats
    )
    bank = OptionVM(BANK, scene.words.account(BANK, game), icon="bank")
    return MatchingVM(
        "deed",
        say("match.deed"),
        "key",
        tuple(owned(scene, name) for name in game.edition.deeds),
        say("match.owner"),
        (*owners, bank),
        say("match.mortgaged"),
    )


def owned(scene: Scene, deed: DeedId) -> SubjectVM:
    """Return a deed, and whose it is."""
    game, printed, held = scene.game, scene.game.edition.deeds[deed], scene.game.holdings.get(deed)
    owner, group = purse(held.owner) if held else BANK, game.edition.groups[printed.group]
    return SubjectVM(
        deed,
        printed.name.in_(scene.language),
        scene.words.account(owner, game),
        owner,
        bool(held and held.mortgaged),
        player=scene.holder(owner),
        icon=group.icon,
        industry=group.colour,
    )


def built(scene: Scene) -> MatchingVM:
    """Return the plots that may carry buildings, and what stands there."""
    game = scene.game
    subjects = []
    for name, held in game.holdings.items():
        printed = game.edition.deeds[name]
        group = game.edition.groups[printed.group]
        if not held.mortgaged:
            level = game.level(name)
            subjects.append(
                SubjectVM(
                    name,
                    printed.name.in_(scene.language),
                    scene.words.level(level, game.edition),
                    str(level),
                    most=len(game.edition.ladder.steps),
                    player=scene.player(held.owner),
                    icon=group.icon,
                    industry=group.colour,
                )
            )
    return MatchingVM(
        "built", scene.say("match.built"), "house", tuple(subjects), scene.say("match.stands_there")
    )
