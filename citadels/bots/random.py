"""The bot that plays by lot: the floor of the ladder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.fast import FastBot
from citadels.engine.playout import Policy, RandomPolicy

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.typed import override


class RandomBot(FastBot):
    """Every legal answer is as likely as any other."""

    @override
    def make_policy(self, seed: int) -> Policy:
        return RandomPolicy(seed)
