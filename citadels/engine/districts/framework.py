from __future__ import annotations

from citadels.engine.handler import PAYS_FOR_OTHERS, District


class Framework(District):
    """You may build a district by destroying the Framework instead of paying."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = PAYS_FOR_OTHERS
