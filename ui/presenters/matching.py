"""A correction while it is put together."""

from msgspec import Struct

from companion.words import grouped
from ui.presenters.vm_bank import MatchingVM, MatchVM, OptionVM, SubjectVM


class Correction(Struct):
    """Remember kind, subject, value, flag and note until the correction is made."""

    vm: MatchVM
    kind: int = 0
    subject: str = ""
    value: str = ""
    flag: bool = False
    note: str = ""

    @property
    def page(self) -> MatchingVM:
        """The kind that is open."""
        return self.vm.kinds[self.kind]

    @property
    def chosen(self) -> SubjectVM | None:
        """What is corrected, as the books have it."""
        return next((s for s in self.page.subjects if s.key == self.subject), None)

    def open(self, kind: int) -> None:
        """Turn to another kind."""
        self.kind = kind
        self.choose("")

    def choose(self, subject: str) -> None:
        """Begin from what the books say of a subject."""
        self.subject = subject
        found = self.chosen
        self.value, self.flag = (found.value, found.flag) if found else ("", False)

    def options(self) -> tuple[OptionVM, ...]:
        """Give the values to choose from; cash is typed."""
        if self.page.kind == "built" and self.chosen:
            return tuple(
                OptionVM(str(n), str(n), icon="house") for n in range(self.chosen.most + 1)
            )
        return (self.chosen.options if self.chosen else ()) or self.page.options

    def differs(self) -> bool:
        """Tell whether the table is said to be other than the books."""
        found = self.chosen
        return found is not None and (self.value, self.flag) != (found.value, found.flag)

    @property
    def reason(self) -> str:
        """Give what was typed, or else what is said of every correction."""
        return self.note or self.vm.usual

    def act(self) -> str:
        """Give the name of the correction."""
        parts = ["match", self.page.kind, self.subject, self.value]
        if self.page.kind in ("token", "deed"):
            parts.append(str(int(self.flag)))
        return ":".join((*parts, self.reason))

    def said(self, subject: SubjectVM) -> str:
        """Put into words what the books say of a subject."""
        if self.page.kind == "cash":
            return grouped(int(subject.value))
        return subject.value if self.page.kind == "built" else subject.note
