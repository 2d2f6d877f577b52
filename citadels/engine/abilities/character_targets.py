"""Naming a character: what Assassin, Witch, Thief, Magistrate and Blackmailer have in common."""

from __future__ import annotations

from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import (
    BEWITCHED_ALREADY,
    FACEUP_THERE,
    KILLED_ALREADY,
    LEGAL,
    NOT_IN_CAST,
    OWN_CHARACTER,
    RANK_ONE,
)
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.rulings import NAME_FACEUP_CHARACTERS, NAME_OWN_SECOND_CHARACTER
from citadels.engine.state import BEWITCHED, FACEUP, KILLED


def cast_refusal(game: Game, role: i64) -> i64:
    """Why the character is not one of this game, or LEGAL."""
    if role > 31 or (game.rules.cast_mask >> role) & 1 == 0:
        return make_reason(NOT_IN_CAST, role)
    return LEGAL


def name_refusal(game: Game, seat: i64, role: i64, own_role: i64) -> i64:
    """Why another character cannot be named, or LEGAL."""
    reason = cast_refusal(game, role)
    if reason != LEGAL:
        return reason
    if role == own_role:
        return make_reason(OWN_CHARACTER, role)
    if (game.row[FACEUP] >> role) & 1 and game.rules.rulings[NAME_FACEUP_CHARACTERS] == 1:
        return make_reason(FACEUP_THERE, role)
    if (game.roles(seat) >> role) & 1 and game.rules.rulings[NAME_OWN_SECOND_CHARACTER] == 1:
        return make_reason(OWN_CHARACTER, role)
    return LEGAL


def harm_refusal(game: Game, role: i64) -> i64:
    """Why the character may be neither robbed nor threatened, or LEGAL."""
    if game.rules.rank_of[role] == 1:
        return make_reason(RANK_ONE, role)
    if role == game.row[KILLED]:
        return make_reason(KILLED_ALREADY, role)
    if role == game.row[BEWITCHED]:
        return make_reason(BEWITCHED_ALREADY, role)
    return LEGAL
