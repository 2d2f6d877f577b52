"""What it is worth to take a district from another player."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.district_values import text_value
from citadels.bots.strategy.play_style import PlayStyle
from citadels.engine.codes import BEAUTIFIED_BIT
from citadels.engine.game import Game
from citadels.engine.native_types import i64

_LOSS_DIVISOR: Final = 280  # a rival's average loss is worth 100 in 280 to each of the others


def attack_gain(game: Game, seat: i64, owner: i64, place: i64, style: PlayStyle) -> i64:
    """What the loss of a district of a rival is worth to a seat."""
    threat = style.ranking.threat(game, seat, owner)
    gain = district_loss(game, owner, place, style) * threat // _LOSS_DIVISOR
    return gain * style.harm_percent // 100


def district_loss(game: Game, owner: i64, place: i64, style: PlayStyle) -> i64:
    """What an owner loses with a district."""
    card = place & (BEAUTIFIED_BIT - 1)
    points = game.cost_of(place) * style.point_value
    return points + style.district_value + text_value(game, owner, card)
