"""What it promises to name a character, given beliefs about who holds it."""

from __future__ import annotations

from citadels.bots.strategy.beliefs.belief_table import PER_MILLE, BeliefTable
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.role_values import role_value
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.state import SEATS


def murder_value(game: Game, seat: i64, role: i64, beliefs: BeliefTable, style: PlayStyle) -> i64:
    """Its player loses the turn."""
    value: i64 = 0
    for other in range(game.row[SEATS]):
        chance = beliefs.chance(other, role)
        if chance > 0 and other != seat:
            loss = style.turn_value + role_value(game, other, role, False, style)
            value += chance * loss * style.ranking.threat(game, seat, other) // 100
    value += _safety_value(game, seat, role, beliefs, style)
    return value // PER_MILLE


def _safety_value(game: Game, seat: i64, role: i64, beliefs: BeliefTable, style: PlayStyle) -> i64:
    """What it is worth that this character does nothing to the seat itself."""
    rank = game.rules.rank_of[role]
    chance = beliefs.chance_in_play(role, game.row[SEATS])
    if rank == 2:
        return chance * game.gold(seat) * 12
    if rank == 8 and style.ranking.is_leading(game, seat):
        return chance * 50
    return 0


def robbery_value(game: Game, seat: i64, role: i64, beliefs: BeliefTable, style: PlayStyle) -> i64:
    """Its player loses gold to the seat."""
    value: i64 = 0
    for other in range(game.row[SEATS]):
        chance = beliefs.chance(other, role)
        if chance > 0 and other != seat:
            value += (
                chance
                * game.gold(other)
                * (COIN_VALUE + style.ranking.threat(game, seat, other) // 4)
            )
    return value // PER_MILLE
