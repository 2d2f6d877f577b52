"""Bots that do not look ahead: a policy of the engine with a face."""

from __future__ import annotations

from citadels.bots.bot import Bot, Thought, check_asked, rules_of
from citadels.bots.explaining import explain_by_playouts
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.playout import Policy
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.view import SeatView


class FastBot(Bot):
    """Answers by a policy, on a game drawn from what its seat knows: it cannot cheat."""

    def make_policy(self, seed: int) -> Policy:
        raise NotImplementedError

    @override
    def policy(self, seed: int) -> Policy:
        return self.make_policy(seed)

    @override
    def choose(self, seen: SeatView, learnt: Knowledge, seed: int) -> int:
        check_asked(seen)
        if len(seen.legal) == 1:
            return seen.legal[0]
        game = Sampler(seen, learnt, rules_of(seen.rules)).draw(seed)
        return self.make_policy(seed).choose(game, game.write_options())

    @override
    def explain(self, seen: SeatView, learnt: Knowledge, seed: int) -> Thought:
        answer = self.choose(seen, learnt, seed)
        return explain_by_playouts(self, answer, seen, learnt, seed)
