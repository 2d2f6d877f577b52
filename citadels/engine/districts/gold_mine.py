from __future__ import annotations

from citadels.engine.handler import WHEN_GATHERING, District
from citadels.engine.native_types import i64, override


class GoldMine(District):
    """When you gather gold, take 1 more."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = WHEN_GATHERING

    @override
    def gold_gathered(self, gold: i64) -> i64:
        return gold + 1
