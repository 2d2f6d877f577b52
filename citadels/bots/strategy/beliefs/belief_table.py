"""Who may hold which character: what a player thinks before naming one.

A guess is a table of chances, by seat and character, in parts of a thousand.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.lead_estimate import MAX_SEATS
from citadels.bots.strategy.play_style import MAX_ROLES, PlayStyle
from citadels.bots.strategy.role_values import role_value
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

PER_MILLE: Final = 1000

# Odds by worth: a character that is worth 100 more is taken about twice as often.
_ODDS_STEPS: Final = 64
_VALUE_PER_STEP: Final = 25
ODDS_BY_STEP: Final = vec[i64](
    [round(1000 * 2 ** ((step - _ODDS_STEPS // 2) / 4)) for step in range(_ODDS_STEPS)]
)


def odds_of(value: i64) -> i64:
    """How readily a character of this worth is picked."""
    return ODDS_BY_STEP[max(0, min(_ODDS_STEPS - 1, value // _VALUE_PER_STEP))]


class BeliefTable:
    """What a seat makes of the others."""

    def __init__(self) -> None:
        self.chances: vec[i64] = zeros(MAX_SEATS * MAX_ROLES)

    def fill(self, game: Game, seat: i64, style: PlayStyle) -> None:
        """Compute the table for the open question of this seat."""
        raise NotImplementedError

    def chance(self, seat: i64, role: i64) -> i64:
        return self.chances[seat * MAX_ROLES + role]

    def chance_in_play(self, role: i64, seats: i64) -> i64:
        """The chance that the character is at the table at all."""
        total: i64 = 0
        for seat in range(seats):
            total += self.chances[seat * MAX_ROLES + role]
        return total


class NaiveBeliefTable(BeliefTable):
    """Everybody takes what would be good for them, regardless of who saw which packet."""

    @override
    def fill(self, game: Game, seat: i64, style: PlayStyle) -> None:
        row = game.row
        candidates = hidden_roles(game, seat)
        for other in range(row[SEATS]):
            for role in range(MAX_ROLES):
                self.chances[other * MAX_ROLES + role] = 0
            roles = row[SEATS_BASE + other * SEAT_SIZE + ROLES]
            if other == seat:
                continue
            revealed = roles & row[REVEALED]
            has_hidden = roles != revealed
            while revealed:
                self.chances[other * MAX_ROLES + lowest_bit(revealed)] = PER_MILLE
                revealed &= revealed - 1
            if has_hidden:
                self._distribute(game, other, candidates, style)

    def _distribute(self, game: Game, other: i64, candidates: i64, style: PlayStyle) -> None:
        total: i64 = 0
        mask = candidates
        while mask:
            role = lowest_bit(mask)
            mask &= mask - 1
            odds = odds_of(
                role_value(game, other, role, False, style) * style.sharpness_percent // 100
            )
            self.chances[other * MAX_ROLES + role] = odds
            total += odds
        mask = candidates
        while mask and total > 0:
            role = lowest_bit(mask)
            mask &= mask - 1
            index = other * MAX_ROLES + role
            self.chances[index] = self.chances[index] * PER_MILLE // total


def hidden_roles(game: Game, seat: i64) -> i64:
    """The characters that another player may hold unseen."""
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    candidates = game.rules.cast_mask & ~row[FACEUP] & ~row[REVEALED] & ~row[base + ROLES]
    candidates &= ~row[base + LAID_BY]
    return candidates & ~game.rules.ruled_out_roles(row[RANK], row[KILLED])
