"""The bot that plays as a network has learnt: `learned(file=policy.npz)`."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from citadels.bots.bot import Bot, BotError, Explanation, OptionEstimate, require_decision, rules_of
from citadels.bots.explanation import make_sampler, role_chances
from citadels.bots.strategy.policies.charter import CharterPolicy
from citadels.engine.codes import NOBODY
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.scoring import winners
from citadels.engine.serialization import setup_from_spec
from citadels.engine.view import SeatView, make_view

try:
    import numpy as np
except ImportError as error:
    raise ImportError("learned bots need NumPy: pip install 'citadels[rl]'") from error

from citadels.rl.coding.writer import Writer, bytes_of
from citadels.rl.families import Family, family_of, profile_number
from citadels.rl.network import Bytes, Floats, NetworkError, load_network

TRIES: Final = 40  # games in which each option is tried out


class LearnedBot(Bot):
    """Does what the network in a file likes best.

    With a temperature it also does what is liked less, and the more often the higher it is.
    """

    def __init__(self, file: str = "", temperature: float = 0.0) -> None:
        if not file:
            raise BotError("learned plays by a file: write learned(file=policy.npz)")
        if not 0 <= temperature < math.inf:
            raise BotError(f"temperature={temperature} is not a number from 0 on")
        self.file = file
        self.temperature = temperature
        try:
            self._network = load_network(file)
        except NetworkError as error:
            raise BotError(f"learned: {error}") from error

    @override
    def choose(self, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        require_decision(view)
        self._check_family(view)
        if len(view.legal) == 1:
            return view.legal[0]
        book = self._network.family.book
        actions = [book.action_of(answer, view.seat, view.seats) for answer in view.legal]
        liked = self._network.preferences(self._think(view, knowledge), np.array(actions))
        return view.legal[self._pick(liked, seed)]

    @override
    def explain(self, view: SeatView, knowledge: Knowledge, seed: int) -> Explanation:
        """Each option in the same games, up to the next question to this seat: what is hoped then.

        The others answer by the charter meanwhile.
        """
        answer = self.choose(view, knowledge, seed)
        sampler, beliefs = make_sampler(view, knowledge, seed)
        options = [self._expect(option, sampler, knowledge, seed) for option in view.legal]
        options.sort(key=lambda option: (option.answer != answer, -option.share, option.answer))
        return Explanation(answer, tuple(options), role_chances(beliefs), TRIES * len(options))

    def _pick(self, liked: Floats, seed: int) -> int:
        if self.temperature == 0:
            return int(np.argmax(liked))
        chances = np.exp((liked.astype(np.float64) - liked.max()) / self.temperature)
        return int(np.random.default_rng(seed).choice(len(liked), p=chances / chances.sum()))

    def _think(self, seen: SeatView, learnt: Knowledge) -> Floats:
        """What the network makes of everything that a seat knows.

        A new writer each time costs a few millionths of a second, and nothing is kept.
        """
        family, profile = _family(seen.rules)
        writer = Writer(family.book, rules_of(seen.rules), profile, bytes_of(family.book.size), 0)
        writer.write(seen, learnt)
        observation: Bytes = np.array(writer.buffer, dtype=np.uint8)[: family.layout.size()]
        return self._network.think(observation)

    def _check_family(self, seen: SeatView) -> None:
        family, _ = _family(seen.rules)
        if family is not self._network.family:
            raise BotError(
                f"learned: {self.file} plays {self._network.family.name},"
                f" and this set-up is one of {family.name}"
            )

    def _expect(
        self, option: int, sampler: Sampler, learnt: Knowledge, seed: int
    ) -> OptionEstimate:
        shares = [
            self._try_out(option, sampler, learnt.copy(), seed + number) for number in range(TRIES)
        ]
        mean = sum(shares) / TRIES
        variance = sum((share - mean) ** 2 for share in shares) / (TRIES - 1)
        return OptionEstimate(option, mean, math.sqrt(variance / TRIES), TRIES)

    def _try_out(self, option: int, sampler: Sampler, learnt: Knowledge, seed: int) -> float:
        """What is hoped in one game that may be this one, after the option."""
        seat = sampler.view.seat
        others = CharterPolicy(seed)
        game = sampler.draw(seed)
        game.apply(option)
        learnt.observe(game.events_for(seat))
        while game.to_move() not in {seat, NOBODY}:
            game.play(others.choose(game, game.write_options()))
            learnt.observe(game.events_for(seat))
        if game.is_over():
            won = winners(game)
            return 1 / len(won) if seat in won else 0.0
        return self._network.share(self._think(make_view(game, seat), learnt))


@lru_cache(maxsize=32)
def _family(line: str) -> tuple[Family, int]:
    """The family of a set-up and the number of its profile."""
    setup = setup_from_spec(line)
    return family_of(setup), profile_number(setup)
