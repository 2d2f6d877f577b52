"""The style of a player: the weights in which players of one school differ.

It also keeps how the seats are ranked, for as long as a question is open. All values are in
hundredths of a gold coin.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.lead_estimate import Ranking
from citadels.engine import codes
from citadels.engine.bits import zeros
from citadels.engine.native_types import i64, vec

COIN_VALUE: Final = 100
MAX_ROLES: Final = 32

# What a character is worth beyond, or below, what is counted for it: found by playing.
_ROLE_BONUS_BY_CODE: Final = {
    codes.MAGISTRATE: 90,
    codes.THIEF: 30,
    codes.BLACKMAILER: 90,
    codes.MAGICIAN: 30,
    codes.WIZARD: -90,
    codes.SEER: -90,
    codes.EMPEROR: 60,
    codes.PATRICIAN: 30,
    codes.BISHOP: -30,
    codes.ABBOT: 60,
    codes.MERCHANT: -30,
    codes.NAVIGATOR: -90,
    codes.SCHOLAR: -60,
    codes.DIPLOMAT: -60,
    codes.MARSHAL: 30,
    codes.ARTIST: -60,
    codes.TAX_COLLECTOR: 90,
}


def _bonus_row(pairs: dict[int, int]) -> vec[i64]:
    row = zeros(MAX_ROLES)
    for role, bonus in pairs.items():
        row[role] = bonus
    return row


ROLE_BONUSES: Final = _bonus_row(_ROLE_BONUS_BY_CODE)


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
        self.role_bonuses: vec[i64] = ROLE_BONUSES[:]
