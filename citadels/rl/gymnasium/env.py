"""Citadels for Gymnasium: one seat learns, bots sit in the others."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

import gymnasium

from citadels.bots.bot import Bot
from citadels.engine.native_types import override
from citadels.engine.playout import Policy
from citadels.engine.scoring import score
from citadels.rl.learner_table import SEED_LIMIT, IllegalActionError, LearnerTable, TableOptions
from citadels.rl.opponents import BotSpecs, make_opponents, seat_bots
from citadels.rl.render.modes import (
    FRAMES_PER_SECOND,
    HUMAN,
    RENDER_MODES,
    RenderFrame,
    check_mode,
    render_view,
)
from citadels.rl.spaces import ACTION_MASK, OBSERVATION, action_space, observation_space

ANY_SEAT: Final = "random"  # another one in each game
REFUSE: Final = "refuse"
RAISE: Final = "raise"
METADATA: Final[dict[str, Any]] = {
    "render_modes": list(RENDER_MODES),
    "render_fps": FRAMES_PER_SECOND,
}

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A learner is asked only its own questions; between them the bots answer theirs.

    `opponents` are bots as `citadels tournament` names them, one for all or one for each other
    seat from the learner's left on. Options are those of `Options`.
    """

    metadata = METADATA

    def __init__(
        self,
        opponents: BotSpecs = "charter",
        seat: int | str = ANY_SEAT,
        *,
        illegal: str = REFUSE,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = LearnerTable(TableOptions(**options))
        self.seat = _resolve_seat(seat, self.table.seats)
        self._is_seat_random = seat == ANY_SEAT
        if illegal not in {REFUSE, RAISE}:
            raise ValueError(f"illegal is {REFUSE} or {RAISE}, not {illegal!r}")
        self._is_strict = illegal == RAISE
        self.max_steps = max_steps
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)
        self._opponents = make_opponents(opponents, self.table.seats)
        self._bots: list[Bot | None] = []
        self._bot_seeds: list[int] = []
        self._policies: list[Policy | None] = []
        self.steps = 0

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the game of this seed; without one, the next game that follows from the last."""
        super().reset(seed=seed)
        self.table.deal(self._draw_seed() if seed is None else seed)
        if self._is_seat_random:
            self.seat = int(self.np_random.integers(self.table.seats))
        self._bots = seat_bots(self._opponents, self.seat)
        self._bot_seeds = [self._draw_seed() for _ in self._bots]
        self._make_policies()
        self.steps = 0
        self._play_bots()
        return self._observe()

    @override
    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the question of the learner, and let the others answer theirs."""
        if self.table.is_over():
            raise ValueError("the game is over: reset the environment")
        self.steps += 1
        refusal = ""
        try:
            self.table.apply_action(action)
        except IllegalActionError as error:
            if self._is_strict:
                self.steps -= 1
                raise
            refusal = str(error)
        self._play_bots()
        terminated = self.table.is_over()
        truncated = not terminated and self.max_steps is not None and self.steps >= self.max_steps
        observation, info = self._observe()
        if refusal:
            info["refused"] = refusal
        reward = self.table.rewards()[self.seat] if terminated else 0.0
        return observation, reward, terminated, truncated, info

    @override
    def render(self) -> Any:
        """The table as the learner sees it."""
        frame: RenderFrame = render_view(self.table.view_of(self.seat), self.render_mode)
        return frame

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        table, seat = self.table, self.seat
        if self.render_mode == HUMAN:
            self.render()
        mask = table.mask(seat)
        info: dict[str, Any] = {"seat": seat, ACTION_MASK: mask.copy()}
        if table.is_over():
            info["points"] = [score(table.game, other) for other in range(table.seats)]
        else:
            info["legal"] = list(table.legal_actions())
            info["words"] = table.legal_texts()
        return {OBSERVATION: table.observe(seat), ACTION_MASK: mask}, info

    # The others.

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(SEED_LIMIT))

    def _make_policies(self) -> None:
        self._policies = [
            bot.policy(seed) if bot is not None else None
            for bot, seed in zip(self._bots, self._bot_seeds, strict=True)
        ]

    def _play_bots(self) -> None:
        table = self.table
        seat = table.to_move()
        while seat >= 0 and seat != self.seat:
            table.apply_action(table.action_of(self._choose_answer(seat)))
            seat = table.to_move()

    def _choose_answer(self, seat: int) -> int:
        table = self.table
        policy = self._policies[seat]
        if policy is not None:
            game = table.game
            return policy.choose(game, game.write_options())
        bot = self._bots[seat]
        if bot is None:
            raise ValueError(f"nobody answers for the learner in seat {seat}")
        return bot.choose(table.view_of(seat), table.knowledge(seat), self._draw_seed())

    # Copies.

    @override
    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_policies": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Policies have chance of their own and cannot be copied: they play the game again."""
        self.__dict__.update(state)
        seed, history = self.table.seed, self.table.history
        if seed is None:
            return
        self._make_policies()
        self.table.deal(seed)
        for action in history:
            policy = self._policies[self.table.to_move()]
            if policy is not None:
                policy.choose(self.table.game, self.table.game.write_options())
            self.table.apply_action(action)


def _resolve_seat(seat: int | str, seats: int) -> int:
    """The number of a seat: the first one as long as it is any."""
    if seat == ANY_SEAT:
        return 0
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(f"seat {seat!r} is neither {ANY_SEAT} nor from 0 to {seats - 1}")
    return seat
