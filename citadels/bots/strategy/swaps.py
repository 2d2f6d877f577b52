"""Whether to change characters with another player, unseen: the Theater."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.guess import Guess
from citadels.bots.strategy.manner import ROLES_ROOM, Manner
from citadels.bots.strategy.picks import pick_worth
from citadels.engine.bits import lowest_bit
from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec

_SURPRISE: Final = 150  # the own character was chosen with plans; what comes is a surprise


def swap_worth(
    game: Game, seat: i64, other: i64, own: vec[i64], guess: Guess, manner: Manner
) -> i64:
    """What it promises to get what the other is likely to hold; zero is to keep what one has.

    `own` is what each character is worth to the seat. What the other loses by it counts too, and
    more if he is a danger.
    """
    given = _least(game.roles(seat), own)
    left = pick_worth(game, other, given, False, manner)
    whole: i64 = 0
    gain: i64 = 0
    loss: i64 = 0
    for role in range(ROLES_ROOM):
        chance = guess.chance(other, role)
        if chance > 0:
            whole += chance
            gain += chance * (own[role] - own[given])
            loss += chance * (pick_worth(game, other, role, False, manner) - left)
    if whole == 0:
        return 0
    loss = loss * manner.ranking.threat(game, seat, other) // 300
    return (gain + loss) // whole - _SURPRISE


def _least(roles: i64, own: vec[i64]) -> i64:
    """The character that is given away most gladly: with two of them there is a choice."""
    found = lowest_bit(roles)
    while roles:
        role = lowest_bit(roles)
        roles &= roles - 1
        if own[role] < own[found]:
            found = role
    return found
