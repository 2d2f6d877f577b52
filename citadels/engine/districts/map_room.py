from __future__ import annotations

from citadels.engine.bits import lowest_bit
from citadels.engine.game import Game
from citadels.engine.handler import EXTRA_AT_END, District
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import VAULT_COUNTS_AS_HAND_CARD


class MapRoom(District):
    """At the end, 1 point for each card in your hand."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = EXTRA_AT_END

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        cards = game.hand_size(seat)
        if game.rules.rulings[VAULT_COUNTS_AS_HAND_CARD] == 1:
            shown = game.hand_mask(seat) & game.rules.in_hand_at_end
            while shown:
                cards -= game.in_hand(seat, lowest_bit(shown))
                shown &= shown - 1
        return cards
