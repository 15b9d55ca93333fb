"""Sample views of the set-up."""

from msgspec.structs import replace

from tests.ui.samples_base import pick, players
from ui.i18n import Catalogue
from ui.presenters.seats import person
from ui.presenters.vm import KeyVM
from ui.presenters.vm_start import (
    BareVM,
    EditionsVM,
    EditionVM,
    PlaceAtVM,
    SeatsVM,
)
from ui.tokens import INDUSTRIES

HIGH = (*INDUSTRIES, "central")


def editions(lang: str) -> EditionsVM:
    """Mock-up 1."""

    def card(name: str, icon: str, words: tuple[str, ...], strip: tuple[str, ...]) -> EditionVM:
        title, facts, note = words[3:] if lang == "en" else words[:3]
        return EditionVM(name, title, icon, facts, note, strip)

    plots = ("24 участка, 8 отраслей", "24 plots, 8 industries")
    purse = ("2–6 игроков, 2 000 ф", "2–6 players, 2 000 f")
    cards = (
        card(
            "classic",
            "table",
            ("Классик", plots[0], purse[0], "Classic", plots[1], purse[1]),
            INDUSTRIES,
        ),
        card(
            "elite",
            "exchange",
            (
                "Элит",
                "26 участков, акции, полисы",
                purse[0],
                "Elite",
                "26 plots, shares, policies",
                purse[1],
            ),
            HIGH,
        ),
        card(
            "luxe",
            "crown",
            ("Де люкс", plots[0], purse[0], "De luxe", plots[1], purse[1]),
            INDUSTRIES,
        ),
        card(
            "junior",
            "tent",
            (
                "Юниор",
                "аттракционы и билеты",
                "2–4 игрока, один кубик",
                "Junior",
                "rides and tickets",
                "2–4 players, one die",
            ),
            ("food", "light", "leisure", "transport"),
        ),
        card(
            "streets",
            "house",
            (
                "Улицы и дома",
                "поле типа «Монополии»",
                "2–6 игроков, 1 500 т",
                "Streets",
                "a Monopoly kind of board",
                "2–6 players, 1 500 t",
            ),
            ("mining", "comms", "light", "food", "leisure", "media", "heavy", "transport"),
        ),
        card(
            "own",
            "edit",
            (
                "Своё поле",
                "перепишем цены с доски",
                "минут десять, один раз",
                "Your own",
                "copy prices off the board",
                "ten minutes, once",
            ),
            (),
        ),
    )
    return EditionsVM(
        BareVM(),
        pick(lang, "Касса", "Kassa"),
        (
            pick(lang, "банкир и судья", "banker and arbiter"),
            pick(lang, "за вашим столом", "at your table"),
        ),
        pick(lang, "Какая коробка на столе?", "Which box is on the table?"),
        (replace(cards[0], last=True), *cards[1:]),
        (
            KeyVM("language", pick(lang, "Рус", "Eng"), "globe"),
            KeyVM("theme", "", "moon"),
            KeyVM("rotate", "", "rotate"),
            KeyVM("settings", "", "gear"),
        ),
        KeyVM(
            "resume",
            pick(lang, "Продолжить", "Continue"),
            "play",
            pick(lang, "Классик, круг 9, ходит Вера", "Classic, round 9, Vera’s turn"),
            tone="primary",
        ),
    )


def editions_several(lang: str) -> EditionsVM:
    """Several games are saved."""
    others = KeyVM("evenings", pick(lang, "Другие партии", "Other games"), "ledger")
    return replace(editions(lang), others=others)


def evenings(lang: str) -> EditionsVM:
    """The saved games to choose from; one of them cannot be opened."""
    vm = editions(lang)
    names = pick(lang, "Аня, Вера, Борис, Григорий", "Anya, Vera, Boris, Grigory")
    stands = pick(lang, "круг 9, ходит Вера", "round 9, Vera to roll")
    carried = pick(lang, "флешка BLUE, ", "stick BLUE, ") + stands
    fault = pick(lang, "партию не открыть", "cannot be opened")
    return replace(
        vm,
        question=pick(lang, "Какую партию продолжить?", "Which game goes on?"),
        cards=(
            EditionVM("0", vm.cards[0].title, "play", names, carried),
            EditionVM("1", "evening-0002", "warn", "", "", fault=fault, fault_note=fault),
            EditionVM("2", vm.cards[0].title, "play", names, stands),
        ),
        resume=None,
        others=KeyVM("editions", pick(lang, "Назад", "Back"), "back"),
    )


def editions_broken(lang: str) -> EditionsVM:
    """Nothing saved, and one file with a mistake in it."""
    vm = editions(lang)
    broken = replace(
        vm.cards[4],
        fault=pick(
            lang, "ошибка в файле: строка 214, поле rent", "mistake in the file: line 214, rent"
        ),
        fault_note=pick(
            lang,
            "В файле streets.toml ошибка, строка 214: rent не число",
            "Mistake in streets.toml, line 214: rent is no number",
        ),
    )
    return replace(vm, cards=(*vm.cards[:4], broken, vm.cards[5]), resume=None)


def seats(lang: str) -> SeatsVM:
    """Mock-up 2."""
    p = players(lang)
    return SeatsVM(
        BareVM(),
        pick(lang, "Кто где сидит?", "Who sits where?"),
        pick(lang, "Перетащите фишки на свои места", "Drag the coins to their places"),
        pick(lang, "Касса", "Kassa"),
        tuple(PlaceAtVM(p[n]) for n in (4, 5, 0, 1, 2, 3)),
        0,
        0,
        person(Catalogue(lang), p[4].name, 5, (1, 2, 3, 4, 6)),
        (
            KeyVM("seats:side", pick(lang, "Экран сюда", "Screen this way"), "rotate"),
            KeyVM("seats:remove", pick(lang, "Убрать из игры", "Take out"), "trash", tone="ghost"),
        ),
        KeyVM("back", "", "back"),
        KeyVM(
            "seats:start",
            pick(lang, "Начать игру", "Start the game"),
            note=pick(lang, "первый ход по жребию", "the first turn by lot"),
            tone="primary",
        ),
    )


def seats_few(lang: str) -> SeatsVM:
    """Two players, nobody chosen, the screen turned to the left."""
    vm = seats(lang)
    empty = PlaceAtVM()
    places = (vm.places[0], empty, vm.places[2], empty, empty, empty)
    return replace(
        vm,
        places=places,
        chosen=None,
        near=1,
        person=None,
        keys=(),
        empty=pick(
            lang, "Коснитесь места, чтобы посадить игрока", "Touch a place to seat a player"
        ),
    )
