"""The words and options of ``kassa-book``."""

from __future__ import annotations

import argparse
from pathlib import Path

from companion.ledger import MOST
from companion.questions import KINDS
from companion.simulate import ROUNDS
from companion.words import LANGUAGES

EDITION = "its id, or a file that ends in .toml"


def parser(what_for: str | None) -> argparse.ArgumentParser:
    """Return what takes the command line apart; ``run`` is the word of the command."""
    parser = argparse.ArgumentParser(prog="kassa-book", description=what_for)
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="run")

    def command(name: str, what: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=what, description=what)

    checked = command("check", "list every problem of an edition file")
    checked.add_argument("editions", nargs="+", type=Path, metavar="EDITION")
    audited = command("audit", "replay a journal and judge it anew")
    audited.add_argument("journal", type=Path, metavar="JOURNAL")
    explained = command("explain", "tell why an entry charged what it did")
    explained.add_argument("journal", type=Path, metavar="JOURNAL")
    explained.add_argument("seq", type=int, metavar="SEQ")
    stated = command("statement", "tell how a balance came about")
    stated.add_argument("journal", type=Path, metavar="JOURNAL")
    stated.add_argument("account", metavar="ACCOUNT", help="a player, bank, or a pot")
    ruled = command("rules", "tell every house rule, its values, which is played, and since when")
    ruled.add_argument("editions", nargs="+", metavar="EDITION|JOURNAL", help=EDITION)
    ruled.add_argument("--markdown", action="store_true", help="write it as a page, for docs/")
    exported = command("export", "write a journal as text, one JSON value a line")
    exported.add_argument("journal", type=Path, metavar="JOURNAL")
    exported.add_argument("--jsonl", type=Path, required=True, metavar="FILE")
    exemplified = command("examples", "run examples of the rule book")
    exemplified.add_argument("files", nargs="+", type=Path, metavar="FILE")
    begun = command("begin", "take over an evening begun on the cardboard")
    begun.add_argument("situation", type=Path, metavar="SITUATION")
    asking(command("ask", "ask the arbiter, who answers by the rules that charge"))
    reckoned = command("odds", "tell the exact chances of the slot machine")
    reckoned.add_argument("edition", metavar="EDITION", help=EDITION)
    reckoned.add_argument("--stake", type=positive, metavar="N", help="else the usual one")
    for spoken in (checked, audited, begun, explained, stated, ruled, reckoned):
        spoken.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    simulating(command("simulate", "let bots play whole evenings, and tell what they came to"))
    return parser


def asking(asked: argparse.ArgumentParser) -> None:
    """Add what a question to the arbiter consists of."""
    asked.add_argument("question", choices=KINDS)
    where = asked.add_mutually_exclusive_group(required=True)
    where.add_argument("--situation", type=Path, metavar="FILE", help="as for begin")
    where.add_argument("--journal", type=Path, metavar="JOURNAL")
    asked.add_argument("--player", default="", metavar="NAME")
    asked.add_argument("--cell", default="", metavar="CELL", help="its number, or its deed")
    asked.add_argument("--throw", default="", metavar="N,N", help="what the dice show")
    asked.add_argument("--account", default="", help="a player, bank, or a pot")
    asked.add_argument("--deed", default="")
    what = "as if the plot were that player's, or nobody's: bank"
    asked.add_argument("--whose", default="", metavar="NAME", help=what)
    asked.add_argument("--order", default="", help='as in examples: { build = "cinema" }')
    asked.add_argument("--says", type=int, action="append", default=[], metavar="SUM")
    what = "whose charge is asked about (if not said, what is due now)"
    asked.add_argument("--entry", type=positive, default=0, metavar="SEQ", help=what)
    asked.add_argument("--chapter", default="", help="of the rules")
    asked.add_argument("--option", default="", help="a house rule, as an edition file names it")
    asked.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    asked.add_argument("--json", action="store_true", help="the answer as one JSON value")


def simulating(asked: argparse.ArgumentParser) -> None:
    """Add what a trial consists of."""
    asked.add_argument("--edition", required=True, help=EDITION)
    for name, default, what in (
        ("players", 4, "how many bots sit down"),
        ("games", 10, "how many evenings they play"),
        ("rounds", ROUNDS, "after which a table without a time limit stops"),
    ):
        told = f"{what} ({default} if not said)"
        asked.add_argument(f"--{name}", type=positive, default=default, metavar="N", help=told)
    first = "of the first game (0 if not said)"
    asked.add_argument("--seed", type=int, default=0, metavar="N", help=first)
    asked.add_argument("--compare", metavar="OPTION=A,B", help="play both on the same seeds")
    asked.add_argument("--mixed", action="store_true", help="draw the house rules of every game")
    asked.add_argument("--unused", action="store_true", help="list the articles never met, too")
    asked.add_argument("--audit", action="store_true", help="audit every game as well")
    asked.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    asked.add_argument("--json", action="store_true", help="all of it as one JSON value")


def positive(text: str) -> int:
    """Return the number that *text* spells, if it is one that a table could count to."""
    if not (text.isdecimal() and len(text) <= len(str(MOST)) and 1 <= int(text) <= MOST):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST}")
    return int(text)
