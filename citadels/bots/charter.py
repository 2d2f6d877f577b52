"""The charter player: the strategy that good players tell beginners."""

from __future__ import annotations

from citadels.bots.policy_bot import PolicyBot
from citadels.bots.strategy.policies.charter import CharterPolicy
from citadels.engine.native_types import override
from citadels.engine.playout import Policy


class CharterBot(PolicyBot):
    """Characters by need, murder and robbery by gold, hand and city, the leader is hit."""

    @override
    def make_policy(self, seed: int) -> Policy:
        return CharterPolicy(seed)
