"""RulingRow: a line of a ruling; a step has its value, the total after it, and its rule."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from ui.layout import Box, hide, put
from ui.presenters.vm_arbiter import RuledVM
from ui.widgets.paragraph import Paragraph, escape  # noqa: F401  (Paragraph: named in kv)

PAD, EDGE, DISC, INDENT, VALUE = 7, 16, 26, 16, 0.3
MARKS = frozenset({"people", "warn"})
SIGNS = {"may": "check", "may_not": "close"} | {mark: mark for mark in MARKS}
STRONG = MARKS | {"sum"}


class RulingRow(Box):
    """Show words at the left, numbers at the right, and the rule below the words."""

    number, icon = StringProperty(), StringProperty()
    left = NumericProperty(EDGE)  # where the words begin
    ruled, tinted = BooleanProperty(defaultvalue=False), BooleanProperty(defaultvalue=False)

    def show(self, vm: RuledVM) -> None:
        """Take the words and the numbers."""
        self.vm, self.number, self.icon = vm, str(vm.number or ""), SIGNS.get(vm.kind, "")
        self.ruled, self.tinted = vm.kind != "aside", vm.kind in MARKS
        text = escape(vm.text)
        parts = [f"[font=ui_bold]{text}[/font]" if vm.kind in STRONG else text] if text else []
        if vm.kind == "may" and vm.value:
            parts.append(f"[font=ui_bold]{escape(vm.value)}[/font]")
        size = round(dp(15))
        rule = [f"[font=quote]{escape(vm.rule)}[/font]"] if vm.rule else []
        cite = [f"[size={size}]{escape(vm.cite)}[/size]"] if vm.cite else []
        self.ids.text.text, self.ids.rule.text = "\n".join(parts), "\n".join((*rule, *cite))
        marked = bool(self.number or self.icon or vm.kind == "step")
        self.left = EDGE + (DISC + 10 if marked else 0) + INDENT * (vm.depth + (vm.kind == "aside"))
        total = f"\n[size={size}]= {escape(vm.total)}[/size]" if vm.total else ""
        value = "" if vm.kind == "may" else vm.value
        self.ids.value.text = f"[font=ui_bold]{escape(value)}[/font]{total}" if value else ""

    def measure(self, width: float) -> float:
        """Give the height in dp at this width in dp."""
        value = self.ids.value
        value.text_size = None, None
        value.texture_update()
        wide = value.texture_size[0] / dp(1) if value.text else 0
        self.value_w = min(wide, width * VALUE) + 1 if wide else 0
        self.value_h = value.measure(self.value_w) if wide else 0
        room = width - self.left - EDGE - (self.value_w + 12 if wide else 0)
        self.text_h, self.rule_h = self.ids.text.measure(room), self.ids.rule.measure(room)
        return (
            max(self.text_h + self.rule_h, self.value_h, DISC if self.number or self.icon else 0)
            + 2 * PAD
        )

    def arrange(self) -> None:
        """Put both on the first line."""
        ids, w = self.ids, self.w
        room = w - self.left - EDGE - (self.value_w + 12 if self.value_w else 0)
        put(ids.text, self, self.left, PAD, room, self.text_h)
        put(ids.rule, self, self.left, PAD + self.text_h, room, self.rule_h)
        if self.value_w:
            put(ids.value, self, w - EDGE - self.value_w, PAD, self.value_w, self.value_h)
        else:
            hide(ids.value)
        if self.number:
            put(ids.number, self, self.left - DISC - 10, PAD + 2, DISC, 22)
        else:
            hide(ids.number)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<RulingRow>:
    canvas.before:
        Color:
            rgba: theme.paper_2 if self.tinted else theme.paper
        Sprite:
            art: 'white'
            box: (*self.pos, self.width, self.height)
        Color:
            rgba: theme.paper_line
        Sprite:
            art: 'white'
            box: (self.x, self.top - dp(1), self.width, dp(1)) if self.ruled else nowhere
        Color:
            rgba: theme.ink
        Sprite:
            art: 'disc', 26
            box:
                ((self.x + dp(self.left - 36), self.top - dp(33), dp(26), dp(26))
                if self.number else nowhere)
        Sprite:
            art: self.icon or 'check', 22
            box:
                ((self.x + dp(18), self.top - dp(31), dp(22), dp(22))
                if self.icon else nowhere)
    Text:
        id: number
        role: 'note'
        face: 'ui_bold'
        across: .5
        text: root.number
        ink: theme.paper
    Paragraph:
        id: text
        halign: 'left'
    Paragraph:
        id: rule
        points: 16
        color: theme.ink_2
        halign: 'left'
    Paragraph:
        id: value
        halign: 'right'
""")
