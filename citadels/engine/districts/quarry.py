from __future__ import annotations

from citadels.engine.handler import REPEATS, District


class Quarry(District):
    """You may build districts that stand in your city already."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = REPEATS
