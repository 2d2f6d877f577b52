"""One game: bots in their seats, from the deal to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from citadels.bots.bot import Bot
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.playout import Policy, playout_by_seat
from citadels.engine.state import ANSWER_COUNT
from citadels.engine.view import make_view
from citadels.sim.observers import Observer
from citadels.sim.seeds import answer_seed

LONGEST: Final = 20_000  # answers; games by lot have some hundred


class EndlessError(RuntimeError):
    """A game that nobody brings to an end."""


class StoppedError(Exception):
    """A game that was broken off because no more are wanted."""


def never() -> bool:
    return False


def play(
    game: Game,
    bots: Sequence[Bot],
    seeds: Sequence[int],
    observers: Sequence[Observer] = (),
    stop: Callable[[], bool] = never,
) -> None:
    """Play to the end, each seat with its bot and its chance.

    Bots that have a policy play inside the engine. If all have one and nobody watches the answers,
    the whole game is played there.
    """
    players = [bot.policy(seed) for bot, seed in zip(bots, seeds, strict=True)]
    policies = [player for player in players if player is not None]
    for observer in observers:
        observer.begin(game, [bot.spec for bot in bots])
    watching = [observer for observer in observers if observer.needs_steps]
    if watching or len(policies) < len(players):
        _Steps(game, bots, seeds, players, watching).play(stop)
    else:
        game.is_quiet = True
        playout_by_seat(game, policies, LONGEST)
    if not game.is_over():
        raise EndlessError(f"the game did not end after {LONGEST} answers")
    for observer in observers:
        observer.end(game)


class _Steps:
    """A game played answer by answer, because somebody needs to see them."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        seeds: Sequence[int],
        players: Sequence[Policy | None],
        watching: Sequence[Observer],
    ) -> None:
        self.game = game
        self.bots = bots
        self.seeds = seeds
        self.players = players
        self.watching = watching
        deck = sum(game.rules.copies)
        self.minds = {
            seat: Knowledge(len(bots), seat, deck)
            for seat, player in enumerate(players)
            if player is None
        }
        self._hear()

    def play(self, stop: Callable[[], bool]) -> None:
        game = self.game
        game.is_quiet = not self.minds and not self.watching
        while not game.is_over() and game.get(ANSWER_COUNT) < LONGEST:
            if stop():
                raise StoppedError
            seat = game.to_move()
            given = self._answer(seat)
            self._hear()
            for observer in self.watching:
                observer.step(game, seat, given)

    def _answer(self, seat: int) -> int:
        game = self.game
        player = self.players[seat]
        if player is not None:
            given = player.choose(game, game.write_options())
            game.play(given)
            return given
        seed = answer_seed(self.seeds[seat], game.get(ANSWER_COUNT))
        given = self.bots[seat].choose(make_view(game, seat), self.minds[seat], seed)
        game.apply(given)
        return given

    def _hear(self) -> None:
        for seat, mind in self.minds.items():
            mind.observe(self.game.events_for(seat))
