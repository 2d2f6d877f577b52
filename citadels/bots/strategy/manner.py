"""How a player is minded: the weights in which players of one school differ.

And what it makes of the table, for as long as a question is open.

All worth is counted in hundredths of a gold coin.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.standing import Ranking
from citadels.engine.bits import row_of
from citadels.engine.typed import i64, vec

COIN: Final = 100
ROLES_ROOM: Final = 32


class Manner:
    """The charter player; others change what they see differently."""

    def __init__(self) -> None:
        self.point: i64 = 110  # a point at the end
        self.step: i64 = 160  # a district nearer to the end of the game
        self.card: i64 = 110  # a card that can be built some day
        self.dear: i64 = 5  # a card in hand, more for each gold of its cost
        self.crown: i64 = 60
        self.harm: i64 = 80  # per cent: what is taken from others, against what is gained
        self.noise: i64 = 12  # options closer than this are as good as each other
        self.attack: i64 = 0  # for choosing a character that does harm
        self.holds: bool = True  # does not end a game that would be lost
        self.turn: i64 = 320  # what a turn brings without any ability
        self.extra: i64 = 150  # a second or third district in one turn
        self.last: i64 = 500  # and if it completes the city first
        self.hit: i64 = 34  # per cent of names that hit somebody
        self.sharp: i64 = 100  # how surely others take what is worth most to them
        self.denial: i64 = 12  # per cent of what a character would be worth to the others
        self.ranking = Ranking()
        self.liking: vec[i64] = row_of(ROLES_ROOM)  # for a character, beyond what can be counted
