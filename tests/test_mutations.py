"""What the mutations break must still stand in the rules; running them is a matter of its own."""

from __future__ import annotations

from tests.mutations import misfits, mutations


def test_every_mutation_breaks_a_passage_that_stands_once() -> None:
    assert [*misfits()] == []


def test_no_mutation_is_made_twice() -> None:
    broken = [(mutation.file, mutation.old, mutation.new) for mutation in mutations()]
    assert len(set(broken)) == len(broken)
