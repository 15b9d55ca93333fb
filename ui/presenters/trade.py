"""A deal while it is put together: what each side has, gives, and what is against it."""

from __future__ import annotations

from msgspec.structs import replace

from companion.commands import Propose
from companion.deferred import Basket
from companion.ledger import MONEY, SHARE, Commodity, Money, Seat, purse
from companion.ruling import Refused
from companion.words import deals, decks
from ui.presenters.frame import frame
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm import HeadVM, KeyVM
from ui.presenters.vm_trade import GoodVM, PartnersVM, PartnerVM, SideVM, TradeVM

BEYOND_HELP = {"trade.built_on", "trade.mortgaged", "trade.cards_stay"}
"""What is against a thing for as long as it is as it is, whatever else the deal is about."""


def partners(scene: Scene, seat: Seat, others: tuple[Seat, ...]) -> PartnersVM:
    """Ask whom a player deals with."""
    say, who = scene.say, scene.player(seat)
    head = HeadVM(say("trade.whom", name=who.name), say("trade.both"), who)
    offered = tuple(PartnerVM(scene.player(s), scene.game.cash(s), owns(scene, s)) for s in others)
    return PartnersVM(frame(scene), head, KeyVM("back", "", "close"), offered)


def owns(scene: Scene, seat: Seat) -> str:
    """Return how many plots a player has."""
    count = len(scene.game.owned_by(seat))
    return scene.say("trade.plots", count=count) if count else scene.say("trade.no_plots")


def trade(scene: Scene, deal: Propose, typing: str) -> TradeVM:
    """Return both sides, and what the arbiter says of the deal as it stands."""
    say = scene.say
    propose = scene.key("propose", say("trade.propose"), deal, icon="swap", tone="primary")
    clauses = tuple(
        KeyVM(f"strike:{n}", capital(deals.clause(scene.words, one, scene.game)), "close")
        for n, one in enumerate(deal.clauses)
    )
    return TradeVM(
        frame(scene),
        say("trade"),
        KeyVM("back", "", "close"),
        (side(scene, deal, "gives", typing), side(scene, deal, "gets", typing)),
        clauses,
        KeyVM("terms", say("trade.term"), "plus"),
        propose,
        propose.refusal,
    )


def side(scene: Scene, deal: Propose, which: str, typing: str) -> SideVM:
    """Return what one of the two has and gives; *typing* names a side, and what of it is typed."""
    say, game = scene.say, scene.game
    giver, basket = (deal.seat, deal.gives) if which == "gives" else (deal.partner, deal.gets)
    money, cash, step = basket.goods.get(MONEY, 0), game.cash(giver), money_step(scene)
    typed, _, piece = typing.partition(":")
    none_left = "" if money < cash else say("trade.all_money", name=scene.player(giver).name)
    return SideVM(
        which,
        scene.player(giver),
        say("trade.gives", sum=scene.money(cash)),
        goods(scene, deal, which, giver),
        say("trade.only_money"),
        money,
        KeyVM(f"step:{which}:-{step}", "", "minus", enabled=money > 0),
        KeyVM(f"money:{which}", scene.money(money) if money else say("trade.money"), "bank"),
        KeyVM(f"step:{which}:{step}", "", "plus", enabled=not none_left, refusal=none_left),
        KeyVM("money:", "", "check"),
        say("trade.total"),
        scene.table.worth(giver, basket),
        scene.unit,
        typed == which,
        basket.goods.get(piece, 0),
        piece and typed_label(scene, giver, piece),
    )


def typed_label(scene: Scene, giver: Seat, piece: Commodity) -> str:
    """Return what is typed: how many of something, and how many there are."""
    most = scene.game.ledger.balance(purse(giver), piece)
    return scene.say("trade.up_to", name=counted_name(scene, piece), count=most)


def counted_name(scene: Scene, piece: Commodity) -> str:
    """Return what shares or a kind of policy are called, if there is more than one."""
    if piece == SHARE:
        return scene.say("trade.shares")
    return capital(scene.words.piece(piece, scene.game.edition))


def money_step(scene: Scene) -> Money:
    """Return by how much money goes up and down: a note in the middle of the box's own."""
    notes = scene.game.edition.notes
    return notes[len(notes) // 2]


def pieces(scene: Scene, deal: Propose, which: str, giver: Seat) -> tuple[GoodVM, ...]:
    """Return the shares and the policies of a player, with how many of them are given."""
    game, basket = scene.game, deal.gives if which == "gives" else deal.gets
    found = []
    for name in (SHARE, *game.edition.policies):
        most, count = game.ledger.balance(purse(giver), name), basket.goods.get(name, 0)
        if most or count:
            note = scene.say("trade.of", count=count, most=most) if count else str(most)
            icon = "exchange" if name == SHARE else "shield"
            key = f"piece:{which}:{name}"
            found.append(GoodVM(key, counted_name(scene, name), note, icon, chosen=count > 0))
    return tuple(found)


def goods(scene: Scene, deal: Propose, which: str, giver: Seat) -> tuple[GoodVM, ...]:
    """Return the deeds of a player, industry by industry, shares, policies, and the cards kept."""
    game, edition = scene.game, scene.game.edition
    found = []
    for name, row in edition.rows.items():
        group = edition.groups[name]
        for deed in row:
            if game.owner(deed) == giver:
                thing = Basket(deeds=(deed,))
                made = GoodVM(
                    f"deed:{which}:{deed}",
                    edition.deeds[deed].name.in_(scene.language),
                    str(scene.table.worth(giver, thing)),
                    group.icon,
                    group.colour,
                    locked=game.holdings[deed].mortgaged,
                )
                found.append(given(scene, deal, which, thing, made))
    found += pieces(scene, deal, which, giver)
    for paper in game.kept_by(giver):
        name = capital(decks.paper(scene.words, paper.id, game))
        made = GoodVM(f"paper:{which}:{paper.id}", name, "", "chance")
        found.append(given(scene, deal, which, Basket(papers=(paper.id,)), made))
    return tuple(found)


def given(scene: Scene, deal: Propose, which: str, thing: Basket, shown: GoodVM) -> GoodVM:
    """Return a thing with whether it is in the deal, or why it can be in none."""
    own = which == "gives"
    basket, nothing = deal.gives if own else deal.gets, Basket()
    if set(thing.deeds) <= set(basket.deeds) and set(thing.papers) <= set(basket.papers):
        return replace(shown, chosen=True)
    sides = (thing, nothing) if own else (nothing, thing)
    ruling = scene.table.judge(Propose(deal.seat, deal.partner, *sides))
    if isinstance(ruling, Refused) and ruling.ground.article in BEYOND_HELP:
        ground = ruling.ground
        why = scene.words.sentence(ground.article, ground.facts, scene.game)
        return replace(shown, refusal=why)
    return shown
