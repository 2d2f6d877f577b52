from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import District
from citadels.engine.typed import i64, override


class Keep(District):
    """Rank 8 cannot use its ability on it."""

    @override
    def forbids_rank_8(self, game: Game, owner: i64) -> bool:
        return True
