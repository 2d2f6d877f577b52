from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.attacks import attack_gain
from citadels.bots.strategy.district_values import text_value
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT, GIVE
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Diplomat(CharacterStrategy):
    """Exchanges the cheapest of the own districts for a better one."""

    @override
    def bonus(self, school: i64) -> i64:
        return -60

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        threat = style.ranking.greatest_threat(game, seat)
        return 60 + (threat - 60) * style.harm_percent // 400 + style.attack_bonus

    @override
    def attack_value(self, game: Game, seat: i64, owner: i64, place: i64, style: PlayStyle) -> i64:
        gain = attack_gain(game, seat, owner, place, style)
        return _exchange_value(game, seat, place, style) + gain // 2

    @override
    def answer_value(self, game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
        if verb_of(answer) == GIVE:
            return _give_value(game, seat, arg1_of(answer), style)
        return super().answer_value(game, seat, answer, style)


def _exchange_value(game: Game, seat: i64, place: i64, style: PlayStyle) -> i64:
    """Theirs for the cheapest of the own city; the difference is paid."""
    least_cost: i64 = 99
    mask = game.city_mask(seat)
    while mask:
        least_cost = min(least_cost, game.cost_of(lowest_bit(mask)))
        mask &= mask - 1
    cost_gain = game.cost_of(place) - least_cost
    return (
        cost_gain * style.point_value
        - max(0, cost_gain) * COIN_VALUE
        + text_value(game, seat, place % BEAUTIFIED_BIT)
    )


def _give_value(game: Game, seat: i64, place: i64, style: PlayStyle) -> i64:
    """What it costs to give a district of the own city away: an expensive one saves gold."""
    card = place & (BEAUTIFIED_BIT - 1)
    return game.cost_of(place) * (COIN_VALUE - style.point_value) - text_value(game, seat, card)
