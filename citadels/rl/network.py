"""A small network that chooses an action and estimates the share of the victory.

Two hidden layers, in plain NumPy: to play with it nothing else is needed. How one is trained is
shown in docs/examples/learning.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from citadels.rl.families import FAMILIES, Family, get_family

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Indices = npt.NDArray[np.integer[Any]]

_METADATA_KEYS: Final = ("encoding", "family", "trained")
_WEIGHT_NAMES: Final = (
    "first",
    "first_bias",
    "second",
    "second_bias",
    "policy",
    "policy_bias",
    "value",
    "value_bias",
)
_ACTIVE_ENTRIES: Final = 60  # entries of an observation that count at the same time, about
_OUTPUT_SCALE: Final = 0.01  # a new network takes every action with nearly the same chance


class NetworkError(ValueError):
    """A file that holds no network, or one that was made for something else."""


class Network:
    """The weights of a network by name.

    `first` has a row for each entry of an observation and `policy` one for each action, so that
    those which matter can be taken out and the others cost nothing.
    """

    def __init__(self, family_name: str, weights: dict[str, Floats], trained: str = "") -> None:
        """`trained` names what trained it, for those who find the file later."""
        self.family = _require_family(family_name)
        self.weights = weights
        self.trained = trained
        self._scales = self.family.layout.scales()
        _check(self.family, weights)

    def forward(self, observation: Bytes) -> Floats:
        """What the hidden layers make of one observation."""
        weights = self.weights
        entries = np.flatnonzero(observation)  # one in twenty-five: most rows are left out
        scaled = observation[entries] * self._scales[entries]
        first = np.maximum(scaled @ weights["first"][entries] + weights["first_bias"], 0)
        hidden: Floats = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
        return hidden

    def logits(self, hidden: Floats, actions: Indices) -> Floats:
        """The logarithms of the chances of these actions, up to a constant."""
        scores: Floats = (
            self.weights["policy"][actions] @ hidden + self.weights["policy_bias"][actions]
        )
        return scores

    def expected_share(self, hidden: Floats) -> float:
        """The share of the victory that is expected, from 0 to 1."""
        logit = float(hidden @ self.weights["value"] + self.weights["value_bias"][0])
        return float(0.5 + 0.5 * np.tanh(0.5 * logit))

    def save(self, file: str | Path) -> None:
        """Write everything into one file."""
        arrays: dict[str, Any] = {
            "encoding": np.array(self.family.encoding),
            "family": np.array(self.family.name),
            "trained": np.array(self.trained),
            **self.weights,
        }
        with Path(file).open("wb") as stream:
            np.savez_compressed(stream, **arrays)


def new_network(family_name: str, hidden: tuple[int, int], seed: int) -> Network:
    """A network that has not learnt anything yet."""
    rng = np.random.default_rng(seed)
    first, second = hidden
    scales = {
        "first": (1 / _ACTIVE_ENTRIES) ** 0.5,
        "second": (2 / first) ** 0.5,
        "policy": _OUTPUT_SCALE,
        "value": _OUTPUT_SCALE,
    }
    weights = {
        name: (rng.standard_normal(shape) * scales.get(name, 0.0)).astype(np.float32)
        for name, shape in _shapes(_require_family(family_name), first, second).items()
    }
    return Network(family_name, weights)


def load_network(file: str | Path) -> Network:
    """The network in a file. The error names the file and what is wrong with it."""
    try:
        arrays = _read(Path(file))
        weights = {name: arrays[name] for name in _WEIGHT_NAMES}
        return Network(str(arrays["family"]), weights, str(arrays["trained"]))
    except NetworkError as error:
        raise NetworkError(f"{file}: {error}") from error


def _read(file: Path) -> dict[str, npt.NDArray[Any]]:
    """All arrays of a file. What would have to be run to be read is not read."""
    try:
        with file.open("rb") as stream:
            archive = np.load(stream, allow_pickle=False)
            if not isinstance(archive, np.lib.npyio.NpzFile):
                raise NetworkError("it is one array, and no network")
            arrays = {name: archive[name] for name in archive.files}
    except OSError as error:
        raise NetworkError(error.strerror or str(error)) from error
    except (ValueError, EOFError, zipfile.BadZipFile) as error:
        raise NetworkError(f"it is no network: {error}") from error
    missing = [name for name in (*_METADATA_KEYS, *_WEIGHT_NAMES) if name not in arrays]
    if missing:
        raise NetworkError(f"it has no {missing[0]}")
    family = _require_family(str(arrays["family"]))
    encoding = str(arrays["encoding"])
    if encoding != family.encoding:
        raise NetworkError(
            f"it was made for encoding {encoding} of {family.name}, and this is {family.encoding}:"
            " cards or observations have changed since, so it has to be trained again"
        )
    return arrays


def _require_family(family_name: str) -> Family:
    if family_name not in FAMILIES:
        raise NetworkError(f"there is no family {family_name!r}; there are {', '.join(FAMILIES)}")
    return get_family(family_name)


def _shapes(family: Family, first: int, second: int) -> dict[str, tuple[int, ...]]:
    """How large the weights of a family are if its hidden layers have these widths."""
    return {
        "first": (family.layout.size(), first),
        "first_bias": (first,),
        "second": (first, second),
        "second_bias": (second,),
        "policy": (len(family.actions), second),
        "policy_bias": (len(family.actions),),
        "value": (second,),
        "value_bias": (1,),
    }


def _check(family: Family, weights: dict[str, Floats]) -> None:
    """Refuse weights that are not those of the family."""
    shapes = _shapes(family, weights["first_bias"].size, weights["second_bias"].size)
    for name, shape in shapes.items():
        weight = weights[name]
        if weight.shape != shape:
            raise NetworkError(f"{name} has the shape {weight.shape}; {family.name} needs {shape}")
        if weight.dtype != np.float32:
            raise NetworkError(f"{name} is of {weight.dtype}, not of float32")
        if not np.isfinite(weight).all():
            raise NetworkError(f"{name} has entries that are no numbers")
