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
from citadels.text.keys import base_keys, variables_of
from citadels.text.keys.variants import find_variants

MAX_SHARED_CHARS: Final = 25  # a longer text that is the same in two languages was not translated
UNTRANSLATED: Final = "TODO"  # the beginning of a text that somebody has still to write
PLURALS_BY_LANGUAGE: Final = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "ru": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
    "bg": {"one", "other"},
}
# Keys of the browser client: the English texts define them, and its compiler checks their use.
BROWSER_PREFIXES: Final = ("web-", "rules-", "phrase-")
PLURAL_CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class TextParts:
    """The parts of a text."""

    literal: str = ""
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)


@dataclass(frozen=True)
class Text:
    """One text of one language: the value of a message or of one of its attributes."""

    language: str
    file: str
    key: str
    parts: TextParts


def _parts_of(pattern: ast.Pattern) -> TextParts:
    parts = TextParts()
    for node in _nodes(pattern):
        if isinstance(node, ast.TextElement):
            parts.literal += node.value
        elif isinstance(node, ast.VariableReference):
            parts.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            attribute = f".{node.attribute.name}" if node.attribute else ""
            parts.references.add(node.id.name + attribute)
        elif isinstance(node, ast.TermReference):
            parts.references.add(f"-{node.id.name}")
        elif isinstance(node, ast.SelectExpression):
            names = {
                variant.key.name
                for variant in node.variants
                if isinstance(variant.key, ast.Identifier)
            }
            if names & PLURAL_CATEGORIES:
                parts.plurals.append(names)
    return parts


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def check(folder: Path) -> list[str]:
    """All problems of the texts in the folder, one readable line each."""
    problems: list[str] = []
    texts: dict[str, dict[str, Text]] = {}
    for language in LANGUAGES:
        texts[language] = {}
        for text in read_texts(folder, language, problems):
            if text.key in texts[language]:
                problems.append(f"{language}/{text.file}: {text.key}: written twice")
            texts[language][text.key] = text
    expected = _expected_keys(texts)
    problems += _find_missing(texts, expected)
    problems += _find_unused(texts, expected)
    problems += _find_missing_variables(texts)
    problems += _check_each(texts)
    problems += _find_untranslated(texts)
    return problems


def read_texts(folder: Path, language: str, problems: list[str]) -> Iterator[Text]:
    """The texts of one language; what cannot be parsed is added to the problems."""
    for path in sorted((folder / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in _entries(source):
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                first_line = (entry.content or "").strip().split("\n")[0]
                problems.append(f"{language}/{path.name}: line {line} cannot be read: {first_line}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if entry.value:
                    yield Text(language, path.name, key, _parts_of(entry.value))
                for attribute in entry.attributes:
                    attribute_key = f"{key}.{attribute.id.name}"
                    yield Text(language, path.name, attribute_key, _parts_of(attribute.value))


@lru_cache(maxsize=500)  # the tests of this module check the same files again and again
def _entries(source: str) -> list[ast.EntryType]:
    return FluentParser().parse(source).body


def _expected_keys(texts: dict[str, dict[str, Text]]) -> dict[str, set[str]]:
    """The keys of each language, with the variants for profiles that it must have."""
    variants = find_variants(base_keys(), {language: {*texts[language]} for language in texts})
    return {language: base_keys() | variants[language] for language in LANGUAGES}


def _find_missing(
    texts: dict[str, dict[str, Text]], expected: dict[str, set[str]]
) -> Iterator[str]:
    """Texts that are missing in some languages, or in all."""
    files = {
        key: text.file for texts_by_key in texts.values() for key, text in texts_by_key.items()
    }
    for key in sorted(set(files).union(*expected.values())):
        # Some variants exist only in some languages; an unused text is expected in all languages.
        languages = [language for language in LANGUAGES if key in expected[language]] or [
            *LANGUAGES
        ]
        lacking = [language for language in languages if key not in texts[language]]
        file = files.get(key, files.get(key.partition(".")[0]))
        if file is None or len(lacking) == len(LANGUAGES):
            yield f"{key}: missing in every language"
        else:
            yield from (f"{language}/{file}: {key}: missing" for language in lacking)


def _find_unused(texts: dict[str, dict[str, Text]], expected: dict[str, set[str]]) -> Iterator[str]:
    """Texts that nothing uses."""
    for text in _all_texts(texts):
        if text.key not in expected[text.language] and not text.key.startswith(
            ("-", *BROWSER_PREFIXES)
        ):
            yield f"{text.language}/{text.file}: {text.key}: unused"


def _find_missing_variables(texts: dict[str, dict[str, Text]]) -> Iterator[str]:
    """Variables that some languages use in a text and others do not."""
    expected: dict[str, set[str]] = {}
    for text in _all_texts(texts):
        expected.setdefault(text.key, set()).update(text.parts.variables)
    for text in _all_texts(texts):
        for name in sorted(expected[text.key] - text.parts.variables):
            languages = [
                language
                for language, texts_by_key in texts.items()
                if text.key in texts_by_key and name in texts_by_key[text.key].parts.variables
            ]
            owners = ", ".join(languages)
            yield f"{text.language}/{text.file}: {text.key}: no ${name}, which {owners} has"


def _check_each(texts: dict[str, dict[str, Text]]) -> Iterator[str]:
    """Problems of a single text: variables, references, plural forms."""
    for text in _all_texts(texts):
        parts = text.parts
        allowed = (
            parts.variables if text.key.startswith(BROWSER_PREFIXES) else variables_of(text.key)
        )
        for name in sorted(parts.variables - allowed):
            yield f"{text.language}/{text.file}: {text.key}: ${name} is not given to it"
        for name in sorted(parts.references - set(texts[text.language])):
            yield f"{text.language}/{text.file}: {text.key}: refers to {name}, which is not there"
        for categories in parts.plurals:
            if categories & PLURAL_CATEGORIES != PLURALS_BY_LANGUAGE[text.language]:
                forms = ", ".join(sorted(PLURALS_BY_LANGUAGE[text.language]))
                yield f"{text.language}/{text.file}: {text.key}: plural forms must be {forms}"


def _find_untranslated(texts: dict[str, dict[str, Text]]) -> Iterator[str]:
    first_texts: dict[tuple[str, str], Text] = {}
    for text in _all_texts(texts):
        literal = text.parts.literal.strip()
        if literal.startswith(UNTRANSLATED):
            yield f"{text.language}/{text.file}: {text.key}: not translated yet"
            continue
        if len(literal) <= MAX_SHARED_CHARS:
            continue
        other = first_texts.setdefault((text.key, literal), text)
        if other is not text:
            yield f"{text.language}/{text.file}: {text.key}: reads the same in {other.language}"


def _all_texts(texts: dict[str, dict[str, Text]]) -> Iterator[Text]:
    for texts_by_key in texts.values():
        yield from texts_by_key.values()


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    problems = check(folder)
    if problems:
        lines = [*problems, f"{len(problems)} problems in the texts"]
    else:
        lines = [f"texts: {len(base_keys())} keys in {', '.join(LANGUAGES)}: all there"]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
