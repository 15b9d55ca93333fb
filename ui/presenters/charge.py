"""What a seat is about to pay, and what it cannot pay yet."""

from __future__ import annotations

from msgspec.structs import replace

from companion.agenda import Debt, Do
from companion.clauses import Promise, Spare
from companion.commands import Accept, Retire
from companion.deferred import Owe
from companion.ledger import DeedId, Seat, purse, seat_of
from companion.ruling import Levy
from companion.shares import held
from ui.presenters.at_hand import folded
from ui.presenters.claims import claims_key
from ui.presenters.frame import frame
from ui.presenters.heads import head
from ui.presenters.policies import shown
from ui.presenters.scene import Scene
from ui.presenters.slips import capital, due_slip
from ui.presenters.vm import KeyVM, PartyVM, RowVM, SlipVM
from ui.presenters.vm_table import ChargeVM, DebtVM


def charge(scene: Scene, item: Do, owe: Owe) -> ChargeVM:
    """Return the slip of what falls due, and what it does to both sides."""
    seat, say = item.seat, scene.say
    assert seat is not None
    return ChargeVM(
        frame(scene),
        head(scene, seat),
        agreed(scene, seat, owe, due_slip(scene, seat, owe)),
        (scene.party(purse(seat), -owe.total), creditor(scene, owe)),
        (
            *folded(scene, seat, shown(scene, seat)),
            deal_key(scene, seat),
            scene.sheet(seat, say("pledge")),
        ),
        scene.key("accept", say("pay"), Accept(seat), tone="primary"),
    )


def deal_key(scene: Scene, seat: Seat) -> KeyVM:
    """Return the key to come to terms: by a deal, or where none are made, by a transfer."""
    label = scene.say("deal")
    return scene.trade(seat, label) or KeyVM("tab:bank", label, "swap")


def agreed(scene: Scene, seat: Seat, owe: Owe, slip: SlipVM) -> SlipVM:
    """Return the slip of a rent with the agreements that the table itself has to see to."""
    if owe.topic != "rent":
        return slip
    deed = owe.charges[0].sum.lines[0].facts.get("deed")
    owner = seat_of(owe.charges[0].payee)
    told = [
        scene.words.agreement(paper, scene.game)
        for paper in scene.game.papers.values()
        if scene.game.in_force(paper) and speaks_of(scene, paper.says, (seat, owner), str(deed))
    ]
    rows = (RowVM(scene.say("agreed"), rule=capital(text)) for text in told)
    return replace(slip, rows=(*slip.rows, *rows))


def speaks_of(scene: Scene, says: object, sides: tuple[Seat, Seat | None], deed: DeedId) -> bool:
    """Return whether a clause that nothing enforces is about the rent of one to the other."""
    group = scene.game.edition.deeds[deed].group
    match says:
        case Spare(payer, payee, only, within):
            return (payer, payee) == sides and only in {None, deed} and within in {None, group}
        case Promise(by, to):
            return (to, by) == sides
    return False


def shares_key(scene: Scene, seat: Seat) -> tuple[KeyVM, ...]:
    """Return the key to where a debtor sells the shares there are."""
    key = scene.market(seat, scene.say("market.sell_for_debt"))
    return (key,) if key and held(scene.game, seat) else ()


def creditor(scene: Scene, owe: Owe) -> PartyVM:
    """Return who gets what is owed; several are told by what they are together."""
    payees = {part.payee for part in owe.charges}
    if len(payees) == 1:
        return scene.party(payees.pop(), owe.total)
    each = {part.sum.total for part in owe.charges}
    if len(each) == 1:
        return PartyVM(scene.say("to_each", sum=scene.money(each.pop())), None, None)
    return PartyVM(scene.say("to_all"), None, None)


def debt(scene: Scene, item: Debt) -> DebtVM:
    """Return the slip of a debt, what is missing, and the ways to raise it."""
    seat, say, owed = item.seat, scene.say, item.owe.total
    means, cash = scene.table.assess(Levy("means", seat)).total, scene.game.cash(seat)
    slip = due_slip(scene, seat, item.owe)
    rows = [*slip.rows, RowVM(say("debt.have", name=scene.player(seat).name), scene.money(cash))]
    if short := max(0, owed - cash):
        text = say("debt.raise") if means >= owed else say("debt.beyond")
        rows.append(RowVM(text, alarm=say("debt.short", sum=scene.money(short))))
    up_to = say("debt.up_to", sum=scene.money(means - cash))
    raise_ = scene.sheet(seat, say("debt.pledge"), note=up_to)
    keys = (
        replace(raise_, tone="primary") if short else raise_,
        *folded(scene, seat, shown(scene, seat)),
        *claims_key(scene, seat),
        *shares_key(scene, seat),
        deal_key(scene, seat),
        scene.key("bankrupt", say("bankrupt"), Retire(seat), tone="ghost"),
    )
    main = scene.key("accept", say("pay"), Accept(seat), tone="plain" if short else "primary")
    return DebtVM(frame(scene), head(scene, seat), replace(slip, rows=tuple(rows)), keys, main)
