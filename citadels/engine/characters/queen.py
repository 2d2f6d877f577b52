from __future__ import annotations

from citadels.engine.abilities.crown import inherits_crown_now
from citadels.engine.abilities.once_per_turn import OncePerTurn
from citadels.engine.codes import EMPEROR, LEGAL, NOTHING_TO_GAIN
from citadels.engine.game import Game
from citadels.engine.handler import AT_ROUND_END
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import QUEEN_BESIDE_EMPEROR, QUEEN_SITS_WHERE_WITCH_SITS
from citadels.engine.state import KILLED, REVEALED


class Queen(OncePerTurn):
    """3 gold if she sits next to the player who revealed the character of rank 4.

    If that character was killed, she gets them when it is revealed at the end of the round.
    """

    def __init__(self, gold: i64) -> None:
        super().__init__()
        self.hooks = AT_ROUND_END
        self.gold = gold

    @override
    def power_refusal(self, game: Game, seat: i64) -> i64:
        if game.get(KILLED) == game.rules.cast[game.rules.hidden_rank]:
            return NOTHING_TO_GAIN  # now: she gets the gold at the end of the round
        if game.rules.rulings[QUEEN_SITS_WHERE_WITCH_SITS] == 1:
            return self._beside_rank_4(game, game.holder(self.code))
        return self._beside_rank_4(game, seat)

    @override
    def use_power(self, game: Game, seat: i64) -> None:
        game.gain(seat, self.gold)

    @override
    def at_round_end(self, game: Game) -> None:
        rank_4 = game.rules.cast[game.rules.hidden_rank]
        played = (game.get(REVEALED) >> self.code) & 1 != 0
        if played and inherits_crown_now(game, rank_4):
            queen = game.holder(self.code)
            if self._beside_rank_4(game, queen) == LEGAL:
                game.gain(queen, self.gold)

    def _beside_rank_4(self, game: Game, seat: i64) -> i64:
        rank_4 = game.rules.cast[game.rules.hidden_rank]
        if (game.get(REVEALED) >> rank_4) & 1 == 0:
            return NOTHING_TO_GAIN
        if rank_4 == EMPEROR and game.rules.rulings[QUEEN_BESIDE_EMPEROR] == 1:
            return NOTHING_TO_GAIN
        other = game.holder(rank_4)
        beside = game.next_seat(seat) == other or game.next_seat(other) == seat
        return LEGAL if beside else NOTHING_TO_GAIN
