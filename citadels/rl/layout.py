"""Where the pieces of an observation lie, and how to read them."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from citadels.rl.coding import pieces
from citadels.rl.coding.pieces import PIECES

_FIXED: Final = {
    "S": pieces.SEATS_ROOM,
    "H": pieces.HANDLERS_ROOM,
    "N": pieces.RANKS_ROOM,
    "F": pieces.STEPS_ROOM,
    "P": pieces.PROFILES_ROOM,
    "K": pieces.RULINGS_ROOM,
    "B": pieces.BITS_ROOM,
}


@dataclass(frozen=True)
class Piece:
    """One piece of an observation."""

    name: str
    offset: int
    shape: tuple[int, ...]  # by seat first, if it has seats
    scale: int  # an ordinary large value: floats are divided by it
    words: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The pieces of a family in their order."""

    def __init__(self, roles: int, cards: int) -> None:
        lengths = {**_FIXED, "R": roles, "C": cards}
        self.pieces: dict[str, Piece] = {}
        self.offsets: list[int] = []
        at = 0
        for name, letters, scale, words in PIECES:
            shape = tuple(lengths[letter] for letter in letters) or (1,)
            piece = Piece(name, at, shape, scale, words)
            self.pieces[name] = piece
            self.offsets.append(at)
            at += piece.size
        self.offsets.append(at)

    def size(self, beliefs: bool = False) -> int:
        """How long an observation is. Beliefs come last and may be left out."""
        return self.offsets[-1] if beliefs else self.offsets[pieces.BELIEFS]

    def read(self, row: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
        """A piece of an observation, or of many in rows, by its name."""
        if name not in self.pieces:
            raise ValueError(f"there is no piece {name!r}; there are {', '.join(self.pieces)}")
        piece = self.pieces[name]
        part = row[..., piece.offset : piece.offset + piece.size]
        return part.reshape(*row.shape[:-1], *piece.shape)

    def scales(self, beliefs: bool = False) -> npt.NDArray[np.float32]:
        """What makes floats of bytes: each entry is multiplied by its own."""
        each = [1 / piece.scale for piece in self.pieces.values() for _ in range(piece.size)]
        return np.array(each[: self.size(beliefs)], dtype=np.float32)
