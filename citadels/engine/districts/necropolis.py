from __future__ import annotations

from citadels.engine.handler import BY_SACRIFICE, District


class Necropolis(District):
    """You may build it by destroying one district of your city instead of paying."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = BY_SACRIFICE
