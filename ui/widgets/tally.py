"""Columns: how often each sum fell. FaceTable: how often each die showed each face."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from ui.layout import Box, match, put
from ui.presenters.vm_tray import ColumnVM, FacesVM
from ui.text import Text
from ui.widgets.dice import SmallDie


class Column(Box):
    """Show one sum: a bar, its count over it, and a line as high as with fair dice."""

    high, usual = NumericProperty(0), NumericProperty(0)
    here = BooleanProperty(defaultvalue=False)

    def show(self, vm: ColumnVM, most: float) -> None:
        """Take a sum; `most` fills the height."""
        self.high, self.usual, self.here = vm.count / most, vm.usual / most, vm.here
        self.ids.sum.text, self.ids.count.text = str(vm.sum), str(vm.count or "")

    def arrange(self) -> None:
        """Stand the bar on its label; the count is over whatever is higher."""
        room = self.h - 28 - 20
        top = room * max(self.high, self.usual if self.high < self.usual else 0)
        put(self.ids.count, self, -4, room - top - 1, self.w + 8, 16)
        put(self.ids.sum, self, -4, self.h - 26, self.w + 8, 24)
        self.bar = dp(room)


class Columns(Box):
    """Show how often each sum fell."""

    def show(self, columns: tuple[ColumnVM, ...]) -> None:
        """Take the columns, the highest of which fills the height."""
        most = max((max(c.count, c.usual) for c in columns), default=0) or 1
        for column, vm in zip(match(self.ids.box, columns, Column), columns, strict=True):
            column.show(vm, most)

    def arrange(self) -> None:
        """Lay the columns side by side."""
        columns = self.ids.box.children[::-1]
        step = self.w / max(1, len(columns))
        for n, column in enumerate(columns):
            wide = min(36, step - 6)
            put(column, self, n * step + (step - wide) / 2, 0, wide, self.h)


class FaceTable(Box):
    """Show how often each die showed each face."""

    title = StringProperty()

    def show(self, title: str, rows: tuple[FacesVM, ...]) -> None:
        """Take a row for each die."""
        self.title = title
        for n, die in enumerate(match(self.ids.dice, range(6), SmallDie), 1):
            die.face = n
        cells = [(text, row.odd) for row in rows for text in (row.name, *row.counts)]
        for n, (cell, (text, odd)) in enumerate(
            zip(match(self.ids.cells, cells, FaceCount), cells, strict=True)
        ):
            cell.text, cell.odd, cell.head = text, odd, n % 7 == 0
            cell.across = 0 if cell.head else 0.5

    def arrange(self) -> None:
        """Lay the faces over their counts."""
        lead = min(90, self.w * 0.2)
        step = (self.w - lead - 4) / 6
        cells = self.ids.cells.children[::-1]
        low = (self.h - 46) / max(1, len(cells) // 7)
        put(self.ids.title, self, 12, 12, lead - 12, 24)
        for n, die in enumerate(self.ids.dice.children[::-1]):
            put(die, self, lead + n * step + (step - 34) / 2, 6, 34, 34)
        for n, cell in enumerate(cells):
            row, column = divmod(n, 7)
            x, wide = (12, lead - 8) if not column else (lead + (column - 1) * step, step)
            put(cell, self, x, 42 + row * low, wide, low)


class FaceCount(Text):
    """Show a count, or which die it is of; a watched one stands out."""

    odd, head = BooleanProperty(defaultvalue=False), BooleanProperty(defaultvalue=False)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Column>:
    bar: 0
    canvas.before:
        Color:
            rgba: theme.brass if self.here else theme.chart_bar
        Patch:
            shape: 'round-6'
            box:
                ((self.x, self.y + dp(28), self.width, max(dp(3), self.bar * self.high))
                if self.high else nowhere)
        Color:
            rgba: theme.text
        Sprite:
            art: 'white'
            box:
                (self.x - dp(3), self.y + dp(27) + self.bar * self.usual,
                self.width + dp(6), dp(3) if self.usual else 0)
    Text:
        id: count
        role: 'micro'
        points: 15
        across: .5
    Text:
        id: sum
        role: 'money_s'
        across: .5
        ink: theme.brass_text if root.here else theme.text_2
<Columns>:
    Box:
        id: box
<FaceTable>:
    Text:
        id: title
        text: root.title
    Box:
        id: dice
    Box:
        id: cells
<FaceCount>:
    role: 'body' if self.head else 'money_s'
    ink: theme.warn if self.odd else theme.text
""")
