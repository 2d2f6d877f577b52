from __future__ import annotations

from citadels.engine.abilities.crown import Heir
from citadels.engine.codes import NOBLE, NOT_YOUR_ABILITY
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import TURN_RESUMED


class King(Heir):
    """1 gold for each noble district. Takes the crown in the turn.

    Killed, takes it when the round ends; bewitched, takes it all the same.
    """

    def __init__(self) -> None:
        super().__init__(NOBLE, in_cards=False)


class KingAtCall(King):
    """1 gold for each noble district. Takes the crown at once when called, like it or not."""

    def __init__(self) -> None:
        super().__init__()
        self.aims = 0

    @override
    def at_turn_start(self, game: Game, seat: i64) -> None:
        if game.get(TURN_RESUMED) == 0:
            game.move_crown(seat)

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        return NOT_YOUR_ABILITY
