"""Citadels for PettingZoo, one agent after the other: the one that is asked acts.

A seat may be asked several times in a row, so agents do not take turns in a fixed order.
"""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from pettingzoo import AECEnv

from citadels.engine.native_types import override
from citadels.rl.agents import AtTable
from citadels.rl.showing import MODES, PER_SECOND

NAME: Final = "citadels_v0"
METADATA: Final[dict[str, Any]] = {
    "name": NAME,
    "render_modes": list(MODES),
    "render_fps": PER_SECOND,
    "is_parallelizable": False,
}


class CitadelsEnv(AtTable, AECEnv[str, Any, Any]):
    """The environment. Options are those of `Options`, and a few more.

    `max_cycles` ends a game after so many answers, `observations="picture"` shows pictures. It
    needs none of PettingZoo's wrappers, which cost half as much as the game: an illegal action is
    refused with its words, and what comes before a reset or after the end is told of.
    """

    metadata = METADATA

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}

    @override
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of this seed; without one, the next game that follows from the last."""
        self._agents.deal(seed)
        self.agents = self.possible_agents.copy()
        self.answers = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._agents.info(seat) for agent, seat in self._seats.items()}
        self.agent_selection = self.agents[self._table.asked()]
        self._maybe_show()

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
        self._table.take(action)
        self._cumulative_rewards[agent] = 0.0
        self.answers += 1
        if self._table.is_over():
            self._end()
        else:
            self._ask(agent)
        self._maybe_show()

    def _ask(self, last: str) -> None:
        seat = self._table.asked()
        agent = self.possible_agents[seat]
        self.infos[last] = self._agents.info(self._seats[last])
        self.infos[agent] = self._agents.info(seat)
        self.agent_selection = agent
        if self.answers == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self._table.rewards(), strict=True))
        self.infos = {agent: self._agents.info(seat) for agent, seat in self._seats.items()}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    @override
    def observe(self, agent: str) -> Any:
        return self._agents.observe(self._seats[agent])


env = raw_env = CitadelsEnv
