"""What the rules give words to: every article with its facts, and one of each thing to tell."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path

from companion import rules
from companion.rules import CHAPTERS, draft

HOME = Path(rules.__file__).parent
CODES: list[type[StrEnum]] = [draft.Article, *(code.articles for code in CHAPTERS.values())]
ARTICLES = {str(article) for code in CODES for article in code}
SUMS = {"of", "then", "percent", "sum"}


@cache
def uses() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Return every place where a rule names an article: the article, how, with which facts."""
    return tuple(use for path in sorted(HOME.glob("*.py")) for use in _uses_in(path))


def _uses_in(path: Path) -> Iterator[tuple[str, str, frozenset[str]]]:
    names = _articles_of(path.stem)
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        locals_ = {
            target.id: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and call.args:
                how = getattr(call.func, "attr", getattr(call.func, "id", ""))
                first = call.args[0]
                if isinstance(first, ast.Name):
                    first = locals_.get(first.id, first)
                if how in {*SUMS, "Refusal"}:
                    facts = frozenset(word.arg for word in call.keywords if word.arg)
                    yield from ((names[found], how, facts) for found in _named(first))


def _articles_of(module: str) -> dict[str, str]:
    chapter = CHAPTERS.get(module)
    articles = chapter.articles if chapter else draft.Article
    return {article.name: str(article) for article in articles}


def _named(node: ast.expr) -> Iterator[str]:
    """Yield the articles an expression may be: ``Article.X``, or one of two."""
    match node:
        case ast.Attribute(value=ast.Name(id="Article"), attr=name):
            yield name
        case ast.IfExp(body=body, orelse=other):
            yield from _named(body)
            yield from _named(other)


def refused() -> set[str]:
    """Return the articles something is refused on."""
    return {article for article, how, _ in uses() if how == "Refusal"}


def charged() -> set[str]:
    """Return the articles a sum is reckoned by."""
    return ARTICLES - refused() - {"turn.third_double"}


def facts_of(article: str) -> frozenset[str]:
    """Return the facts that come with *article* wherever it is named."""
    if article.rpartition(".")[2].startswith("alters"):
        return frozenset({"owner", "count"} if "_" in article else {"owner"})
    given = [facts for name, _, facts in uses() if name == article]
    return frozenset.intersection(*given) if given else frozenset()


def moved_by() -> set[str]:
    """Return what a token is said to have been moved by, where a rule says it outright."""
    return {
        str(argument.value)
        for path in HOME.glob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Moved"
        for argument in call.args[2:]
        if isinstance(argument, ast.Constant)
    }
