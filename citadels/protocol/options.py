"""Answers as clients get them: one id to send back, and in words what it is about."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from msgspec import Struct
from msgspec.json import Encoder

from citadels.engine.aims import (
    AIM_CHARACTER,
    AIM_CITY,
    AIM_HAND,
    AIM_OWN_CITY,
    AIM_PLAYER,
    AIM_PLAYER_AND_TYPE,
)
from citadels.engine.answers.arguments import REASON_ARGUMENTS, VERBS
from citadels.engine.answers.codec import (
    arg1_of,
    arg2_of,
    arg3_of,
    argument_code,
    reason_arg1,
    reason_arg2,
    reason_code,
    verb_of,
)
from citadels.engine.answers.text import place_text
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    BUILD_BY,
    FOR_CARDS,
    FOR_GOLD,
    NO_ARGUMENT,
    NOBODY,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    SPLIT,
    TYPE_ARGUMENT,
    USE,
)
from citadels.engine.editions.declarations import aims_of, is_harmful
from citadels.engine.names import CHARACTERS, DISTRICTS, REASONS, TYPES, handler_name
from citadels.engine.question import FROM_HELD, FROM_SHOWN, OF_OWN_CITY, Question

_CHOICES: Final = {FOR_GOLD: "gold", FOR_CARDS: "cards"}
HAND: Final = "hand"
SHOWN: Final = "shown"
OWN_CITY: Final = "own-city"
# The place of an option that uses a card, by what its ability is aimed at.
PLACES: Final = {
    AIM_HAND: HAND,
    AIM_OWN_CITY: OWN_CITY,
    AIM_CITY: "city",
    AIM_CHARACTER: "character",
    AIM_PLAYER: "player",
    AIM_PLAYER_AND_TYPE: "player",
}

_encoder: Final = Encoder()


class Option(Struct, frozen=True, omit_defaults=True):
    """One legal answer."""

    id: int
    verb: str  # a verb of the rules, or `use` with the card that is used as `source`
    source: str = ""
    card: str = ""  # a district; with a star if it stands beautified in a city
    given: str = ""  # the district given up for it
    character: str = ""
    seat: int = NOBODY
    type: str = ""
    choice: str = ""  # `gold` or `cards`
    gold: int = 0
    cards: int = 0
    # The thing that stands for it on the table: a card of the own `hand`, or one that is `shown`
    # now; a district of the `own-city`, or of the `city` of the seat; a `character`; a `player`.
    place: str = ""
    harm: bool = False  # the card that is used takes something away from what it is aimed at


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why something is not among the options, with what the sentence needs."""

    code: str
    card: str = ""
    character: str = ""
    seat: int = NOBODY
    price: int = 0
    gold: int = 0
    amount: int = 0


class Unavailable(Struct, frozen=True):
    """What a player could expect but does not have."""

    option: Option
    why: Refusal


def cards_place(question: Question | None) -> str:
    """Where the cards lie that the answers to a question name."""
    traits = question.traits if question else 0
    if traits & OF_OWN_CITY:
        return OWN_CITY
    return SHOWN if traits & (FROM_HELD | FROM_SHOWN) else HAND


@cache
def option_of(answer: int, cards_place: str = HAND) -> Option:
    """What an answer says. There are some thousand answers, so they are kept."""
    verb, first, second = verb_of(answer), arg1_of(answer), arg2_of(answer)
    if verb == USE:
        return _use(answer)
    slug, argument = VERBS[verb]
    if verb == SPLIT:
        return Option(answer, slug, gold=first, cards=second)
    if verb == BUILD_BY:
        card, given = place_text(first), place_text(second)
        return Option(answer, slug, card=card, given=given, place=cards_place)
    if argument == "card":
        return Option(answer, slug, card=place_text(first), place=cards_place)
    if argument == "character":
        return Option(answer, slug, character=CHARACTERS[first], place="character")
    if argument == "target":
        return Option(answer, slug, seat=first, place="player")
    return Option(answer, slug)


def option_json(answer: int, cards_place: str) -> str:
    """The same as it is sent."""
    return _encoder.encode(option_of(answer, cards_place)).decode()


def _use(answer: int) -> Option:
    card = character = type_ = choice = place = ""
    seat = NOBODY
    handler = arg1_of(answer)
    for argument in (arg2_of(answer), arg3_of(answer)):
        if argument == NO_ARGUMENT:
            continue
        if argument in _CHOICES:
            choice = _CHOICES[argument]
        elif argument >= TYPE_ARGUMENT:
            type_ = TYPES[argument_code(argument)]
        elif argument >= SEAT_ARGUMENT:
            seat, place = argument_code(argument), "player"
        elif argument >= ROLE_ARGUMENT:
            character, place = CHARACTERS[argument_code(argument)], "character"
        else:
            card = place_text(argument)
            place = "city" if seat != NOBODY else HAND
    if place == HAND and aims_of(handler) & AIM_OWN_CITY:
        place = OWN_CITY
    return Option(
        answer,
        "use",
        source=handler_name(handler),
        card=card,
        character=character,
        seat=seat,
        type=type_,
        choice=choice,
        place=place,
        harm=is_harmful(handler),
    )


@cache
def refusal_of(reason: int) -> Refusal:
    """A reason of the engine in words and numbers."""
    slug = REASONS[reason_code(reason)]
    first, second = REASON_ARGUMENTS.get(slug, ("", ""))
    numbers = {first: reason_arg1(reason), second: reason_arg2(reason)}
    return Refusal(
        slug,
        card=_word(DISTRICTS, numbers.get("card", -1) % BEAUTIFIED_BIT),
        character=_word(CHARACTERS, numbers.get("character", -1)),
        seat=numbers.get("seat", NOBODY),
        price=numbers.get("price", 0),
        gold=numbers.get("gold", 0),
        amount=numbers.get("amount", 0),
    )


def unavailable_option(answer: int, reason: int, cards_place: str) -> Unavailable:
    """An answer that is not possible, and why."""
    return Unavailable(option_of(answer, cards_place), refusal_of(reason))


@lru_cache(maxsize=10_000)  # much of it is the same from one answer to the next
def unavailable_json(answer: int, reason: int, cards_place: str) -> str:
    """The same as it is sent."""
    return _encoder.encode(unavailable_option(answer, reason, cards_place)).decode()


def _word(words: tuple[str, ...], code: int) -> str:
    """The word for a code; nothing for a code that a client made up."""
    return words[code] if 0 <= code < len(words) else ""
