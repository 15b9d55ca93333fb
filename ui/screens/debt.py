"""Screen 21: more is owed than there is; the debt waits until cash is raised."""

from ui.presenters.vm import KeyVM
from ui.screens.slipped import SlipScreen


class DebtScreen(SlipScreen):
    """Raise cash; paying is the last key, and becomes the primary one once it is possible."""

    main_h = 62

    def show_main(self, vm: KeyVM, total: int, unit: str) -> None:  # noqa: ARG002
        """Show the last key without the sum: the slip says it large enough."""
        super().show_main(vm, 0, unit)
        self.ids.main.tone = vm.tone
