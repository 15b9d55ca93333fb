"""A transfer while it is put together."""

from msgspec import Struct

from companion.words import grouped
from ui.presenters.vm import DIGITS
from ui.presenters.vm_bank import AccountVM, BankVM

SUM = "{sum}"
"""Where the sum goes in words that name people, who may be called anything."""


class Remittance(Struct):
    """Remember payer, payee, sum and reason until the transfer is made."""

    vm: BankVM
    payer: str = ""
    payee: str = ""
    amount: int = 0
    reason: str = ""

    def pay_from(self, account: str) -> None:
        """Choose who pays; nobody pays himself."""
        self.payer = account
        if self.payee == account:
            self.payee = ""

    def add(self, note: int) -> None:
        """Lay a note on the counter."""
        self._set(self.amount + note)

    def type(self, what: str) -> None:
        """Type a digit, two noughts, `back` or `clear`."""
        if what == "clear":
            self.amount = 0
        elif what == "back":
            self.amount //= 10
        else:
            self._set(self.amount * 10 ** len(what) + int(what))

    def _set(self, amount: int) -> None:
        if len(str(amount)) <= DIGITS:
            self.amount = amount

    def account(self, key: str) -> AccountVM | None:
        """Give an account by its key."""
        return next((account for account in self.vm.accounts if account.key == key), None)

    @property
    def missing(self) -> int:
        """What the payer has not got, to be shown; whether he may pay is for the arbiter."""
        payer = self.account(self.payer)
        if payer is None or payer.balance is None:
            return 0
        return max(0, self.amount - payer.balance)

    @property
    def ready(self) -> bool:
        """Whether all has been said that a transfer consists of."""
        return bool(self.payer and self.payee and self.amount)

    @property
    def words(self) -> str:
        """What will be left with the payer, or is missing."""
        payer = self.account(self.payer)
        if self.missing:
            return self.vm.short.replace(SUM, grouped(self.missing))
        if payer is None or payer.balance is None:
            return ""
        return payer.left.replace(SUM, grouped(payer.balance - self.amount))

    @property
    def obstacle(self) -> str:
        """What is still to be said, in words."""
        return "" if self.payer and self.payee else self.vm.choose

    @property
    def act(self) -> str:
        """The name of the transfer."""
        return f"pay:{self.payer}:{self.payee}:{self.amount}:{self.reason}"
