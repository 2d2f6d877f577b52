"""What both forms of the environment for PettingZoo share: agents, spaces, chance, rendering."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from citadels.engine.scoring import score
from citadels.rl.picture import SHAPE, picture
from citadels.rl.showing import Shown, checked_mode, show
from citadels.rl.spaces import ACTION_MASK, OBSERVATION, action_space, row_space, seat_space
from citadels.rl.table import SEEDS, UINT8, Options, Row, Table
from citadels.rl.text import agent_name

PICTURE: Final = "picture"  # observations that are pictures of the table; then infos have the mask


class Agents:
    """A table and the names of those who sit at it."""

    def __init__(self, render_mode: str | None, options: dict[str, Any]) -> None:
        self.is_picture = options.get("observations") == PICTURE
        if self.is_picture:
            options = {**options, "observations": UINT8}
        self.table = Table(Options(**options))
        self.render_mode = checked_mode(render_mode)
        self.names = [agent_name(seat) for seat in range(self.table.seats)]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            name: self._space() for name in self.names
        }
        self.action_spaces = {name: action_space(self.table) for name in self.names}
        self.state_space = row_space(self.table, self.table.seats)
        self._chance: np.random.Generator | None = None

    def _space(self) -> spaces.Space[Any]:
        return spaces.Box(0, 255, SHAPE, np.uint8) if self.is_picture else seat_space(self.table)

    def deal(self, seed: int | None) -> None:
        """Deal the game of this seed, or without one the next that follows from the last seed."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.table.deal(int(self._chance.integers(SEEDS)) if seed is None else seed)

    def observe(self, seat: int, waiting: bool = False) -> Any:
        table = self.table
        if self.is_picture:
            return picture(table.see(seat))
        return {OBSERVATION: table.observe(seat), ACTION_MASK: table.mask(seat, waiting)}

    def info(self, seat: int, waiting: bool = False) -> dict[str, Any]:
        """What the seat that is asked may do, as actions and in words; points after the end."""
        table = self.table
        info: dict[str, Any] = {}
        if seat == table.asked():
            info = {"legal": table.legal().copy(), "words": table.words()}
        elif table.is_over():
            info = {"points": score(table.game, seat)}
        if self.is_picture:
            info[ACTION_MASK] = table.mask(seat, waiting)
        return info

    def state(self) -> Row:
        """What all seats know together, one after the other. The order of the deck is not in it."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.table.seats)])

    def render(self) -> Shown:
        """The table as the seat that is asked sees it, after the end as a spectator does."""
        return show(self.table.see(self.table.asked()), self.render_mode)  # NOBODY is a spectator
