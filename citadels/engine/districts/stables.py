from __future__ import annotations

from citadels.engine.handler import UNCOUNTED, District


class Stables(District):
    """Building it does not count toward the limit."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = UNCOUNTED
