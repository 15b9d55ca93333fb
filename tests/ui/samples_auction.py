"""Sample views of the auction."""

from msgspec.structs import replace

from tests.ui.samples_base import BALANCES, frame, pick, players
from ui.presenters.vm import KeyVM
from ui.presenters.vm_auction import AuctionVM, BidderVM

STEPS = (10, 50, 100)


def auction(lang: str) -> AuctionVM:
    """Mock-up 6."""
    p = players(lang)

    def bidder(n: int, ru: str, en: str, **more: object) -> BidderVM:
        steps = tuple(KeyVM(f"bid:{n}:{190 + s}", str(190 + s), note=f"+{s}") for s in STEPS)
        passing = KeyVM(f"pass:{n}", pick(lang, "Пас", "Pass"), tone="ghost")
        vm = BidderVM(p[n - 1], BALANCES[n - 1], pick(lang, ru, en), steps, passing)
        return replace(vm, **more)

    def back(n: int) -> KeyVM:
        return KeyVM(
            f"return:{n}", pick(lang, "Вернуться в торги", "Bid again"), "undo", tone="ghost"
        )

    poor = KeyVM("bid:5:0", pick(lang, "Не хватает денег", "Not enough money"), enabled=False)
    wait = KeyVM(
        "bid:6:0", pick(lang, "Ждём остальных", "Wait for the others"), "hourglass", enabled=False
    )
    return AuctionVM(
        frame(lang, 6, ("ставка Евгении 190", "Evgenia’s bid of 190")),
        "media",
        "tv",
        pick(lang, "Радиостанция", "Radio station"),
        pick(lang, "СМИ, цена на поле 260", "Mass media, 260 on the board"),
        pick(lang, "Даёт Евгения Сергеевна", "Evgenia Sergeevna bids"),
        190,
        pick(lang, "ф", "f"),
        p[5],
        KeyVM(
            "knock",
            pick(lang, "Продано!", "Sold!"),
            "gavel",
            pick(lang, "три… два… один", "three… two… one"),
            tone="primary",
        ),
        (
            bidder(1, "пас на 120", "passed at 120", wide=back(1), passed=True),
            bidder(2, "давал 170", "bid 170"),
            bidder(3, "пас сразу", "passed at once", wide=back(3), passed=True),
            bidder(4, "давал 180", "bid 180"),
            bidder(5, "можно до 45", "up to 45", wide=poor),
            bidder(6, "впереди всех", "leads", wide=wait, leads=True),
        ),
    )


def auction_round(lang: str) -> AuctionVM:
    """A building from the box goes round the table: one calls, the others wait."""
    vm = auction(lang)
    wait = KeyVM(
        "", pick(lang, "Ждём остальных", "Wait for the others"), "hourglass", enabled=False
    )
    out = KeyVM("", pick(lang, "Больше не торгуется", "Out of this auction"), enabled=False)
    first, second, third, fourth = vm.bidders[:4]
    return replace(
        vm,
        industry="central",
        icon="house",
        title=pick(lang, "Филиал", "Branch"),
        note=pick(lang, "В коробке 1, хотят 4", "1 in the box, 4 want it"),
        price_label=pick(lang, "Начало: 150 ф", "From 150 f"),
        price=None,
        leader=None,
        sold=KeyVM(
            "knock",
            pick(lang, "Никто не берёт", "Nobody"),
            "gavel",
            pick(lang, "ещё не все сказали", "not all have spoken"),
            enabled=False,
        ),
        bidders=(
            replace(first, wide=out, note=pick(lang, "пас", "passed")),
            replace(second, note=pick(lang, "ваше слово", "your word"), speaks=True),
            replace(third, wide=wait, passed=False, note=""),
            replace(fourth, wide=wait, passed=False, note=""),
        ),
    )


def auction_opens(lang: str) -> AuctionVM:
    """Whoever refused names the opening price; the others wait."""
    vm = auction(lang)
    wait = KeyVM(
        "", pick(lang, "Ждём остальных", "Wait for the others"), "hourglass", enabled=False
    )
    steps = tuple(
        KeyVM(f"name:6:{260 * n // 100}", str(260 * n // 100), note=f"{n} %") for n in (10, 50, 100)
    )
    others = tuple(replace(b, wide=wait, passed=False, note="") for b in vm.bidders[:5])
    last = replace(
        vm.bidders[5],
        wide=None,
        leads=False,
        speaks=True,
        steps=steps,
        passing=None,
        note=pick(lang, "первая цена", "first price"),
    )
    return replace(
        vm,
        price=None,
        leader=None,
        price_label=pick(lang, "С какой цены?", "From what price?"),
        sold=KeyVM(
            "knock",
            pick(lang, "Никто не берёт", "Nobody"),
            "gavel",
            pick(lang, "ещё не все сказали", "not all have spoken"),
            enabled=False,
        ),
        bidders=(*others, last),
    )


def auction_begins(lang: str) -> AuctionVM:
    """Nobody has bid; three bidders, one on the far side; eight digits; a long note."""
    vm = auction(lang)
    first, third = vm.bidders[1], vm.bidders[3]
    rich = replace(third, balance=12_345_678, far=True)
    return replace(
        vm,
        industry="leisure",
        icon="tent",
        title=pick(lang, "Железнодорожное предприятие", "Railway company"),
        note=pick(lang, "Развлечения, цена на поле 70 ф", "Entertainment, price on the board 70 f"),
        price=None,
        leader=None,
        price_label=pick(lang, "Кто начнёт?", "Who begins?"),
        sold=replace(vm.sold, label=pick(lang, "Никто", "Nobody"), note="", tone="plain"),
        bidders=(first, rich, replace(vm.bidders[4], note=pick(lang, "можно до 45", "up to 45"))),
    )
