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
from ui.places.house import House, Opened, Place
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

MAKES: Mapping[str, Callable[[House], Place]] = {
    "editions": EditionsPlace,
    "evenings": EveningsPlace,
    "beginnings": BeginningsPlace,
    "proof": ProofPlace,
    "seats": SeatsPlace,
    "rules": RulesPlace,
    "sheet": SheetPlace,
    "claims": ClaimsPlace,
    "market": MarketPlace,
    "trade": TradePlace,
    "bank": BankPlace,
    "match": MatchPlace,
    "ledger": LedgerPlace,
    "arbiter": ArbiterPlace,
    "at_hand": AtHandPlace,
    "overrule": OverrulePlace,
    "in_force": InForcePlace,
    "join": JoinPlace,
    "more": MorePlace,
    "finish": FinishPlace,
    "leave": LeavePlace,
    "settings": SettingsPlace,
    "pin": PinPlace,
    "tray": TrayPlace,
}
"""The places that nobody asks but by their names."""
ANEW = frozenset({"editions", "evenings", "in_force", "arbiter", "bank", "match"})
"""Where one begins anew whenever one comes; elsewhere only who comes about something does."""


class Places:
    """Every place of the app, by name."""

    def __init__(self, house: House) -> None:
        self.table = TablePlace(house)
        self.buttons = Buttons(house, self.table)
        self._named: Mapping[str, Place] = {
            **{name: make(house) for name, make in MAKES.items()},
            "table": self.table,
            "map": MapPlace(house, self.table),
        }

    def __getitem__(self, name: str) -> Place:
        return self._named[name]

    def enter(self, name: str, *what: Any) -> None:
        """Let a place know that one comes there, and about what."""
        place = self._named[name]
        if what or name in ANEW:
            assert isinstance(place, Opened)
            place.open(*what)
