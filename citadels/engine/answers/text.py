"""Answers as words and back. Every answer has one text, and the text has one answer.

The words do not depend on the position: only the names of the seats have to be known.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import codes
from citadels.engine.answers.codec import arg1_of, arg2_of, arg3_of, make_answer, verb_of
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    FIRST_DISTRICT_HANDLER,
    FOR_CARDS,
    FOR_GOLD,
    NO_ARGUMENT,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    TYPE_ARGUMENT,
)
from citadels.engine.names import (
    CHARACTERS,
    DISTRICTS,
    TYPES,
    character_code,
    district_code,
    type_code,
)

BEAUTIFIED_MARK: Final = "*"

# Verbs without arguments.
_BARE_VERBS: Final = {
    "gold": codes.GOLD,
    "cards": codes.CARDS,
    "income": codes.INCOME,
    "end": codes.END,
    "done": codes.DONE,
    "pass": codes.DECLINE,
    "take gold": codes.TAKE_GOLD,
    "take card": codes.TAKE_CARD,
    "pay gold": codes.PAY_GOLD,
    "bribe": codes.BRIBE,
    "refuse": codes.REFUSE,
    "reveal": codes.REVEAL,
    "confiscate": codes.CONFISCATE,
    "keep": codes.KEEP_TAKEN,
    "accept": codes.ACCEPT,
    "reclaim": codes.RECLAIM,
    "shorten": codes.SHORTEN,
    "thank": codes.THANK,
}
# Verbs with one district.
_DISTRICT_VERBS: Final = {
    "keep": codes.KEEP_CARD,
    "under": codes.UNDER,
    "build": codes.BUILD,
    "take": codes.TAKE,
    "give": codes.GIVE,
    "discard": codes.DISCARD,
    "pay": codes.PAY_CARD,
}
# Verbs with one character.
_CHARACTER_VERBS: Final = {
    "pick": codes.PICK,
    "lay": codes.LAY,
    "mark": codes.MARK,
    "hand": codes.GIVE_ROLE,
}
_CHOICES: Final = {"gold": FOR_GOLD, "cards": FOR_CARDS}


class AnswerTextError(ValueError):
    """Words that are not an answer."""


def place_text(place: int) -> str:
    """A district as it stands in a city: with a star if it is beautified."""
    return DISTRICTS[place % BEAUTIFIED_BIT] + (BEAUTIFIED_MARK if place >= BEAUTIFIED_BIT else "")


def place_code(word: str) -> int:
    """The code of a district as it stands in a city, or -1."""
    is_beautified = word.endswith(BEAUTIFIED_MARK)
    card = district_code(word.removesuffix(BEAUTIFIED_MARK))
    return card + BEAUTIFIED_BIT if is_beautified and card >= 0 else card


def answer_text(answer: int, seats: list[str]) -> str:
    """The words of an answer."""
    verb, arg1, arg2 = verb_of(answer), arg1_of(answer), arg2_of(answer)
    for text, code in _BARE_VERBS.items():
        if code == verb:
            return text
    for text, code in _DISTRICT_VERBS.items():
        if code == verb:
            return f"{text} {place_text(arg1)}"
    for text, code in _CHARACTER_VERBS.items():
        if code == verb:
            return f"{text} {CHARACTERS[arg1]}"
    if verb == codes.BUILD_BY:
        return f"build {DISTRICTS[arg1]} by {place_text(arg2)}"
    if verb == codes.SPLIT:
        return f"income gold {arg1} cards {arg2}"
    if verb == codes.FROM:
        return f"from {seats[arg1]}"
    if verb == codes.USE:
        return _use_text(arg1, arg2, arg3_of(answer), seats)
    raise AnswerTextError(f"answer {answer} has no words")


def answer_repr(answer: int) -> str:
    """An answer for an error message: its words if it has any, else the number."""
    try:
        return repr(answer_text(answer, [f"seat {seat}" for seat in range(16)]))
    except (AnswerTextError, IndexError):
        return str(answer)


def _use_text(handler: int, arg1: int, arg2: int, seats: list[str]) -> str:
    if handler < FIRST_DISTRICT_HANDLER:
        name = CHARACTERS[handler]
    else:
        name = DISTRICTS[handler - FIRST_DISTRICT_HANDLER]
    words = [_argument_text(code, seats) for code in (arg1, arg2) if code != NO_ARGUMENT]
    return " ".join([name, *words])


def _argument_text(argument: int, seats: list[str]) -> str:
    if argument == FOR_GOLD:
        return "gold"
    if argument == FOR_CARDS:
        return "cards"
    if argument >= TYPE_ARGUMENT:
        return TYPES[argument - TYPE_ARGUMENT]
    if argument >= SEAT_ARGUMENT:
        return seats[argument - SEAT_ARGUMENT]
    if argument >= ROLE_ARGUMENT:
        return CHARACTERS[argument - ROLE_ARGUMENT]
    return place_text(argument)


def parse_answer(text: str, seats: list[str]) -> int:
    """The answer that these words mean. Says which word is wrong if they mean none."""
    words = text.split()
    plain = " ".join(words)
    if plain in _BARE_VERBS:
        return make_answer(_BARE_VERBS[plain])
    if not words:
        raise AnswerTextError("expected an answer")
    verb = words[0]
    if verb == "income":
        return _parse_split(words)
    if " ".join(words[:2]) in _BARE_VERBS:
        raise _extra_word_error(words[2])
    if verb in _DISTRICT_VERBS:
        return _parse_district_answer(words)
    if verb in _CHARACTER_VERBS:
        name = _word_at(words, 1, "a character")
        answer = make_answer(
            _CHARACTER_VERBS[verb], _require_known(character_code(name), "character", name)
        )
        return _require_all_used(answer, words, 2)
    if verb == "from":
        return _require_all_used(
            make_answer(codes.FROM, _parse_seat(_word_at(words, 1, "a player"), seats)), words, 2
        )
    if verb in _BARE_VERBS:
        raise _extra_word_error(words[1])
    return _parse_use(words, seats)


def _parse_district_answer(words: list[str]) -> int:
    name = _word_at(words, 1, "a district")
    if words[0] == "build" and words[2:3] == ["by"]:
        card = _require_known(district_code(name), "district", name)
        other = _word_at(words, 3, "a district")
        answer = make_answer(
            codes.BUILD_BY, card, _require_known(place_code(other), "district", other)
        )
        return _require_all_used(answer, words, 4)
    answer = make_answer(
        _DISTRICT_VERBS[words[0]], _require_known(place_code(name), "district", name)
    )
    return _require_all_used(answer, words, 2)


def _parse_use(words: list[str], seats: list[str]) -> int:
    name = words[0]
    handler = character_code(name)
    if handler < 0:
        card = district_code(name)
        if card < 0:
            raise AnswerTextError(f"{name!r} is neither a verb nor a card with an ability")
        handler = FIRST_DISTRICT_HANDLER + card
    if len(words) > 3:
        raise _extra_word_error(words[3])
    arguments = [_parse_argument(word, seats) for word in words[1:]]
    arguments += [NO_ARGUMENT, NO_ARGUMENT]
    return make_answer(codes.USE, handler, arguments[0], arguments[1])


def _parse_argument(word: str, seats: list[str]) -> int:
    if word in seats:
        return SEAT_ARGUMENT + seats.index(word)
    if word in _CHOICES:
        return _CHOICES[word]
    if word in CHARACTERS:
        return ROLE_ARGUMENT + character_code(word)
    if word in TYPES:
        return TYPE_ARGUMENT + type_code(word)
    return _require_known(place_code(word), "player, character, district or type", word)


def _parse_split(words: list[str]) -> int:
    is_split = len(words) >= 5 and words[1] == "gold" and words[3] == "cards"
    if not is_split or not (words[2].isascii() and words[2].isdigit() and len(words[2]) < 3):
        raise AnswerTextError(
            f"{' '.join(words)!r} is not an income: write 'income gold 1 cards 2'"
        )
    if not (words[4].isascii() and words[4].isdigit() and len(words[4]) < 3):
        raise AnswerTextError(f"{words[4]!r} is not a number of cards")
    return _require_all_used(make_answer(codes.SPLIT, int(words[2]), int(words[4])), words, 5)


def _word_at(words: list[str], index: int, label: str) -> str:
    if index >= len(words):
        raise AnswerTextError(f"expected {label} after {words[index - 1]!r}")
    return words[index]


def _require_all_used(answer: int, words: list[str], used_count: int) -> int:
    """The answer, if it took all the words."""
    if len(words) > used_count:
        raise _extra_word_error(words[used_count])
    return answer


def _extra_word_error(word: str) -> AnswerTextError:
    return AnswerTextError(f"{word!r} is unexpected here")


def _require_known(code: int, label: str, word: str) -> int:
    if code < 0:
        raise AnswerTextError(f"{word!r} is not a {label}")
    return code


def _parse_seat(word: str, seats: list[str]) -> int:
    if word not in seats:
        raise AnswerTextError(f"{word!r} is not a seat; the seats are {', '.join(seats)}")
    return seats.index(word)
