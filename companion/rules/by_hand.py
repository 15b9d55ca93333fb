"""What holds for every entry that is made by hand, whichever chapter makes it."""

from __future__ import annotations

from companion.assessment import Assessment
from companion.game import Game
from companion.ledger import BANK, Account, Money
from companion.rules.draft import Article, Draft, Refusal


def reason(text: str) -> str:
    """Return the reason given; every entry by hand has one."""
    if not text.strip():
        raise Refusal(Article.NO_REASON)
    return text.strip()


def check(game: Game, payer: Account, payee: Account, amount: Money) -> None:
    """Refuse accounts that are not there or are the same one, and a sum that is none."""
    for account in (payer, payee):
        if account not in game.accounts:
            raise Refusal(Article.NO_ACCOUNT, text=account)
    if payer == payee:
        raise Refusal(Article.SAME_ACCOUNT, account=payer)
    if amount <= 0:
        raise Refusal(Article.NO_SUM)


def pay(draft: Draft, payer: Account, payee: Account, sum_: Assessment) -> None:
    """Move money at once; refuse more than there is."""
    check(draft.game, payer, payee, sum_.total)
    cash = draft.game.ledger.balance(payer)
    if payer != BANK and cash < sum_.total:
        raise Refusal(Article.OVERDRAFT, account=payer, cash=cash, short=sum_.total - cash)
    draft.pay(payer, payee, sum_)
