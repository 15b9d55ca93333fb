"""The screens: each takes a view model in show(vm) and calls act(name)."""

from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_bank import BankVM, MatchVM
from ui.presenters.vm_end import StandingsVM
from ui.presenters.vm_jackpot import JackpotVM
from ui.presenters.vm_ledger import LedgerVM
from ui.presenters.vm_map import MapVM
from ui.presenters.vm_market import MarketVM
from ui.presenters.vm_more import AskVM, ErrorVM, JoinVM, MoreVM
from ui.presenters.vm_overrule import OverruleVM
from ui.presenters.vm_proof import ComposeVM, ProofVM
from ui.presenters.vm_rules import InForceVM, RulesVM
from ui.presenters.vm_settings import EarlyPinVM, EarlySettingsVM, PinVM, SettingsVM
from ui.presenters.vm_sheet import SheetVM
from ui.presenters.vm_start import EditionsVM, SeatsVM
from ui.presenters.vm_table import CardVM, ChargeVM, DebtVM, PlotVM, QuestionVM, RollVM
from ui.presenters.vm_trade import DealVM, PartnersVM, TermVM, TradeVM
from ui.presenters.vm_tray import LinesVM, TraysVM, TrayVM, TrialVM
from ui.screens.arbiter import ArbiterScreen
from ui.screens.ask import AskScreen
from ui.screens.auction import AuctionScreen
from ui.screens.bank import BankScreen
from ui.screens.base import Screen
from ui.screens.card import CardScreen
from ui.screens.charge import ChargeScreen
from ui.screens.deal import DealScreen
from ui.screens.debt import DebtScreen
from ui.screens.editions import EditionsScreen
from ui.screens.error import ErrorScreen
from ui.screens.jackpot import JackpotScreen
from ui.screens.join import JoinScreen
from ui.screens.ledger import LedgerScreen
from ui.screens.map import MapScreen
from ui.screens.market import MarketScreen
from ui.screens.match import MatchScreen
from ui.screens.more import MoreScreen
from ui.screens.overrule import OverruleScreen
from ui.screens.partners import PartnersScreen
from ui.screens.pin import EarlyPinScreen, PinScreen
from ui.screens.plot import PlotScreen
from ui.screens.proof import ComposeScreen, ProofScreen
from ui.screens.question import QuestionScreen
from ui.screens.roll import RollScreen
from ui.screens.rules import InForceScreen, RulesScreen
from ui.screens.seats import SeatsScreen
from ui.screens.settings import EarlySettingsScreen, SettingsScreen
from ui.screens.sheet import SheetScreen
from ui.screens.standings import StandingsScreen
from ui.screens.term import TermScreen
from ui.screens.trade import TradeScreen
from ui.screens.tray import TrayScreen
from ui.screens.traylines import LinesScreen
from ui.screens.traylist import TraysScreen
from ui.screens.traytrial import TrialScreen

SCREENS: dict[type, type[Screen]] = {
    ArbiterVM: ArbiterScreen,
    AskVM: AskScreen,
    AuctionVM: AuctionScreen,
    BankVM: BankScreen,
    CardVM: CardScreen,
    ChargeVM: ChargeScreen,
    ComposeVM: ComposeScreen,
    DealVM: DealScreen,
    DebtVM: DebtScreen,
    EarlyPinVM: EarlyPinScreen,
    EarlySettingsVM: EarlySettingsScreen,
    EditionsVM: EditionsScreen,
    ErrorVM: ErrorScreen,
    InForceVM: InForceScreen,
    JackpotVM: JackpotScreen,
    JoinVM: JoinScreen,
    LedgerVM: LedgerScreen,
    LinesVM: LinesScreen,
    MapVM: MapScreen,
    MarketVM: MarketScreen,
    MatchVM: MatchScreen,
    MoreVM: MoreScreen,
    OverruleVM: OverruleScreen,
    PartnersVM: PartnersScreen,
    PinVM: PinScreen,
    PlotVM: PlotScreen,
    ProofVM: ProofScreen,
    QuestionVM: QuestionScreen,
    RollVM: RollScreen,
    RulesVM: RulesScreen,
    SeatsVM: SeatsScreen,
    SettingsVM: SettingsScreen,
    SheetVM: SheetScreen,
    StandingsVM: StandingsScreen,
    TermVM: TermScreen,
    TradeVM: TradeScreen,
    TrayVM: TrayScreen,
    TraysVM: TraysScreen,
    TrialVM: TrialScreen,
}
