"""Whom to name: to murder, bewitch, rob, threaten or watch with a warrant.

Each function says what naming a character promises, given a guess at who holds it.
"""

from __future__ import annotations

from citadels.bots.strategy.guess import WHOLE, Guess
from citadels.bots.strategy.manner import COIN, Manner
from citadels.bots.strategy.picks import pick_worth
from citadels.engine import codes
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.state import SEATS


def naming_worth(game: Game, seat: i64, namer: i64, role: i64, guess: Guess, manner: Manner) -> i64:
    """What it promises if the namer, a character of this seat, names a role."""
    if namer == codes.THIEF:
        return _rob(game, seat, role, guess, manner)
    if namer == codes.WITCH:
        return _bewitch(game, seat, role, guess, manner)
    if namer == codes.MAGISTRATE:
        return _watch(game, seat, role, guess, manner)
    if namer == codes.BLACKMAILER:
        return _rob(game, seat, role, guess, manner)
    return _murder(game, seat, role, guess, manner)


def _murder(game: Game, seat: i64, role: i64, guess: Guess, manner: Manner) -> i64:
    worth: i64 = 0
    for other in range(game.row[SEATS]):
        chance = guess.chance(other, role)
        if chance > 0 and other != seat:
            loss = manner.turn + pick_worth(game, other, role, False, manner)
            worth += chance * loss * manner.ranking.threat(game, seat, other) // 100
    worth += _safety(game, seat, role, guess, manner)
    return worth // WHOLE


def _safety(game: Game, seat: i64, role: i64, guess: Guess, manner: Manner) -> i64:
    """What it is worth that this character does nothing to the seat itself."""
    rank = game.rules.rank_of[role]
    at_large = guess.anybody(role, game.row[SEATS])
    if rank == 2:
        return at_large * game.gold(seat) * 12
    if rank == 8 and manner.ranking.leads(game, seat):
        return at_large * 50
    return 0


def _bewitch(game: Game, seat: i64, role: i64, guess: Guess, manner: Manner) -> i64:
    """She loses the turn if nobody has it; else it is hers, and the other only gathers."""
    worth: i64 = 0
    own = manner.turn + pick_worth(game, seat, role, True, manner)
    for other in range(game.row[SEATS]):
        chance = guess.chance(other, role)
        if chance > 0 and other != seat:
            loss = 100 + pick_worth(game, other, role, False, manner)
            worth += chance * (own + loss * manner.ranking.threat(game, seat, other) // 300)
    return worth // WHOLE


def _rob(game: Game, seat: i64, role: i64, guess: Guess, manner: Manner) -> i64:
    worth: i64 = 0
    for other in range(game.row[SEATS]):
        chance = guess.chance(other, role)
        if chance > 0 and other != seat:
            worth += (
                chance * game.gold(other) * (COIN + manner.ranking.threat(game, seat, other) // 4)
            )
    return worth // WHOLE


def _watch(game: Game, seat: i64, role: i64, guess: Guess, manner: Manner) -> i64:
    """A warrant is worth the district that its victim is likely to build."""
    worth: i64 = 0
    for other in range(game.row[SEATS]):
        chance = guess.chance(other, role)
        if chance > 0 and other != seat and game.hand_size(other) > 0:
            purse = game.gold(other) + game.rules.gather_gold
            worth += chance * min(6, purse) * (COIN + manner.ranking.threat(game, seat, other) // 4)
    return worth // WHOLE
