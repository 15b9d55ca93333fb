"""Sample views of the map: the mock-up, an empty board, another one, a cell in words."""

from msgspec.structs import replace

from companion.edition import Edition
from tests.tables import CLASSIC, ELITE
from tests.ui.samples_bank import open_tab
from tests.ui.samples_base import BALANCES, frame, pick, players
from ui.money import money
from ui.presenters.vm import FrameVM, KeyVM
from ui.presenters.vm_map import BoardVM, FactVM, HereVM, MapVM, PayerVM, SquareVM
from ui.presenters.vm_table import AcceptVM
from ui.ring import evenly

MOCK = """
start light:2 light:2 chance light:6 seven food:3:2 move food:3:1 food:3:1
inspect transport:3 case transport:3 transport:1 chance comms:6 comms:6 move comms
heart media:2 media chance media:5 caseo leisure:4 move leisure:4 leisure:4
police mining:3:m mining:1 case mining chance heavy:5 move heavy:6 heavy
"""
"""The board of the mock-up: icon, or industry with the owner and what stands there."""
ICONS = {
    "light": "shirt",
    "food": "wheat",
    "transport": "truck",
    "comms": "mast",
    "media": "tv",
    "leisure": "tent",
    "mining": "pick",
    "heavy": "gear",
}
STANDING = (23, 14, 16, 2, 20, 5)
PARK = 29


def map_frame(lang: str) -> FrameVM:
    return open_tab(frame(lang, 1, ("покупка: Почтамт", "purchase: Post office")), "map")


def square(spelled: str, lang: str) -> SquareVM:
    """A cell of the mock-up."""
    name, _, rest = spelled.partition(":")
    owner, _, more = rest.partition(":")
    if name not in ICONS:
        return SquareVM(name)
    player = players(lang)[int(owner) - 1] if owner else None
    built = int(more) if more.isdigit() else 0
    return SquareVM(ICONS[name], name, player, more == "m", built)


def board(lang: str, chosen: int = PARK) -> BoardVM:
    squares = tuple(square(spelled, lang) for spelled in MOCK.split())
    tokens = tuple(zip(players(lang), STANDING, strict=True))
    return BoardVM(squares, evenly(len(squares)), tokens, 1, chosen)


def printed(edition: Edition) -> tuple[SquareVM, ...]:
    """The cells of a board as they lie in the box."""
    groups, deeds = edition.groups, edition.deeds
    found = []
    for cell, deed in zip(edition.cells, edition.printed, strict=True):
        group = groups[deeds[deed].group] if deed else None
        found.append(
            SquareVM(group.icon, group.colour) if group else SquareVM(cell.icon or "table")
        )
    return tuple(found)


def payers(lang: str, rent: int, owner: int) -> tuple[PayerVM, ...]:
    """What each of six pays for a plot of one of them."""
    found = []
    for n, (player, cash) in enumerate(zip(players(lang), BALANCES, strict=True)):
        left = money(abs(cash - rent))
        short = pick(lang, f"не хватит {left}", f"{left} short")
        note = pick(lang, f"останется {left}", f"leaves {left}") if cash >= rent else short
        if n == owner:
            found.append(PayerVM(player, pick(lang, "свой участок", "own plot")))
        else:
            mood = "" if cash >= rent else "short"
            found.append(PayerVM(player, note, money(rent), mood, name=f"payer:{player.id}"))
    return tuple(found)


def map_(lang: str) -> MapVM:
    """Mock-up 08."""
    return MapVM(
        map_frame(lang),
        board(lang),
        (
            FactVM("seven", pick(lang, "Джекпот", "Jackpot"), 460),
            FactVM("heart", pick(lang, "Фонд", "Fund"), 150),
        ),
        HereVM(
            pick(lang, "Парк аттракционов", "Amusement park"),
            pick(lang, "хозяин Григорий, цена 320 ф", "owner Grigory, price 320 f"),
            "tent",
            "leisure",
        ),
        pick(lang, "Кто встанет — заплатит", "Who stops here pays"),
        pick(lang, "32 × 2 (вся отрасль)", "32 × 2 (whole industry)"),
        (),
        payers(lang, 64, 3),
        KeyVM("step:-1", "", "left"),
        KeyVM("step:1", "", "right"),
        KeyVM("why", pick(lang, "Почему?", "Why?"), "why"),
        KeyVM("corner", "", "start"),
        KeyVM("way", "", "left"),
    )


def map_thrown(lang: str) -> MapVM:
    """The tray has seen a throw while the map is looked at."""
    take = KeyVM("tray:accept", pick(lang, "Принять", "Accept"), "check", "4 + 2", tone="primary")
    wrong = KeyVM("tray:wrong", pick(lang, "Не так", "Not right"), "close")
    return replace(map_(lang), accept=AcceptVM(take, wrong, 3))


def map_empty(lang: str) -> MapVM:
    """Nobody owns anything yet, and all tokens share START."""
    vm = map_(lang)
    tokens = tuple((player, 0) for player in players(lang))
    squares = printed(CLASSIC)
    at_start = BoardVM(squares, evenly(len(squares)), tokens, 1, 0)
    names = tuple(
        PayerVM(
            player,
            pick(lang, "станет 2\u00a0200", "makes 2\u00a0200"),
            "+200",
            "gain",
            name=f"payer:{player.id}",
        )
        for player in players(lang)
    )
    either = pick(lang, "Кто встанет или пройдёт мимо", "Who stops here or passes")
    income = pick(lang, "Получить круговой доход", "Get the income for the lap")
    return replace(
        vm,
        board=at_start,
        here=HereVM(pick(lang, "Старт", "START"), pick(lang, "клетка 0", "square 0"), "start"),
        heading="",
        workings="",
        says=((either, income),),
        payers=names,
    )


def map_elite(lang: str) -> MapVM:
    """Another board, turned: a policy helps, and there is a third fact in the middle."""
    vm, squares, owner = map_(lang), list(printed(ELITE)), players(lang)[5]
    airline = ELITE.visits["airline"]
    squares[airline] = replace(squares[airline], owner=owner, built=4, great=True)
    turned = replace(
        vm.board,
        squares=tuple(squares),
        chosen=airline,
        turns=2,
        clockwise=False,
    )
    rows = payers(lang, 1440, 5)
    rows = (replace(rows[0], shield=("red", "III")), *rows[1:])
    return replace(
        vm,
        board=turned,
        facts=(
            vm.facts[0],
            FactVM("exchange", pick(lang, "Акция", "Share"), 130),
            FactVM("house", pick(lang, "Филиалов ещё", "Branches left"), 21),
        ),
        here=HereVM(
            pick(lang, "Железнодорожное предприятие", "Railway company"),
            pick(
                lang, "хозяин Евгения Сергеевна, цена 320 ф", "owner Evgenia Sergeevna, price 320 f"
            ),
            "truck",
            "transport",
        ),
        workings=pick(lang, "144 × 10 (предприятие)", "144 × 10 (enterprise)"),
        payers=rows,
    )


def map_words(lang: str) -> MapVM:
    """A cell that does much, and costs everybody something."""
    vm = map_empty(lang)
    landing = pick(
        lang,
        "Опуститься на ступень рейтинга; встать сразу на клетку «Благотворительный фонд»; "
        "заплатить 50 ф, получает Благотворительный фонд",
        "Step down on the rating scale; go straight to Charity fund; pay 50 f, "
        "Charity fund gets it",
    )
    passing = pick(lang, "Круговой налог", "Circular tax")
    says = (
        (pick(lang, "Кто встанет сюда", "Who stops here"), landing),
        (pick(lang, "Кто пройдёт мимо", "Who passes"), passing),
    )
    here = HereVM(
        pick(lang, "Чёрный бизнес", "“Black” business"),
        pick(lang, "клетка 15", "square 15"),
        "case",
    )
    rows = payers(lang, 50, 9)
    return replace(vm, board=board(lang, 15), here=here, says=says, payers=rows)
