from __future__ import annotations

from citadels.engine.abilities.once_per_turn import OncePerTurn
from citadels.engine.codes import (
    ASSASSIN,
    COLLECTED,
    LEGAL,
    NO_CARD,
    NOBODY,
    NOTHING_TO_GAIN,
    TAXED,
)
from citadels.engine.game import Game
from citadels.engine.handler import AFTER_ENTERING, AT_EVERY_TURN_END, Character
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import WITCH_AS_TAX_COLLECTOR_TAXED, WITCH_PAYS_TAX_ON_REVEAL
from citadels.engine.state import (
    BUILT_THIS_ROUND,
    COLLECTOR,
    PAID_BUILDS,
    SEAT_GOLD,
    TAX,
    TURN_RESUMED,
    TURN_ROLE,
    TURN_SEAT,
)


class TaxCollector(OncePerTurn):
    """Each player who builds a district puts 1 gold on the token, if any is left.

    It lies there, round after round, until it is taken in the Tax Collector's turn.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AFTER_ENTERING

    @override
    def power_refusal(self, game: Game, seat: i64) -> i64:
        return LEGAL if game.get(TAX) > 0 else NOTHING_TO_GAIN

    @override
    def use_power(self, game: Game, seat: i64) -> None:
        gold = game.get(TAX)
        game.put(TAX, 0)
        game.put_seat(seat, SEAT_GOLD, game.gold(seat) + gold)
        game.emit(COLLECTED, seat, NOBODY, NO_CARD, gold)

    @override
    def after_entering(self, game: Game, owner: i64, card: i64) -> None:
        if game.gold(owner) == 0 or self._is_exempt(game, owner):
            return
        game.put_seat(owner, SEAT_GOLD, game.gold(owner) - 1)
        game.put(TAX, game.get(TAX) + 1)
        game.emit(TAXED, owner, NOBODY, NO_CARD, 1)

    def _is_exempt(self, game: Game, owner: i64) -> bool:
        if game.get(TURN_ROLE) != self.code or game.get(TURN_SEAT) != owner:
            return False
        return game.get(TURN_RESUMED) == 0 or game.rules.rulings[WITCH_AS_TAX_COLLECTOR_TAXED] == 0


class TaxCollectorAtTurnEnd(Character):
    """Each player who builds gives 1 gold at the end of that turn, if any is left.

    Rank 1 plays first: its player, having built, pays when the Tax Collector is revealed.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AFTER_ENTERING | AT_EVERY_TURN_END

    @override
    def at_turn_start(self, game: Game, seat: i64) -> None:
        self.apply_lasting_effects(game, seat)
        first = game.rules.cast[1]
        if first == ASSASSIN or game.rules.rulings[WITCH_PAYS_TAX_ON_REVEAL] == 1:
            owner = game.holder(first)
            if owner != NOBODY and game.get_seat(owner, BUILT_THIS_ROUND) == 1:
                _pay_collector(game, owner)

    @override
    def apply_lasting_effects(self, game: Game, seat: i64) -> None:
        game.put(COLLECTOR, seat)

    @override
    def after_entering(self, game: Game, owner: i64, card: i64) -> None:
        game.put_seat(owner, BUILT_THIS_ROUND, 1)

    @override
    def at_every_turn_end(self, game: Game, seat: i64) -> None:
        if game.get(COLLECTOR) != NOBODY and game.get(PAID_BUILDS) > 0:
            _pay_collector(game, seat)


def _pay_collector(game: Game, seat: i64) -> None:
    collector = game.get(COLLECTOR)
    if seat != collector and game.gold(seat) > 0:
        game.give_gold(seat, collector, 1)
