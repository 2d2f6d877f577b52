"""The bot that likes to hurt."""

from __future__ import annotations

from citadels.bots.fast import FastBot
from citadels.bots.strategy.aggressive import AggressivePolicy
from citadels.engine.native_types import override
from citadels.engine.playout import Policy


class AggressiveBot(FastBot):
    """Characters that do harm, names that hurt, districts destroyed at any price."""

    @override
    def make_policy(self, seed: int) -> Policy:
        return AggressivePolicy(seed)
