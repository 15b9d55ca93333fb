"""The screens: each takes a view model in show(vm) and calls act(name)."""

from ui.presenters.vm_table import CardVM, ChargeVM, DebtVM, PlotVM, QuestionVM, RollVM
from ui.screens.base import Screen
from ui.screens.card import CardScreen
from ui.screens.charge import ChargeScreen
from ui.screens.debt import DebtScreen
from ui.screens.plot import PlotScreen
from ui.screens.question import QuestionScreen
from ui.screens.roll import RollScreen

SCREENS: dict[type, type[Screen]] = {
    CardVM: CardScreen,
    ChargeVM: ChargeScreen,
    DebtVM: DebtScreen,
    PlotVM: PlotScreen,
    QuestionVM: QuestionScreen,
    RollVM: RollScreen,
}
