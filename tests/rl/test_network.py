"""A network computes with its weights, and a file stores it unchanged."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pytest

from citadels.rl.families import FAMILIES, get_family
from citadels.rl.learner_table import LearnerTable, TableOptions
from citadels.rl.network import Network, NetworkError, load_network, new_network

ENCODING = get_family("2016").encoding
HIDDEN_SIZES: Final = (12, 5)
ACTIONS: Final = np.array([3, 0, 70])


def small_network(name: str = "2016", seed: int = 1) -> Network:
    return new_network(name, HIDDEN_SIZES, seed)


def read_arrays(file: Path) -> dict[str, npt.NDArray[Any]]:
    with np.load(file) as archive:
        return {name: archive[name] for name in archive.files}


def write_changed_network(tmp_path: Path, **changes: Any) -> Path:
    """A network file with some entries replaced, or removed where the value is None."""
    file = tmp_path / "changed.npz"
    small_network().save(file)
    arrays = {**read_arrays(file), **changes}
    remaining: dict[str, Any] = {name: value for name, value in arrays.items() if value is not None}
    np.savez(file, **remaining)
    return file


@pytest.mark.parametrize("name", FAMILIES)
def test_a_network_is_unchanged_by_saving_and_loading(tmp_path: Path, name: str) -> None:
    network = Network(name, small_network(name).weights, "a test, update 7")
    file = tmp_path / "policy.npz"
    network.save(file)
    reloaded = load_network(file)
    assert reloaded.family is get_family(name)
    assert reloaded.trained == "a test, update 7"
    assert set(reloaded.weights) == set(network.weights)
    for key, value in network.weights.items():
        assert reloaded.weights[key].dtype == np.float32
        assert (reloaded.weights[key] == value).all(), key


def test_it_computes_with_its_weights() -> None:
    """Every input counts, although zeros are skipped."""
    network = small_network()
    table = LearnerTable(TableOptions())
    table.deal(1)
    row = table.observe(table.to_move())
    weights = {name: value.astype(np.float64) for name, value in network.weights.items()}
    scaled = row * get_family("2016").layout.scales().astype(np.float64)
    first = np.maximum(scaled @ weights["first"] + weights["first_bias"], 0)
    second = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
    logits = weights["policy"] @ second + weights["policy_bias"]
    value_logit = second @ weights["value"] + weights["value_bias"][0]
    hidden = network.forward(row)
    assert hidden.dtype == np.float32
    assert np.allclose(hidden, second, atol=1e-5)
    assert np.allclose(network.logits(hidden, ACTIONS), logits[ACTIONS], atol=1e-5)
    assert abs(network.expected_share(hidden) - 1 / (1 + np.exp(-value_logit))) < 1e-5


def test_shares_are_between_0_and_1() -> None:
    network = small_network()
    for value_logit, share in ((-1000.0, 0.0), (0.0, 0.5), (1000.0, 1.0)):
        network.weights["value_bias"][:] = value_logit
        assert network.expected_share(np.zeros(HIDDEN_SIZES[1], dtype=np.float32)) == share


def test_new_networks_with_different_seeds_differ() -> None:
    assert (small_network(seed=1).weights["first"] == small_network(seed=1).weights["first"]).all()
    assert (small_network(seed=1).weights["first"] != small_network(seed=2).weights["first"]).any()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"encoding": 1}, f"encoding 1 of 2016, and this is {ENCODING}"),
        ({"encoding": "old"}, "encoding old.*trained again"),
        ({"encoding": None}, "it has no encoding"),
        ({"family": "chess"}, "no family 'chess'; there are 2016, classic"),
        ({"family": "classic"}, f"encoding {ENCODING} of classic"),
        ({"policy": None}, "it has no policy"),
        ({"policy": np.zeros((7, 5), np.float32)}, r"policy has the shape \(7, 5\); 2016 needs"),
        ({"second_bias": np.zeros(6, np.float32)}, r"second has the shape \(12, 5\)"),
        ({"value": np.zeros(5)}, "value is of float64"),
        ({"value": np.full(5, np.nan, np.float32)}, "value has entries that are no numbers"),
        ({"value": np.array([print] * 5)}, "allow_pickle"),
    ],
)
def test_an_incompatible_network_is_refused(
    tmp_path: Path, changes: dict[str, Any], message: str
) -> None:
    """The error names the wrong value and the file."""
    file = write_changed_network(tmp_path, **changes)
    with pytest.raises(NetworkError, match=message) as error:
        load_network(file)
    assert str(file) in str(error.value)


def test_a_file_that_is_not_a_network_is_refused(tmp_path: Path) -> None:
    text, one_file, torn = (tmp_path / name for name in ("text.npz", "one.npz", "torn.npz"))
    text.write_text("policy", encoding="utf-8")
    with one_file.open("wb") as place:
        np.save(place, np.zeros(3))
    small_network().save(torn)
    torn.write_bytes(torn.read_bytes()[:2000])
    for file in (text, one_file, torn, tmp_path / "nothing.npz", tmp_path):
        with pytest.raises(NetworkError) as error:
            load_network(file)
        assert str(file) in str(error.value)
