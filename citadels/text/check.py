"""Checks the texts of all languages against each other and against the engine's names.

    python -m citadels.text.check [FOLDER]

Prints every problem with its language, file and key, and fails if there is one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from citadels.text import LANGUAGES
from citadels.text.keys import all_keys, places_of

LONG: Final = 25  # a longer text that reads the same in two languages was not translated
PLURALS: Final = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "ru": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
    "bg": {"one", "other"},
}
# Keys of the browser client: the English texts are the list, and its compiler knows their places.
OF_BROWSER: Final = ("web-", "rules-", "phrase-")
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Used:
    """What a text is made of."""

    words: str = ""
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)


@dataclass(frozen=True)
class Text:
    """One text of one language: the value of a message or of one of its attributes."""

    language: str
    file: str
    key: str
    used: Used


def _used_by(pattern: ast.Pattern) -> Used:
    used = Used()
    for node in _nodes(pattern):
        if isinstance(node, ast.TextElement):
            used.words += node.value
        elif isinstance(node, ast.VariableReference):
            used.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            attribute = f".{node.attribute.name}" if node.attribute else ""
            used.references.add(node.id.name + attribute)
        elif isinstance(node, ast.TermReference):
            used.references.add(f"-{node.id.name}")
        elif isinstance(node, ast.SelectExpression):
            names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            if names & CATEGORIES:
                used.plurals.append(names)
    return used


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def check(folder: Path) -> list[str]:
    """All problems of the texts in the folder, as lines for people."""
    problems: list[str] = []
    texts: dict[str, dict[str, Text]] = {}
    for language in LANGUAGES:
        texts[language] = {}
        for text in read(folder, language, problems):
            if text.key in texts[language]:
                problems.append(f"{language}/{text.file}: {text.key}: written twice")
            texts[language][text.key] = text
    problems += _missing(texts)
    problems += _unknown(texts)
    problems += _variables(texts)
    problems += _single(texts)
    problems += _untranslated(texts)
    return problems


def read(folder: Path, language: str, problems: list[str]) -> Iterator[Text]:
    """The texts of one language; what cannot be read is added to the problems."""
    for path in sorted((folder / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in _entries(source):
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                first = (entry.content or "").strip().split("\n")[0]
                problems.append(f"{language}/{path.name}: line {line} cannot be read: {first}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if entry.value:
                    yield Text(language, path.name, key, _used_by(entry.value))
                for attribute in entry.attributes:
                    name = f"{key}.{attribute.id.name}"
                    yield Text(language, path.name, name, _used_by(attribute.value))


@lru_cache(maxsize=500)  # the same files are checked again and again by the tests of this module
def _entries(source: str) -> list[ast.EntryType]:
    return FluentParser().parse(source).body


def _missing(texts: dict[str, dict[str, Text]]) -> Iterator[str]:
    """Texts that one language has and another has not, or that nobody has."""
    files = {key: text.file for found in texts.values() for key, text in found.items()}
    wanted = {language: all_keys(language) for language in LANGUAGES}
    for key in sorted(set(files).union(*wanted.values())):
        # A name may differ in some languages only; what nobody wants is expected everywhere.
        asked = [language for language in LANGUAGES if key in wanted[language]] or [*LANGUAGES]
        absent = [language for language in asked if key not in texts[language]]
        file = files.get(key, files.get(key.partition(".")[0]))
        if file is None or len(absent) == len(LANGUAGES):
            yield f"{key}: missing in every language"
        else:
            yield from (f"{language}/{file}: {key}: missing" for language in absent)


def _unknown(texts: dict[str, dict[str, Text]]) -> Iterator[str]:
    """Texts that nothing asks for."""
    wanted = {language: all_keys(language) for language in LANGUAGES}
    for text in _all(texts):
        if text.key not in wanted[text.language] and not text.key.startswith(("-", *OF_BROWSER)):
            yield f"{text.language}/{text.file}: {text.key}: unused"


def _variables(texts: dict[str, dict[str, Text]]) -> Iterator[str]:
    """Variables that some languages use in a text and others do not."""
    wanted: dict[str, set[str]] = {}
    for text in _all(texts):
        wanted.setdefault(text.key, set()).update(text.used.variables)
    for text in _all(texts):
        for name in sorted(wanted[text.key] - text.used.variables):
            others = [
                language
                for language, found in texts.items()
                if text.key in found and name in found[text.key].used.variables
            ]
            where = ", ".join(others)
            yield f"{text.language}/{text.file}: {text.key}: no ${name}, which {where} has"


def _single(texts: dict[str, dict[str, Text]]) -> Iterator[str]:
    """What can be wrong with a text on its own: variables, references, forms of the plural."""
    for text in _all(texts):
        used = text.used
        given = used.variables if text.key.startswith(OF_BROWSER) else places_of(text.key)
        for name in sorted(used.variables - given):
            yield f"{text.language}/{text.file}: {text.key}: ${name} is not given to it"
        for name in sorted(used.references - set(texts[text.language])):
            yield f"{text.language}/{text.file}: {text.key}: refers to {name}, which is not there"
        for words in used.plurals:
            if words & CATEGORIES != PLURALS[text.language]:
                forms = ", ".join(sorted(PLURALS[text.language]))
                yield f"{text.language}/{text.file}: {text.key}: plural forms must be {forms}"


def _untranslated(texts: dict[str, dict[str, Text]]) -> Iterator[str]:
    seen: dict[tuple[str, str], Text] = {}
    for text in _all(texts):
        words = text.used.words.strip()
        if len(words) <= LONG:
            continue
        other = seen.setdefault((text.key, words), text)
        if other is not text:
            yield f"{text.language}/{text.file}: {text.key}: reads the same in {other.language}"


def _all(texts: dict[str, dict[str, Text]]) -> Iterator[Text]:
    for found in texts.values():
        yield from found.values()


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    problems = check(folder)
    if problems:
        lines = [*problems, f"{len(problems)} problems in the texts"]
    else:
        numbers = [f"{language} {len(all_keys(language))}" for language in LANGUAGES]
        lines = [f"texts: {', '.join(numbers)}: all there"]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
