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
from citadels.rl.learner_table import IllegalActionError
from citadels.rl.pettingzoo.common import CitadelsEnvBase
from citadels.rl.render.modes import FRAMES_PER_SECOND, RENDER_MODES

NAME: Final = "citadels_parallel_v0"
REFUSAL_KEY: Final = "refused"
METADATA: Final[dict[str, Any]] = {
    "name": NAME,
    "render_modes": list(RENDER_MODES),
    "render_fps": FRAMES_PER_SECOND,
}


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """The same, one agent after the other in each cycle."""
    return parallel_to_aec(ParallelCitadelsEnv(**options))


class ParallelCitadelsEnv(CitadelsEnvBase, ParallelEnv[str, Any, Any]):
    """Options are those of `citadels_v0`; `max_cycles` counts cycles."""

    metadata = METADATA

    @override
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal the game of this seed; without one, the next game that follows from the last."""
        self._core.deal(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        self._render_human()
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
        refusals = self._apply_actions(actions)
        self.cycles += 1
        infos = self._infos()
        for agent, reason in refusals.items():
            infos[agent][REFUSAL_KEY] = reason
        is_over = self._table.is_over()
        is_truncated = (
            not is_over and self.max_cycles is not None and self.cycles >= self.max_cycles
        )
        if is_over or is_truncated:
            self.agents = []
        self._render_human()
        return (
            self._observations(),
            dict(zip(agents, self._table.rewards(), strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_truncated),
            infos,
        )

    def _apply_actions(self, actions: Mapping[str, SupportsIndex | None]) -> dict[str, str]:
        """Let the seat that is asked act, if it may; why an action of anybody was refused."""
        if not self.agents:
            raise ValueError("the game is over: reset the environment")
        mover = self.agents[self._table.to_move()]
        refusals = {
            agent: f"{agent} is not asked and can only wait"
            for agent, action in actions.items()
            if agent != mover and action is not None and action != WAIT
        }
        action = actions.get(mover)
        if action is None:
            refusals[mover] = f"{mover} is asked and has not acted"
            return refusals
        try:
            self._table.apply_action(action)
        except IllegalActionError as error:
            refusals[mover] = str(error)
        return refusals

    def _observations(self) -> dict[str, Any]:
        can_wait = not self._table.is_over()
        return {
            agent: self._core.observe(seat, can_wait)
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        can_wait = not self._table.is_over()
        return {
            agent: self._core.info(seat, can_wait)
            for seat, agent in enumerate(self.possible_agents)
        }


parallel_env = ParallelCitadelsEnv
