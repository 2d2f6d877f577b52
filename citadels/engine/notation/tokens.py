"""Words of a story with their places, and what words can mean by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.engine.answers.text import BEAUTIFIED_MARK, place_code
from citadels.engine.names import CHARACTERS, character_code, district_code
from citadels.engine.native_types import override

COMMA: Final = ","
NO_ITEMS: Final = "-"
_MAX_QUOTED_LENGTH: Final = 40


@dataclass(frozen=True)
class Token:
    """A word and where it stands; lines and columns are counted from 1."""

    text: str
    line: int
    column: int

    def quote(self) -> str:
        """The word for a message, in quotes and not too long."""
        text = self.text
        if len(text) > _MAX_QUOTED_LENGTH:
            text = text[:_MAX_QUOTED_LENGTH] + "..."
        return ascii(text) if not text.isprintable() else f"'{text}'"


class StoryError(ValueError):
    """A text that is not a story: where it goes wrong and what was expected."""

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__(line, column, message)
        self.line = line
        self.column = column
        self.message = message

    @override
    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"


def token_error(token: Token, expected: str) -> StoryError:
    """The error of a word that should have been something else."""
    return StoryError(token.line, token.column, f"{token.quote()} is {expected}")


def tokenize(text: str, line: int, column: int = 1) -> list[Token]:
    """The words of a line; a comma is a word by itself."""
    tokens: list[Token] = []
    start = -1
    for index, letter in enumerate(text + " "):
        if letter.isspace() or letter == COMMA:
            if start >= 0:
                tokens.append(Token(text[start:index], line, column + start))
                start = -1
            if letter == COMMA:
                tokens.append(Token(COMMA, line, column + index))
        elif start < 0:
            start = index
    return tokens


class TokenReader:
    """The words of one line, read from left to right."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.index = 0

    def is_at_end(self) -> bool:
        return self.index >= len(self.tokens)

    def peek(self) -> str:
        """The next word, or nothing at the end of the line."""
        return "" if self.is_at_end() else self.tokens[self.index].text

    def previous(self) -> Token:
        return self.tokens[max(self.index - 1, 0)]

    def next(self, expected: str) -> Token:
        if self.is_at_end():
            last = self.tokens[-1]
            message = f"expected {expected} after {last.quote()}"
            raise StoryError(last.line, last.column + len(last.text), message)
        self.index += 1
        return self.tokens[self.index - 1]

    def skip(self, text: str) -> bool:
        """Step over this word if it is the next."""
        if self.peek() != text:
            return False
        self.index += 1
        return True

    def finish(self) -> None:
        if not self.is_at_end():
            token = self.tokens[self.index]
            raise StoryError(token.line, token.column, f"{token.quote()} is unexpected here")

    def next_number(self, label: str, limit: int) -> int:
        return parse_number(self.next(label), label, limit)

    def all_numbers(self, label: str, limit: int) -> list[int]:
        """All the rest of the line as numbers, at least one."""
        numbers = [self.next_number(label, limit)]
        while not self.is_at_end():
            numbers.append(self.next_number(label, limit))
        return numbers

    def next_seat(self, seats: list[str]) -> int:
        return parse_seat(self.next("the name of a player"), seats)


def parse_number(token: Token, label: str, limit: int) -> int:
    """A plain number that is not too large."""
    text = token.text
    if not (text.isascii() and text.isdigit()):
        raise token_error(token, f"not a number: expected {label}")
    if len(text) > len(str(limit)) or int(text) > limit:
        raise token_error(token, f"too large: {label} is at most {limit}")
    return int(text)


def parse_seat(token: Token, seats: list[str]) -> int:
    """The seat of a player by name."""
    if token.text not in seats:
        hint = f"the players are {', '.join(seats)}" if seats else "there are none yet"
        raise token_error(token, f"not a player of this story; {hint}")
    return seats.index(token.text)


def is_name(text: str) -> bool:
    """Whether a word could be the name of a player."""
    letters = text[1:].replace("-", "").replace("_", "").replace("'", "")
    return text[:1].isupper() and (letters == "" or letters.isalnum())


def parse_character(token: Token) -> int:
    code = character_code(token.text)
    if code < 0:
        raise token_error(token, _not_a("character", token.text))
    return code


def parse_district(token: Token) -> int:
    code = district_code(token.text)
    if code < 0:
        if place_code(token.text) >= 0:
            raise token_error(token, "beautified, but only a district in a city can be")
        raise token_error(token, _not_a("district", token.text))
    return code


def parse_place(token: Token) -> int:
    """A district as it stands in a city, beautified or not."""
    code = place_code(token.text)
    if code < 0:
        raise token_error(token, _not_a("district", token.text))
    return code


def parse_marked_character(token: Token) -> tuple[int, bool]:
    """A character, and whether it has the star of the real mark."""
    text = token.text.removesuffix(BEAUTIFIED_MARK)
    code = character_code(text)
    if code < 0:
        raise token_error(token, _not_a("character", text))
    return code, text != token.text


def _not_a(label: str, text: str) -> str:
    if label == "district" and text in CHARACTERS:
        return "a character; a district was expected"
    if label == "character" and district_code(text) >= 0:
        return "a district; a character was expected"
    return f"not a {label}"
