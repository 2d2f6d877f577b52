"""How a game has ended."""

from __future__ import annotations

from citadels.engine.scoring import score, winners
from citadels.match.match import Match
from citadels.protocol.lobby import Ending


def result_of(match: Match) -> Ending:
    """The points of all seats, and the seats that have won."""
    game = match.game
    return Ending([score(game, seat) for seat in range(game.seats())], list(winners(game)))
