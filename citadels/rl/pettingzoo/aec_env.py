"""Citadels for PettingZoo, one agent after the other: the one that is asked acts.

A seat may be asked several times in a row, so agents do not take turns in a fixed order.
"""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from pettingzoo import AECEnv

from citadels.engine.native_types import override
from citadels.rl.pettingzoo.common import CitadelsEnvBase
from citadels.rl.render.modes import FRAMES_PER_SECOND, RENDER_MODES

NAME: Final = "citadels_v0"
METADATA: Final[dict[str, Any]] = {
    "name": NAME,
    "render_modes": list(RENDER_MODES),
    "render_fps": FRAMES_PER_SECOND,
    "is_parallelizable": False,
}


class CitadelsEnv(CitadelsEnvBase, AECEnv[str, Any, Any]):
    """The environment. Options are those of `Options`, and a few more.

    `max_cycles` ends a game after that number of answers, `observations="picture"` shows pictures.
    It needs none of PettingZoo's wrappers, which cost half as much as the game: an illegal action
    is refused with its words, and a step before a reset or after the end is an error.
    """

    metadata = METADATA

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}

    @override
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of this seed; without one, the next game that follows from the last."""
        self._core.deal(seed)
        self.agents = self.possible_agents.copy()
        self.answer_count = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._core.info(seat) for agent, seat in self._seats.items()}
        self.agent_selection = self.agents[self._table.to_move()]
        self._render_human()

    @override
    def step(self, action: SupportsIndex | None) -> None:
        """Give the answer of the agent that is asked. Refused, it changes nothing."""
        if not self.agents:
            raise ValueError("there is no game to play: reset the environment")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to act; None is for those who are done")
        self._table.apply_action(action)
        self._cumulative_rewards[agent] = 0.0
        self.answer_count += 1
        if self._table.is_over():
            self._finish()
        else:
            self._select_agent(agent)
        self._render_human()

    def _select_agent(self, last_agent: str) -> None:
        seat = self._table.to_move()
        agent = self.possible_agents[seat]
        self.infos[last_agent] = self._core.info(self._seats[last_agent])
        self.infos[agent] = self._core.info(seat)
        self.agent_selection = agent
        if self.answer_count == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _finish(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self._table.rewards(), strict=True))
        self.infos = {agent: self._core.info(seat) for agent, seat in self._seats.items()}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    @override
    def observe(self, agent: str) -> Any:
        return self._core.observe(self._seats[agent])


env = raw_env = CitadelsEnv
