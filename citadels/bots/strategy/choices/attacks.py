"""Whose district to destroy, seize or exchange."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.district_values import built_value, text_value
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine import codes
from citadels.engine.abilities.attack import surcharge
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT
from citadels.engine.game import Game
from citadels.engine.native_types import i64

_LOSS_DIVISOR: Final = 280  # a rival's average loss is worth 100 in 280 to each of the others
REJECT_VALUE: Final = -100000  # rather than this, nothing


def attack_value(
    game: Game, seat: i64, handler: i64, owner: i64, place: i64, style: PlayStyle
) -> i64:
    """What it promises to use rank 8, or the Armory, on a district."""
    if owner == seat:
        return REJECT_VALUE
    threat = style.ranking.threat(game, seat, owner)
    gain = _district_loss(game, owner, place, style) * threat // _LOSS_DIVISOR
    gain = gain * style.harm_percent // 100
    card = place & (BEAUTIFIED_BIT - 1)
    cost = game.cost_of(place)
    if handler == codes.MARSHAL:
        price = cost + surcharge(game, seat, owner, place)
        return gain + built_value(game, seat, card, style) - price * COIN_VALUE - 40
    if handler == codes.DIPLOMAT:
        return _exchange_value(game, seat, place, style) + gain // 2
    if handler == codes.WARLORD:
        return gain - (cost - 1 + surcharge(game, seat, owner, place)) * COIN_VALUE
    return gain - _district_loss(game, seat, codes.ARMORY, style)


def _district_loss(game: Game, owner: i64, place: i64, style: PlayStyle) -> i64:
    """What an owner loses with a district."""
    card = place & (BEAUTIFIED_BIT - 1)
    points = game.cost_of(place) * style.point_value
    return points + style.district_value + text_value(game, owner, card)


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


def give_value(game: Game, seat: i64, place: i64, style: PlayStyle) -> i64:
    """What it costs to give a district of the own city away: an expensive one saves gold."""
    card = place & (BEAUTIFIED_BIT - 1)
    return game.cost_of(place) * (COIN_VALUE - style.point_value) - text_value(game, seat, card)
