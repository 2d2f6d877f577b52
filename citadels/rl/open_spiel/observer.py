"""What OpenSpiel's observers get: tensors in named pieces, and words.

Tensors are made of what one seat knows; other requests get words only. Public information is what
a spectator sees, private information what a seat sees beyond that. What all seats see together is
refused: no player of this game ever sees it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from citadels.engine.codes import NOBODY
from citadels.engine.rules import Rules
from citadels.engine.view import make_view
from citadels.rl.encoding.observation_writer import ObservationWriter, zero_bytes
from citadels.rl.families import Family
from citadels.rl.open_spiel.strings import join_lines, view_lines

if TYPE_CHECKING:
    from citadels.rl.open_spiel.state import CitadelsState

_DEALING: Final = "the cards are being dealt"


class CitadelsObserver:
    """An observer as OpenSpiel defines it: `tensor`, `dict`, `set_from`, `string_from`."""

    def __init__(self, family: Family, rules: Rules, profile: int, obs_type: Any) -> None:
        """The kind is an `IIGObservationType`."""
        self.obs_type = obs_type
        self.is_private = obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no player sees what all players see: ALL_PLAYERS is not provided")
        if obs_type.perfect_recall and self.is_private and not obs_type.public_info:
            raise ValueError("what is remembered is not divided into public and private")
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[Any]] = {}
        if self.is_private and obs_type.public_info and not obs_type.perfect_recall:
            layout = family.layout
            self._scales = layout.scales()
            self._writer = ObservationWriter(
                family.codec, rules, profile, zero_bytes(family.codec.row_size), 0
            )
            self.tensor = np.zeros(layout.size(), dtype=np.float32)
            for name, feature in layout.features.items():
                if feature.offset < layout.size():
                    self.dict[name] = layout.read(self.tensor, name)

    def set_from(self, state: CitadelsState, player: int) -> None:
        """Write what the player knows into the tensor."""
        if self.tensor is None:
            return
        table = state.table
        if table.game is None:
            self.tensor.fill(0)
            return
        self._writer.write(make_view(table.game, player), table.knowledge(player))
        row = np.asarray(self._writer.buffer, dtype=np.uint8)
        np.multiply(row[: self.tensor.size], self._scales, out=self.tensor)

    def string_from(self, state: CitadelsState, player: int) -> str:
        """The same in words; with perfect recall everything that led to it."""
        table = state.table
        if not self.is_private and not self.obs_type.public_info:
            return ""
        seat = player if self.is_private else NOBODY
        if self.obs_type.perfect_recall:
            return state.info_states.get(table, seat).text(table)
        if table.game is None:
            return _DEALING if self.obs_type.public_info else ""
        lines = view_lines(make_view(table.game, seat), table.knowledge(seat))
        if not self.obs_type.public_info:
            public_lines = view_lines(make_view(table.game), table.knowledge(NOBODY))
            lines = {key: text for key, text in lines.items() if public_lines.get(key) != text}
        return join_lines({"seat": str(seat), **lines})


def observation_type(obs_type: Any, params: Mapping[str, Any] | None) -> Any:
    """The kind of observation that is asked for; OpenSpiel may leave out the first argument."""
    parameters = params
    if isinstance(obs_type, Mapping):
        obs_type, parameters = None, obs_type
    if parameters:
        raise ValueError(f"observations take no parameters: {dict(parameters)}")
    return obs_type or pyspiel.IIGObservationType(perfect_recall=False)
