"""What is heard of what was written; the tokens give each cue its sound."""

from __future__ import annotations

from companion.agenda import Auction, Do, Throw
from companion.assessment import articles
from companion.deferred import Spin
from companion.events import Assessed, DeedPassed, Posted
from companion.game import Game
from companion.ledger import MONEY
from ui.change import News

WINS = frozenset({"jackpot.win", "jackpot.times", "jackpot.kassa", "jackpot.crown"})


def cue(news: News) -> str:
    """Return what was the most to hear of it."""
    if news.back:
        return "undone"
    if news.after.over and not news.before.over:
        return "over"
    if any(isinstance(fact, Assessed) and WINS & set(articles(fact.sum)) for fact in news.events):
        return "won"
    if spins(news.before):
        return "spun"
    kinds = {type(fact) for fact in news.events}
    if DeedPassed in kinds and isinstance(news.before.item, Auction):
        return "sold"
    posted = (fact for fact in news.events if isinstance(fact, Posted))
    return "paid" if any(fact.transfer.commodity == MONEY for fact in posted) else "entered"


def spins(game: Game) -> bool:
    """Return whether a throw turns a reel of the slot machine now."""
    item = game.item
    return (
        isinstance(item, Throw) and isinstance(item.then, Do) and isinstance(item.then.effect, Spin)
    )
