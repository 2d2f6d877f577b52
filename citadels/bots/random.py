"""The bot that plays at random: the bottom of the ladder."""

from __future__ import annotations

from citadels.bots.policy_bot import PolicyBot
from citadels.engine.native_types import override
from citadels.engine.playout import Policy, RandomPolicy


class RandomBot(PolicyBot):
    """Every legal answer is as likely as any other."""

    @override
    def make_policy(self, seed: int) -> Policy:
        return RandomPolicy(seed)
