"""Whose district to destroy, seize or exchange."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.cards import built_worth, text_worth
from citadels.bots.strategy.manner import COIN, Manner
from citadels.engine import codes
from citadels.engine.abilities.attack import surcharge
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT
from citadels.engine.game import Game
from citadels.engine.native_types import i64

_SHARE: Final = 280  # a loss of an average rival is worth 100 in so many to each of the others
NEVER: Final = -100000  # rather than this, nothing


def siege_worth(game: Game, seat: i64, by: i64, owner: i64, place: i64, manner: Manner) -> i64:
    """What it promises to use rank 8, or the Armory, on a district."""
    if owner == seat:
        return NEVER
    gain = _loss(game, owner, place, manner) * manner.ranking.threat(game, seat, owner) // _SHARE
    gain = gain * manner.harm // 100
    card = place & (BEAUTIFIED_BIT - 1)
    cost = game.cost_of(place)
    if by == codes.MARSHAL:
        paid = cost + surcharge(game, seat, owner, place)
        return gain + built_worth(game, seat, card, manner) - paid * COIN - 40
    if by == codes.DIPLOMAT:
        return _exchange(game, seat, place, manner) + gain // 2
    if by == codes.WARLORD:
        return gain - (cost - 1 + surcharge(game, seat, owner, place)) * COIN
    return gain - _loss(game, seat, codes.ARMORY, manner)


def _loss(game: Game, owner: i64, place: i64, manner: Manner) -> i64:
    """What an owner loses with a district."""
    card = place & (BEAUTIFIED_BIT - 1)
    return game.cost_of(place) * manner.point + manner.step + text_worth(game, owner, card)


def _exchange(game: Game, seat: i64, theirs: i64, manner: Manner) -> i64:
    """Theirs for the cheapest of the own city; the difference is paid."""
    least: i64 = 99
    mask = game.city_mask(seat)
    while mask:
        least = min(least, game.cost_of(lowest_bit(mask)))
        mask &= mask - 1
    gained = game.cost_of(theirs) - least
    return (
        gained * manner.point
        - max(0, gained) * COIN
        + text_worth(game, seat, theirs % BEAUTIFIED_BIT)
    )


def give_worth(game: Game, seat: i64, place: i64, manner: Manner) -> i64:
    """What it costs to give a district of the own city in an exchange: a dear one saves gold."""
    card = place & (BEAUTIFIED_BIT - 1)
    return game.cost_of(place) * (COIN - manner.point) - text_worth(game, seat, card)
