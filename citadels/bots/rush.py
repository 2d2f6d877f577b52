"""The bot that is in a hurry."""

from __future__ import annotations

from citadels.bots.fast import FastBot
from citadels.bots.strategy.rush import RushPolicy
from citadels.engine.native_types import override
from citadels.engine.playout import Policy


class RushBot(FastBot):
    """Cheap districts and a fast end."""

    @override
    def make_policy(self, seed: int) -> Policy:
        return RushPolicy(seed)
