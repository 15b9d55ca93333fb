"""The dice of the throw that is due: touched in, drawn by the app, or read by the tray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.agenda import dice_for
from companion.commands import Roll
from ui.places.house import House
from ui.presenters.roll import TrayView, throw_due
from ui.tray import Presence, Proposal, TrayNews

if TYPE_CHECKING:
    from companion.ledger import Seat

NOT_TOUCHED = ()


class DiceDesk:
    """Gathers the faces of a throw, and enters it once all are known."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._touched: tuple[int, ...] = NOT_TOUCHED

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces known so far, one for each die of the throw, 0 for a die that is not."""
        proposal = self._director.tray.proposal
        return proposal.faces if proposal else self._touched or (0,) * self._due

    @property
    def _due(self) -> int:
        table = self._director.table
        return dice_for(table.game.item) if table else 0

    @property
    def _rule(self) -> str:
        """What the table has agreed on for a die that does not lie flat."""
        table = self._director.table
        return table.game.options.dice_off_table if table else ""

    @property
    def tray(self) -> TrayView:
        """How the tray stands to this throw."""
        tray, say = self._director.tray, self._director.say
        presence, proposal = tray.presence, tray.proposal
        detail = say(presence.reason, text=presence.detail) if presence.reason else ""
        if proposal is None:
            return TrayView(presence.state, detail, other=tray.other)
        auto = tray.sure and self._director.settings.dice_confirm == "auto"
        doubt = say(proposal.doubt) if proposal.doubt else ""
        before = tray.beside.reading.dice if tray.beside else ()
        if before and not doubt:
            doubt = say("tray.beside")
        elif tray.after_unread and not doubt:
            doubt = say(f"tray.after.{self._rule}")
        dice, rival = proposal.reading.dice, proposal.rival
        return TrayView(presence.state, detail, dice, doubt, auto, proposal.id, rival, before)

    def act(self, verb: str, rest: str, seat: Seat) -> None:
        """Take a touch that has to do with the dice."""
        lot, tray = self._director.lot, self._director.tray
        match verb, rest:
            case "die", _:
                self._touch(seat, *(int(part) for part in rest.split(":")))
            case "rng", _:
                tray.put_aside()
                self._throw(seat, tuple(lot.randint(1, 6) for _ in range(self._due)), "screen")
            case "tray", "accept":
                self._accept(seat, tray.proposal, tray.beside or tray.claim)
            case "tray", "before":
                self._accept(seat, tray.beside, tray.proposal)
            case "tray", "wrong":
                tray.put_aside()
                self._touched = NOT_TOUCHED

    def hear(self, news: TrayNews) -> None:
        """Offer the tray's throw if as many dice are due; otherwise it was for practice."""
        director, tray = self._director, self._director.tray
        if isinstance(news, Presence):
            tray.hear(news)
            return
        table = director.table
        if table is None or table.knows(news.id) or director.place == "tray":
            return  # whoever looks after the tray throws to try it
        tray.hear(news)
        self._touched = NOT_TOUCHED
        if throw_due(table.game) is None:
            tray.turn_away()
            director.refuse(director.say("tray.practice"))
        elif tray.proposal and len(tray.proposal.faces) != self._due:
            tray.turn_away()
            director.refuse(director.say("tray.number", count=self._due))

    def forget(self) -> None:
        """Forget a throw that was begun or offered: what it was for is no longer asked."""
        self._touched = NOT_TOUCHED
        self._director.tray.clear()

    def _touch(self, seat: Seat, row: int, face: int) -> None:
        """Take a face; the same again clears it, another replaces it, the last one throws."""
        tray = self._director.tray
        if tray.proposal:
            self._touched = tray.proposal.faces
            tray.put_aside()
        faces = list(self.faces)
        faces[row] = 0 if faces[row] == face else face
        self._touched = tuple(faces)
        if all(faces):
            self._throw(seat, self._touched, "hand")

    def _throw(self, seat: Seat, dice: tuple[int, ...], source: str) -> None:
        """Enter the dice, with what the tray claimed if it was overruled."""
        claim = self._director.tray.claim
        self._touched = NOT_TOUCHED
        self._enter(seat, dice, source, claim, self._director.tray.beside)

    def _accept(self, seat: Seat, chosen: Proposal | None, other: Proposal | None) -> None:
        """Enter a throw the tray has made out; another that waited is kept beside it."""
        if chosen and all(chosen.faces):
            self._enter(seat, chosen.faces, "tray", chosen, other)

    def _enter(
        self,
        seat: Seat,
        dice: tuple[int, ...],
        source: str,
        claim: Proposal | None,
        other: Proposal | None,
    ) -> None:
        """Enter the throw; whoever has made one needs no hint any more."""
        reading = claim.reading if claim else None
        roll = Roll(seat, dice, source, reading, other.reading if other else None)
        if not self._director.settings.hint_seen:
            self._director.set(hint_seen=True)
        self._director.submit(roll, claim.id if claim else "")
