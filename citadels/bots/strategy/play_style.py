"""The style of a player: the weights in which players of one school differ.

It also keeps how the seats are ranked, for as long as a question is open. All values are in
hundredths of a gold coin.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.lead_estimate import Ranking
from citadels.bots.strategy.strategies import STRATEGIES
from citadels.engine.bits import zeros
from citadels.engine.native_types import i64, vec

COIN_VALUE: Final = 100
MAX_ROLES: Final = 32

# The schools, for which the bonuses of the characters were found by playing.
CHARTER: Final = 0
RUSH: Final = 1
BELIEF: Final = 2


class PlayStyle:
    """The charter player; others change what they see differently."""

    def __init__(self) -> None:
        self.point_value: i64 = 110  # a point at the end
        self.district_value: i64 = 80  # a district nearer to the end of the game
        self.card_value: i64 = 85  # a card that can be built some day
        self.cost_value: i64 = 5  # a card in hand, more for each gold of its cost
        self.crown_value: i64 = 30
        self.harm_percent: i64 = 80  # per cent: what is taken from others, against what is gained
        self.noise: i64 = 12  # options closer than this are as good as each other
        self.attack_bonus: i64 = 0  # for choosing a character that does harm
        self.can_stall: bool = True  # does not end a game that would be lost
        self.turn_value: i64 = 320  # what a turn brings without any ability
        self.extra_build_value: i64 = 150  # a second or third district in one turn
        self.completion_bonus: i64 = 500  # and if it completes the city first
        self.hit_percent: i64 = 44  # per cent of names that hit somebody
        self.sharpness_percent: i64 = 160  # how surely others take what is worth most to them
        self.ranking = Ranking()
        self.role_bonuses: vec[i64] = zeros(MAX_ROLES)
        self.join_school(CHARTER)

    def join_school(self, school: i64) -> None:
        """Value the characters as this school does."""
        for role in range(MAX_ROLES):
            self.role_bonuses[role] = STRATEGIES[role].bonus(school)
