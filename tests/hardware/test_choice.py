"""Which of several trays is played with: a table of what happens, and what the table is told."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.choice import Choice
from hardware.serial_ports import Listed
from hardware.throw import (
    Chosen,
    Concern,
    Doubted,
    Ignored,
    Notice,
    Quality,
    State,
    Status,
    Throw,
    TrayEvent,
    Trays,
)

PORTS = {
    "A": Listed("/dev/ttyUSB0", 0x1A86, 0x7523, None, "1-1"),
    "B": Listed("/dev/ttyUSB1", 0x1A86, 0x7523, None, "1-2"),
    "C": Listed("/dev/ttyUSB2", 0x1A86, 0x7523, None, "1-3"),
    "F": Listed("/dev/ttyUSB3", 0x10C4, 0xEA60, None, "1-6"),
    "D": Listed("/dev/ttyACM0", 0x2341, 0x0043, "857353", "1-4"),
    "E": Listed("/dev/ttyACM1", 0x2341, 0x0043, "999999", "1-5"),
}
THROW = Throw(dice=("5", "3"), source="tray:T", session="A1B2", seq=1, age=0, quality=Quality.FRESH)


class Table:
    """A choice, what is plugged in, and all that was told."""

    def __init__(self, chosen: str = "") -> None:
        self.choice = Choice(chosen)
        self.plugged: list[str] = []
        self.told: list[TrayEvent] = []

    def do(self, *steps: str) -> "Table":
        """Plug `+A`, unplug `-A`, hear that `A:online` or `A:online NAME`, throw `A!`, use `>A`."""
        for step in steps:
            self.told += self._step(step)
        return self

    def _step(self, step: str) -> list[TrayEvent]:
        mark, state = step[0], step[2:]
        match step[0]:
            case "+":
                self.plugged += step[1:]
            case "-":
                self.plugged.remove(step[1:])
                lost = self.choice.heard(step[1:], Status(State.LOST))
                return lost + self.choice.seen({m: PORTS[m] for m in self.plugged})
            case ">":
                return self.choice.use(step[1:])
            case _ if step[1] == "!":
                return self.choice.heard(mark, THROW)
            case _:
                name, _, tray = state.partition(" ")
                status = Status(State(name), PORTS[mark].path, "", tray or "T" * (name == "online"))
                return self.choice.heard(mark, status)
        return self.choice.seen({m: PORTS[m] for m in self.plugged})

    @property
    def state(self) -> str:
        return [e.state.value for e in self.told if isinstance(e, Status)][-1]

    @property
    def notices(self) -> list[tuple[str, str]]:
        return [(e.concern.value, e.detail) for e in self.told if isinstance(e, Notice)]

    @property
    def chosen(self) -> list[str]:
        return [e.mark for e in self.told if isinstance(e, Chosen)]


TWO = ("+AB", "A:hello", "B:hello")
BOTH = (*TWO, "A:online", "B:online")


@pytest.mark.parametrize(
    ("steps", "active", "state"),
    [
        (("+A",), "A", "opening"),
        (("+A", "A:online"), "A", "online"),
        (TWO, "", "hello"),
        ((*TWO, "A:online"), "", "online"),
        ((*TWO, "A:online", "A:silent"), "", "silent"),
        ((*TWO, "A:online", "B:wrong_device"), "A", "online"),
        ((*TWO, "A:online", "B:denied"), "A", "online"),
        ((*TWO, "A:busy", "B:denied"), "A", "busy"),
        (BOTH, "", "several"),
        ((*BOTH, "-B"), "A", "online"),
        ((*BOTH, "A:silent"), "", "several"),
        ((*BOTH, "B!"), "B", "online"),
        ((*BOTH, ">B"), "B", "online"),
        ((*BOTH, "B!", "A!"), "B", "online"),
        ((*BOTH, "B!", ">A"), "A", "online"),
        ((*TWO, "A:online", "A!", "B:online"), "A", "online"),
        (("+A", "A:online", "+B", "B:online"), "A", "online"),
        (("+A", "A:online", "+B", "B:online", "B!"), "A", "online"),
        (("+A", "A:online", "+B", "B:online", "-A"), "A", "lost"),
        (("+A", "A:online", "+B", "B:online", "-A", "B!"), "A", "lost"),
        (("+A", "A:online", "+B", "B:online", "-A", ">B"), "B", "online"),
        (("+A", "A:online", "+B", "B:online", "-A", "+A", "A:online"), "A", "online"),
        (("+A", "A:wrong_device"), "A", "wrong_device"),
        (("+A", "A:hello", "-A"), "", "absent"),
    ],
    ids=[
        "the only port",
        "the only tray",
        "two, neither of which has answered",
        "one answers before the other: it may be thrown in",
        "one answers and is silent before the other answers",
        "one is no tray",
        "one cannot be asked",
        "neither can be asked",
        "both answer: none is guessed",
        "one of both goes before any was chosen",
        "both answered and one is silent",
        "the first throw chooses",
        "a touch chooses",
        "the other is thrown in afterwards",
        "a touch chooses anew",
        "a throw before the other answers",
        "another comes later",
        "another comes later and is thrown in",
        "unplugged, the other is not taken",
        "unplugged, a throw in the other does not take it",
        "unplugged, the other is taken by a touch",
        "unplugged and back",
        "a wrong device alone",
        "gone before it answered",
    ],
)
def test_rows_8_and_9_what_is_played_with(steps: tuple[str, ...], active: str, state: str) -> None:
    table = Table().do(*steps)
    assert (table.choice.active, table.state) == (active, state)


def test_one_that_answers_before_the_other_is_ready_and_chosen_by_a_throw_alone() -> None:
    table = Table().do(*TWO, "A:online")
    assert (table.state, table.chosen, table.choice.active) == ("online", [], "")
    assert table.do("B:online").state == "several"
    assert Table().do(*TWO, "A:online", "A!", "B:wrong_device").chosen == ["A"]
    told = Table().do(*TWO, "A:online", "B:wrong_device").told
    assert [e.state for e in told if isinstance(e, Status)].count(State.ONLINE) == 1


def test_one_that_cannot_be_asked_is_listed_with_the_reason() -> None:
    denied = Status(State.DENIED, PORTS["A"].path, "root:dialout 0660")
    told = Table().do("+AD", "D:online RIGHT").choice.heard("A", denied)
    known = next(e for e in told if isinstance(e, Trays)).known
    assert [(t.mark, t.detail) for t in known] == [("A", "root:dialout 0660"), ("D", "")]


def test_what_was_ignored_is_forgotten_of_a_tray_that_is_taken() -> None:
    table = Table().do("+AD", "A:online LEFT", "D:online RIGHT", ">D", "A!", ">A")
    known = [e for e in table.told if isinstance(e, Trays)][-1].known
    assert [t.ignored for t in known] == [(), ()]


def test_a_tray_in_another_socket_is_only_remembered_if_it_was_chosen() -> None:
    assert Table().do("+A", "A:online", "-A", "+B", "B:online").chosen == []
    assert Table("A").do("+A", "A:online", "-A", "+B", "B:online").chosen == ["B"]


def test_row_8_twins_are_told_once_and_the_choice_is_to_be_remembered() -> None:
    table = Table().do(*BOTH, "A:online", "B:online")
    assert table.notices == [("ambiguous", "T ttyUSB0, T ttyUSB1")]
    assert table.do("B!").chosen == ["B"]
    assert table.notices == [("ambiguous", "T ttyUSB0, T ttyUSB1")]


def test_the_throw_that_chooses_counts_by_a_tap_only_and_the_next_by_itself() -> None:
    table = Table().do(*BOTH, "B!", "B!")
    first, second = [e for e in table.told if isinstance(e, Throw)]
    assert first == replace(THROW, quality=Quality.CHOICE)
    assert second == THROW


def test_a_doubtful_throw_that_chooses_stays_as_doubtful() -> None:
    table = Table().do(*BOTH)
    told = table.choice.heard("A", replace(THROW, quality=Quality.INCOMPLETE))
    assert [e.quality for e in told if isinstance(e, Throw)] == [Quality.INCOMPLETE]


def test_what_is_thrown_in_the_other_is_told_as_ignored_and_nothing_else_of_it() -> None:
    table = Table().do("+AD", "A:online LEFT", "D:online RIGHT", ">D")
    table.told.clear()
    table.do("A!")
    known = next(e for e in table.told if isinstance(e, Trays)).known
    assert table.told[0] == Ignored(THROW, "LEFT ttyUSB0")
    assert [(t.title, t.active, t.ignored) for t in known] == [
        ("LEFT ttyUSB0", False, ("5", "3")),
        ("RIGHT ttyACM0", True, ()),
    ]
    table.told.clear()
    assert table.choice.heard("A", Doubted(THROW)) == []
    assert table.choice.heard("A", Notice(Concern.SENSOR, "die 1")) == []
    assert table.choice.heard("D", Notice(Concern.SENSOR, "die 1")) != []


def test_unplugged_it_is_said_that_the_other_is_there() -> None:
    table = Table().do("+AD", "A:online LEFT", "D:online RIGHT", ">A", "-A")
    assert table.notices[-1] == ("other", "RIGHT ttyACM0")
    table.do("+A", "A:online LEFT", "-A")
    assert [concern for concern, _ in table.notices[-2:]] == ["other", "other"]


def test_a_tray_plugged_in_beside_the_one_played_with_is_told_once() -> None:
    table = Table().do("+A", "A:online", "+B", "B:online", "A:silent", "A:online", "-A", "+A")
    table.do("A:online")
    assert table.notices == [("spare", "T ttyUSB1"), ("other", "T ttyUSB1")]
    assert table.do("-B", "+D", "D:online RIGHT").notices[-1] == ("spare", "RIGHT ttyACM0")


def test_the_tray_of_another_evening_is_played_with_unasked() -> None:
    table = Table("B").do(*BOTH)
    assert (table.choice.active, table.state, table.chosen) == ("B", "online", [])


def test_the_tray_of_another_evening_is_waited_for_and_the_one_that_is_there_is_offered() -> None:
    table = Table("B").do("+A", "A:online")
    assert (table.choice.active, table.state) == ("B", "absent")
    assert table.notices == [("other", "T ttyUSB0")]
    assert [t.mark for e in table.told if isinstance(e, Trays) for t in e.known] == ["A"]
    assert table.do(">A").state == "online"


@pytest.mark.parametrize(
    ("steps", "active"),
    [
        (("+A", "A:online", "-A", "+B", "B:online"), "B"),
        (("+A", "A:online", "-A", "+B", "B:online OTHER"), "A"),
        (("+A", "A:online", "-A", "+F", "F:online"), "A"),
        (("+A", "A:online", "-A", "+D", "D:online"), "A"),
        (("+D", "D:online", "-D", "+E", "E:online"), "D"),
        (("+A", "A:online", "+B", "B:online", "-A", "-B", "+C", "C:online"), "A"),
    ],
    ids=["the same", "other name", "other make", "with a number", "other number", "among twins"],
)
def test_without_a_number_only_what_can_be_no_other_is_taken_for_the_tray_in_another_socket(
    steps: tuple[str, ...], active: str
) -> None:
    assert Table().do(*steps).choice.active == active


def test_a_tray_played_with_as_the_only_one_is_not_to_be_remembered() -> None:
    assert Table().do("+A", "A:online", ">A").chosen == []


def test_what_is_no_tray_is_given_up_only_beside_one() -> None:
    table = Table().do("+A", "A:wrong_device")
    assert table.choice.dismiss() == frozenset()
    table.do("+B", "B:online")
    assert table.choice.dismiss() == {"A"}
    assert table.choice.marks == {"B"}


STEPS = st.one_of(
    st.sampled_from([f"{mark}!" for mark in PORTS]),
    st.sampled_from([f"{sign}{mark}" for sign in "+->" for mark in PORTS]),
    st.sampled_from([f"{mark}:{state}" for mark in PORTS for state in State if state != "several"]),
)


@given(st.lists(STEPS, max_size=30))
def test_whatever_happens_the_tray_changes_by_a_touch_alone_and_each_throw_is_told_once(
    steps: list[str],
) -> None:
    table = Table().do("+AB")  # twins: no socket is ever taken for another
    for step in steps:
        here, before = step[1:] in table.plugged, table.choice._chosen
        listened_to = table.choice.marks
        if (step[0] == "+" and here) or (step[0] == "-" and not here):
            continue
        table.told.clear()
        table.do(step)
        if before and step[0] != ">":
            assert table.choice.active == before
        thrown = [event for event in table.told if isinstance(event, Throw | Ignored)]
        assert len(thrown) == (step[1] == "!" and step[0] in listened_to)
        if thrown:
            assert isinstance(thrown[0], Throw) == (step[0] == table.choice.active)
