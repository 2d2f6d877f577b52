"""Words of a story with their places, and what words can mean by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.engine.names import CHARACTERS, character_code, district_code
from citadels.engine.typed import override
from citadels.engine.words import BEAUTIFIED_SIGN, place_code

COMMA: Final = ","
NONE: Final = "-"
_LONGEST_SHOWN: Final = 40


@dataclass(frozen=True)
class Word:
    """A word and where it stands; lines and columns are counted from 1."""

    text: str
    line: int
    column: int

    def shown(self) -> str:
        """The word for a message, in quotes and not too long."""
        text = self.text
        if len(text) > _LONGEST_SHOWN:
            text = text[:_LONGEST_SHOWN] + "..."
        return ascii(text) if not text.isprintable() else f"'{text}'"


class StoryError(ValueError):
    """A text that is no story: where it goes wrong and what was expected."""

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__(line, column, message)
        self.line = line
        self.column = column
        self.message = message

    @override
    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"


def wrong(word: Word, expected: str) -> StoryError:
    """The error of a word that should have been something else."""
    return StoryError(word.line, word.column, f"{word.shown()} is {expected}")


def words_of(text: str, line: int, column: int = 1) -> list[Word]:
    """The words of a line; a comma is a word by itself."""
    words: list[Word] = []
    start = -1
    for index, letter in enumerate(text + " "):
        if letter.isspace() or letter == COMMA:
            if start >= 0:
                words.append(Word(text[start:index], line, column + start))
                start = -1
            if letter == COMMA:
                words.append(Word(COMMA, line, column + index))
        elif start < 0:
            start = index
    return words


class Reader:
    """The words of one line, read from left to right."""

    def __init__(self, words: list[Word]) -> None:
        self.words = words
        self.at = 0

    def ended(self) -> bool:
        return self.at >= len(self.words)

    def peek(self) -> str:
        """The next word, or nothing at the end of the line."""
        return "" if self.ended() else self.words[self.at].text

    def last(self) -> Word:
        return self.words[max(self.at - 1, 0)]

    def next(self, expected: str) -> Word:
        if self.ended():
            last = self.words[-1]
            message = f"after {last.shown()} {expected} is missing"
            raise StoryError(last.line, last.column + len(last.text), message)
        self.at += 1
        return self.words[self.at - 1]

    def skip(self, text: str) -> bool:
        """Step over this word if it is the next."""
        if self.peek() != text:
            return False
        self.at += 1
        return True

    def finish(self) -> None:
        if not self.ended():
            word = self.words[self.at]
            raise StoryError(word.line, word.column, f"{word.shown()} is one word too many")

    def number(self, what: str, most: int) -> int:
        return number(self.next(what), what, most)

    def numbers(self, what: str, most: int) -> list[int]:
        """All the rest of the line as numbers, at least one."""
        found = [self.number(what, most)]
        while not self.ended():
            found.append(self.number(what, most))
        return found

    def seat(self, seats: list[str]) -> int:
        return seat(self.next("the name of a player"), seats)


def number(word: Word, what: str, most: int) -> int:
    """A plain number that is not too large."""
    text = word.text
    if not (text.isascii() and text.isdigit()):
        raise wrong(word, f"no number: {what} was expected")
    if len(text) > len(str(most)) or int(text) > most:
        raise wrong(word, f"too large: {what} is at most {most}")
    return int(text)


def seat(word: Word, seats: list[str]) -> int:
    """The seat of a player by name."""
    if word.text not in seats:
        known = f"the players are {', '.join(seats)}" if seats else "there are none yet"
        raise wrong(word, f"no player of this story; {known}")
    return seats.index(word.text)


def is_name(text: str) -> bool:
    """Whether a word could be the name of a player."""
    rest = text[1:].replace("-", "").replace("_", "").replace("'", "")
    return text[:1].isupper() and (rest == "" or rest.isalnum())


def character(word: Word) -> int:
    code = character_code(word.text)
    if code < 0:
        raise wrong(word, _not_a("character", word.text))
    return code


def district(word: Word) -> int:
    code = district_code(word.text)
    if code < 0:
        if place_code(word.text) >= 0:
            raise wrong(word, "beautified, which only a district in a city can be")
        raise wrong(word, _not_a("district", word.text))
    return code


def place(word: Word) -> int:
    """A district as it stands in a city, beautified or not."""
    code = place_code(word.text)
    if code < 0:
        raise wrong(word, _not_a("district", word.text))
    return code


def marked_character(word: Word) -> tuple[int, bool]:
    """A character, and whether it has the star of the real mark."""
    text = word.text.removesuffix(BEAUTIFIED_SIGN)
    code = character_code(text)
    if code < 0:
        raise wrong(word, _not_a("character", text))
    return code, text != word.text


def _not_a(what: str, text: str) -> str:
    if what == "district" and text in CHARACTERS:
        return "a character; a district was expected"
    if what == "character" and district_code(text) >= 0:
        return "a district; a character was expected"
    return f"no {what}"
