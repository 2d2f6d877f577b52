"""Answers as words and back. Every answer has one text, and the text has one answer.

The words do not depend on the position: only the names of the seats have to be known.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import codes
from citadels.engine.answers import answer, first_of, second_of, third_of, verb_of
from citadels.engine.codes import (
    DISTRICT_HANDLERS,
    FINE,
    FOR_CARDS,
    FOR_GOLD,
    NOTHING,
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

BEAUTIFIED_SIGN: Final = "*"

# Verbs without arguments.
_PLAIN: Final = {
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
_DISTRICT: Final = {
    "keep": codes.KEEP_CARD,
    "under": codes.UNDER,
    "build": codes.BUILD,
    "take": codes.TAKE,
    "give": codes.GIVE,
    "discard": codes.DISCARD,
    "pay": codes.PAY_CARD,
}
# Verbs with one character.
_CHARACTER: Final = {
    "pick": codes.PICK,
    "lay": codes.LAY,
    "mark": codes.MARK,
    "hand": codes.GIVE_ROLE,
}
_CHOICES: Final = {"gold": FOR_GOLD, "cards": FOR_CARDS}


class WordsError(ValueError):
    """Words that are no answer."""


def place_text(place: int) -> str:
    """A district as it stands in a city: with a star if it is beautified."""
    return DISTRICTS[place % FINE] + (BEAUTIFIED_SIGN if place >= FINE else "")


def place_code(word: str) -> int:
    """The code of a district as it stands in a city, or -1."""
    fine = word.endswith(BEAUTIFIED_SIGN)
    card = district_code(word.removesuffix(BEAUTIFIED_SIGN))
    return card + FINE if fine and card >= 0 else card


def answer_text(given: int, seats: list[str]) -> str:
    """The words of an answer."""
    verb, first, second = verb_of(given), first_of(given), second_of(given)
    for text, code in _PLAIN.items():
        if code == verb:
            return text
    for text, code in _DISTRICT.items():
        if code == verb:
            return f"{text} {place_text(first)}"
    for text, code in _CHARACTER.items():
        if code == verb:
            return f"{text} {CHARACTERS[first]}"
    if verb == codes.BUILD_BY:
        return f"build {DISTRICTS[first]} by {place_text(second)}"
    if verb == codes.SPLIT:
        return f"income gold {first} cards {second}"
    if verb == codes.FROM:
        return f"from {seats[first]}"
    if verb == codes.USE:
        return _use_text(first, second, third_of(given), seats)
    raise WordsError(f"answer {given} has no words")


def readable(given: int) -> str:
    """An answer for an error message: its words if it has any, else the number."""
    try:
        return repr(answer_text(given, [f"seat {seat}" for seat in range(16)]))
    except (WordsError, IndexError):
        return str(given)


def _use_text(handler: int, first: int, second: int, seats: list[str]) -> str:
    if handler < DISTRICT_HANDLERS:
        name = CHARACTERS[handler]
    else:
        name = DISTRICTS[handler - DISTRICT_HANDLERS]
    words = [_argument_text(code, seats) for code in (first, second) if code != NOTHING]
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


def answer_code(text: str, seats: list[str]) -> int:
    """The answer that these words mean. Says which word is wrong if they mean none."""
    words = text.split()
    plain = " ".join(words)
    if plain in _PLAIN:
        return answer(_PLAIN[plain])
    if not words:
        raise WordsError("an answer is missing")
    verb = words[0]
    if verb == "income":
        return _split_code(words)
    if " ".join(words[:2]) in _PLAIN:
        raise _too_many(words[2])
    if verb in _DISTRICT:
        return _district_answer(words)
    if verb in _CHARACTER:
        name = _word(words, 1, "a character")
        given = answer(_CHARACTER[verb], _known(character_code(name), "character", name))
        return _whole(given, words, 2)
    if verb == "from":
        return _whole(answer(codes.FROM, _seat(_word(words, 1, "a player"), seats)), words, 2)
    if verb in _PLAIN:
        raise _too_many(words[1])
    return _use_code(words, seats)


def _district_answer(words: list[str]) -> int:
    name = _word(words, 1, "a district")
    if words[0] == "build" and words[2:3] == ["by"]:
        card = _known(district_code(name), "district", name)
        other = _word(words, 3, "a district")
        given = answer(codes.BUILD_BY, card, _known(place_code(other), "district", other))
        return _whole(given, words, 4)
    given = answer(_DISTRICT[words[0]], _known(place_code(name), "district", name))
    return _whole(given, words, 2)


def _use_code(words: list[str], seats: list[str]) -> int:
    name = words[0]
    handler = character_code(name)
    if handler < 0:
        card = district_code(name)
        if card < 0:
            raise WordsError(f"{name!r} is no verb and no card with an ability")
        handler = DISTRICT_HANDLERS + card
    if len(words) > 3:
        raise _too_many(words[3])
    arguments = [_argument_code(word, seats) for word in words[1:]]
    arguments += [NOTHING, NOTHING]
    return answer(codes.USE, handler, arguments[0], arguments[1])


def _argument_code(word: str, seats: list[str]) -> int:
    if word in seats:
        return SEAT_ARGUMENT + seats.index(word)
    if word in _CHOICES:
        return _CHOICES[word]
    if word in CHARACTERS:
        return ROLE_ARGUMENT + character_code(word)
    if word in TYPES:
        return TYPE_ARGUMENT + type_code(word)
    return _known(place_code(word), "player, character, district or type", word)


def _split_code(words: list[str]) -> int:
    fits = len(words) >= 5 and words[1] == "gold" and words[3] == "cards"
    if not fits or not (words[2].isascii() and words[2].isdigit() and len(words[2]) < 3):
        raise WordsError(f"{' '.join(words)!r} is no income: write 'income gold 1 cards 2'")
    if not (words[4].isascii() and words[4].isdigit() and len(words[4]) < 3):
        raise WordsError(f"{words[4]!r} is no number of cards")
    return _whole(answer(codes.SPLIT, int(words[2]), int(words[4])), words, 5)


def _word(words: list[str], index: int, what: str) -> str:
    if index >= len(words):
        raise WordsError(f"after {words[index - 1]!r} {what} is missing")
    return words[index]


def _whole(given: int, words: list[str], used: int) -> int:
    """The answer, if it took all the words."""
    if len(words) > used:
        raise _too_many(words[used])
    return given


def _too_many(word: str) -> WordsError:
    return WordsError(f"{word!r} is one word too many")


def _known(code: int, what: str, word: str) -> int:
    if code < 0:
        raise WordsError(f"{word!r} is no {what}")
    return code


def _seat(word: str, seats: list[str]) -> int:
    if word not in seats:
        raise WordsError(f"{word!r} sits at no seat; the seats are {', '.join(seats)}")
    return seats.index(word)
