"""What a common card changes for long, said step by step."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.lasting import OF_SHARES, Alter
from companion.wheel import FORTUNE

TOPICS = (
    *("let:set", "let:none", "let:times", "plot_tax:set", "plot_tax:none", "plot_tax:times"),
    *("dividend:set", "share_tax:set"),
)
"""What a card may change, each with what becomes of it."""
GROUP, ALL = "group", "all"
"""What is said of a card about one industry first, and of one about all plots."""


class Lasting(Struct, frozen=True):
    """What a common card changes for as long as it lies there, said step by step."""

    begun: bool = False
    topic: str = ""
    op: str = ""
    scope: str | None = None
    value: int | None = None

    def with_(self, step: str, said: str) -> Lasting:
        """Return what is known after one more step; what needs no further answer is filled in."""
        match step:
            case "lasting":
                return Lasting(begun=True)
            case "scope":
                return replace(self, scope=said)
            case "get":
                return replace(self, value=int(said))
        topic, _, op = said.partition(":")
        scope = "" if topic in OF_SHARES else None
        return replace(self, topic=topic, op=op, scope=scope, value=0 if op == "none" else None)

    @property
    def alter(self) -> Alter | None:
        """What the card changes, once all of it is said."""
        if self.scope in {None, GROUP} or self.value is None:
            return None
        kind, _, name = (self.scope or "").partition(":")
        return Alter(
            FORTUNE,
            self.topic,
            "times" if self.op == "times" else "set",
            self.value,
            group=name if kind == GROUP else None,
            number=int(name) if kind == "number" else None,
        )


NOTHING_LASTING = Lasting()


def topic_of(alter: Alter) -> str:
    """Return what of the topics a card changes."""
    none = f"{alter.topic}:none"
    return none if alter.value == 0 and none in TOPICS else f"{alter.topic}:{alter.op}"
