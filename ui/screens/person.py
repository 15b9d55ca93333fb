"""PersonScreen: a screen on which somebody's name is typed."""

from ui.screens.typed import TypedScreen
from ui.widgets.person import NAME


class PersonScreen(TypedScreen):
    """Open the keyboard on the name of the view's `person`, if there is one."""

    def handled(self, name: str) -> bool:
        """Open the keyboard on the field of the name."""
        if name == NAME and self.vm.person:
            self.write(self.vm.person.typing)
            return True
        return super().handled(name)
