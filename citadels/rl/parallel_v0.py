"""Citadels for PettingZoo with all agents acting at once: those who are not asked wait.

What is not legal is refused here, not an error: the game stays as it is, and the cycle counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from citadels.engine.native_types import override
from citadels.rl.actions import WAIT
from citadels.rl.agents import AtTable
from citadels.rl.showing import MODES, PER_SECOND
from citadels.rl.table import IllegalActionError

NAME: Final = "citadels_parallel_v0"
REFUSED: Final = "refused"
METADATA: Final[dict[str, Any]] = {
    "name": NAME,
    "render_modes": list(MODES),
    "render_fps": PER_SECOND,
}


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """The same, one agent after the other in each cycle."""
    return parallel_to_aec(ParallelCitadelsEnv(**options))


class ParallelCitadelsEnv(AtTable, ParallelEnv[str, Any, Any]):
    """Options are those of `citadels_v0`; `max_cycles` counts cycles."""

    metadata = METADATA

    @override
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal the game of this seed; without one, the next game that follows from the last."""
        self._agents.deal(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        self._maybe_show()
        return self._observations(), self._infos()

    @override
    def step(
        self, actions: Mapping[str, SupportsIndex | None]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        refused = self._refused(actions)
        self.cycles += 1
        infos = self._infos()
        for agent, why in refused.items():
            infos[agent][REFUSED] = why
        over = self._table.is_over()
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if over or late:
            self.agents = []
        self._maybe_show()
        return (
            self._observations(),
            dict(zip(agents, self._table.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def _refused(self, actions: Mapping[str, SupportsIndex | None]) -> dict[str, str]:
        """Let the seat that is asked act, if it may; why an action of anybody was refused."""
        if not self.agents:
            raise ValueError("the game is over: reset the environment")
        asked = self.agents[self._table.asked()]
        refused = {
            agent: f"{agent} is not asked and can only wait"
            for agent, action in actions.items()
            if agent != asked and action is not None and action != WAIT
        }
        action = actions.get(asked)
        if action is None:
            refused[asked] = f"{asked} is asked and has not acted"
            return refused
        try:
            self._table.take(action)
        except IllegalActionError as error:
            refused[asked] = str(error)
        return refused

    def _observations(self) -> dict[str, Any]:
        waiting = not self._table.is_over()
        return {
            agent: self._agents.observe(seat, waiting)
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        waiting = not self._table.is_over()
        return {
            agent: self._agents.info(seat, waiting)
            for seat, agent in enumerate(self.possible_agents)
        }


parallel_env = ParallelCitadelsEnv
