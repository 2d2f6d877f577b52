"""One game with bots in its seats, from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.bots.bot import Bot
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import i64, vec
from citadels.engine.playout import Policy, playout_by_seat
from citadels.engine.state import ANSWER_COUNT, ROUND
from citadels.engine.view import make_view
from citadels.sim.counters.game_results import MAX_DECISIONS, EndlessError, compute_results, zeros
from citadels.sim.counters.observer import Observer
from citadels.sim.executor import StopCheck, StoppedError, never
from citadels.sim.seeds import answer_seed


def play_game(
    game: Game,
    bots: Sequence[Bot],
    seeds: Sequence[int],
    observers: Sequence[Observer] = (),
    should_stop: StopCheck = never,
) -> tuple[vec[i64], vec[i64]]:
    """Play to the end, each seat with its bot and seed. Return parts of the victory and points.

    Bots that have a policy play inside the engine. If all have one and no observer watches the
    answers, the whole game is played there.
    """
    seat_policies = [bot.policy(seed) for bot, seed in zip(bots, seeds, strict=True)]
    policies = [policy for policy in seat_policies if policy is not None]
    specs = [bot.spec for bot in bots]
    for observer in observers:
        observer.begin(game, specs)
    is_watched = any(o.needs_answers or o.needs_events or o.needs_rounds for o in observers)
    if is_watched or len(policies) < len(seat_policies):
        _SteppedGame(game, bots, seeds, seat_policies, observers).play(should_stop)
    else:
        game.is_quiet = True
        playout_by_seat(game, policies, MAX_DECISIONS)
    if not game.is_over():
        raise EndlessError(f"the game did not end after {MAX_DECISIONS} answers")
    shares, points = zeros(len(bots)), zeros(len(bots))
    compute_results(game, shares, points)
    for observer in observers:
        observer.end(game, shares, points)
    return shares, points


class _SteppedGame:
    """A game played answer by answer, because a bot or an observer needs to see them."""

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
        self.before_answer = [each for each in observers if each.needs_answers]
        self.after_answer = [each for each in observers if each.needs_events]
        self.after_round = [each for each in observers if each.needs_rounds]
        deck = sum(game.rules.copies)
        self.knowledge = {
            seat: Knowledge(len(bots), seat, deck)
            for seat, policy in enumerate(policies)
            if policy is None
        }
        self._update_knowledge()

    def play(self, should_stop: StopCheck) -> None:
        game = self.game
        game.is_quiet = not self.knowledge and not self.after_answer
        while not game.is_over() and game.get(ANSWER_COUNT) < MAX_DECISIONS:
            if should_stop():
                raise StoppedError
            round_number = game.get(ROUND)
            self._play_answer(game.to_move())
            if game.get(ROUND) != round_number and not game.is_over():
                for observer in self.after_round:
                    observer.after_round(game)

    def _play_answer(self, seat: int) -> None:
        game = self.game
        policy = self.policies[seat]
        if policy is not None:
            answer = policy.choose(game, game.write_options())
        else:
            seed = answer_seed(self.seeds[seat], game.get(ANSWER_COUNT))
            answer = self.bots[seat].choose(make_view(game, seat), self.knowledge[seat], seed)
        for observer in self.before_answer:
            observer.before_answer(game, seat, answer, False)
        if policy is not None:
            game.play(answer)
        else:
            game.apply(answer)
        self._update_knowledge()
        for observer in self.after_answer:
            observer.after_answer(game, seat, answer)

    def _update_knowledge(self) -> None:
        for seat, knowledge in self.knowledge.items():
            knowledge.observe(self.game.events_for(seat))
