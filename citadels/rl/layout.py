"""Where the pieces of an observation lie, and how to read them."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from citadels.rl.encoding import features
from citadels.rl.encoding.features import FEATURES

_FIXED_LENGTHS: Final = {
    "S": features.MAX_SEATS,
    "H": features.MAX_HANDLERS,
    "N": features.MAX_RANKS,
    "F": features.MAX_STEPS,
    "P": features.MAX_PROFILES,
    "K": features.MAX_RULINGS,
    "B": features.MAX_BITS,
}


@dataclass(frozen=True)
class Feature:
    """One piece of an observation."""

    name: str
    offset: int
    shape: tuple[int, ...]  # by seat first, if it has seats
    scale: int  # an ordinary large value: floats are divided by it
    description: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The pieces of a family in their order."""

    def __init__(self, roles: int, cards: int) -> None:
        lengths = {**_FIXED_LENGTHS, "R": roles, "C": cards}
        self.features: dict[str, Feature] = {}
        self.offsets: list[int] = []
        offset = 0
        for name, letters, scale, description in FEATURES:
            shape = tuple(lengths[letter] for letter in letters) or (1,)
            feature = Feature(name, offset, shape, scale, description)
            self.features[name] = feature
            self.offsets.append(offset)
            offset += feature.size
        self.offsets.append(offset)

    def size(self, beliefs: bool = False) -> int:
        """How long an observation is. Beliefs come last and may be left out."""
        return self.offsets[-1] if beliefs else self.offsets[features.BELIEFS]

    def read(self, row: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
        """A piece of an observation, or of many in rows, by its name."""
        if name not in self.features:
            raise ValueError(f"there is no piece {name!r}; there are {', '.join(self.features)}")
        feature = self.features[name]
        part = row[..., feature.offset : feature.offset + feature.size]
        return part.reshape(*row.shape[:-1], *feature.shape)

    def scales(self, beliefs: bool = False) -> npt.NDArray[np.float32]:
        """The factors that turn bytes into floats, one for each entry."""
        factors = [
            1 / feature.scale for feature in self.features.values() for _ in range(feature.size)
        ]
        return np.array(factors[: self.size(beliefs)], dtype=np.float32)
