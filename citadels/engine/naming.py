"""Naming a character: what Assassin, Witch, Thief, Magistrate and Blackmailer have in common."""

from __future__ import annotations

from citadels.engine.answers import reason
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
from citadels.engine.rulings import NAME_FACEUP_CHARACTERS, NAME_OWN_SECOND_CHARACTER
from citadels.engine.state import BEWITCHED, FACEUP, KILLED
from citadels.engine.typed import i64


def cast_refusal(game: Game, role: i64) -> i64:
    """Why the character is not one of this game, or LEGAL."""
    if role > 31 or (game.rules.cast_mask >> role) & 1 == 0:
        return reason(NOT_IN_CAST, role)
    return LEGAL


def naming_refusal(game: Game, seat: i64, role: i64, own: i64) -> i64:
    """Why another character cannot be named, or LEGAL."""
    why = cast_refusal(game, role)
    if why != LEGAL:
        return why
    if role == own:
        return reason(OWN_CHARACTER, role)
    if (game.row[FACEUP] >> role) & 1 and game.rules.rulings[NAME_FACEUP_CHARACTERS] == 1:
        return reason(FACEUP_THERE, role)
    if (game.roles(seat) >> role) & 1 and game.rules.rulings[NAME_OWN_SECOND_CHARACTER] == 1:
        return reason(OWN_CHARACTER, role)
    return LEGAL


def harm_refusal(game: Game, role: i64) -> i64:
    """Why the character may be neither robbed nor threatened, or LEGAL."""
    if game.rules.rank_of[role] == 1:
        return reason(RANK_ONE, role)
    if role == game.row[KILLED]:
        return reason(KILLED_ALREADY, role)
    if role == game.row[BEWITCHED]:
        return reason(BEWITCHED_ALREADY, role)
    return LEGAL
