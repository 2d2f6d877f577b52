"""Which character to name: to murder, bewitch, rob, threaten or watch with a warrant.

Each function estimates what naming a character promises, given beliefs about who holds it.
"""

from __future__ import annotations

from citadels.bots.strategy.beliefs.belief_table import PER_MILLE, BeliefTable
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.role_values import role_value
from citadels.engine import codes
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.state import SEATS


def target_value(
    game: Game, seat: i64, namer: i64, role: i64, beliefs: BeliefTable, style: PlayStyle
) -> i64:
    """What it promises if the namer, a character of this seat, names a role."""
    if namer == codes.THIEF:
        return _robbery_value(game, seat, role, beliefs, style)
    if namer == codes.WITCH:
        return _bewitching_value(game, seat, role, beliefs, style)
    if namer == codes.MAGISTRATE:
        return _warrant_value(game, seat, role, beliefs, style)
    if namer == codes.BLACKMAILER:
        return _robbery_value(game, seat, role, beliefs, style)
    return _murder_value(game, seat, role, beliefs, style)


def _murder_value(game: Game, seat: i64, role: i64, beliefs: BeliefTable, style: PlayStyle) -> i64:
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


def _bewitching_value(
    game: Game, seat: i64, role: i64, beliefs: BeliefTable, style: PlayStyle
) -> i64:
    """She loses the turn if nobody has it; else it is hers, and the other only gathers."""
    value: i64 = 0
    own_value = style.turn_value + role_value(game, seat, role, True, style)
    for other in range(game.row[SEATS]):
        chance = beliefs.chance(other, role)
        if chance > 0 and other != seat:
            loss = 100 + role_value(game, other, role, False, style)
            value += chance * (own_value + loss * style.ranking.threat(game, seat, other) // 300)
    return value // PER_MILLE


def _robbery_value(game: Game, seat: i64, role: i64, beliefs: BeliefTable, style: PlayStyle) -> i64:
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


def _warrant_value(game: Game, seat: i64, role: i64, beliefs: BeliefTable, style: PlayStyle) -> i64:
    """A warrant is worth the district that its victim is likely to build."""
    value: i64 = 0
    for other in range(game.row[SEATS]):
        chance = beliefs.chance(other, role)
        if chance > 0 and other != seat and game.hand_size(other) > 0:
            gold = game.gold(other) + game.rules.gather_gold
            value += (
                chance * min(6, gold) * (COIN_VALUE + style.ranking.threat(game, seat, other) // 4)
            )
    return value // PER_MILLE
