from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import AT_TURN_END, District
from citadels.engine.native_types import i64, override


class Park(District):
    """If you have no cards at the end of your turn, gain 2 cards."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.hooks = AT_TURN_END
        self.cards = cards

    @override
    def at_turn_end(self, game: Game, seat: i64) -> None:
        if game.hand_size(seat) == 0:
            game.draw(seat, self.cards)
