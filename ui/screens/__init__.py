"""The screens: each takes a view model in show(vm) and calls act(name)."""

from ui.presenters.vm_table import ChargeVM, RollVM
from ui.screens.base import Screen
from ui.screens.charge import ChargeScreen
from ui.screens.roll import RollScreen

SCREENS: dict[type, type[Screen]] = {RollVM: RollScreen, ChargeVM: ChargeScreen}
