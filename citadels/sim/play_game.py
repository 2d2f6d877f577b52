"""One game: bots in their seats, from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.bots.bot import Bot
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.playout import Policy, playout_by_seat
from citadels.engine.state import ANSWER_COUNT
from citadels.engine.view import make_view
from citadels.sim.executor import StopCheck, StoppedError, never
from citadels.sim.observers import Observer
from citadels.sim.seeds import answer_seed

MAX_DECISIONS: Final = 20_000  # answers; random games have a few hundred


class EndlessError(RuntimeError):
    """A game that nobody brings to an end."""


def play_game(
    game: Game,
    bots: Sequence[Bot],
    seeds: Sequence[int],
    observers: Sequence[Observer] = (),
    should_stop: StopCheck = never,
) -> None:
    """Play to the end, each seat with its bot and its chance.

    Bots that have a policy play inside the engine. If all have one and nobody watches the answers,
    the whole game is played there.
    """
    seat_policies = [bot.policy(seed) for bot, seed in zip(bots, seeds, strict=True)]
    policies = [policy for policy in seat_policies if policy is not None]
    for observer in observers:
        observer.begin(game, [bot.spec for bot in bots])
    answer_observers = [observer for observer in observers if observer.needs_answers]
    if answer_observers or len(policies) < len(seat_policies):
        _SteppedGame(game, bots, seeds, seat_policies, answer_observers).play(should_stop)
    else:
        game.is_quiet = True
        playout_by_seat(game, policies, MAX_DECISIONS)
    if not game.is_over():
        raise EndlessError(f"the game did not end after {MAX_DECISIONS} answers")
    for observer in observers:
        observer.end(game)


class _SteppedGame:
    """A game played answer by answer, because somebody needs to see them."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        seeds: Sequence[int],
        policies: Sequence[Policy | None],
        observers: Sequence[Observer],
    ) -> None:
        self.game = game
        self.bots = bots
        self.seeds = seeds
        self.policies = policies
        self.observers = observers
        deck = sum(game.rules.copies)
        self.knowledge = {
            seat: Knowledge(len(bots), seat, deck)
            for seat, policy in enumerate(policies)
            if policy is None
        }
        self._update_knowledge()

    def play(self, should_stop: StopCheck) -> None:
        game = self.game
        game.is_quiet = not self.knowledge and not self.observers
        while not game.is_over() and game.get(ANSWER_COUNT) < MAX_DECISIONS:
            if should_stop():
                raise StoppedError
            seat = game.to_move()
            answer = self._play_answer(seat)
            self._update_knowledge()
            for observer in self.observers:
                observer.after_answer(game, seat, answer)

    def _play_answer(self, seat: int) -> int:
        game = self.game
        policy = self.policies[seat]
        if policy is not None:
            answer = policy.choose(game, game.write_options())
            game.play(answer)
            return answer
        seed = answer_seed(self.seeds[seat], game.get(ANSWER_COUNT))
        answer = self.bots[seat].choose(make_view(game, seat), self.knowledge[seat], seed)
        game.apply(answer)
        return answer

    def _update_knowledge(self) -> None:
        for seat, knowledge in self.knowledge.items():
            knowledge.observe(self.game.events_for(seat))
