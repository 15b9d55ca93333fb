"""Bar: undo under the rail, six tabs, rotate."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import Box, hide, match, put
from ui.presenters.vm import BarVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.tap import Tap


class Tab(Tap):
    """Show icon over label; the open one takes the stage's colour and a brass top."""

    icon = StringProperty("table")
    label = StringProperty()
    current = BooleanProperty(defaultvalue=False)
    dot = BooleanProperty(defaultvalue=False)

    def arrange(self) -> None:
        """Stand the label under the icon."""
        put(self.ids.label, self, 0, (self.h - 43) / 2 + 27, self.w, 16)


class Bar(Box):
    """Show undo with what it will undo, the tabs and rotate."""

    tall = BooleanProperty(defaultvalue=False)
    undo_note = StringProperty()

    def show(self, vm: BarVM) -> None:
        """Take words and the open tab."""
        self.ids.undo.label, self.undo_note = vm.undo, vm.undo_note
        self.ids.undo.off = not vm.can_undo
        self.ids.rotate.off, self.ids.rotate.refusal = bool(vm.fixed), vm.fixed
        for tab, tab_vm in zip(match(self.ids.tabs, vm.tabs, Tab), vm.tabs, strict=True):
            tab.name, tab.icon, tab.label = f"tab:{tab_vm.name}", tab_vm.icon, tab_vm.label
            tab.current, tab.dot = tab_vm.name == vm.current, tab_vm.dot

    def arrange(self, rail: float = 208) -> None:
        """Let undo fill the rail's width; rotate leaves the bar in portrait."""
        ids, h = self.ids, self.h
        undo, tabs = ids.undo, ids.tabs.children[::-1]
        if self.tall:
            undo.form, undo.icon_dp, undo.label_dp, undo.note = "stack", 22, 15, ""
            put(undo, self, 6, 5, 84, 50)
            hide(ids.rotate)
            left, right = 96.0, self.w - 4
        else:
            undo.form, undo.icon_dp, undo.label_dp, undo.note = "left", 24, 17, self.undo_note
            put(undo, self, 8, 4, rail - 16, 48)
            put(ids.rotate, self, self.w - 60, 4, 52, 48)
            left, right = rail, self.w - 64
        wide = (right - left) / max(1, len(tabs))
        for i, tab in enumerate(tabs):
            put(tab, self, left + i * wide, 0, wide, h)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Tab>:
    canvas.before:
        Color:
            rgba: theme.stage if self.current else theme.bar
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.brass_text if self.current else theme.bar
        Sprite:
            art: 'white'
            box: self.x, self.top - dp(3), self.width, dp(3)
        Color:
            rgba: theme.brass_text if self.current else theme.text_2
        Sprite:
            art: self.icon, 24
            box:
                (self.center_x - dp(12), self.top - (self.height - dp(42)) / 2 - dp(24),
                dp(24), dp(24))
        Color:
            rgba: theme.brass
        Sprite:
            art: 'disc', 10
            box:
                ((self.center_x + dp(14), self.top - dp(15), dp(10), dp(10))
                if self.dot else nowhere)
    Text:
        id: label
        role: 'label'
        face: 'ui_bold' if root.current else ''
        text: root.label
        across: .5
        ink: theme.brass_text if root.current else theme.text_2
<Bar>:
    canvas.before:
        Color:
            rgba: theme.bar
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
    Key:
        id: undo
        name: 'undo'
        icon: 'undo'
        note_face: 'narrow'
        gap: 10
    Widget:
        id: tabs
    Key:
        id: rotate
        name: 'rotate'
        icon: 'rotate'
        icon_dp: 26
""")
