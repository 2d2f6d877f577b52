"""Events and questions in the words of the notation."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.text import place_text
from citadels.engine.codes import HIDDEN, NO_CARD, NOBODY
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS, EVENTS, QUESTIONS, handler_name
from citadels.engine.notation.assertion_kinds import ROLE_EVENTS
from citadels.engine.state import DEPTH

_QUESTION_SLUGS: Final = {(asker, step): slug for asker, step, slug in QUESTIONS}


def event_text(event: tuple[int, int, int, int, int], names: list[str]) -> str:
    """An event: kind, seat, target, card and amount, as far as it has them."""
    kind, seat, target, card, amount = event
    slug = EVENTS[kind]
    words = [slug]
    for person in (seat, target):
        if person != NOBODY:
            words.append(names[person])
    if card == HIDDEN:
        words.append("?")
    elif card != NO_CARD:
        words.append(CHARACTERS[card] if slug in ROLE_EVENTS else place_text(card))
    if amount > 0:
        words.append(str(amount))
    return " ".join(words)


def question_slug(handler: int, step: int) -> str:
    """The kind of a question by who asks it, or nothing if it is none."""
    return _QUESTION_SLUGS.get((handler_name(handler), step), "")


def question_text(game: Game) -> str:
    """The kind of the open question."""
    frame = game.read_frame(game.get(DEPTH) - 1)
    return question_slug(frame.handler, frame.step)
