from __future__ import annotations

from citadels.engine.handler import SAFE_FROM_RANK_8, District


class Keep(District):
    """Rank 8 cannot use its ability on it."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = SAFE_FROM_RANK_8
