from __future__ import annotations

from citadels.engine.handler import WALLS, District


class GreatWall(District):
    """Rank 8 pays 1 gold more to use its ability on any other district of the city."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = WALLS
