"""The action index: every answer that any set-up of a family can ask for, in a fixed order.

Action 0 is to wait: it is legal only for those who are not asked, where all act at once. Seats are
distances from the player who answers: `+0` is himself, `+1` his left neighbour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final

from citadels.engine import codes
from citadels.engine.answers.codec import make_answer, make_use
from citadels.engine.answers.text import answer_text
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    FIRST_DISTRICT_HANDLER,
    FOR_CARDS,
    FOR_GOLD,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    TYPE_ARGUMENT,
    TYPE_COUNT,
)
from citadels.rl.coding.pieces import SEATS_ROOM

WAIT: Final = 0
DISTANCES: Final = tuple(f"+{distance}" for distance in range(SEATS_ROOM))

_ALONE: Final = (
    codes.GOLD,
    codes.CARDS,
    codes.INCOME,
    codes.END,
    codes.DONE,
    codes.DECLINE,
    codes.TAKE_GOLD,
    codes.TAKE_CARD,
    codes.PAY_GOLD,
    codes.BRIBE,
    codes.REFUSE,
    codes.REVEAL,
    codes.CONFISCATE,
    codes.KEEP_TAKEN,
    codes.ACCEPT,
    codes.RECLAIM,
    codes.SHORTEN,
    codes.THANK,
)
_WITH_ROLE: Final = (codes.PICK, codes.LAY, codes.MARK, codes.GIVE_ROLE)
_WITH_CARD: Final = (
    codes.KEEP_CARD,
    codes.UNDER,
    codes.BUILD,
    codes.TAKE,
    codes.DISCARD,
    codes.PAY_CARD,
)
_SMITHY: Final = FIRST_DISTRICT_HANDLER + codes.SMITHY
_THEATER: Final = FIRST_DISTRICT_HANDLER + codes.THEATER
_LABORATORY: Final = FIRST_DISTRICT_HANDLER + codes.LABORATORY
_MUSEUM: Final = FIRST_DISTRICT_HANDLER + codes.MUSEUM
_ARMORY: Final = FIRST_DISTRICT_HANDLER + codes.ARMORY

# Abilities, by what they are used on.
_USED_ALONE: Final = (
    codes.MAGICIAN,
    codes.SEER,
    codes.KING,
    codes.PATRICIAN,
    codes.ABBOT,
    codes.MERCHANT,
    codes.ARCHITECT,
    codes.SCHOLAR,
    codes.QUEEN,
    codes.TAX_COLLECTOR,
    _SMITHY,
)
_USED_ON_ROLE: Final = (
    codes.ASSASSIN,
    codes.WITCH,
    codes.MAGISTRATE,
    codes.THIEF,
    codes.BLACKMAILER,
)
_USED_ON_SEAT: Final = (
    codes.MAGICIAN,
    codes.WIZARD,
    codes.EMPEROR,
    codes.ABBOT,
    _THEATER,
)
_USED_ON_CARD: Final = (codes.CARDINAL, codes.ARTIST, _LABORATORY, _MUSEUM)
_USED_ON_CITY: Final = (codes.WARLORD, codes.DIPLOMAT, codes.MARSHAL, _ARMORY)


class Actions:
    """The index of one family."""

    def __init__(self, roles: Sequence[int], cards: Sequence[int], most_split: int) -> None:
        """Roles and cards of the family; how large an income that is split can be."""
        self.groups: dict[str, tuple[int, int]] = {}  # first action and how many, by what they do
        answers = [0]
        self.groups["wait"] = (WAIT, 1)
        for name, group in _groups(roles, cards, most_split):
            self.groups[name] = (len(answers), len(group))
            answers += group
        self.answers = tuple(answers)

    def __len__(self) -> int:
        return len(self.answers)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """What each action does, in words, with distances for seats."""
        distances = list(DISTANCES)
        return ("wait", *(answer_text(given, distances) for given in self.answers[1:]))


def _groups(
    roles: Sequence[int], cards: Sequence[int], most_split: int
) -> Iterator[tuple[str, list[int]]]:
    places = [*cards, *(card + BEAUTIFIED_BIT for card in cards)]
    seats = [SEAT_ARGUMENT + distance for distance in range(SEATS_ROOM)]
    yield "alone", [make_answer(verb) for verb in _ALONE]
    for verb in _WITH_ROLE:
        yield _name(verb), [make_answer(verb, role) for role in roles]
    for verb in _WITH_CARD:
        yield _name(verb), [make_answer(verb, card) for card in cards]
    yield "give", [make_answer(codes.GIVE, place) for place in places]
    yield "from", [make_answer(codes.FROM, distance) for distance in range(SEATS_ROOM)]
    yield "build by", list(_builds_by(cards, places))
    yield (
        "income",
        [
            make_answer(codes.SPLIT, gold, count - gold)
            for count in range(1, most_split + 1)
            for gold in range(count + 1)
        ],
    )
    known = _known(roles, cards)
    yield "use", [make_use(handler) for handler in filter(known, _USED_ALONE)]
    yield (
        "use on a character",
        [
            make_use(handler, ROLE_ARGUMENT + role)
            for handler in filter(known, _USED_ON_ROLE)
            for role in roles
        ],
    )
    yield (
        "use on a player",
        [make_use(handler, seat) for handler in filter(known, _USED_ON_SEAT) for seat in seats],
    )
    yield (
        "use on a card",
        [make_use(handler, card) for handler in filter(known, _USED_ON_CARD) for card in cards],
    )
    if known(codes.NAVIGATOR):
        yield "navigate", [make_use(codes.NAVIGATOR, choice) for choice in (FOR_GOLD, FOR_CARDS)]
    if known(codes.SPY):
        types = [TYPE_ARGUMENT + type_ for type_ in range(TYPE_COUNT)]
        yield "spy", [make_use(codes.SPY, seat, type_) for seat in seats for type_ in types]
    yield (
        "use on a city",
        [
            make_use(handler, seat, place)
            for handler in filter(known, _USED_ON_CITY)
            for seat in seats
            for place in places
        ],
    )


def _known(roles: Sequence[int], cards: Sequence[int]) -> Callable[[int], bool]:
    """Whether the family has the card of a handler."""
    handlers = {*roles, *(FIRST_DISTRICT_HANDLER + card for card in cards)}
    return handlers.__contains__


def _builds_by(cards: Sequence[int], places: Sequence[int]) -> Iterator[int]:
    """One district is given up for another: any for the Necropolis, the Framework for any."""
    if codes.NECROPOLIS in cards:
        for place in places:
            yield make_answer(codes.BUILD_BY, codes.NECROPOLIS, place)
    if codes.FRAMEWORK in cards:
        for card in cards:
            if card != codes.NECROPOLIS:
                yield make_answer(codes.BUILD_BY, card, codes.FRAMEWORK)
                yield make_answer(codes.BUILD_BY, card, codes.FRAMEWORK + BEAUTIFIED_BIT)


def _name(verb: int) -> str:
    return answer_text(make_answer(verb, 0), list(DISTANCES)).split(" ", maxsplit=1)[0]
