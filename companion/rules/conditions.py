"""What happens to a seat only under a house rule, or only if it came in a certain way."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from companion.agenda import Do
from companion.effects import ByRule, Effect, OnlyVia
from companion.rules.book import Chapter
from companion.rules.draft import Draft


class Article(StrEnum):
    """A condition charges and refuses nothing: what it leads to does."""


def by_rule(draft: Draft, do: Do, effect: ByRule) -> None:
    """Let happen what the house rule says, as if it stood there alone."""
    instead(draft, do, effect.cases[draft.game.options.setting(effect.rule)])


def only_via(draft: Draft, do: Do, effect: OnlyVia) -> None:
    """Let it happen to whom this way has brought."""
    if do.via == effect.via:
        instead(draft, do, effect.effects)


def instead(draft: Draft, do: Do, effects: tuple[Effect, ...]) -> None:
    """Let *effects* happen in the place of the condition."""
    draft.then(*(msgspec.structs.replace(do, effect=effect) for effect in effects))


CHAPTER = Chapter("conditions", Article, effects={ByRule: by_rule, OnlyVia: only_via})
