"""What a handler asks at one of its steps: the word for it, and what is true while it is open."""

from __future__ import annotations

from typing import Final

from citadels.engine.native_types import i64

# What is true of a question. Loaded games are checked for it, and the options say where they are.
OUT_OF_TURN: Final = 1  # it can be asked of a player whose turn it is not
ABOUT_ANOTHER: Final = 2  # its target is another player
FROM_HELD: Final = 4  # its answers are cards in front of the player; the amount counts them
FROM_SHOWN: Final = 8  # its answers are among cards that the player may look at now
OF_OWN_CITY: Final = 16  # its answers are districts of the own city
UP_TO_HAND: Final = 32  # the amount is at most the number of cards in the player's hand


class Question:
    """The card that asks it declares one for each step at which somebody has to answer."""

    def __init__(self, kind: str, traits: i64 = 0, least: i64 = 1) -> None:
        self.kind = kind
        self.traits = traits
        self.least = least  # of an amount that depends on the hand
