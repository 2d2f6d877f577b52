"""The rush: cheap districts, one after the other, and the game is over before it has begun."""

from __future__ import annotations

from citadels.bots.strategy.play_style import RUSH
from citadels.bots.strategy.policies.charter import CharterPolicy


class RushPolicy(CharterPolicy):
    """The charter player who counts districts, not points."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        style = self.style
        style.point_value = 70  # below the price: of two districts, the cheaper one
        style.district_value = 270
        style.card_value = 160
        style.cost_value = -8
        style.harm_percent = 40
        style.can_stall = False
        style.join_school(RUSH)
