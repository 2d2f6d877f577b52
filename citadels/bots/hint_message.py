"""The thought of a bot as a hint to a person."""

from __future__ import annotations

from typing import Final

from citadels.bots.bot import Explanation
from citadels.engine.names import CHARACTERS
from citadels.protocol.messages import Hint, OptionEstimate

_MIN_CHANCE: Final = 0.005  # lower chances are left out


def hint_of(explanation: Explanation, question: int, command: str = "") -> Hint:
    """The options with what each promises, and who may hold which character."""
    return Hint(
        command=command,
        question=question,
        estimates=[
            OptionEstimate(option.answer, option.share, option.std_error)
            for option in explanation.options
        ],
        beliefs=[
            {
                CHARACTERS[role]: round(chance, 3)
                for role, chance in enumerate(chances[: len(CHARACTERS)])
                if chance >= _MIN_CHANCE
            }
            for chances in explanation.beliefs
        ],
    )
