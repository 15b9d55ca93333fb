"""The screens of the app: what each shows, and what its touches mean. Plain Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ui.places.arbiter import ArbiterPlace
from ui.places.at_hand import AtHandPlace
from ui.places.bank import BankPlace, MatchPlace
from ui.places.beginnings import BeginningsPlace
from ui.places.buttons import Buttons
from ui.places.claims import ClaimsPlace
from ui.places.house import House, Place
from ui.places.join import JoinPlace
from ui.places.ledger import LedgerPlace
from ui.places.map import MapPlace
from ui.places.market import MarketPlace
from ui.places.more import FinishPlace, LeavePlace, MorePlace
from ui.places.overrule import OverrulePlace
from ui.places.proof import ProofPlace
from ui.places.rules import InForcePlace, RulesPlace
from ui.places.settings import PinPlace, SettingsPlace
from ui.places.sheet import SheetPlace
from ui.places.start import EditionsPlace, EveningsPlace, SeatsPlace
from ui.places.table import TablePlace
from ui.places.trade import TradePlace
from ui.places.tray import TrayPlace


class Places:
    """Every place of the app, by name; those that others lead to also by attribute."""

    def __init__(self, house: House) -> None:
        self.editions = EditionsPlace(house)
        self.evenings = EveningsPlace(house)
        self.beginnings = BeginningsPlace(house)
        self.proof = ProofPlace(house)
        self.seats = SeatsPlace(house)
        self.rules = RulesPlace(house)
        self.in_force = InForcePlace(house)
        self.table = TablePlace(house)
        self.buttons = Buttons(house, self.table)
        self.sheet = SheetPlace(house)
        self.trade = TradePlace(house)
        self.market = MarketPlace(house)
        self.bank = BankPlace(house)
        self.arbiter = ArbiterPlace(house)
        self.at_hand = AtHandPlace(house)
        self.overrule = OverrulePlace(house)
        self.leave = LeavePlace(house)
        self.settings = SettingsPlace(house)
        self.pin = PinPlace(house)
        self.tray = TrayPlace(house)
        self._named: Mapping[str, Place] = {
            "editions": self.editions,
            "evenings": self.evenings,
            "beginnings": self.beginnings,
            "proof": self.proof,
            "seats": self.seats,
            "rules": self.rules,
            "table": self.table,
            "sheet": self.sheet,
            "claims": ClaimsPlace(house),
            "map": MapPlace(house, self.table),
            "market": self.market,
            "trade": self.trade,
            "bank": self.bank,
            "match": MatchPlace(house),
            "ledger": LedgerPlace(house),
            "arbiter": self.arbiter,
            "at_hand": self.at_hand,
            "overrule": self.overrule,
            "in_force": self.in_force,
            "join": JoinPlace(house),
            "more": MorePlace(house),
            "finish": FinishPlace(house),
            "leave": self.leave,
            "settings": self.settings,
            "pin": self.pin,
            "tray": self.tray,
        }

        self._arrivals: Mapping[str, Callable[..., None]] = {
            "editions": self.editions.open,
            "evenings": self.evenings.open,
            "beginnings": self.beginnings.open,
            "proof": self.proof.open,
            "seats": self.seats.open,
            "rules": self.rules.open,
            "in_force": self.in_force.open,
            "sheet": self.sheet.open,
            "trade": self.trade.open,
            "market": self.market.open,
            "bank": self.bank.open,
            "arbiter": self.arbiter.open,
            "at_hand": self.at_hand.open,
            "overrule": self.overrule.open,
            "leave": self.leave.open,
            "settings": self.settings.open,
            "pin": self.pin.open,
            "tray": self.tray.open,
        }

    def __getitem__(self, name: str) -> Place:
        return self._named[name]

    def enter(self, name: str, *what: Any) -> None:
        """Let a place know that one comes there, and about what."""
        if what or name in {"editions", "evenings", "beginnings", "in_force", "arbiter", "bank"}:
            self._arrivals[name](*what)
