"""How a fact of a message is told, by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from companion.game import Game
from companion.words import deals, decks, house

if TYPE_CHECKING:
    from companion.words import Words

Tell: TypeAlias = Callable[["Words", Any, Game], str]


def _each(names: str, tell: Tell) -> dict[str, Tell]:
    return dict.fromkeys(names.split(), tell)


KINDS: dict[str, Tell] = {
    **_each(
        "seat owner bidder target proposer partner client",
        lambda words, seat, game: words.seat(seat, game),
    ),
    **_each(
        "account payer payee giver taker keeper pot to",
        lambda words, account, game: words.account(account, game),
    ),
    **_each("deed", lambda words, deed, game: words.deed(deed, game)),
    **_each("deeds", lambda words, deeds, game: words.deeds(deeds, game)),
    **_each("group", lambda words, group, game: words.group(group, game)),
    **_each("cell", lambda words, cell, game: words.cell(cell, game)),
    **_each("step", lambda words, step, _: words.step(step)),
    **_each("deck", lambda words, deck, game: words.deck(deck, game)),
    **_each("card", lambda words, card, game: decks.card(words, card[0], card[1], game)),
    **_each("paper", decks.paper),
    **_each("cards", decks.entered),
    **_each("kept", decks.kept),
    **_each("ways", decks.ways),
    **_each("each", decks.prices),
    **_each("scope", decks.scope),
    **_each("icon", decks.icon),
    **_each("symbols", lambda words, symbols, game: words.symbols(symbols, game)),
    **_each("level", lambda words, level, game: words.level(level, game.edition)),
    **_each("via", lambda words, via, game: words.via(via, game)),
    **_each(
        "price cash could short sum least stake base amount bid",
        lambda words, sum_, game: words.money(sum_, game.edition),
    ),
    **_each("count most percent commission", lambda words, number, _: words.number(number)),
    **_each("policy", lambda words, name, game: words.policy(name, game.edition)),
    **_each("piece", lambda words, piece, game: words.piece(piece, game.edition)),
    **_each("pieces", lambda words, pieces, game: words.pieces(pieces[0], pieces[1], game.edition)),
    **_each("topic", lambda words, topic, _: words.topic(topic)),
    **_each("item", lambda words, item, _: words.item(item)),
    **_each("dice", lambda _, dice, __: " + ".join(map(str, dice))),
    **_each("lot", decks.lot),
    **_each("gives gets", deals.basket),
    **_each("clauses", deals.clauses),
    **_each("effects", lambda words, effects, game: words.effects(effects, game)),
    **_each("rule", lambda words, rule, _: words.plain(f"option.{rule}")),
    **_each("options", lambda words, options, game: house.changes(words, game.edition, options)),
    **_each("text reason note", lambda _, text, __: str(text)),
}
