"""The tray's doctor: how the dice fall, what the tray says, its self-test."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hardware.doubles import LAST, USUAL, doubles, percent
from hardware.fairness import FACES, Finding, Mood, Tally, find, mood, shares, tally
from ui.presenters.frame import frame
from ui.presenters.ledger import listed
from ui.presenters.scene import Scene
from ui.presenters.thrown import SOURCES, Source, Thrown, corrected
from ui.presenters.vm import HeadVM, KeyVM
from ui.presenters.vm_ledger import FilterVM
from ui.presenters.vm_tray import (
    ColumnVM,
    FacesVM,
    FactVM,
    LinesVM,
    LineVM,
    StepVM,
    TrayVM,
    TrialVM,
)
from ui.tray import Health, Presence, Trial

TINTS = {Mood.FEW: "plain", Mood.USUAL: "good", Mood.CURIOUS: "plain", Mood.UNUSUAL: "odd"}
BAD = ("noise", "checksum", "malformed", "overlong")


def doctor(
    scene: Scene,
    health: Health,
    presence: Presence,
    source: Source,
    throws: Mapping[Source, Thrown],
) -> TrayVM:
    """Return how the dice of one source have fallen."""
    say, counted = scene.say, tally(throws[source])
    finding = find(counted)
    return TrayVM(
        frame(scene),
        head(scene, say("tray.title"), health, presence),
        tuple(
            FilterVM(f"source:{name}", label=say(f"tray.from.{name}"), chosen=name == source)
            for name in SOURCES
        ),
        health.dice,
        facts(scene, health),
        say("tray.sums", count=counted.throws),
        say("tray.fair"),
        columns(counted, throws[source][-1] if throws[source] else ()),
        say("tray.faces"),
        rows(scene, counted),
        TINTS[finding.mood],
        verdict(scene, finding),
        advice(scene, finding, source),
        (reset(scene, health, source), KeyVM("lines", say("tray.check"), "eye")),
        of_doubles(scene, throws[source]),
    )


def of_doubles(scene: Scene, throws: Thrown) -> tuple[str, ...]:
    """Return what calms a table that has seen many doubles, if it is true of these throws."""
    say, found = scene.say, doubles(throws)
    told = []
    if found.row:
        often, game = found.games, found.throws
        told.append(say("tray.doubles.row", text=found.row, share=often, count=game))
    if found.last:
        share, low, high = map(percent, (found.last, USUAL[0], USUAL[-1]))
        doubled = say(
            "tray.doubles.last", count=found.last, text=LAST, share=share, low=low, high=high
        )
        told.append(doubled)
    return tuple(told)


def head(scene: Scene, title: str, health: Health, presence: Presence) -> HeadVM:
    """Return the title, and in the chip whether the tray answers and how soon."""
    say = scene.say
    chip, ready = say(f"tray.{presence.state}"), presence.state == "ready"
    if ready and health.answered is not None:
        chip = say("tray.answers", count=round(health.answered * 1000))
    away = "unplug" if presence.state == "away" else "tray"
    return HeadVM(title, chip=chip, icons=() if ready else (away,))


def facts(scene: Scene, health: Health) -> tuple[FactVM, ...]:
    """Return what the tray sees, how far it can be trusted, and how long the dice rolled."""
    say = scene.say
    seen = listed(health.dice)
    if health.moving:
        seen = say("tray.rolling")
    trust = say(f"tray.quality.{health.quality}") if health.quality else "—"
    tint = "plain" if not health.quality else "good" if health.quality == "fresh" else "odd"
    return (
        FactVM(say("tray.sees"), seen or "—"),
        FactVM(say("tray.throw"), trust, tint),
        FactVM(say("tray.settled"), seconds(scene, health.settling)),
    )


def seconds(scene: Scene, time: float | None) -> str:
    """Return a time, if there is one."""
    if time is None:
        return "—"
    written = f"{time:.1f}"
    return scene.say("tray.seconds", text=written.replace(".", scene.say("tray.point")))


def columns(counted: Tally, last: Sequence[int]) -> tuple[ColumnVM, ...]:
    """Return how often each sum fell; the last one is marked."""
    whole = sum(counted.sums.values())
    return tuple(
        ColumnVM(total, counted.sums.get(total, 0), share * whole, total == sum(last) and all(last))
        for total, share in shares(len(counted.dice)).items()
    )


def rows(scene: Scene, counted: Tally) -> tuple[FacesVM, ...]:
    """Return how often each die showed each face."""
    watched = {Mood.CURIOUS, Mood.UNUSUAL}
    return tuple(
        FacesVM(
            scene.say("tray.die", text=number),
            tuple(str(count) for count in counts),
            mood(counts) in watched,
        )
        for number, counts in enumerate(counted.dice, 1)
    )


def verdict(scene: Scene, finding: Finding) -> str:
    """Return in a few words what to think of the dice."""
    say = scene.say
    match finding.mood:
        case Mood.FEW:
            return say("tray.few")
        case Mood.UNUSUAL:
            much = "often" if finding.often else "seldom"
            return say(f"tray.{much}", die=finding.die, face=finding.face)
    return say("tray.honest")


def advice(scene: Scene, finding: Finding, source: Source) -> str:
    """Return what that rests on, or what to do about it."""
    say = scene.say
    if finding.mood is Mood.UNUSUAL:
        seen = "tray" if source == "trial" else source
        return say(f"tray.advice.{seen}", die=finding.die)
    if finding.mood is Mood.FEW:
        return say("tray.few.why")
    return say("tray.nothing", count=finding.throws)


def reset(scene: Scene, health: Health, source: Source) -> KeyVM:
    """Return the key that counts anew; what the journal has counted stays counted."""
    say = scene.say
    if source == "trial" and health.can_restore:
        return KeyVM("reset", say("tray.restore"), "undo")
    if source == "trial":
        return KeyVM("reset", say("tray.reset"), "trash")
    refusal = say("tray.reset.journal")
    return KeyVM("reset", say("tray.reset"), "trash", enabled=False, refusal=refusal)


def lines(scene: Scene, health: Health, presence: Presence, *, several: bool) -> LinesVM:
    """Return the last lines, newest first, and what was counted; of several trays, the way back."""
    say = scene.say
    return LinesVM(
        frame(scene),
        head(scene, say("tray.lines"), health, presence),
        tuple(
            LineVM(
                line.number,
                line.clock,
                say(f"tray.verdict.{line.verdict}"),
                line.text,
                line.note,
                line.tint,
            )
            for line in reversed(health.lines)
        ),
        say("tray.lines.none"),
        tuple(of_lines(scene, health)),
        (
            KeyVM("again", say("tray.again"), "rotate"),
            KeyVM("test", say("tray.test"), "dice"),
            *((KeyVM("trays", say("tray.list"), "tray"),) if several else ()),
            KeyVM("dice", say("tray.back"), "back"),
        ),
    )


def of_lines(scene: Scene, health: Health) -> Iterator[FactVM]:
    """Yield what was counted of all lines, and how often each tray was overruled, and by whom."""
    say, counts = scene.say, dict(health.counts)
    bad = sum(counts.get(verdict, 0) for verdict in BAD)
    lost, (trays, seats) = counts.get("lost", 0), corrected(scene.table.past)
    yield FactVM(say("tray.count.lines"), str(sum(counts.values())))
    yield FactVM(say("tray.count.throws"), str(counts.get("throw", 0)))
    yield FactVM(say("tray.count.bad"), str(bad), "bad" if bad else "good")
    yield FactVM(say("tray.count.lost"), str(lost), "odd" if lost else "good")
    yield FactVM(say("tray.beat"), seconds(scene, health.beating))
    yield FactVM(say("tray.count.corrected"), str(trays.total()))
    for tray, count in trays.most_common() if len(trays) > 1 else ():
        yield FactVM(say("tray.count.corrected.of", text=tray), str(count))
    for seat, count in seats.most_common():
        yield FactVM(f"· {scene.player(seat).name}", str(count))


def self_test(scene: Scene, health: Health, presence: Presence, trial: Trial) -> TrialVM:
    """Return the face that is asked for, or how the self-test ended."""
    say, over = scene.say, trial.face > FACES
    read = listed(trial.read)
    wrong = bool(trial.misread)
    ask, tint = say("tray.test.ask", count=trial.face), "plain"
    if over:
        passed = len(trial.passed) == FACES and not wrong
        ask, tint = (say("tray.test.good"), "good") if passed else (say("tray.test.bad"), "odd")
    leave = KeyVM("stop", say("tray.test.stop"), "close")
    if over:
        keys = (KeyVM("test", say("tray.test.anew"), "rotate"), leave)
    else:
        keys = (KeyVM("skip", say("tray.test.skip"), "right"), leave)
    return TrialVM(
        frame(scene),
        head(scene, say("tray.test"), health, presence),
        tuple(step(trial, face) for face in range(1, FACES + 1)),
        ask,
        say("tray.test.read", text=read) if read else "" if over else say("tray.test.how"),
        "odd" if read else tint,
        tuple(
            say("tray.test.misread", die=die, face=asked, text=seen if seen.isdigit() else "?")
            for die, asked, seen in trial.misread[-4:]
        ),
        keys,
    )


def step(trial: Trial, face: int) -> StepVM:
    """Return how a face of the self-test stands."""
    wrong = any(asked == face for _, asked, _ in trial.misread)
    if face == trial.face:
        return StepVM(face, "here")
    if face > trial.face:
        return StepVM(face, "ahead")
    return StepVM(face, "good" if face in trial.passed and not wrong else "bad")
