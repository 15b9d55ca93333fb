"""The tray looked after: what its page tells, and that nothing thrown there is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.events import Reading
from hardware.dt1_codec import seal
from hardware.line_log import LineLog, Verdict
from hardware.throw import Quality, Throw
from tests.ui.house import Evening, proposed
from ui.inbox import proposal
from ui.presenters.vm_tray import LinesVM, TrayVM, TrialVM
from ui.surgery import Surgery
from ui.tray import Presence, Proposal


class Clinic:
    """An evening on the tray's page, and the tray's own mouth."""

    def __init__(self, home: Path) -> None:
        self.now = 0.0
        self.log = LineLog(lambda: 0.0)
        self.evening = Evening(home)
        self.evening.sit_down("Аня", "Вера")
        self.surgery = Surgery(self.log, lambda: self.now)
        self.evening.doctor = self.surgery
        self.evening.hear(Presence("ready"))
        self.seq = 0

    def throw(self, *dice: str, quality: Quality = Quality.FRESH) -> Throw:
        self.seq += 1
        thrown = Throw(
            dice=dice, source="tray:T", session="A1B2", seq=self.seq, age=0, quality=quality
        )
        self.surgery.heed(thrown, tested=self.evening.place == "tray")
        self.evening.hear(proposal(thrown))
        return thrown

    def touch(self, *names: str) -> object:
        return self.evening.touch(*names)

    def page(self, *names: str) -> TrayVM:
        vm = self.touch(*names)
        assert isinstance(vm, TrayVM)
        return vm


@pytest.fixture
def clinic(tmp_path: Path) -> Clinic:
    return Clinic(tmp_path)


def counts(vm: TrayVM) -> dict[int, int]:
    return {column.sum: column.count for column in vm.columns if column.count}


def test_the_menu_leads_to_the_tray_and_its_page_tells_what_lies_there(clinic: Clinic) -> None:
    clinic.touch("tab:more")
    clinic.page("tray:open")
    clinic.throw("5", "3")
    vm = clinic.page("source:trial")
    assert vm.dice == ("5", "3")
    assert [fact.value for fact in vm.facts[:2]] == ["5 + 3", "свежий"]
    assert counts(vm) == {8: 1}
    assert [column.sum for column in vm.columns if column.here] == [8]


def test_a_throw_on_the_trays_page_is_neither_offered_nor_stored(clinic: Clinic) -> None:
    clinic.touch("tab:more", "tray:open")
    clinic.throw("5", "3")
    assert clinic.evening.touch("tab:table").accept is None


def test_throws_are_told_apart_by_where_they_came_from(clinic: Clinic) -> None:
    evening = clinic.evening
    evening.hear(proposed("6", "6"))
    evening.touch("tray:wrong")
    evening.throw(1, 3)
    clinic.touch("tab:more", "tray:open")
    assert counts(clinic.page("source:tray")) == {12: 1}
    assert counts(clinic.page("source:hand")) == {4: 1}
    assert not counts(clinic.page("source:screen"))


def test_a_throw_taken_back_is_no_longer_counted(clinic: Clinic) -> None:
    clinic.evening.throw(1, 3)
    clinic.touch("tab:more", "tray:open")
    assert counts(clinic.page("source:hand")) == {4: 1}
    clinic.touch("undo", "tab:more", "tray:open")
    assert not counts(clinic.page("source:hand"))


def test_a_trial_is_counted_anew_and_that_can_be_taken_back(clinic: Clinic) -> None:
    clinic.touch("tab:more", "tray:open")
    clinic.throw("5", "3")
    assert not counts(clinic.page("source:trial", "reset"))
    assert clinic.page().keys[0].label == "Вернуть"
    assert counts(clinic.page("reset")) == {8: 1}


def test_what_the_journal_counts_cannot_be_reset(clinic: Clinic) -> None:
    clinic.touch("tab:more", "tray:open")
    assert not clinic.page("source:hand").keys[0].enabled


@pytest.mark.parametrize(
    ("dice", "throws", "tint", "verdict"),
    [
        (("5", "3"), 5, "plain", "Мало бросков"),
        (("4", "3"), 60, "odd", "Кубик 1: часто 4"),
    ],
)
def test_the_verdict_is_in_words(
    clinic: Clinic, dice: tuple[str, ...], throws: int, tint: str, verdict: str
) -> None:
    clinic.touch("tab:more", "tray:open")
    for _ in range(throws):
        clinic.throw(*dice)
    vm = clinic.page("source:trial")
    assert (vm.tint, vm.verdict) == (tint, verdict)


def test_lines_are_shown_newest_first_with_what_is_wrong_with_them(clinic: Clinic) -> None:
    clinic.log.add(1.0, seal("HB,A1B2,0,I"), Verdict.BEAT)
    clinic.log.add(2.0, b"$RL,A1B2,1,0,3,4*0000", Verdict.CHECKSUM, "expected 3899")
    clinic.now = 1.0
    assert clinic.surgery.has_news()
    vm = clinic.touch("tab:more", "tray:open", "lines")
    assert isinstance(vm, LinesVM)
    assert [(line.verdict, line.tint, line.note) for line in vm.lines] == [
        ("сумма не та", "bad", "expected 3899"),
        ("на связи", "good", ""),
    ]
    assert [fact.value for fact in vm.facts[:3]] == ["2", "0", "1"]


def test_it_is_told_who_has_overruled_the_tray_and_how_often(clinic: Clinic) -> None:
    clinic.throw("1", "3")
    clinic.touch("tray:wrong", "die:0:1", "die:1:2")
    vm = clinic.touch("tab:more", "tray:open", "lines")
    assert isinstance(vm, LinesVM)
    assert [(fact.name, fact.value) for fact in vm.facts[5:]] == [("поправок", "1"), ("· Аня", "1")]


def test_of_two_trays_it_is_told_how_often_each_was_overruled(clinic: Clinic) -> None:
    for seq, (tray, first, second) in enumerate((("LEFT", 1, 3), ("RIGHT", 1, 5), ("RIGHT", 2, 3))):
        reading = Reading(f"tray:{tray}", "A1B2", seq, ("6", "6"))
        clinic.evening.hear(Proposal(f"{tray}:{seq}", reading))
        clinic.touch("tray:wrong", f"die:0:{first}", f"die:1:{second}", "accept")
    vm = clinic.touch("tab:more", "tray:open", "lines")
    assert isinstance(vm, LinesVM)
    assert [(fact.name, fact.value) for fact in vm.facts[5:]] == [
        ("поправок", "3"),
        ("в RIGHT", "2"),
        ("в LEFT", "1"),
        ("· Аня", "2"),
        ("· Вера", "1"),
    ]


def test_news_are_shown_to_whoever_looks_and_not_more_often_than_he_can_read(
    clinic: Clinic,
) -> None:
    clinic.now = 1.0
    clinic.log.add(1.0, seal("HB,A1B2,0,I"), Verdict.BEAT)
    assert clinic.surgery.has_news()
    clinic.log.add(1.1, seal("HB,A1B2,0,I"), Verdict.BEAT)
    assert not clinic.surgery.has_news()
    clinic.now = 1.3
    assert clinic.surgery.has_news()
    assert not clinic.surgery.has_news()


def test_a_flood_that_nobody_can_read_is_shown_once_a_second(clinic: Clinic) -> None:
    looks = 0
    for tick in range(100):
        clinic.now = 10 + tick / 20
        for _ in range(60):
            clinic.log.add(clinic.now, seal("HB,A1B2,0,I"), Verdict.BEAT)
        looks += clinic.surgery.has_news()
    assert looks == 5


def test_a_self_test_asks_for_each_face_and_names_what_was_misread(clinic: Clinic) -> None:
    vm = clinic.touch("tab:more", "tray:open", "lines", "test")
    assert isinstance(vm, TrialVM)
    for face in "123":
        clinic.throw(face, face)
    clinic.throw("4", "5")
    vm = clinic.touch("skip")
    assert isinstance(vm, TrialVM)
    assert [step.state for step in vm.steps] == ["good", "good", "good", "bad", "here", "ahead"]
    assert vm.found == ("Кубик 2: вместо 4 видно 5",)
    for face in "56":
        clinic.throw(face, face)
    vm = clinic.touch("tab:more", "tray:open")
    assert isinstance(vm, TrialVM)
    assert vm.ask == "Не все грани видны верно"
    assert isinstance(clinic.touch("stop", "dice"), TrayVM)


def test_a_throw_of_the_game_is_no_answer_to_a_self_test_that_was_left(clinic: Clinic) -> None:
    clinic.touch("tab:more", "tray:open", "lines", "test", "tab:table")
    clinic.throw("2", "5")
    vm = clinic.touch("tab:more", "tray:open")
    assert isinstance(vm, TrialVM)
    assert (vm.found, vm.seen) == (
        (),
        "Поднимите каждый и положите снова. Игра эти броски не считает",
    )
    assert counts(clinic.page("stop", "dice", "source:trial")) == {7: 1}


def test_a_tray_that_is_away_is_not_tested(clinic: Clinic) -> None:
    clinic.evening.hear(Presence("away", "tray.away.lost"))
    vm = clinic.touch("tab:more", "tray:open", "lines", "test")
    assert isinstance(vm, LinesVM)
    assert vm.frame.refusal


@pytest.mark.parametrize(
    ("thrown", "told"),
    [
        ([("5", "5")] * 2, ()),
        ([("5", "5")] * 3, ("Дублей подряд: 3. За 200 бросков так в 54 из 100 партий",)),
        (
            [("3", "4")] * 5 + [("2", "2")] + ([("3", "4")] * 5 + [("6", "6")]) * 9,
            ("Дублей 10 на 60 последних бросков: 17 %. Обычно от 8 до 27 %",),
        ),
    ],
    ids=["nothing striking", "three in a row", "a usual share"],
)
def test_who_wonders_about_doubles_is_told_what_is_usual_if_it_was_seen(
    clinic: Clinic, thrown: list[tuple[str, str]], told: tuple[str, ...]
) -> None:
    clinic.touch("tab:more", "tray:open")
    for dice in thrown:
        clinic.throw(*dice)
    assert clinic.page("source:trial").doubles == told
