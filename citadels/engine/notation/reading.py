"""From text to stories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.engine.notation.opening import OpeningReader
from citadels.engine.notation.play import parts, read_steps
from citadels.engine.notation.story import Open, Start, Step, Story
from citadels.engine.notation.tokens import StoryError, Word, words_of, wrong

TITLE_SIGN: Final = "#"
REMARK_SIGN: Final = ";"
LONGEST_TEXT: Final = 10_000_000


@dataclass
class Block:
    """The lines of one story, not yet understood."""

    line: int
    lines: list[tuple[int, str]]

    def title(self) -> str:
        """The first line, as it stands, without its sign."""
        return self.lines[0][1].strip().removeprefix(TITLE_SIGN).strip()


def read(text: str) -> list[Story]:
    """All stories of a text. Raises `StoryError` at the first thing that is wrong."""
    return [read_story(block) for block in blocks(text)]


def blocks(text: str) -> list[Block]:
    """Cut a text where the next title begins."""
    if len(text) > LONGEST_TEXT:
        raise StoryError(1, 1, f"the text is longer than {LONGEST_TEXT} letters")
    found: list[Block] = []
    in_title = False
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        bare = line.strip()
        if not bare or bare.startswith(REMARK_SIGN):
            continue
        titled = bare.startswith(TITLE_SIGN)
        if titled and not in_title:
            found.append(Block(number, []))
        if not found:
            word = words_of(line, number)[0]
            message = f"{word.shown()} stands before the first title, a line that begins with '#'"
            raise StoryError(number, word.column, message)
        found[-1].lines.append((number, line))
        in_title = titled
    return found


def read_story(block: Block) -> Story:
    """Understand one story."""
    title: list[str] = []
    citations: list[str] = []
    opening = OpeningReader()
    start: Start | None = None
    steps: list[Step] = []
    last = block.line
    for number, line in block.lines:
        last = number
        if line.lstrip().startswith(TITLE_SIGN):
            title.append(line.strip().removeprefix(TITLE_SIGN).strip())
            citations.extend(_citations(line, number))
            continue
        words = _line_words(line, number)
        if start is None:
            start = opening.line(words)
        else:
            steps.extend(read_steps(words, opening.opening.names()))
    if not " ".join(title).strip():
        raise StoryError(block.line, 1, "the title is empty; it should be a sentence")
    if start is None:
        raise StoryError(last, 1, "the story never begins: a line such as 'turn Ann' is missing")
    if not steps or not isinstance(steps[-1], Open):
        message = "the last line should say what is open: 'turn', 'asked' or 'over'"
        raise StoryError(last, 1, message)
    return Story(block.line, title, citations, opening.opening, start, steps)


def _citations(line: str, number: int) -> list[str]:
    """What the brackets of a title cite, each with its profile."""
    found: list[str] = []
    at = 0
    while "[" in line[at:]:
        start = line.index("[", at)
        end = line.find("]", start)
        if end < 0:
            raise StoryError(number, start + 1, "'[' is never closed")
        inner = words_of(line[start + 1 : end], number, start + 2)
        found.extend(_cited(inner, Word("[", number, start + 1)))
        at = end + 1
    return found


def _cited(words: list[Word], bracket: Word) -> list[str]:
    """Each item names a book or profile first, or goes on with the one before."""
    found: list[str] = []
    head = ""
    for part in parts(words, bracket, "a scenario or a paragraph"):
        refs = part
        if len(part) > 1 or not _is_reference(part[0].text):
            head = part[0].text
            refs = part[1:]
        for word in refs:
            if not head or not _is_reference(word.text):
                raise wrong(word, "no scenario, ruling or paragraph of a named profile")
            found.append(f"{head} {word.text}")
    if not found:
        raise wrong(bracket, "the beginning of a citation that cites nothing")
    return found


def _is_reference(text: str) -> bool:
    digits = text[1:] if text[0] in "SAD" else text
    return digits.isascii() and digits.isdigit()


def _line_words(line: str, number: int) -> list[Word]:
    """The words of a line; what follows `rules` is one word, whatever is in it."""
    words = words_of(line, number)
    if words[0].text == "rules" and len(words) > 1:
        rest = line[words[1].column - 1 :].rstrip()
        return [words[0], Word(rest, number, words[1].column)]
    return words
