"""Small results of every kind, played in a few seconds, for the tests of the report."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.lab.store import Store
from citadels.lab.study import read_study
from citadels.lab.study_run import run_study
from citadels.sim.executor import LocalExecutor

STUDIES: Final = {
    # Answers every question that needs only one kind of game.
    "everything": """
        counters = ["characters", "places", "names", "districts", "gathering", "course", "cities"]
        by_lot = ["picks", "names", "gathering"]
        rate = 0.4
        block = 10
        presets = ["random"]
        [[part]]
        bots = ["charter"]
        players = [3, 4, 5]
        games = 800
        [[part]]
        bots = ["belief"]
        players = [4]
        games = 480
    """,
    # Source of the chapter of the same name; with only one kind of bot it draws no conclusions.
    "crown": """
        counters = ["places"]
        block = 20
        seed = 5
        [[part]]
        bots = ["charter"]
        players = [3, 4, 5]
        games = 240
    """,
    "names": """
        counters = ["names"]
        by_lot = ["names"]
        rate = 0.9
        block = 20
        [[part]]
        bots = ["charter", "belief"]
        games = 400
    """,
    "course": """
        counters = ["course"]
        block = 20
        [[part]]
        bots = ["charter"]
        players = [4, 5]
        games = 160
        [[part]]
        bots = ["belief"]
        games = 160
    """,
    "presets": """
        counters = ["course", "deeds"]
        block = 20
        presets = ["first-game", "vicious-nobles"]
        [[part]]
        bots = ["charter", "belief"]
        games = 160
    """,
    # Fast builders and savers at one table; other cities come from "everything".
    "cities": """
        counters = ["cities"]
        block = 20
        [[part]]
        bots = [["rush", "charter", "rush", "charter"]]
        games = 160
    """,
    "skill": """
        duplicate = true
        block = 20
        [[part]]
        bots = [["belief", "charter", "rush", "beginner"]]
        games = 400
    """,
}


def play_studies(folder: Path, *names: str) -> Store:
    """Play some of the studies, or all, in this process."""
    store = Store(folder)
    for name in names or STUDIES:
        run_study(
            read_study(name, STUDIES[name]),
            store,
            LocalExecutor(1),
            lambda games: None,
            lambda: False,
        )
    return store
