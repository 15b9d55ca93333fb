"""Sample views of the roll: by hand, by tray, tray lost, first run, in the inspection."""

from msgspec.structs import replace

from tests.ui.samples_base import frame, pick, players
from tests.ui.words import WORDS
from ui.presenters.vm import BannerVM, FlightVM, HeadVM, KeyVM
from ui.presenters.vm_table import AcceptVM, CellVM, HintVM, RollVM, StepVM

RING = (
    ("mast", "comms", 6, "here"),
    ("mast", "comms", 6, "dim"),
    ("move", "", 0, "dim"),
    ("mast", "comms", 0, "dim"),
    ("heart", "", 0, "dim"),
    ("tv", "media", 2, "reach"),
    ("tv", "media", 0, "reach"),
    ("chance", "", 0, "reach"),
    ("tv", "media", 5, "reach"),
    ("caseo", "", 0, "reach"),
    ("tent", "leisure", 4, "reach"),
    ("move", "", 0, "dim"),
    ("tent", "leisure", 4, "dim"),
)


def roll(lang: str) -> RollVM:
    """Mock-up 3."""
    p, w, ru = players(lang), WORDS[lang], lang == "ru"
    track = tuple(CellVM(i, k, p[o - 1] if o else None, s) for i, k, o, s in RING)
    head = HeadVM(
        "Ходит Вера" if ru else "Vera’s turn",
        "стоит на «Почтамте», круг 9" if ru else "on “Post office”, round 9",
        player=p[2],
        chip="Лоток ждёт броска" if ru else "Tray awaits a throw",
        chip_short="Лоток" if ru else "Tray",
    )
    return RollVM(
        frame(lang, 3, ("покупка: Почтамт", "purchase: Post office")),
        head,
        p[2],
        track,
        (4, 0),
        "Первый кубик — 4." if ru else "First die: 4.",
        "Коснитесь второго" if ru else "Touch the second",
        "одно касание на кубик, подтверждать не надо"
        if ru
        else "one touch a die, nothing to confirm",
        (KeyVM("deals", w["deals"], "swap"), KeyVM("rng", w["rng"], "dice")),
    )


def paid(lang: str) -> RollVM:
    """The view after a rent was paid: a coin flies, two balances count."""
    view = roll(lang)
    news = "аренда" if lang == "ru" else "rent"
    seats = tuple(
        replace(seat, delta={1: -64, 4: 64}.get(seat.player.id, 0), news=news)
        for seat in view.frame.seats
    )
    return replace(view, frame=replace(view.frame, seats=seats, flights=(FlightVM(1, 4),)))


def accept(lang: str) -> RollVM:
    """The tray has both dice; they are accepted after three seconds."""
    return replace(
        roll(lang),
        chosen=(4, 2),
        prompt=pick(lang, "Лоток: 4 и 2.", "Tray: 4 and 2."),
        hint=pick(lang, "Сейчас пойдёт", "About to move"),
        accept=AcceptVM(
            KeyVM("tray:accept:17", pick(lang, "Принять 6", "Accept 6"), "check", tone="primary"),
            KeyVM("tray:wrong:17", pick(lang, "Не так", "Wrong"), "close"),
            seconds=3,
        ),
    )


def accept_either(lang: str) -> RollVM:
    """The dice moved after they were read: either throw may be taken."""
    view = accept(lang)
    assert view.accept
    before = KeyVM("tray:before", pick(lang, "Прежний: 6 + 5", "The earlier: 6 + 5"), "undo")
    hint = pick(
        lang,
        "Перед ним ждал другой бросок. Какой верен?",
        "Another throw was waiting. Which one counts?",
    )
    return replace(view, hint=hint, accept=replace(view.accept, seconds=0, before=before))


def detained(lang: str) -> RollVM:
    """In the inspection: a double or the fine."""
    view = roll(lang)
    fine = KeyVM("fine", pick(lang, "Штраф 50", "Fine 50"), "coin")
    return replace(
        view,
        chosen=(0, 0),
        head=replace(
            view.head,
            note=pick(lang, "в инспекции, попытка 2 из 3", "in the inspection, attempt 2 of 3"),
        ),
        prompt=pick(lang, "Дубль — на волю.", "A double frees."),
        hint=pick(lang, "Или заплатите штраф", "Or pay the fine"),
        keys=(fine, *view.keys),
    )


def one_die(lang: str) -> RollVM:
    """A single die, for the order of play."""
    return replace(
        roll(lang),
        chosen=(0,),
        prompt=pick(lang, "Кто начинает?", "Who begins?"),
        hint=pick(lang, "Бросает Вера", "Vera throws"),
        keys=(KeyVM("rng", WORDS[lang]["rng"], "dice"),),
    )


def lost(lang: str) -> RollVM:
    """Mock-up 18."""
    view, p = roll(lang), players(lang)
    banner = BannerVM(
        "unplug",
        pick(lang, "Лоток не отвечает", "The tray is silent"),
        pick(lang, "Играем дальше: бросьте и коснитесь граней", "Play on: throw, touch the faces"),
        KeyVM("tray:find", pick(lang, "Найти", "Find"), "rotate"),
    )
    head = HeadVM(
        pick(lang, "Ходит Григорий", "Grigory’s turn"),
        pick(lang, "стоит на «Обувной фабрике», круг 9", "on “Shoe factory”, round 9"),
        player=p[3],
    )
    return replace(
        view,
        frame=frame(lang, 4, ("круговой доход", "circular income")),
        head=head,
        player=p[3],
        chosen=(0, 0),
        prompt="",
        hint="",
        banner=banner,
    )


def which_tray(lang: str) -> RollVM:
    """Two trays of one name are plugged in, and none was chosen yet."""
    banner = BannerVM(
        "tray",
        pick(lang, "Какой лоток?", "Which tray?"),
        pick(
            lang,
            "Бросьте в тот, которым играете: TRAY01 ttyUSB0, TRAY01 ttyUSB1",
            "Throw in the one you play with: TRAY01 ttyUSB0, TRAY01 ttyUSB1",
        ),
        KeyVM("tray:list", pick(lang, "Лотки", "Trays"), "tray"),
    )
    return replace(lost(lang), banner=banner)


def other_tray(lang: str) -> RollVM:
    """The tray played with is away, and another is there."""
    banner = BannerVM(
        "unplug",
        pick(lang, "Лоток не отвечает", "The tray is silent"),
        pick(
            lang,
            "Лоток отключился. Подключён другой, TRAY01 ttyUSB1",
            "The tray was unplugged. Another is plugged in, TRAY01 ttyUSB1",
        ),
        KeyVM("tray:use:b", pick(lang, "Взять", "Take it"), "tray"),
    )
    return replace(lost(lang), banner=banner)


def doubt(lang: str) -> RollVM:
    """The tray made out one die of two."""
    banner = BannerVM(
        "warn",
        pick(lang, "Не разобрал: 5 и ?", "Unclear: 5 and ?"),
        pick(lang, "Коснитесь второй грани", "Touch the second face"),
    )
    return replace(lost(lang), chosen=(5, 0), banner=banner)


def claimed(lang: str) -> RollVM:
    """A rent waits to be claimed before this throw."""
    view = roll(lang)
    banner = BannerVM(
        "coin",
        pick(lang, "Аренда 64 ф", "Rent 64 f"),
        pick(
            lang,
            "Платит Евгения Сергеевна, просит Григорий — до броска.",
            "Evgenia Sergeevna pays if Grigory asks before the throw.",
        ),
        KeyVM("claim:3:1", pick(lang, "Требую ренту", "I claim the rent"), tone="primary"),
    )
    keys = (KeyVM("claims", pick(lang, "Требования: 1", "Claims: 1"), "coin"), *view.keys)
    return replace(view, banner=banner, keys=keys)


def shares(lang: str) -> RollVM:
    """Who has come to START may buy shares until the next throw."""
    banner = BannerVM(
        "exchange",
        pick(lang, "Евгения Сергеевна: акции на Старте", "Evgenia Sergeevna: shares at START"),
        pick(lang, "По 120 ф, до следующего броска.", "At 120 f, until the next throw."),
        KeyVM("market:5", pick(lang, "Акции", "Shares"), "exchange"),
    )
    return replace(roll(lang), banner=banner)


def wheel(lang: str) -> RollVM:
    """Cards lie on the wheel of Fortune."""
    view = roll(lang)
    lie = pick(
        lang,
        "на колесе: Налог × 2: участки № 3 всех отраслей · Аренда × 2: вся доска",
        "on the wheel: Tax × 2: plots no. 3 of all industries · Rent × 2: the whole board",
    )
    return replace(view, head=replace(view.head, note=f"{view.head.note} · {lie}"))


def first_run(lang: str) -> RollVM:
    """Mock-up 17."""
    view, p = roll(lang), players(lang)
    steps = (
        StepVM(
            ("5", "2"),
            pick(
                lang,
                "Бросьте кубики в\u00a0лоток или коснитесь граней",
                "Throw the dice into the tray or touch the faces",
            ),
        ),
        StepVM(
            ("check",),
            pick(
                lang,
                "Касса выпишет чек: кто, кому, за что. Примите его",
                "A slip says who pays whom and why. Accept it",
            ),
        ),
        StepVM(
            ("undo", "why"),
            pick(lang, "Ошибка? «Отменить». Спор? «Почему?»", "A slip? “Undo”. A quarrel? “Why?”"),
        ),
    )
    seats = frame(lang, 4, ("пока нечего", "nothing yet"), (2000,) * 6, (("...",) * 8,) * 6)
    head = HeadVM(
        pick(lang, "Первым ходит Григорий", "Grigory goes first"),
        pick(lang, "так выпал жребий", "the lot has it so"),
        player=p[3],
        chip=pick(lang, "Лоток готов", "Tray ready"),
    )
    return replace(
        view,
        frame=replace(seats, bar=replace(seats.bar, can_undo=False)),
        head=head,
        player=p[3],
        chosen=(0, 0),
        prompt="",
        hint="",
        first_run=HintVM(steps),
    )
