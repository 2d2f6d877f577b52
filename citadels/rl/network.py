"""A small network that chooses an action and says what share of the victory it expects.

Two hidden layers, in plain NumPy: to play with it nothing else is needed. How one is trained is
shown in docs/examples/learning.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from citadels.rl.coding.pieces import ENCODING
from citadels.rl.families import FAMILIES, Family, family

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Indices = npt.NDArray[np.integer[Any]]

_ABOUT: Final = ("encoding", "family", "trained")
_NAMES: Final = (
    "first",
    "first_bias",
    "second",
    "second_bias",
    "policy",
    "policy_bias",
    "value",
    "value_bias",
)
_AT_ONCE: Final = 60  # entries of an observation that count at the same time, about
_SHY: Final = 0.01  # a new network takes every action with nearly the same chance


class NetworkError(ValueError):
    """A file that holds no network, or one that was made for something else."""


class Network:
    """The weights of a network by name.

    `first` has a row for each entry of an observation and `policy` one for each action, so that
    those which matter can be taken out and the others cost nothing.
    """

    def __init__(self, family_name: str, weights: dict[str, Floats], trained: str = "") -> None:
        """Trained says by what, for those who find the file later."""
        self.family = _known(family_name)
        self.weights = weights
        self.trained = trained
        self._scales = self.family.layout.scales()
        _check(self.family, weights)

    def think(self, observation: Bytes) -> Floats:
        """What the hidden layers make of one observation."""
        weights = self.weights
        entries = np.flatnonzero(observation)  # one in twenty-five: most rows are left out
        scaled = observation[entries] * self._scales[entries]
        first = np.maximum(scaled @ weights["first"][entries] + weights["first_bias"], 0)
        thought: Floats = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
        return thought

    def preferences(self, thought: Floats, actions: Indices) -> Floats:
        """How each of these actions is liked: logarithms of their chances, but for a constant."""
        liked: Floats = (
            self.weights["policy"][actions] @ thought + self.weights["policy_bias"][actions]
        )
        return liked

    def share(self, thought: Floats) -> float:
        """The share of the victory that is expected, from 0 to 1."""
        hope = float(thought @ self.weights["value"] + self.weights["value_bias"][0])
        return float(0.5 + 0.5 * np.tanh(0.5 * hope))

    def save(self, file: str | Path) -> None:
        """Write everything into one file."""
        arrays: dict[str, Any] = {
            "encoding": np.array(ENCODING),
            "family": np.array(self.family.name),
            "trained": np.array(self.trained),
            **self.weights,
        }
        with Path(file).open("wb") as place:
            np.savez_compressed(place, **arrays)


def new_network(family_name: str, hidden: tuple[int, int], seed: int) -> Network:
    """A network that has not learnt anything yet."""
    chance = np.random.default_rng(seed)
    first, second = hidden
    spread = {
        "first": (1 / _AT_ONCE) ** 0.5,
        "second": (2 / first) ** 0.5,
        "policy": _SHY,
        "value": _SHY,
    }
    weights = {
        name: (chance.standard_normal(shape) * spread.get(name, 0.0)).astype(np.float32)
        for name, shape in _shapes(_known(family_name), first, second).items()
    }
    return Network(family_name, weights)


def load_network(file: str | Path) -> Network:
    """The network in a file. Refused, it is said what is wrong with which file."""
    try:
        found = _read(Path(file))
        weights = {name: found[name] for name in _NAMES}
        return Network(str(found["family"]), weights, str(found["trained"]))
    except NetworkError as error:
        raise NetworkError(f"{file}: {error}") from error


def _read(file: Path) -> dict[str, npt.NDArray[Any]]:
    """All arrays of a file. What would have to be run to be read is not read."""
    try:
        with file.open("rb") as place:
            found = np.load(place, allow_pickle=False)
            if not isinstance(found, np.lib.npyio.NpzFile):
                raise NetworkError("it is one array, and no network")
            arrays = {name: found[name] for name in found.files}
    except OSError as error:
        raise NetworkError(error.strerror or str(error)) from error
    except (ValueError, EOFError, zipfile.BadZipFile) as error:
        raise NetworkError(f"it is no network: {error}") from error
    missing = [name for name in (*_ABOUT, *_NAMES) if name not in arrays]
    if missing:
        raise NetworkError(f"it has no {missing[0]}")
    told = str(arrays["encoding"])
    if told != str(ENCODING):
        raise NetworkError(f"it was made for encoding {told}, and this is {ENCODING}")
    return arrays


def _known(family_name: str) -> Family:
    if family_name not in FAMILIES:
        raise NetworkError(f"there is no family {family_name!r}; there are {', '.join(FAMILIES)}")
    return family(family_name)


def _shapes(of: Family, first: int, second: int) -> dict[str, tuple[int, ...]]:
    """How large the weights of a family are if its hidden layers have these widths."""
    return {
        "first": (of.layout.size(), first),
        "first_bias": (first,),
        "second": (first, second),
        "second_bias": (second,),
        "policy": (len(of.actions), second),
        "policy_bias": (len(of.actions),),
        "value": (second,),
        "value_bias": (1,),
    }


def _check(of: Family, weights: dict[str, Floats]) -> None:
    """Refuse weights that are not those of the family."""
    shapes = _shapes(of, weights["first_bias"].size, weights["second_bias"].size)
    for name, shape in shapes.items():
        found = weights[name]
        if found.shape != shape:
            raise NetworkError(f"{name} has the shape {found.shape}; {of.name} needs {shape}")
        if found.dtype != np.float32:
            raise NetworkError(f"{name} is of {found.dtype}, not of float32")
        if not np.isfinite(found).all():
            raise NetworkError(f"{name} has entries that are no numbers")
