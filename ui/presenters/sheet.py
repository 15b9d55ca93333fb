"""A player's sheet: what is owned, and what may be done with it."""

from __future__ import annotations

from msgspec.structs import replace

from companion.board import Plot
from companion.claims import due_of
from companion.commands import (
    Build,
    Claim,
    Command,
    Mortgage,
    PayUp,
    Redeem,
    Sell,
    SellDeed,
    UseCard,
)
from companion.effects import Exempt
from companion.lap_tax import exemption
from companion.ledger import DeedId, Seat, purse
from companion.ruling import Levy, Refused
from companion.words import decks
from ui.presenters.claims import told as claimed
from ui.presenters.frame import frame
from ui.presenters.market import holding, income
from ui.presenters.policies import policies
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.vm import KeyVM
from ui.presenters.vm_sheet import AgreementVM, DeedVM, GroupVM, SectionVM, SheetVM

BRIEF = (
    *("not_complete", "row_mortgaged", "full", "evenly", "no_site", "nothing_built", "built_on"),
    *("too_dear", "pay_first", "own_turn", "before_throw", "between_turns"),
)
"""What forbids so often that it is said in a few words, too; a touch says it whole."""


def sheet(scene: Scene, seat: Seat, chosen: DeedId) -> SheetVM:
    """Return the deeds of a seat, industry by industry."""
    say, game = scene.say, scene.game
    owned = game.owned_by(seat)
    if owned and chosen not in owned:
        chosen = owned[0]
    worth = scene.table.assess(Levy("worth", seat)).total
    sums = ((say("sheet.cash"), game.cash(seat)), (say("sheet.worth"), worth))
    groups = tuple(
        group(scene, seat, name)
        for name, row in game.edition.rows.items()
        if any(deed in owned for deed in row)
    )
    bound = agreements(scene, seat)
    in_force = say("sheet.bound", count=len(bound)) if bound else ""
    shown = SheetVM(
        frame(scene),
        scene.player(seat),
        sums,
        KeyVM("tab:table", say("close"), "close"),
        groups,
        say("sheet.empty"),
        step=game.rating(seat) if game.edition.rating else None,
        trade=scene.trade(seat, say("trade"), in_force),
        sections=sections(scene, seat, bound),
    )
    return opened(scene, seat, chosen, shown) if chosen in owned else shown


def opened(scene: Scene, seat: Seat, deed: DeedId, shown: SheetVM) -> SheetVM:
    """Return the sheet with one of its plots chosen."""
    rent = scene.table.assess(Levy("rent", seat, purse(seat), deed)).total
    return replace(
        shown,
        chosen=deed,
        title=scene.game.edition.deeds[deed].name.in_(scene.language),
        note=scene.say("sheet.rent", sum=scene.money(rent)),
        keys=keys(scene, seat, deed),
        rule=KeyVM("why", scene.say("sheet.rule"), "why"),
    )


def sections(scene: Scene, seat: Seat, bound: tuple[AgreementVM, ...]) -> tuple[SectionVM, ...]:
    """Return what a player has besides plots, is *bound* by, and the way to the account."""
    say = scene.say
    account = AgreementVM(say("sheet.account.text"), KeyVM("statement", say("sheet.statement")))
    found = (
        SectionVM(say("sheet.besides"), besides(scene, seat)),
        SectionVM(say("sheet.cards"), cards(scene, seat)),
        SectionVM(say("sheet.agreements"), bound),
        SectionVM(say("sheet.account"), (account,)),
    )
    return tuple(section for section in found if section.rows)


def cards(scene: Scene, seat: Seat) -> tuple[AgreementVM, ...]:
    """Return the cards a player keeps, each with the key that uses it."""
    return tuple(
        AgreementVM(
            capital(decks.paper(scene.words, paper.id, scene.game)),
            scene.key(f"use:{paper.id}", scene.say("sheet.use"), UseCard(seat, paper.id)),
        )
        for paper in scene.game.kept_by(seat)
    )


def besides(scene: Scene, seat: Seat) -> tuple[AgreementVM, ...]:
    """Return shares and policies of a player, where there are any, with the key to the market."""
    key = scene.market(seat, scene.say("market.exchange"))
    if key is None:
        return ()
    told = [AgreementVM(f"{holding(scene, seat)}\n{income(scene, seat)}", key)]
    if exemption(scene.game, seat):
        told.append(AgreementVM(capital(scene.words.effects((Exempt(),), scene.game))))
    has = (policy for policy in policies(scene, seat) if policy.held)
    told += [AgreementVM(f"{p.name}: {p.note}\n{p.term}") for p in has]
    return tuple(told)


def agreements(scene: Scene, seat: Seat) -> tuple[AgreementVM, ...]:
    """Return what a player has agreed to and is owed, with the key that settles a debt."""
    game, say, found = scene.game, scene.say, []
    for paper in game.papers.values():
        told = scene.words.agreement(paper, game)
        if seat not in {paper.holder, paper.against} or not game.in_force(paper):
            continue
        if (claim := due_of(game, paper)) is None:
            found += [AgreementVM(capital(told))] if told else []
            continue
        if seat == claim.creditor:
            key = scene.key(f"claim:{paper.id}", say("sheet.claim"), Claim(seat, paper.id))
        else:
            key = scene.key(f"pay_up:{paper.id}", say("pay"), PayUp(seat, paper.id))
        owed = say(
            "sheet.owed",
            payer=scene.player(claim.debtor).name,
            payee=scene.player(claim.creditor).name,
            text=claimed(scene, claim),
        )
        found.append(AgreementVM(capital(told or owed), key))
    return tuple(found)


def group(scene: Scene, seat: Seat, name: str) -> GroupVM:
    """Return one industry the seat has a stake in."""
    game = scene.game
    printed, row = game.edition.groups[name], game.edition.rows[name]
    whole = game.free(seat, name) == len(row)
    own = sum(1 for deed in row if game.owner(deed) == seat)
    note = scene.say("sheet.whole") if whole else scene.say("sheet.part", count=own, most=len(row))
    deeds = tuple(plot(scene, seat, deed) for deed in row)
    return GroupVM(
        printed.colour, printed.icon, printed.name.in_(scene.language), note, deeds, whole
    )


def plot(scene: Scene, seat: Seat, name: DeedId) -> DeedVM:
    """Return one plot of an industry."""
    game, deed = scene.game, scene.game.edition.deeds[name]
    held = game.holdings.get(name)
    owner = None if held is None or held.owner == seat else scene.player(held.owner)
    mortgaged = bool(held and held.mortgaged)
    note = scene.say("sheet.free") if held is None else ""
    if mortgaged:
        note = scene.say("sheet.mortgaged")
    return DeedVM(
        name,
        deed.name.in_(scene.language),
        bool(held and held.owner == seat),
        game.level(name),
        len(game.edition.ladder.steps),
        str(deed.price),
        mortgaged,
        owner,
        note,
    )


def keys(scene: Scene, seat: Seat, deed: DeedId) -> tuple[KeyVM, ...]:
    """Return what may be done with a plot; what is forbidden is grey and says why."""
    say, mortgaged = scene.say, scene.game.holdings[deed].mortgaged
    found = []
    if buildable := isinstance(scene.game.edition.deeds[deed], Plot):
        build = note(scene, "-", sum_of(scene, "building", seat, deed))
        build = step(scene, scene.game.level(deed), build)
        found = [offer(scene, "build", say("sheet.build"), Build(seat, deed), "house", build)]
    if scene.game.options.sell_plot_to_bank != "no" and not scene.game.level(deed):
        back = note(scene, "+", sum_of(scene, "return", seat, deed))
        sale = SellDeed(seat, deed)
        found += [offer(scene, "sell_deed", say("sheet.sell_deed"), sale, "bank", back)]
    elif buildable:
        sell = note(scene, "+", sum_of(scene, "sale", seat, deed))
        sell = step(scene, scene.game.level(deed) - 1, sell)
        found += [offer(scene, "sell", say("sheet.sell"), Sell(seat, deed), "minus", sell)]
    topic = "redemption" if mortgaged else "pledge"
    loan = note(scene, "-" if mortgaged else "+", sum_of(scene, topic, seat, deed))
    if mortgaged:
        redeem = Redeem(seat, deed)
        found.append(offer(scene, "redeem", say("sheet.redeem"), redeem, "key", loan))
    else:
        pledge = Mortgage(seat, deed)
        found.append(offer(scene, "mortgage", say("sheet.mortgage"), pledge, "lock", loan))
    return tuple(found)


def sum_of(scene: Scene, topic: str, seat: Seat, deed: DeedId) -> int:
    """Return what something to do with a plot costs or brings."""
    return scene.table.assess(Levy(topic, seat, deed=deed)).total


def note(scene: Scene, sign: str, amount: int) -> str:
    """Return what an act does to the purse."""
    return f"{'−' if sign == '-' else '+'}{scene.money(amount)}"


def step(scene: Scene, level: int, gain: str) -> str:
    """Return what a building at this step of the ladder is called, and what it costs or brings."""
    steps = scene.game.edition.ladder.steps
    if not 0 <= level < len(steps):
        return gain
    return f"{scene.words.piece(steps[level], scene.game.edition)}, {gain}"


def offer(scene: Scene, name: str, label: str, command: Command, icon: str, gain: str) -> KeyVM:
    """Return one key; where it is forbidden, with the reason as its note, in a few words if any."""
    key, ruling = scene.key(name, label, command, icon=icon, note=gain), scene.table.judge(command)
    if not isinstance(ruling, Refused):
        return key
    article = ruling.ground.article.partition(".")[2]
    brief = scene.say(f"sheet.not.{article}") if article in BRIEF else key.refusal
    return replace(key, note=brief)
