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
_SMITHY: Final = FIRST_DISTRICT_HANDLER + codes.SMITHY
_THEATER: Final = FIRST_DISTRICT_HANDLER + codes.THEATER
_LABORATORY: Final = FIRST_DISTRICT_HANDLER + codes.LABORATORY
_MUSEUM: Final = FIRST_DISTRICT_HANDLER + codes.MUSEUM
_ARMORY: Final = FIRST_DISTRICT_HANDLER + codes.ARMORY

# Abilities, by what they are used on.
_UNTARGETED_ABILITIES: Final = (
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
_ROLE_ABILITIES: Final = (
    codes.ASSASSIN,
    codes.WITCH,
    codes.MAGISTRATE,
    codes.THIEF,
    codes.BLACKMAILER,
)
_SEAT_ABILITIES: Final = (codes.MAGICIAN, codes.WIZARD, codes.EMPEROR, codes.ABBOT, _THEATER)
_CARD_ABILITIES: Final = (codes.CARDINAL, codes.ARTIST, _LABORATORY, _MUSEUM)
_CITY_ABILITIES: Final = (codes.WARLORD, codes.DIPLOMAT, codes.MARSHAL, _ARMORY)


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
    handlers = {*roles, *(FIRST_DISTRICT_HANDLER + card for card in cards)}
    role_targets = [ROLE_ARGUMENT + role for role in roles]
    yield "use", _uses(handlers, _UNTARGETED_ABILITIES)
    yield "use on a character", _uses(handlers, _ROLE_ABILITIES, role_targets)
    yield "use on a player", _uses(handlers, _SEAT_ABILITIES, seats)
    yield "use on a card", _uses(handlers, _CARD_ABILITIES, cards)
    if codes.NAVIGATOR in handlers:
        yield "navigate", _uses(handlers, (codes.NAVIGATOR,), (FOR_GOLD, FOR_CARDS))
    if codes.SPY in handlers:
        types = [TYPE_ARGUMENT + type_ for type_ in range(TYPE_COUNT)]
        yield "spy", _uses(handlers, (codes.SPY,), seats, types)
    yield "use on a city", _uses(handlers, _CITY_ABILITIES, seats, places)


def _uses(handlers: set[int], abilities: Sequence[int], *targets: Sequence[int]) -> list[int]:
    """The uses of those abilities that the family has, on every combination of targets."""
    present = [ability for ability in abilities if ability in handlers]
    return [make_use(ability, *target) for ability in present for target in product(*targets)]


def _exchange_answers(cards: Sequence[int], places: Sequence[int]) -> Iterator[int]:
    """One district is given up for another: any for the Necropolis, the Framework for any."""
    if codes.NECROPOLIS in cards:
        for place in places:
            yield make_answer(codes.BUILD_BY, codes.NECROPOLIS, place)
    if codes.FRAMEWORK in cards:
        for card in cards:
            if card != codes.NECROPOLIS:
                yield make_answer(codes.BUILD_BY, card, codes.FRAMEWORK)
                yield make_answer(codes.BUILD_BY, card, codes.FRAMEWORK + BEAUTIFIED_BIT)


def _verb_name(verb: int) -> str:
    return answer_text(make_answer(verb, 0), list(DISTANCE_LABELS)).split(" ", maxsplit=1)[0]
