"""Sample views of the slot machine: the stake, a throw, a throw seen by the tray, the outcome."""

from msgspec.structs import replace

from tests.ui.samples_base import frame, pick, players
from tests.ui.words import WORDS
from ui.presenters.vm import HeadVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_jackpot import JackpotVM, PrizeVM, ReelVM, SymbolVM
from ui.presenters.vm_table import AcceptVM

COLUMNS = (
    ("cherry", "bell", "seven", "lemon", "gem", "clover"),
    ("lemon", "seven", "cherry", "clover", "bell", "gem"),
    ("bell", "gem", "clover", "seven", "cherry", "lemon"),
)
TRIPLES = (("gem", 10, 500), ("bell", 8, 400), ("clover", 6, 300), ("cherry", 5, 250))


def symbol(name: str) -> SymbolVM:
    return SymbolVM(name, name)


def reels(*thrown: int, reach: tuple[int, ...] = ()) -> tuple[ReelVM, ...]:
    """The columns of the mock-up, with what was thrown; the next one has faces in reach."""
    found = []
    for n, column in enumerate(COLUMNS):
        face = thrown[n] if n < len(thrown) else 0
        found.append(ReelVM(tuple(map(symbol, column)), face, reach if n == len(thrown) else ()))
    return tuple(found)


def prizes(lang: str, *, reach: bool) -> tuple[PrizeVM, ...]:
    seven, kassa = symbol("seven"), pick(lang, "касса", "kassa")
    return (
        PrizeVM((seven,) * 3, kassa, 460, reach=reach),
        *(PrizeVM((symbol(s),) * 3, f"× {n}", sum_) for s, n, sum_ in TRIPLES),
        PrizeVM((symbol("lemon"),) * 3, "× 4", 200),
        PrizeVM((seven, seven, None), "× 2", 100),
    )


def jackpot(lang: str) -> JackpotVM:
    """Mock-up 9: two sevens, and a four would bring the kassa."""
    player = players(lang)[1]
    off = KeyVM("less", "", "minus", enabled=False)
    return JackpotVM(
        frame(lang, 2, ("второй бросок: 2", "second throw: 2")),
        HeadVM(player.name, pick(lang, "клетка «Джекпот»", "square “Jackpot”"), player),
        pick(lang, "Касса «Джекпот»", "Jackpot kassa"),
        460,
        WORDS[lang]["unit"],
        pick(lang, "Ставка сделана", "Stake made"),
        50,
        off,
        replace(off, name="more", icon="plus"),
        pick(lang, "Бросок 3 из 3", "Throw 3 of 3"),
        pick(lang, "на 4 — касса!", "a 4: the kassa!"),
        pick(lang, "ДЖЕКПОТ", "JACKPOT"),
        reels(3, 2, reach=(4,)),
        pick(lang, "Выигрыш", "Prizes"),
        prizes(lang, reach=True),
        (
            KeyVM("table", pick(lang, "Выигрыш", "Prizes"), "trophy"),
            KeyVM("machine", pick(lang, "Автомат", "Machine"), "seven"),
        ),
        chosen=(0,),
        side=KeyVM("rng", WORDS[lang]["rng"], "dice"),
    )


def stake(lang: str) -> JackpotVM:
    """Before the first throw."""
    return replace(
        jackpot(lang),
        bet_label=pick(lang, "Ставка", "Stake"),
        less=KeyVM("stake:40", "", "minus"),
        more=KeyVM("stake:60", "", "plus"),
        throw="",
        hint="",
        reels=reels(),
        prizes=prizes(lang, reach=False),
        keys=(
            KeyVM("bet:50", pick(lang, "Поставить 50 ф", "Stake 50 f"), "play", tone="primary"),
            KeyVM("decline", pick(lang, "Пройти мимо", "Walk past"), tone="ghost"),
        ),
        chosen=(),
        side=None,
        doubt=pick(
            lang,
            "Автомат наш, не с поля: сверьте выигрыши",
            "Our own machine: compare with the board’s",
        ),
    )


def seen(lang: str) -> JackpotVM:
    """The tray has seen the die; two faces would have won."""
    take = KeyVM("tray:accept", pick(lang, "Принять", "Accept"), "check", tone="primary")
    wrong = KeyVM("tray:wrong", pick(lang, "Не так", "Wrong"), "close")
    return replace(
        jackpot(lang),
        hint=pick(lang, "нужно 2, 5", "wanted: 2, 5"),
        reels=reels(1, 3, reach=(2, 5)),
        chosen=(5,),
        side=None,
        accept=AcceptVM(take, wrong, 3.0),
    )


def doubt(lang: str) -> JackpotVM:
    """The tray is not sure, and somebody has to say whether it is right."""
    view = seen(lang)
    assert view.accept is not None
    return replace(
        view,
        accept=replace(view.accept, seconds=0),
        doubt=pick(
            lang,
            "Перед ним пропал другой бросок. Этот верен?",
            "Another throw was lost before it. Is this one right?",
        ),
    )


def won(lang: str) -> JackpotVM:
    """All three have stopped on a prize that the bank and the kassa pay."""
    rows = (
        RowVM(pick(lang, "Выигрыш на ставку", "Won on a stake"), "50"),
        RowVM(
            pick(lang, "3 × семёрка", "3 × seven"),
            "× 30",
            pick(
                lang,
                "за выигрышную комбинацию банк платит, сколько указано рядом с автоматом",
                "for a winning combination the bank pays what is said beside the machine",
            ),
            pick(lang, "Джекпот", "Jackpot"),
        ),
        RowVM(pick(lang, "Вся касса", "The whole kassa"), "460"),
    )
    slip = SlipVM(
        "",
        "seven",
        pick(lang, "Выигрыш", "You win"),
        jackpot(lang).head.title,
        rows,
        pick(lang, "К получению", "To get"),
        1960,
        WORDS[lang]["unit"],
    )
    take = KeyVM("accept", pick(lang, "Забрать", "Take it"), "check", tone="primary")
    return replace(
        jackpot(lang),
        reels=reels(3, 2, 4),
        throw="",
        hint="",
        keys=(take, KeyVM("why", WORDS[lang]["why"], "why")),
        chosen=(),
        side=None,
        slip=slip,
    )


def lost(lang: str) -> JackpotVM:
    """Nothing won."""
    rows = (
        RowVM(
            pick(
                lang,
                "Без выигрыша: 2 × колокольчик, семёрка",
                "Nothing won: 2 × bell, seven",
            ),
            "",
            pick(
                lang,
                "такой комбинации среди выигрышных нет",
                "this is not one of the winning combinations",
            ),
            pick(lang, "Джекпот", "Jackpot"),
        ),
        RowVM(pick(lang, "Ставка остаётся в кассе", "The stake stays in the kassa")),
    )
    who = jackpot(lang).head.title
    slip = SlipVM("", "seven", pick(lang, "Проигрыш", "No win"), who, rows)
    fine = KeyVM("accept", pick(lang, "Понятно", "I see"), "check", tone="primary")
    return replace(won(lang), reels=reels(2, 5, 4), slip=slip, keys=(fine,))


def foreign(lang: str) -> JackpotVM:
    """An owner's own machine: symbols without pictures, more prizes than the table has room for."""
    names = pick(lang, "слива арбуз", "plum melon").split()
    strange = tuple(SymbolVM(f"own{n}", name) for n, name in enumerate(names))
    view = stake(lang)
    column = ReelVM((*strange, *map(symbol, COLUMNS[0][:4])))
    kassa = replace(view.prizes[0], factor=pick(lang, "+ касса", "+ kassa"), sum=10_750)
    more = tuple(PrizeVM((own, own, None), "", 30) for own in strange)
    return replace(
        view, reels=(column,) * 3, doubt="", prizes=(kassa, *view.prizes[1:], *more, *more)
    )
