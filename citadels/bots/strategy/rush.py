"""The rush: cheap districts, one after the other, and the game is over before it has begun."""

from __future__ import annotations

from citadels.bots.strategy.charter import CharterPolicy
from citadels.engine.codes import KING


class RushPolicy(CharterPolicy):
    """The charter player who counts districts, not points."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        manner = self.manner
        manner.point = 70  # below the price: of two districts, the cheaper one
        manner.step = 270
        manner.card = 160
        manner.dear = -8
        manner.harm = 40
        manner.holds = False
        manner.liking[KING] = -40
