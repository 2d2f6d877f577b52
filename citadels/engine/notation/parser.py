"""From text to stories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.engine.notation.body_parser import parse_steps, split_by_comma
from citadels.engine.notation.setup_parser import SetupParser
from citadels.engine.notation.story import OpenQuestion, StartPoint, Story, StoryStep
from citadels.engine.notation.tokens import StoryError, Token, token_error, tokenize

TITLE_SIGN: Final = "#"
COMMENT_SIGN: Final = ";"
MAX_TEXT_LENGTH: Final = 10_000_000


@dataclass
class StorySource:
    """The lines of one story, not yet understood."""

    line: int
    lines: list[tuple[int, str]]

    def title(self) -> str:
        """The first line, as it stands, without its sign."""
        return self.lines[0][1].strip().removeprefix(TITLE_SIGN).strip()


def parse_stories(text: str) -> list[Story]:
    """All stories of a text. Raises `StoryError` at the first thing that is wrong."""
    return [parse_story(source) for source in split_stories(text)]


def split_stories(text: str) -> list[StorySource]:
    """Cut a text where the next title begins."""
    if len(text) > MAX_TEXT_LENGTH:
        raise StoryError(1, 1, f"the text is longer than {MAX_TEXT_LENGTH} characters")
    sources: list[StorySource] = []
    in_title = False
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        stripped = line.strip()
        if not stripped or stripped.startswith(COMMENT_SIGN):
            continue
        is_title = stripped.startswith(TITLE_SIGN)
        if is_title and not in_title:
            sources.append(StorySource(number, []))
        if not sources:
            token = tokenize(line, number)[0]
            message = f"{token.quote()} comes before the first title, a line that begins with '#'"
            raise StoryError(number, token.column, message)
        sources[-1].lines.append((number, line))
        in_title = is_title
    return sources


def parse_story(source: StorySource) -> Story:
    """Understand one story."""
    title: list[str] = []
    citations: list[str] = []
    parser = SetupParser()
    start: StartPoint | None = None
    steps: list[StoryStep] = []
    last = source.line
    for number, line in source.lines:
        last = number
        if line.lstrip().startswith(TITLE_SIGN):
            title.append(line.strip().removeprefix(TITLE_SIGN).strip())
            citations.extend(_parse_citations(line, number))
            continue
        tokens = _tokenize_line(line, number)
        if start is None:
            start = parser.parse_line(tokens)
        else:
            steps.extend(parse_steps(tokens, parser.setup.names()))
    if not " ".join(title).strip():
        raise StoryError(source.line, 1, "the title is empty; it should be a sentence")
    if start is None:
        raise StoryError(last, 1, "the story never begins: a line such as 'turn Ann' is missing")
    if not steps or not isinstance(steps[-1], OpenQuestion):
        message = "the last line must say what is open: 'turn', 'asked' or 'over'"
        raise StoryError(last, 1, message)
    return Story(source.line, title, citations, parser.setup, start, steps)


def _parse_citations(line: str, number: int) -> list[str]:
    """What the brackets of a title cite, each with its profile."""
    citations: list[str] = []
    position = 0
    while "[" in line[position:]:
        start = line.index("[", position)
        end = line.find("]", start)
        if end < 0:
            raise StoryError(number, start + 1, "'[' is never closed")
        inner = tokenize(line[start + 1 : end], number, start + 2)
        citations.extend(_parse_citation_items(inner, Token("[", number, start + 1)))
        position = end + 1
    return citations


def _parse_citation_items(tokens: list[Token], bracket: Token) -> list[str]:
    """Each item names a book or profile first, or continues with the previous one."""
    citations: list[str] = []
    head = ""
    for part in split_by_comma(tokens, bracket, "a scenario or a paragraph"):
        references = part
        if len(part) > 1 or not _is_reference(part[0].text):
            head = part[0].text
            references = part[1:]
        for token in references:
            if not head or not _is_reference(token.text):
                raise token_error(token, "not a scenario, ruling or paragraph of a named profile")
            citations.append(f"{head} {token.text}")
    if not citations:
        raise token_error(bracket, "the start of an empty citation")
    return citations


def _is_reference(text: str) -> bool:
    digits = text[1:] if text[0] in "SAD" else text
    return digits.isascii() and digits.isdigit()


def _tokenize_line(line: str, number: int) -> list[Token]:
    """The words of a line; what follows `rules` is one word, whatever is in it."""
    tokens = tokenize(line, number)
    if tokens[0].text == "rules" and len(tokens) > 1:
        spec = line[tokens[1].column - 1 :].rstrip()
        return [tokens[0], Token(spec, number, tokens[1].column)]
    return tokens
