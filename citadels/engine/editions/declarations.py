"""What the cards of all editions declare: their aims, whether they harm, what they ask.

A slot can have several effects, one for each edition; what is said here holds for one of them.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.abilities.marks import Marker
from citadels.engine.aims import AIM_CHARACTER
from citadels.engine.codes import (
    DRAFT_PHASE,
    FIRST_DISTRICT_HANDLER,
    GATHER_PHASE,
    HANDLER_COUNT,
    TURN_PHASE,
)
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.handler import Card, Handler
from citadels.engine.names import CHARACTERS, handler_name
from citadels.engine.phases.draft import DraftPhase
from citadels.engine.phases.gather import GatherPhase
from citadels.engine.phases.turn import TurnPhase
from citadels.engine.question import Question


def _cards_by_handler() -> dict[int, list[Card]]:
    cards: dict[int, list[Card]] = {}
    for edition in EDITIONS:
        for character_row in edition.characters:
            cards.setdefault(character_row.role, []).append(character_row.effect)
        for row in edition.districts:
            cards.setdefault(FIRST_DISTRICT_HANDLER + row.card, []).append(row.effect)
    return cards


CARDS: Final = _cards_by_handler()  # every effect of each slot
_PHASES: Final[dict[int, list[Handler]]] = {
    DRAFT_PHASE: [DraftPhase()],
    TURN_PHASE: [TurnPhase()],
    GATHER_PHASE: [GatherPhase()],
}


def aims_of(handler: int) -> int:
    """What the ability of this slot can be aimed at."""
    aims = 0
    for card in CARDS.get(handler, []):
        aims |= card.aims
    return aims


def is_harmful(handler: int) -> bool:
    """Whether using it takes something away from what it is aimed at."""
    return any(card.harms for card in CARDS.get(handler, []))


def hooks_of(card: int) -> int:
    """The hooks of a kind of district."""
    hooks = 0
    for effect in CARDS.get(FIRST_DISTRICT_HANDLER + card, []):
        hooks |= effect.hooks
    return hooks


def namers() -> tuple[int, ...]:
    """The characters that name another one, by code.

    Those that lay marks are not among them: they name several, and only one of these counts.
    """
    roles: list[int] = []
    for role in range(len(CHARACTERS)):
        is_marker = any(isinstance(card, Marker) for card in CARDS.get(role, []))
        if aims_of(role) & AIM_CHARACTER and not is_marker:
            roles.append(role)
    return tuple(roles)


def _all_questions() -> dict[tuple[int, int], Question]:
    askers: dict[int, list[Handler]] = {**_PHASES}
    for slot, effects in CARDS.items():
        askers[slot] = [*effects]
    return {
        (handler, step): question
        for handler in range(HANDLER_COUNT)
        for asker in askers.get(handler, [])
        for step, question in asker.questions.items()
    }


_QUESTION_BY_STEP: Final = _all_questions()
# The handler that asks, its step, and the kind of the question.
QUESTIONS: Final = tuple(
    (handler_name(handler), step, question.kind)
    for (handler, step), question in _QUESTION_BY_STEP.items()
)


def question_of(handler: int, step: int) -> Question | None:
    """What a handler asks at one of its steps, if it asks something there."""
    return _QUESTION_BY_STEP.get((handler, step))


def question_kind(handler: int, step: int) -> str:
    """The kind of that question, or nothing."""
    question = question_of(handler, step)
    return question.kind if question else ""
