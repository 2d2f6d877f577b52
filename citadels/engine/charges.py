"""What the legal answers cost in gold, for everybody who shows them."""

from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.state import DEPTH


def charges(game: Game) -> list[int]:
    """The price of each legal answer, in their order; nothing if all are free."""
    frame = game.read_frame(game.row[DEPTH] - 1)
    handler = game.rules.handlers[frame.handler]
    amounts: list[int] = [handler.charge(game, frame, answer) for answer in game.legal()]
    return amounts if any(amounts) else []
