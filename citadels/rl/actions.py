"""The action index: every answer that any set-up of a family can offer, in a fixed order.

Action 0 is to wait: it is legal only for those who are not asked, where all act at once. Seats are
distances from the player who answers: `+0` is that player, `+1` the left neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Final

from citadels.engine import codes
from citadels.engine.aims import (
    AIM_CHARACTER,
    AIM_CITY,
    AIM_GOLD_OR_CARDS,
    AIM_HAND,
    AIM_NOTHING,
    AIM_OWN_CITY,
    AIM_PLAYER,
    AIM_PLAYER_AND_TYPE,
)
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
from citadels.engine.editions.declarations import aims_of, hooks_of
from citadels.engine.handler import BY_SACRIFICE, PAYS_FOR_OTHERS
from citadels.rl.encoding.features import MAX_SEATS

WAIT: Final = 0
DISTANCE_LABELS: Final = tuple(f"+{distance}" for distance in range(MAX_SEATS))

_BARE_VERBS: Final = (
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
_ROLE_VERBS: Final = (codes.PICK, codes.LAY, codes.MARK, codes.GIVE_ROLE)
_CARD_VERBS: Final = (
    codes.KEEP_CARD,
    codes.UNDER,
    codes.BUILD,
    codes.TAKE,
    codes.DISCARD,
    codes.PAY_CARD,
)


class ActionIndex:
    """The index of one family."""

    def __init__(self, roles: Sequence[int], cards: Sequence[int], max_split: int) -> None:
        """Roles and cards of the family; how large an income that is split can be."""
        self.groups: dict[str, tuple[int, int]] = {}  # first action and how many, by what they do
        answers = [0]
        self.groups["wait"] = (WAIT, 1)
        for name, group in _groups(roles, cards, max_split):
            self.groups[name] = (len(answers), len(group))
            answers += group
        self.answers = tuple(answers)

    def __len__(self) -> int:
        return len(self.answers)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """What each action does, in words, with distances for seats."""
        labels = list(DISTANCE_LABELS)
        return ("wait", *(answer_text(answer, labels) for answer in self.answers[1:]))


def _groups(
    roles: Sequence[int], cards: Sequence[int], max_split: int
) -> Iterator[tuple[str, list[int]]]:
    places = [*cards, *(card + BEAUTIFIED_BIT for card in cards)]
    seats = [SEAT_ARGUMENT + distance for distance in range(MAX_SEATS)]
    yield "alone", [make_answer(verb) for verb in _BARE_VERBS]
    for verb in _ROLE_VERBS:
        yield _verb_name(verb), [make_answer(verb, role) for role in roles]
    for verb in _CARD_VERBS:
        yield _verb_name(verb), [make_answer(verb, card) for card in cards]
    yield "give", [make_answer(codes.GIVE, place) for place in places]
    yield "from", [make_answer(codes.FROM, distance) for distance in range(MAX_SEATS)]
    yield "build by", list(_exchange_answers(cards, places))
    splits = [
        (gold, count - gold) for count in range(1, max_split + 1) for gold in range(count + 1)
    ]
    yield "income", [make_answer(codes.SPLIT, gold, drawn) for gold, drawn in splits]
    role_targets = [ROLE_ARGUMENT + role for role in roles]
    types = [TYPE_ARGUMENT + type_ for type_ in range(TYPE_COUNT)]
    handlers = sorted({*roles, *(FIRST_DISTRICT_HANDLER + card for card in cards)})
    yield "use", _uses(handlers, AIM_NOTHING)
    yield "use on a character", _uses(handlers, AIM_CHARACTER, role_targets)
    yield "use on a player", _uses(handlers, AIM_PLAYER, seats)
    yield "use on a card", _uses(handlers, AIM_HAND | AIM_OWN_CITY, cards)
    yield "use for gold or cards", _uses(handlers, AIM_GOLD_OR_CARDS, (FOR_GOLD, FOR_CARDS))
    yield "use on a player and a type", _uses(handlers, AIM_PLAYER_AND_TYPE, seats, types)
    yield "use on a city", _uses(handlers, AIM_CITY, seats, places)


def _uses(handlers: Sequence[int], aims: int, *targets: Sequence[int]) -> list[int]:
    """The uses of those cards that are aimed so, on every combination of targets."""
    aimed = [handler for handler in handlers if aims_of(handler) & aims]
    return [make_use(handler, *target) for handler in aimed for target in product(*targets)]


def _exchange_answers(cards: Sequence[int], places: Sequence[int]) -> Iterator[int]:
    """One district is given up for another: any for some, and some for any."""
    built_by_sacrifice = {card for card in cards if hooks_of(card) & BY_SACRIFICE}
    for card in sorted(built_by_sacrifice):
        for place in places:
            yield make_answer(codes.BUILD_BY, card, place)
    for given in cards:
        if hooks_of(given) & PAYS_FOR_OTHERS:
            for card in cards:
                if card not in built_by_sacrifice:
                    yield make_answer(codes.BUILD_BY, card, given)
                    yield make_answer(codes.BUILD_BY, card, given + BEAUTIFIED_BIT)


def _verb_name(verb: int) -> str:
    return answer_text(make_answer(verb, 0), list(DISTANCE_LABELS)).split(" ", maxsplit=1)[0]
