"""The bank's counter and matching the table: put together on the screen, acted once."""

import pytest
from msgspec.structs import replace

from tests.ui.conftest import Show
from tests.ui.driver import Driver
from tests.ui.gallery import find
from tests.ui.samples_bank import bank, match
from ui.presenters.matching import Correction
from ui.presenters.transfer import Remittance


def touch(driver: Driver, *names: str) -> None:
    for name in names:
        driver.tap(find(driver, name))
        driver.run(0.3)


def transfer(payer: str = "seat0", payee: str = "seat3") -> Remittance:
    return Remittance(bank("ru"), payer, payee)


def test_notes_and_digits_make_one_sum() -> None:
    draft = transfer()
    draft.add(500)
    draft.type("back")
    draft.type("7")
    draft.type("00")
    assert draft.amount == 50700


def test_a_sum_has_eight_digits_at_most() -> None:
    draft = transfer()
    for _ in range(5):
        draft.type("9")
        draft.type("00")
    assert draft.amount == 90_090_099
    draft.add(500)
    assert draft.amount == 90_090_599


def test_what_is_missing_is_said() -> None:
    draft = transfer("seat4")
    draft.add(100)
    assert (draft.missing, draft.words) == (55, "не хватает 55")


def test_all_one_has_may_be_paid() -> None:
    draft = transfer("seat4")
    draft.amount = 45
    assert draft.ready
    assert draft.words == "у Димы останется 0"


def test_a_player_may_be_called_anything() -> None:
    view = bank("ru")
    odd = replace(view.accounts[4], left="{1}: останется {sum}")
    draft = Remittance(replace(view, accounts=(odd, *view.accounts[:4])), odd.key, amount=40)
    assert draft.words == "{1}: останется 5"


def test_the_bank_never_runs_short() -> None:
    draft = transfer("bank")
    draft.amount = 99_999_999
    assert draft.ready
    assert draft.words == ""


def test_nobody_pays_himself() -> None:
    draft = transfer()
    draft.pay_from("seat3")
    draft.add(10)
    assert (draft.payee, draft.ready, draft.obstacle) == ("", False, "кому?")


def test_a_transfer_is_acted_with_all_that_was_chosen(show: Show) -> None:
    driver = show("bank")
    touch(driver, "to:charity", "note:100", "note:50", "reasons:open", "reason:2")
    touch(driver, "pay:seat0:charity:150:подарок")
    assert driver.app.heard == ["pay:seat0:charity:150:подарок"]


def test_a_reason_may_be_written(show: Show) -> None:
    driver = show("bank")
    touch(driver, "note:1", "reasons:open", "type:reason", "type:М", "type:и", "type:р")
    touch(driver, "type:done", "pay:seat0:seat3:1:Мир")
    assert driver.app.heard == ["pay:seat0:seat3:1:Мир"]


@pytest.mark.parametrize(("touches", "sum_"), [((), 0), (("note:100",), 100)])
def test_whether_a_sum_may_be_paid_is_for_the_arbiter(
    show: Show, touches: tuple[str, ...], sum_: int
) -> None:
    driver = show("bank")
    act = f"pay:seat4:bank:{sum_}:"
    touch(driver, "from:seat4", "to:bank", *touches)
    assert find(driver, act).tone == "plain"
    touch(driver, act)
    assert driver.app.heard == [act]


def test_a_transfer_to_nobody_does_not_act_and_asks_to_whom(show: Show) -> None:
    driver = show("bank")
    touch(driver, "from:seat3", "note:100", "pay:seat3::100:")
    assert (driver.app.heard, driver.app.screen.notice.text) == ([], "кому?")


def test_the_payer_is_not_a_payee(show: Show) -> None:
    driver = show("bank")
    touch(driver, "to:seat0")
    assert driver.app.heard == []
    assert find(driver, "to:seat3").chosen


def test_the_counter_is_bare_after_a_transfer(show: Show) -> None:
    driver = show("bank")
    touch(driver, "to:bank", "note:100", "pay:seat0:bank:100:")
    driver.app.shell.show(bank("ru"))
    assert driver.app.screen.draft == transfer()


def test_a_refused_transfer_stays_on_the_counter(show: Show) -> None:
    driver = show("bank")
    touch(driver, "to:bank", "note:100", "pay:seat0:bank:100:")
    vm = bank("ru")
    driver.app.shell.show(replace(vm, frame=replace(vm.frame, refusal="Нельзя")))
    assert driver.app.screen.draft.act == "pay:seat0:bank:100:"


def test_a_transfer_begun_outlives_news_of_the_tray(show: Show) -> None:
    driver = show("bank")
    touch(driver, "note:100")
    driver.app.shell.show(bank("ru"))
    assert driver.app.screen.draft.amount == 100


def test_a_transfer_begun_is_forgotten_on_another_screen(show: Show) -> None:
    driver = show("bank")
    touch(driver, "note:100")
    driver.app.shell.show(match("ru"))
    driver.app.shell.show(bank("ru"))
    assert driver.app.screen.draft.amount == 0


USUAL = "так лежит на столе"
CORRECTIONS = [
    (("digit:back", "digit:5"), f"match:cash:seat0:1235:{USUAL}"),
    (("kind:1", "value:3", "flag"), f"match:token:0:3:1:{USUAL}"),
    (("kind:2", "value:seat0"), f"match:deed:bakery:seat0:0:{USUAL}"),
    (("kind:2", "subject:dairy", "flag"), f"match:deed:dairy:seat2:1:{USUAL}"),
    (("kind:3", "value:0"), f"match:built:bakery:0:{USUAL}"),
]


@pytest.mark.parametrize(("touches", "act"), CORRECTIONS)
def test_a_correction_is_acted_whole(show: Show, touches: tuple[str, ...], act: str) -> None:
    driver = show("match")
    touch(driver, *touches, act)
    assert driver.app.heard == [act]


def test_a_correction_carries_its_note(show: Show) -> None:
    driver = show("match")
    touch(driver, "digit:back", "type:note", "type:О", "type:й", "type:done")
    touch(driver, "match:cash:seat0:123:Ой")
    assert driver.app.heard == ["match:cash:seat0:123:Ой"]


def test_what_is_as_in_the_books_is_not_corrected(show: Show) -> None:
    driver = show("match")
    touch(driver, "digit:back", "digit:0", f"match:cash:seat0:1230:{USUAL}")
    assert driver.app.heard == []
    assert driver.app.screen.notice.text == "как в книгах"


def test_the_next_correction_of_the_same_subject_begins_from_the_new_books(show: Show) -> None:
    driver = show("match")
    touch(driver, "kind:3", "subject:circus", "value:4", f"match:built:circus:4:{USUAL}")
    vm = match("ru")
    built = tuple(replace(s, value="4") for s in vm.kinds[3].subjects)
    kinds = (*vm.kinds[:3], replace(vm.kinds[3], subjects=built))
    driver.app.shell.show(replace(vm, kinds=kinds))
    draft = driver.app.screen.draft
    assert (draft.subject, draft.value, draft.differs()) == ("circus", "4", False)


def test_another_subject_begins_from_its_own_books() -> None:
    draft = Correction(match("ru"))
    draft.open(3)
    draft.choose("bakery")
    draft.value = "5"
    draft.choose("circus")
    assert (draft.value, draft.differs()) == ("0", False)


def test_a_plot_carries_no_more_than_it_may() -> None:
    draft = Correction(match("ru"))
    draft.open(3)
    draft.choose("bakery")
    assert [option.key for option in draft.options()] == ["0", "1", "2", "3", "4", "5"]
