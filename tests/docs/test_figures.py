"""The figures of the README are those of the pages that measure them, or can be counted."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from citadels.engine.notation.parser import split_stories
from citadels.engine.rulings import RULINGS
from tests.stories.classic_scenarios import SCENARIOS as CLASSIC
from tests.stories.test_stories import SCENARIOS

ROOT: Final = Path(__file__).parents[2]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")


def row(page: str, *first: str) -> list[str]:
    """The cells of the row of a page that begins with these."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()]
    return next(cells for cells in rows if cells[: len(first)] == list(first))


def number(cell: str) -> float:
    return float(cell.replace(",", ""))


def says(*sentences: str) -> None:
    for sentence in sentences:
        assert sentence in README, f"the README should say: {sentence}"


def test_the_rules() -> None:
    stories = sum(
        len(split_stories(path.read_text(encoding="utf-8")))
        for path in (ROOT / "tests" / "stories").rglob("*.story")
        if "wrong" not in path.parts
    )
    found = re.search(r"more than ([\d,]+) stories hold", README)
    assert found
    assert stories - 200 < number(found[1]) < stories
    says(f"{len(SCENARIOS) + len(CLASSIC)} numbered cases", f"{len(RULINGS) - 1} open points")


def test_the_engine() -> None:
    inside = row("speed.md", "compiled 2016, inside")
    driven = row("speed.md", "compiled 2016, driven")
    pure = row("speed.md", "interpreted 2016, driven")
    says(
        f"{number(inside[1]) / 1e6:.1f} million decisions",
        f"{round(number(inside[2]), -2):,.0f} games a second",
        f"{round(number(driven[1]), -4):,.0f} decisions a second driven from Python",
        f"interpreted {round(number(pure[1]), -3):,.0f}",
    )


def test_other_engines() -> None:
    hanabi = row("speed.md", "open_spiel hanabi(players=4), driven")
    hearts = row("speed.md", "open_spiel hearts, driven")
    catan = row("speed.md", "catanatron catan, driven")
    says(
        f"{int(number(hanabi[4]))} times OpenSpiel's hanabi",
        f"{int(number(hearts[4]))} times its hearts",
        f"{int(number(catan[4]))} times catanatron",
    )


def test_the_learning_environment() -> None:
    zoo = row("learning.md", "pettingzoo citadels_v0", "4")
    spiel = row("learning.md", "open_spiel python_citadels", "4")
    many = row("learning.md", "many tables all learn", "4")
    hanabi = row("learning.md", "`citadels_v0` / PettingZoo hanabi_v5")
    games = [
        number(row("learning.md", f"`python_citadels` / OpenSpiel python_{name}")[1])
        for name in ("kuhn_poker", "liars_poker", "block_dominoes", "tic_tac_toe")
    ]
    says(
        f"{round(number(zoo[2]), -3):,.0f} steps a second behind PettingZoo",
        f"({round(number(hanabi[1]))} times its Hanabi)",
        f"{round(number(spiel[2]), -3):,.0f} behind OpenSpiel",
        f"({min(games):.0f} to {max(games):.0f} times its Python games)",
        f"{round(number(many[2]), -3):,.0f} on many tables",
    )


def test_the_strongest_bot() -> None:
    for rest in ("charter", "belief"):
        first = ("2016, 4 players", "`search(iterations=2800)`", f"3 `{rest}`")
        share, interval = row("bots.md", *first)[4].split()
        says(f"{share} % {interval} against three `{rest}`")


def test_the_server_and_the_client() -> None:
    median, most = row("hosting.md", "1,000", "every second")[4].split(", ")
    says(f"half of the answers acknowledged within {median}, 95 % within {most}")
    sizes = [int(cell) for cell in row("web.md", "running table of four, my question")[1:]]
    says(f"{min(sizes)} to {max(sizes)} kB")
