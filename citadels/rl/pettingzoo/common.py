"""What both forms of the environment for PettingZoo share: agents, spaces, seeds, rendering."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from citadels.engine.scoring import score
from citadels.rl.learner_table import SEED_LIMIT, UINT8, LearnerTable, Row, TableOptions
from citadels.rl.render.image import IMAGE_SHAPE, render_image
from citadels.rl.render.modes import HUMAN, RenderFrame, check_mode, render_view
from citadels.rl.render.text import agent_name
from citadels.rl.spaces import ACTION_MASK, OBSERVATION, action_space, observation_space, row_space

PICTURE: Final = "picture"  # observations that are pictures of the table; then infos have the mask


class EnvCore:
    """A table and the names of those who sit at it."""

    def __init__(self, render_mode: str | None, options: dict[str, Any]) -> None:
        self.is_picture = options.get("observations") == PICTURE
        if self.is_picture:
            options = {**options, "observations": UINT8}
        self.table = LearnerTable(TableOptions(**options))
        self.render_mode = check_mode(render_mode)
        self.names = [agent_name(seat) for seat in range(self.table.seats)]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            name: self._observation_space() for name in self.names
        }
        self.action_spaces = {name: action_space(self.table) for name in self.names}
        self.state_space = row_space(self.table, self.table.seats)
        self._rng: np.random.Generator | None = None

    def _observation_space(self) -> spaces.Space[Any]:
        if self.is_picture:
            return spaces.Box(0, 255, IMAGE_SHAPE, np.uint8)
        return observation_space(self.table)

    def deal(self, seed: int | None) -> None:
        """Deal the game of this seed, or without one the next that follows from the last seed."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self.table.deal(int(self._rng.integers(SEED_LIMIT)) if seed is None else seed)

    def observe(self, seat: int, can_wait: bool = False) -> Any:
        table = self.table
        if self.is_picture:
            return render_image(table.view_of(seat))
        return {OBSERVATION: table.observe(seat), ACTION_MASK: table.mask(seat, can_wait)}

    def info(self, seat: int, can_wait: bool = False) -> dict[str, Any]:
        """What the seat that is asked may do, as actions and in words; points after the end."""
        table = self.table
        info: dict[str, Any] = {}
        if seat == table.to_move():
            info = {"legal": table.legal_actions().copy(), "words": table.legal_texts()}
        elif table.is_over():
            info = {"points": score(table.game, seat)}
        if self.is_picture:
            info[ACTION_MASK] = table.mask(seat, can_wait)
        return info

    def state(self) -> Row:
        """What all seats know together, one after the other. The order of the deck is not in it."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.table.seats)])

    def render(self) -> RenderFrame:
        """The table as the seat that is asked sees it, after the end as a spectator does."""
        view = self.table.view_of(self.table.to_move())  # NOBODY is a spectator
        return render_view(view, self.render_mode)


class CitadelsEnvBase:
    """What an environment of PettingZoo has besides its steps, in both forms."""

    def __init__(
        self, *, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        self._core = EnvCore(render_mode, options)
        self._table = self._core.table
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = self._core.names.copy()
        self.agents: list[str] = []  # nobody before the first game
        self.state_space = self._core.state_space

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._core.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._core.action_spaces[agent]

    def state(self) -> Row:
        """What all seats know together, in the order of the seats."""
        return self._core.state()

    def render(self) -> RenderFrame:
        """The table as the agent that is asked sees it, after the end as a spectator does."""
        return self._core.render()

    def close(self) -> None:
        """Nothing is open."""

    def _render_human(self) -> None:
        if self.render_mode == HUMAN:
            self.render()
