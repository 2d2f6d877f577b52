from __future__ import annotations

from citadels.engine.codes import (
    GATHER_FIRST,
    LEGAL,
)
from citadels.engine.exchange import Exchanger
from citadels.engine.game import Game
from citadels.engine.handler import CLOSING_BIT
from citadels.engine.rulings import (
    DIPLOMAT_IN_COMPLETED_CITY,
    DIPLOMAT_MOMENT,
)
from citadels.engine.siege import (
    pay_surcharge,
    surcharge,
)
from citadels.engine.state import GATHERED
from citadels.engine.typed import i64, override


class Diplomat(Exchanger):
    """1 gold for each military district. Exchange a district for one of another player.

    If theirs is dearer, the difference goes to that player. Not with a completed city, and no city
    may get a district it has already.
    """

    @override
    def price(self, game: Game, seat: i64, other: i64, theirs: i64, mine: i64) -> i64:
        difference = game.cost_of(theirs) - game.cost_of(mine)
        return max(0, difference) + surcharge(game, seat, other, theirs)

    @override
    def pay(self, game: Game, seat: i64, other: i64, theirs: i64, mine: i64) -> None:
        """The difference goes to the other player; the coin for a wall is none of it."""
        difference = game.cost_of(theirs) - game.cost_of(mine)
        if difference > 0:
            game.give_gold(seat, other, difference)
        pay_surcharge(game, seat, other, surcharge(game, seat, other, theirs))


class DiplomatAfterGathering(Exchanger):
    """1 gold for each military district. Exchange a district for one of another player.

    After gathering, or as the last deed of the turn. A wall makes theirs dearer, and all of the
    difference goes to that player.
    """

    @override
    def deed_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        why = super().deed_refusal(game, seat, owner, place)
        return GATHER_FIRST if why == LEGAL and game.get(GATHERED) == 0 else why

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        super().use(game, seat, first, second)
        if game.rules.rulings[DIPLOMAT_MOMENT] == 0:
            game.mark_used(CLOSING_BIT)

    @override
    def city_refusal(self, game: Game, seat: i64, owner: i64) -> i64:
        if game.rules.rulings[DIPLOMAT_IN_COMPLETED_CITY] == 0:
            return super().city_refusal(game, seat, owner)
        return LEGAL

    @override
    def price(self, game: Game, seat: i64, other: i64, theirs: i64, mine: i64) -> i64:
        wall = surcharge(game, seat, other, theirs)
        return max(0, game.cost_of(theirs) + wall - game.cost_of(mine))

    @override
    def pay(self, game: Game, seat: i64, other: i64, theirs: i64, mine: i64) -> None:
        price = self.price(game, seat, other, theirs, mine)
        if price > 0:
            game.give_gold(seat, other, price)
