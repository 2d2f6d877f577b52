"""The rush: cheap districts, one after the other, and the game is over before it has begun."""

from __future__ import annotations

from citadels.bots.strategy.charter import CharterPolicy


class RushPolicy(CharterPolicy):
    """The charter player who counts districts, not points."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        manner = self.manner
        manner.point = 70  # below the price: of two districts, the cheaper one
        manner.step = 420
        manner.card = 120
        manner.dear = -22
        manner.harm = 40
        manner.holds = False
