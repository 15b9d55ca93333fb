"""``kassa-book``: the rules, the editions and the journals on the command line."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import msgspec

from companion import answers, examples, trial_sheet
from companion.arguments import parser
from companion.asked import Question
from companion.audit import audit
from companion.doubts import doubts, unverified
from companion.errors import (
    CompanionError,
    EditionError,
    EditionUnreadable,
    ExampleError,
    JournalUnwritable,
)
from companion.journal import Journal, export, from_export, in_force, replay
from companion.journal_told import begun, explained, stated
from companion.odds import usual_stake
from companion.odds_sheet import odds
from companion.problems import load
from companion.questions import answer
from companion.remedies import remedies
from companion.rule_sheet import in_play, listing, page
from companion.said import printed
from companion.shelf import Shelf, home
from companion.takeover import edition_at, edition_called, situation, take_over
from companion.tallies import report
from companion.trials import Trial, compared, evenings, ways
from companion.words import Words

FINE, FOUND, UNUSABLE = 0, 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Return 0 if all is fine, 1 if something was found, 2 if the question cannot be answered."""
    asked = parser(__doc__).parse_args(argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        found = RUNS[asked.run](asked)
        sys.stdout.flush()
    except CompanionError as error:
        print(f"kassa-book: {error}", file=sys.stderr)
        return UNUSABLE
    except BrokenPipeError:
        sys.stdout = None  # whoever read has seen enough
        return FINE
    except OSError as error:
        sys.stdout = None  # it would be flushed once more at the end
        print(f"kassa-book: the answer cannot be written: {error.strerror}", file=sys.stderr)
        return UNUSABLE
    return found


def check(asked: argparse.Namespace) -> int:
    """List what keeps each edition from being played, and what looks like a slip."""
    worst, words = FINE, Words(asked.language)
    for path in asked.editions:
        try:
            edition = load(path)
        except EditionUnreadable as error:
            print(f"kassa-book: {error}", file=sys.stderr)
            worst = UNUSABLE
            continue
        except EditionError as error:
            print(*remedies(error.problems), sep="\n")
            print(f"{path.name}: {words.plain('book.again')}")
            worst = max(worst, FOUND)
            continue
        for doubt in doubts(edition):
            print(f"{path.name}: {doubt} (compare with the printed copy)")
        unchecked = len(unverified(edition))
        told = words.plain("book.playable", unchecked).format(count=words.number(unchecked))
        print(f"{path.name}: {told}")
    return worst


def opened(path: Path) -> Journal:
    """Return a journal, from a file saved or exported, or the shelf; the file is left alone."""
    path = Shelf(home()).game(path)
    return from_export(path) if path.suffix == ".jsonl" else Journal.read(path)


def check_journal(asked: argparse.Namespace) -> int:
    """List what is not in order in a journal."""
    journal = opened(asked.journal)
    entries = tuple(journal)
    findings = tuple(audit(journal.edition, entries))
    for finding in findings:
        print(f"{journal.name}: entry {finding.seq}: {finding.text}")
    if not findings:
        words = Words(asked.language)
        count, held = (words.number(len(told)) for told in (entries, in_force(entries)))
        print(f"{journal.name}: {words.plain('book.in_order').format(count=count, held=held)}")
    return FOUND if findings else FINE


def explain(asked: argparse.Namespace) -> int:
    """Tell the reasons of every sum that an entry charged, as they were when it was made."""
    told = explained(opened(asked.journal), asked.seq, Words(asked.language))
    print(*told, sep="\n")
    return FINE


def tell_statement(asked: argparse.Namespace) -> int:
    """Tell every movement of an account that is in force, and the balance after it."""
    print(*stated(opened(asked.journal), asked.account, Words(asked.language)), sep="\n")
    return FINE


def ask(asked: argparse.Namespace) -> int:
    """Answer a question about a situation or a saved game, which stays as it is."""
    if asked.situation:
        edition, arranged = situation(asked.situation, Shelf(home()))
        entries = [arranged]
        game = replay(edition, entries)
    else:
        journal = opened(asked.journal)
        entries = in_force(journal)
        game = begun(journal, entries)
    fields = (name for name in Question.__struct_fields__ if name not in {"kind", "says"})
    said = {name: getattr(asked, name) for name in fields}
    question = Question(asked.question, says=tuple(asked.says), **said)
    found = answer(game, entries, question)
    lines = list(printed(answers.told(found, game, Words(asked.language))))
    if asked.json:
        whole = {"question": question, "answer": found, "text": lines}
        print(msgspec.json.encode(whole).decode())
    else:
        print(*lines, sep="\n")
    return FINE


def write(asked: argparse.Namespace) -> int:
    """Write a journal as text into a file that is not there yet."""
    if asked.jsonl.exists():
        raise JournalUnwritable(f"{asked.jsonl.name}: there is such a file already")
    export(opened(asked.journal), asked.jsonl)
    return FINE


def run_examples(asked: argparse.Namespace) -> int:
    """Tell of each example whether it holds, or how the rules differ."""
    found = FINE
    for path in asked.files:
        try:
            page = examples.parse(path.read_bytes(), path.name)
        except OSError as error:
            raise ExampleError(f"{path.name}: {error.strerror}") from error
        edition = edition_called(page.edition, path.name, Shelf(home()))
        for place, differences in examples.results(edition, page, path.name):
            print(f"{place}: {'differs' if differences else 'pass'}")
            print(*(f"  {difference}\n" for difference in differences), sep="", end="")
            found = FOUND if differences else found
    return found


def begin(asked: argparse.Namespace) -> int:
    """Put an evening that is under way on the shelf; the app offers to go on with it."""
    name = take_over(asked.situation, Shelf(home()), datetime.now(UTC).isoformat("T", "seconds"))
    print(f"{name}: {Words(asked.language).plain('book.begun')}")
    return FINE


def tell_rules(asked: argparse.Namespace) -> int:
    """Tell the house rules of editions, or those in force in a journal; or write the page."""
    words, shelf = Words(asked.language), Shelf(home())
    journals = [n for n in asked.editions if Path(n).suffix != ".toml" and "." in n]
    named = (name for name in asked.editions if name not in journals)
    editions = [edition_at(name, "rules", shelf) for name in named]
    told = [page(*editions)] if asked.markdown else [listing(words, e) for e in editions]
    told += [in_play(words, opened(Path(name))) for name in journals]
    print(*(line for lines in told for line in lines), sep="\n")
    return FINE


def tell_odds(asked: argparse.Namespace) -> int:
    """Tell the chances of every combination, and what a stake brings back on average."""
    edition = edition_at(asked.edition, "odds", Shelf(home()))
    if edition.jackpot is None:
        raise EditionError(f"{Path(asked.edition).name}: has no slot machine: [jackpot] is missing")
    stake = asked.stake or usual_stake(edition.options)
    print(*odds(Words(asked.language), edition, edition.jackpot, stake), sep="\n")
    return FINE


def simulate(asked: argparse.Namespace) -> int:
    """Tell what simulated evenings came to, or how two values of a house rule compare."""
    edition = edition_at(asked.edition, "--edition", Shelf(home()))
    trial = Trial(edition, asked.players, asked.rounds, mixed=asked.mixed, audited=asked.audit)
    rule = compared(edition, asked.compare) if asked.compare else None
    seeds, started = range(asked.seed, asked.seed + asked.games), perf_counter()
    trials = tuple(list(evenings(way, seeds)) for way in ways(trial, rule))
    speed = sum(e.turns for played in trials for e in played) / (perf_counter() - started)
    found, words = report(edition, seeds, *trials), Words(asked.language)
    if asked.json:
        plan = {key: value for key, value in vars(asked).items() if key not in {"run", "json"}}
        whole = {"trial": plan, "report": found, "evenings": trials, "turns_per_second": speed}
        print(msgspec.json.encode(whole).decode())
    else:
        print(*trial_sheet.told(found, trial, rule, words, unused=asked.unused), sep="\n")
        print(f"\n{words.plain('trial.speed')}: {words.number(round(speed))}")
    return FOUND if found.broken else FINE


RUNS: dict[str, Callable[[argparse.Namespace], int]] = {
    "check": check,
    "audit": check_journal,
    "explain": explain,
    "statement": tell_statement,
    "ask": ask,
    "export": write,
    "examples": run_examples,
    "begin": begin,
    "odds": tell_odds,
    "rules": tell_rules,
    "simulate": simulate,
}

if __name__ == "__main__":
    sys.exit(main())
