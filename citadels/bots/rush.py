"""The bot that is in a hurry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.fast import FastBot
from citadels.bots.strategy.rush import RushPolicy
from citadels.engine.playout import Policy

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.typed import override


class RushBot(FastBot):
    """Cheap districts and a fast end."""

    @override
    def make_policy(self, seed: int) -> Policy:
        return RushPolicy(seed)
