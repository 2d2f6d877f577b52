from __future__ import annotations

from citadels.engine.abilities.attack import pay_surcharge, surcharge
from citadels.engine.abilities.exchange import Exchanger
from citadels.engine.codes import GATHER_FIRST, LEGAL
from citadels.engine.game import Game
from citadels.engine.handler import CLOSING_BIT
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import DIPLOMAT_IN_COMPLETED_CITY, DIPLOMAT_MOMENT
from citadels.engine.state import GATHERED


class Diplomat(Exchanger):
    """1 gold for each military district. Exchange a district for one of another player.

    If theirs costs more, the difference goes to that player. Not with a completed city, and no city
    may get a district it has already.
    """

    @override
    def price(self, game: Game, seat: i64, other: i64, their_place: i64, own_place: i64) -> i64:
        difference = game.cost_of(their_place) - game.cost_of(own_place)
        return max(0, difference) + surcharge(game, seat, other, their_place)

    @override
    def pay(self, game: Game, seat: i64, other: i64, their_place: i64, own_place: i64) -> None:
        """The difference goes to the other player; the coin for a wall is not part of it."""
        difference = game.cost_of(their_place) - game.cost_of(own_place)
        if difference > 0:
            game.give_gold(seat, other, difference)
        pay_surcharge(game, seat, other, surcharge(game, seat, other, their_place))


class DiplomatAfterGathering(Exchanger):
    """1 gold for each military district. Exchange a district for one of another player.

    After gathering, or as the last action of the turn. A wall adds to the cost of theirs, and all
    of the difference goes to that player.
    """

    @override
    def district_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        reason = super().district_refusal(game, seat, owner, place)
        return GATHER_FIRST if reason == LEGAL and game.get(GATHERED) == 0 else reason

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        super().use(game, seat, arg1, arg2)
        if game.rules.rulings[DIPLOMAT_MOMENT] == 0:
            game.mark_used(CLOSING_BIT)

    @override
    def city_refusal(self, game: Game, seat: i64, owner: i64) -> i64:
        if game.rules.rulings[DIPLOMAT_IN_COMPLETED_CITY] == 0:
            return super().city_refusal(game, seat, owner)
        return LEGAL

    @override
    def price(self, game: Game, seat: i64, other: i64, their_place: i64, own_place: i64) -> i64:
        wall = surcharge(game, seat, other, their_place)
        return max(0, game.cost_of(their_place) + wall - game.cost_of(own_place))

    @override
    def pay(self, game: Game, seat: i64, other: i64, their_place: i64, own_place: i64) -> None:
        price = self.price(game, seat, other, their_place, own_place)
        if price > 0:
            game.give_gold(seat, other, price)
