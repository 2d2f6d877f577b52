"""Learned bots for tests, and a package that provides them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.rl.learned_bot import LearnedBot
from citadels.rl.network import Network, new_network

BOT_NAME: Final = "pupil"  # their name, whether or not the package citadels itself is installed


def write_policy_file(folder: Path, family: str = "2016", seed: int = 1) -> Path:
    """An untrained network with clear preferences."""
    network = new_network(family, (24, 16), seed)
    weights = {**network.weights, "policy": 100 * network.weights["policy"]}
    file = folder / f"{family}-{seed}.npz"
    Network(family, weights, "nothing").save(file)
    return file


def make_learned_bot(folder: Path, family: str = "2016", temperature: float = 0.0) -> LearnedBot:
    return LearnedBot(str(write_policy_file(folder, family)), temperature)


def write_bot_package(folder: Path) -> Path:
    """A folder for Python's path, with a package that provides learned bots named `pupil`."""
    info = folder / "citadels_pupils-1.0.dist-info"
    info.mkdir()
    about = "Metadata-Version: 2.1\nName: citadels-pupils\nVersion: 1.0\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    points = f"[citadels.bots]\n{BOT_NAME} = citadels.rl.learned_bot:LearnedBot\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    return folder
