"""Bots that do not look ahead: a policy of the engine with a face."""

from __future__ import annotations

from citadels.bots.bot import Bot, Explanation, require_decision, rules_of
from citadels.bots.explanation import explain_by_playouts
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.playout import Policy
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.view import SeatView


class PolicyBot(Bot):
    """Answers by a policy, on a game drawn from what its seat knows: it cannot cheat."""

    is_quick = True

    def make_policy(self, seed: int) -> Policy:
        raise NotImplementedError

    @override
    def policy(self, seed: int) -> Policy:
        return self.make_policy(seed)

    @override
    def choose(self, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        require_decision(view)
        if len(view.legal) == 1:
            return view.legal[0]
        game = Sampler(view, knowledge, rules_of(view.rules)).draw(seed)
        return self.make_policy(seed).choose(game, game.write_options())

    @override
    def explain(self, view: SeatView, knowledge: Knowledge, seed: int) -> Explanation:
        answer = self.choose(view, knowledge, seed)
        return explain_by_playouts(self, answer, view, knowledge, seed)
