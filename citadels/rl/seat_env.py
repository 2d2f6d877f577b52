"""Citadels for Gymnasium: one seat learns, bots sit in the others."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

import gymnasium

from citadels.bots.bot import Bot
from citadels.engine.native_types import override
from citadels.engine.playout import Policy
from citadels.engine.scoring import score
from citadels.rl.opponents import Lines, opponents_of, seated
from citadels.rl.showing import HUMAN, MODES, PER_SECOND, Shown, checked_mode, show
from citadels.rl.spaces import ACTION_MASK, OBSERVATION, action_space, seat_space
from citadels.rl.table import SEEDS, IllegalActionError, Options, Table

ANY_SEAT: Final = "random"  # another one in each game
REFUSE: Final = "refuse"
RAISE: Final = "raise"
METADATA: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": PER_SECOND}

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A learner is asked only its own questions; between them the bots answer theirs.

    `opponents` are bots as `citadels tournament` names them, one for all or one for each other
    seat from the learner's left on. Options are those of `Options`.
    """

    metadata = METADATA

    def __init__(
        self,
        opponents: Lines = "charter",
        seat: int | str = ANY_SEAT,
        *,
        illegal: str = REFUSE,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(Options(**options))
        self.seat = _checked_seat(seat, self.table.seats)
        self._any_seat = seat == ANY_SEAT
        if illegal not in {REFUSE, RAISE}:
            raise ValueError(f"illegal is {REFUSE} or {RAISE}, not {illegal!r}")
        self._raises = illegal == RAISE
        self.max_steps = max_steps
        self.render_mode = checked_mode(render_mode)
        self.observation_space = seat_space(self.table)
        self.action_space = action_space(self.table)
        self._opponents = opponents_of(opponents, self.table.seats)
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
        self.table.deal(self._seed() if seed is None else seed)
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.table.seats))
        self._bots = seated(self._opponents, self.seat)
        self._bot_seeds = [self._seed() for _ in self._bots]
        self._seat_policies()
        self.steps = 0
        self._let_others_answer()
        return self._shown()

    @override
    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the question of the learner, and let the others answer theirs."""
        if self.table.is_over():
            raise ValueError("the game is over: reset the environment")
        self.steps += 1
        refused = ""
        try:
            self.table.take(action)
        except IllegalActionError as error:
            if self._raises:
                self.steps -= 1
                raise
            refused = str(error)
        self._let_others_answer()
        over = self.table.is_over()
        late = not over and self.max_steps is not None and self.steps >= self.max_steps
        observation, info = self._shown()
        if refused:
            info["refused"] = refused
        reward = self.table.rewards()[self.seat] if over else 0.0
        return observation, reward, over, late, info

    @override
    def render(self) -> Any:
        """The table as the learner sees it."""
        shown: Shown = show(self.table.see(self.seat), self.render_mode)
        return shown

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        table, seat = self.table, self.seat
        if self.render_mode == HUMAN:
            self.render()
        mask = table.mask(seat)
        info: dict[str, Any] = {"seat": seat, ACTION_MASK: mask.copy()}
        if table.is_over():
            info["points"] = [score(table.game, other) for other in range(table.seats)]
        else:
            info["legal"] = list(table.legal())
            info["words"] = table.words()
        return {OBSERVATION: table.observe(seat), ACTION_MASK: mask}, info

    # The others.

    def _seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _seat_policies(self) -> None:
        self._policies = [
            bot.policy(seed) if bot is not None else None
            for bot, seed in zip(self._bots, self._bot_seeds, strict=True)
        ]

    def _let_others_answer(self) -> None:
        table = self.table
        seat = table.asked()
        while seat >= 0 and seat != self.seat:
            table.take(table.action_of(self._answer_of(seat)))
            seat = table.asked()

    def _answer_of(self, seat: int) -> int:
        table = self.table
        policy = self._policies[seat]
        if policy is not None:
            game = table.game
            return policy.choose(game, game.write_options())
        bot = self._bots[seat]
        if bot is None:
            raise ValueError(f"nobody answers for the learner in seat {seat}")
        return bot.choose(table.see(seat), table.learnt(seat), self._seed())

    # Copies.

    @override
    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_policies": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Policies have chance of their own and cannot be copied: they play the game again."""
        self.__dict__.update(state)
        seed, taken = self.table.seed, self.table.taken
        if seed is None:
            return
        self._seat_policies()
        self.table.deal(seed)
        for action in taken:
            policy = self._policies[self.table.asked()]
            if policy is not None:
                policy.choose(self.table.game, self.table.game.write_options())
            self.table.take(action)


def _checked_seat(seat: int | str, seats: int) -> int:
    """The number of a seat: the first one as long as it is any."""
    if seat == ANY_SEAT:
        return 0
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(f"seat {seat!r} is neither {ANY_SEAT} nor from 0 to {seats - 1}")
    return seat
