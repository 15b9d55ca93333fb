"""Cells that change places: what leads to them goes along."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.cards import Card
from companion.edition import Edition
from companion.effects import GoTo, Keep, OneOf, Receive, Send
from companion.proof import Proof, enter, faults, fields, published
from companion.proof.held import inspection
from companion.proof.kinds import kind_of
from tests.tables import CLASSIC, EDITIONS, ELITE


def test_two_plots_change_places_with_all_that_is_printed_on_them() -> None:
    proof = enter(Proof(ELITE), "cells[1].place", "2", "ru")
    assert proof.edition.printed[1:3] == ("casino", "cinema")
    assert proof.edition.deeds == ELITE.deeds
    assert faults(proof) == ()


def test_the_cell_that_was_asked_for_counts_as_compared_and_the_other_does_not() -> None:
    proof = enter(Proof(ELITE), "cells[1].place", "2", "ru")
    assert [cell.unverified for cell in proof.edition.cells[1:3]] == [(), ("landing",)]


def test_a_card_that_leads_to_a_cell_leads_to_where_it_lies_now() -> None:
    reads = (OneOf(((GoTo(1),), (Keep((GoTo(2),)),))), GoTo(9))
    deck = replace(CLASSIC.decks["movement"], cards={"there": Card(reads)})
    board = replace(CLASSIC, decks={**CLASSIC.decks, "movement": deck})
    proof = enter(Proof(board), "cells[1].place", "2", "ru")
    says = proof.edition.decks["movement"].cards["there"].effects
    assert says == (OneOf(((GoTo(2),), (Keep((GoTo(1),)),))), GoTo(9))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_inspection_goes_along_with_what_sends_there(edition: Edition) -> None:
    proof = enter(Proof(edition), "cells[10].place", "12", "ru")
    assert inspection(proof.edition) == 12
    assert [kind_of(proof.edition, index) for index in (12, 30)] == ["inspection", "police"]
    assert Send(10) not in proof.edition.arrest
    assert faults(proof) == ()
    back = enter(proof, "cells[12].place", "10", "ru").edition
    assert (back.arrest, back.cells[30]) == (edition.arrest, edition.cells[30])


def test_what_is_yet_to_be_entered_of_a_cell_goes_along() -> None:
    proof = enter(Proof(CLASSIC), "cells[7].kind", "receive", "ru")
    assert proof.blank == ("cells[7].amount",)
    proof = enter(proof, "cells[7].place", "3", "ru")
    assert proof.blank == ("cells[3].amount",)
    assert enter(proof, "cells[3].amount", "40", "ru").edition.cells[3].landing == (Receive(40),)


def test_start_stays_where_everybody_begins() -> None:
    assert "place" not in {field.what for field in fields(Proof(CLASSIC), "0")}
    assert published(Proof(CLASSIC)).cells[0] == CLASSIC.cells[0]
