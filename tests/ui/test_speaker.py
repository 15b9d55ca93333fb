"""What is heard: sounds made of nothing, a device that does not answer, a voice that is none."""

from __future__ import annotations

import os
import sys
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle
from tests.ui.test_jackpot_flow import at_the_machine
from ui.booth import Voice, serve
from ui.sound_src.__main__ import FOLDER, samples
from ui.sound_src.sounds import ALL
from ui.sound_src.waves import RATE
from ui.speaker import SOUNDS, Speaker, voice

COPIES = "import sys; open(sys.argv[1], 'w').write(sys.stdin.read())"
ENDS = "import sys; open(sys.argv[1], 'a').write('begun ')"
SLEEPS = "import time; time.sleep(600)"
ESPEAK = """#!/bin/sh
echo "$@" >> {said}
exec sleep 600
"""


def python(code: str, *given: object) -> list[str]:
    return [sys.executable, "-c", code, *map(str, given)]


def wait_for(found: Callable[[], object]) -> None:
    """Wait for another process, half a minute at most."""
    for _ in range(3000):
        if found():
            return
        time.sleep(0.01)
    raise AssertionError("nothing came")


# --- sounds ---


@pytest.mark.parametrize("name", ALL)
def test_the_files_are_what_the_script_makes(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        kept = array("h", file.readframes(file.getnframes()))
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
    made = samples(ALL[name]())
    assert len(kept) == len(made)
    assert all(abs(a - b) <= 1 for a, b in zip(kept, made, strict=True))


def test_every_cue_has_a_sound_and_every_sound_a_cue() -> None:
    assert set(SOUNDS.values()) == set(ALL) == {path.stem for path in FOLDER.glob("*.wav")}


def test_a_sound_comes_out_of_the_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(heard))
    speaker = Speaker()
    speaker.play("paid")
    wait_for(lambda: heard.exists() and any(heard.read_bytes()))
    speaker.stop()


def test_a_device_that_is_not_there_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none such")
    serve(["play coin", "play coin", "play none_such", "hum"])


def test_who_does_not_listen_delays_nobody() -> None:
    speaker = Speaker(python(SLEEPS))
    for _ in range(20_000):  # more than a pipe holds
        speaker.play("paid")
    speaker.stop()


def test_a_booth_that_cannot_be_begun_is_survived(tmp_path: Path) -> None:
    speaker = Speaker([str(tmp_path / "nothing")])
    speaker.play("paid")
    speaker.stop()


def test_a_booth_that_has_ended_is_begun_anew_but_not_at_once(tmp_path: Path) -> None:
    log, now = tmp_path / "log", [0.0]
    speaker = Speaker(python(ENDS, log), clock=lambda: now[0])
    for second in (0, 1, 11):
        now[0] = second
        speaker.play("paid")
        process = speaker._process
        assert process
        process.wait()
    assert log.read_text() == "begun begun "
    speaker.stop()


# --- which sound ---


@pytest.fixture
def rent(tmp_path: Path) -> Evening:
    """Anya throws and owes Boris a rent."""
    return in_the_middle(tmp_path, Sitter("Аня", 500), Sitter("Борис", 500, deeds=("night_club",)))


def cues(evening: Evening) -> list[str]:
    return [change.cue for change in evening.changes if change.cue]


def test_a_throw_stamps_a_payment_rings_and_an_undo_stamps(rent: Evening) -> None:
    rent.throw(1, 3)
    rent.touch("accept", "undo", "redo")
    assert cues(rent) == ["entered", "paid", "undone", "paid"]


def test_what_the_rules_forbid_sounds_low(rent: Evening) -> None:
    rent.touch("tab:bank", "pay:seat0:bank:999999:")
    assert cues(rent) == ["refused"]


def test_the_hammer_falls_when_an_auction_ends(tmp_path: Path) -> None:
    evening = in_the_middle(tmp_path, Sitter("Аня", 500), Sitter("Борис", 500))
    evening.throw(1, 3)
    view = evening.touch("decline")
    evening.touch(view.bidders[0].steps[0].name, f"pass:{view.bidders[1].player.id}", "knock")
    assert cues(evening)[-1] == "sold"


def test_a_reel_rattles_and_a_win_rings(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    evening.touch("bet:50", "die:0:3", "die:0:2", "die:0:4", "accept")
    assert cues(evening)[-5:] == ["paid", "spun", "spun", "spun", "won"]


# --- reading aloud ---


@pytest.fixture
def espeak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put an espeak-ng on the path that notes what it is to say and goes on speaking."""
    said, program = tmp_path / "said", tmp_path / "espeak-ng"
    program.write_text(ESPEAK.format(said=said))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    return said


def test_a_slip_is_read_in_its_language_and_the_next_one_interrupts_it(espeak: Path) -> None:
    reader = Voice()
    reader.read("ru", "Аренда. К оплате: 6 фантов")
    first = reader._reading
    wait_for(lambda: espeak.exists() and espeak.read_text().count("\n") == 1)
    reader.read("en", "Rent")
    assert first
    assert first.poll() is not None
    wait_for(lambda: espeak.read_text().count("\n") == 2)
    reader.read("", "")
    assert espeak.read_text().splitlines() == [
        "-v ru -s 150 -- Аренда. К оплате: 6 фантов",
        "-v en -s 150 -- Rent",
    ]


def test_the_booth_reads_what_it_is_told(espeak: Path) -> None:
    speaker = Speaker()
    speaker.read("Аренда: 6 фантов", "ru")
    wait_for(lambda: espeak.exists() and "\n" in espeak.read_text())
    speaker.stop()
    assert espeak.read_text() == "-v ru -s 150 -- Аренда: 6 фантов\n"


@pytest.mark.parametrize(("there", "found"), [([], None), (["espeak"], "espeak")])
def test_either_program_is_a_voice(
    there: list[str], found: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in there:
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert voice() == (found and str(tmp_path / found))


def test_without_espeak_nothing_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    serve(["read ru Аренда"])


def test_an_espeak_that_fails_is_survived(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "espeak-ng"
    program.write_text("not a program")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    serve(["read ru Аренда", "read ru Налог"])


def test_a_slip_is_read_with_whole_sums_in_words(rent: Evening) -> None:
    rent.set(read_aloud=True)
    assert rent.aloud(rent.throw(1, 3)) == (
        "Ночной клуб. Развлечения, хозяин, Борис. Сверьте с карточкой. "
        "Аренда по карточке: Ночной клуб, 6. К оплате: 6 фантов"
    )


def test_a_ruling_is_read_with_the_rules_it_rests_on(rent: Evening) -> None:
    rent.set(read_aloud=True)
    rent.throw(1, 3)
    said = rent.aloud(rent.touch("why"))
    assert "6 фантов" in said
    assert "Кто встал на чужой участок, платит хозяину аренду" in said


def test_only_what_is_asked_for_is_read(rent: Evening) -> None:
    assert rent.aloud(rent.throw(1, 3)) == ""


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("Купить за 1\u00a0230\u00a0ф", "Купить за 1230 фантов"),
        ("32 × 2 = 64", "32 умножить на 2 равно 64"),
        ("−5\u00a0ф", "минус 5 фантов"),
        ("в круге 12 из 20", "в круге 12 из 20"),
    ],
)
def test_numbers_are_read_whole(rent: Evening, text: str, spoken: str) -> None:
    rent.set(read_aloud=True)
    view = rent.view()
    assert rent.aloud(replace(view, frame=replace(view.frame, refusal=text))) == spoken
