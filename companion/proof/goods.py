"""The pages of what else is sold: the share cards, and a page for each kind of policy."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.policies import AUCTION, RENT, TAX
from companion.proof.sheet import Field, Proof, amended, fields_of_forms, with_form

TERMS = ("short", "long")
ITEMS = ("one", "all")
NUMBERS = ("price", "point", "dividend", "tax", "supply")
"""What is a number of a share card; of those cards in the box nought says no limit."""


def fields_of_shares(proof: Proof) -> tuple[Field, ...]:
    """Return what is to be entered of the share cards."""
    if (shares := proof.edition.shares) is None:
        return ()
    numbers = (
        Field(
            f"shares.{what}",
            "supply" if what == "supply" else f"share_{what}",
            "number",
            getattr(shares, what) or 0,
            check=what in shares.unverified,
        )
        for what in NUMBERS
    )
    check = "words" in shares.unverified
    words = fields_of_forms("shares.words", "goods_word", shares.words, check=check)
    return (*numbers, *words)


def enter_shares(proof: Proof, field: str, value: str, language: str) -> Proof:
    """Return the proof with one field of the share cards entered."""
    shares = proof.edition.shares
    assert shares is not None
    return amended(proof, shares=_entered(shares, field, value, language))


def fields_of_policy(proof: Proof, name: str) -> tuple[Field, ...]:
    """Return what is to be entered of a kind of policy."""
    policy, place = proof.edition.policies[name], f"policies.{name}"
    risks = (AUCTION, RENT, TAX, *proof.edition.decks)

    def field(what: str, ask: Any, choices: tuple[str, ...] = ()) -> Field:
        now, check = getattr(policy, what), what in policy.unverified
        value = (now or 0) if what == "supply" else now
        shown = what if what == "supply" else f"policy_{what}"
        return Field(f"{place}.{what}", shown, ask, value, choices=choices, check=check)

    check = "words" in policy.unverified
    return (
        field("price", "number"),
        field("term", "choice", TERMS),
        field("covers", "choice", risks),
        field("stays", "choice", policy.covers),
        field("items", "choice", ITEMS),
        field("supply", "number"),
        *fields_of_forms(f"{place}.words", "goods_word", policy.words, check=check),
    )


def enter_policy(proof: Proof, name: str, field: str, value: str, language: str) -> Proof:
    """Return the proof with one field of a policy entered; a risk is added, or taken away."""
    policy = proof.edition.policies[name]
    if field == "covers":
        policy = replace(policy, covers=_turned(policy.covers, value))
        stays = tuple(risk for risk in policy.stays if risk in policy.covers)
        policy = replace(policy, stays=stays)
    elif field == "stays":
        policy = replace(policy, stays=_turned(policy.stays, value))
    else:
        policy = _entered(policy, field, value, language)
    return amended(proof, policies={**proof.edition.policies, name: policy})


def _entered(goods: Any, field: str, value: str, language: str) -> Any:
    """Return share or policy with a word, a number or one of several values entered."""
    what, _, number = field.partition(".")
    if what == "words":
        return replace(goods, words=with_form(goods.words, int(number), value, language))
    if what == "supply":
        return replace(goods, supply=int(value) or None)
    return replace(goods, **{what: int(value) if value.isdigit() else value})


def _turned(risks: tuple[str, ...], risk: str) -> tuple[str, ...]:
    """Return the risks with one more, or without it if it is among them."""
    return tuple(r for r in risks if r != risk) if risk in risks else (*risks, risk)
