"""How a player is minded: the weights in which players of one school differ.

All worth is counted in hundredths of a gold coin.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.typed import i64

COIN: Final = 100


class Manner:
    """The charter player; others change what they see differently."""

    def __init__(self) -> None:
        self.point: i64 = 110  # a point at the end
        self.step: i64 = 160  # a district nearer to the end of the game
        self.card: i64 = 110  # a card that can be built some day
        self.dear: i64 = 15  # a card in hand, more for each gold of its cost
        self.crown: i64 = 110
        self.harm: i64 = 100  # per cent: what is taken from others, against what is gained
        self.noise: i64 = 12  # options closer than this are as good as each other
        self.attack: i64 = 0  # for choosing a character that does harm
        self.holds: bool = True  # does not end a game that would be lost
