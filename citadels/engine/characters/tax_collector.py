from __future__ import annotations

from citadels.engine.codes import (
    COLLECTED,
    LEGAL,
    NO_CARD,
    NOBODY,
    NOT_YOUR_ABILITY,
    NOTHING,
    NOTHING_TO_GAIN,
    TAXED,
    USED_ALREADY,
)
from citadels.engine.game import Game
from citadels.engine.handler import AFTER_ENTERING, POWER_BIT, Character
from citadels.engine.rulings import WITCH_AS_TAX_COLLECTOR_TAXED
from citadels.engine.state import MONEY, TAX, TURN_RESUMED, TURN_ROLE, TURN_SEAT
from citadels.engine.typed import i64, override


class TaxCollector(Character):
    """Whoever builds a district puts 1 gold on the token, if there is any left.

    It lies there, round after round, until it is taken in the Tax Collector's turn.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AFTER_ENTERING

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_alone(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if first != NOTHING:
            return NOT_YOUR_ABILITY
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        return LEGAL if game.get(TAX) > 0 else NOTHING_TO_GAIN

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        gold = game.get(TAX)
        game.put(TAX, 0)
        game.set_of(seat, MONEY, game.gold(seat) + gold)
        game.tell(COLLECTED, seat, NOBODY, NO_CARD, gold)

    @override
    def after_entering(self, game: Game, owner: i64, card: i64) -> None:
        if game.gold(owner) == 0 or self._is_exempt(game, owner):
            return
        game.set_of(owner, MONEY, game.gold(owner) - 1)
        game.put(TAX, game.get(TAX) + 1)
        game.tell(TAXED, owner, NOBODY, NO_CARD, 1)

    def _is_exempt(self, game: Game, owner: i64) -> bool:
        if game.get(TURN_ROLE) != self.code or game.get(TURN_SEAT) != owner:
            return False
        return game.get(TURN_RESUMED) == 0 or game.rules.rulings[WITCH_AS_TAX_COLLECTOR_TAXED] == 0
