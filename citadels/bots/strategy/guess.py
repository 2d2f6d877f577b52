"""Who may hold which character: what a player thinks before naming one.

A guess is a table of chances, by seat and character, in parts of a thousand.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.manner import ROLES_ROOM, Manner
from citadels.bots.strategy.picks import pick_worth
from citadels.bots.strategy.standing import SEATS_ROOM
from citadels.engine.bits import lowest_bit, zeros
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.state import (
    FACEUP,
    KILLED,
    LAID_BY,
    RANK,
    REVEALED,
    ROLES,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
)

WHOLE: Final = 1000

# Odds by worth: a character that is worth 100 more is taken about twice as often.
_STEPS: Final = 64
_STEP: Final = 25
ODDS: Final = vec[i64]([round(1000 * 2 ** ((step - _STEPS // 2) / 4)) for step in range(_STEPS)])


def odds_of(worth: i64) -> i64:
    """How readily a character of this worth is picked."""
    return ODDS[max(0, min(_STEPS - 1, worth // _STEP))]


class Guess:
    """What a seat makes of the others."""

    def __init__(self) -> None:
        self.chances: vec[i64] = zeros(SEATS_ROOM * ROLES_ROOM)

    def fill(self, game: Game, seat: i64, manner: Manner) -> None:
        """Work the table out anew for the open question of this seat."""
        raise NotImplementedError

    def chance(self, seat: i64, role: i64) -> i64:
        return self.chances[seat * ROLES_ROOM + role]

    def anybody(self, role: i64, seats: i64) -> i64:
        """The chance that the character is at the table at all."""
        total: i64 = 0
        for seat in range(seats):
            total += self.chances[seat * ROLES_ROOM + role]
        return total


class NaiveGuess(Guess):
    """Everybody takes what would be good for him; who could see what is not worked out."""

    @override
    def fill(self, game: Game, seat: i64, manner: Manner) -> None:
        row = game.row
        out = hidden_roles(game, seat)
        for other in range(row[SEATS]):
            for role in range(ROLES_ROOM):
                self.chances[other * ROLES_ROOM + role] = 0
            roles = row[SEATS_BASE + other * SEAT_SIZE + ROLES]
            if other == seat:
                continue
            known = roles & row[REVEALED]
            hidden = roles != known
            while known:
                self.chances[other * ROLES_ROOM + lowest_bit(known)] = WHOLE
                known &= known - 1
            if hidden:
                self._spread(game, other, out, manner)

    def _spread(self, game: Game, other: i64, out: i64, manner: Manner) -> None:
        total: i64 = 0
        mask = out
        while mask:
            role = lowest_bit(mask)
            mask &= mask - 1
            odds = odds_of(pick_worth(game, other, role, False, manner) * manner.sharp // 100)
            self.chances[other * ROLES_ROOM + role] = odds
            total += odds
        mask = out
        while mask and total > 0:
            role = lowest_bit(mask)
            mask &= mask - 1
            at = other * ROLES_ROOM + role
            self.chances[at] = self.chances[at] * WHOLE // total


def hidden_roles(game: Game, seat: i64) -> i64:
    """The characters that another player may hold unseen."""
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    out = game.rules.cast_mask & ~row[FACEUP] & ~row[REVEALED] & ~row[base + ROLES]
    out &= ~row[base + LAID_BY]
    return out & ~game.rules.ruled_out_roles(row[RANK], row[KILLED])
