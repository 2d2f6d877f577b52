"""Events and questions in the words of the notation."""

from __future__ import annotations

from citadels.engine.answers.text import place_text
from citadels.engine.codes import HIDDEN, NO_CARD, NOBODY
from citadels.engine.editions.declarations import question_kind
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS, EVENTS
from citadels.engine.notation.assertion_kinds import ROLE_EVENTS
from citadels.engine.state import DEPTH


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


def question_text(game: Game) -> str:
    """The kind of the open question."""
    frame = game.read_frame(game.get(DEPTH) - 1)
    return question_kind(frame.handler, frame.step)
