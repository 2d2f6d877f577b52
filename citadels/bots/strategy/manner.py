"""How a player is minded: the weights in which players of one school differ.

And what it makes of the table, for as long as a question is open.

All worth is counted in hundredths of a gold coin.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.standing import Ranking
from citadels.engine import codes
from citadels.engine.bits import zeros
from citadels.engine.native_types import i64, vec

COIN: Final = 100
ROLES_ROOM: Final = 32

# What a character is worth beyond, or below, what is counted for it: found by playing.
_LIKINGS: Final = {
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


def _table(pairs: dict[int, int]) -> vec[i64]:
    row = zeros(ROLES_ROOM)
    for role, worth in pairs.items():
        row[role] = worth
    return row


LIKING: Final = _table(_LIKINGS)


class Manner:
    """The charter player; others change what they see differently."""

    def __init__(self) -> None:
        self.point: i64 = 110  # a point at the end
        self.step: i64 = 80  # a district nearer to the end of the game
        self.card: i64 = 85  # a card that can be built some day
        self.dear: i64 = 5  # a card in hand, more for each gold of its cost
        self.crown: i64 = 30
        self.harm: i64 = 80  # per cent: what is taken from others, against what is gained
        self.noise: i64 = 12  # options closer than this are as good as each other
        self.attack: i64 = 0  # for choosing a character that does harm
        self.holds: bool = True  # does not end a game that would be lost
        self.turn: i64 = 320  # what a turn brings without any ability
        self.extra: i64 = 150  # a second or third district in one turn
        self.last: i64 = 500  # and if it completes the city first
        self.hit: i64 = 44  # per cent of names that hit somebody
        self.sharp: i64 = 160  # how surely others take what is worth most to them
        self.ranking = Ranking()
        self.liking: vec[i64] = LIKING[:]
