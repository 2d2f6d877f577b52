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
from citadels.rl.coding.writer import Writer, bytes_of
from citadels.rl.families import Family
from citadels.rl.open_spiel.words import as_text, seen_lines

if TYPE_CHECKING:
    from citadels.rl.open_spiel.state import CitadelsState

_DEALING: Final = "the cards are being dealt"


class CitadelsObserver:
    """An observer as OpenSpiel asks for it: `tensor`, `dict`, `set_from`, `string_from`."""

    def __init__(self, family: Family, rules: Rules, profile: int, kind: Any) -> None:
        """The kind is an `IIGObservationType`."""
        self.kind = kind
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no player sees what all players see: ALL_PLAYERS is not provided")
        if kind.perfect_recall and self.is_private and not kind.public_info:
            raise ValueError("what is remembered is not parted into public and private")
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[Any]] = {}
        if self.is_private and kind.public_info and not kind.perfect_recall:
            layout = family.layout
            self._scales = layout.scales()
            self._writer = Writer(family.book, rules, profile, bytes_of(family.book.size), 0)
            self.tensor = np.zeros(layout.size(), dtype=np.float32)
            for name, piece in layout.pieces.items():
                if piece.offset < layout.size():
                    self.dict[name] = layout.read(self.tensor, name)

    def set_from(self, state: CitadelsState, player: int) -> None:
        """Write what the player knows into the tensor."""
        if self.tensor is None:
            return
        table = state.table
        if table.game is None:
            self.tensor.fill(0)
            return
        self._writer.write(make_view(table.game, player), table.learnt(player))
        row = np.asarray(self._writer.buffer, dtype=np.uint8)
        np.multiply(row[: self.tensor.size], self._scales, out=self.tensor)

    def string_from(self, state: CitadelsState, player: int) -> str:
        """The same in words; with perfect recall everything that led to it."""
        table = state.table
        if not self.is_private and not self.kind.public_info:
            return ""
        seat = player if self.is_private else NOBODY
        if self.kind.perfect_recall:
            return state.memories.caught_up(table, seat).text(table)
        if table.game is None:
            return _DEALING if self.kind.public_info else ""
        lines = seen_lines(make_view(table.game, seat), table.learnt(seat))
        if not self.kind.public_info:
            open_to_all = seen_lines(make_view(table.game), table.learnt(NOBODY))
            lines = {key: text for key, text in lines.items() if open_to_all.get(key) != text}
        return as_text({"seat": str(seat), **lines})


def observation_kind(wanted: Any, params: Mapping[str, Any] | None) -> Any:
    """The kind of observation that is asked for; OpenSpiel may leave out the first argument."""
    given = params
    if isinstance(wanted, Mapping):
        wanted, given = None, wanted
    if given:
        raise ValueError(f"observations take no parameters: {dict(given)}")
    return wanted or pyspiel.IIGObservationType(perfect_recall=False)
