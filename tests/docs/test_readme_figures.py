"""The figures of the README match those of the pages that measure them, or a count."""

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


def find_row(page: str, *first: str) -> list[str]:
    """The cells of the row that begins with the given cells."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()]
    return next(cells for cells in rows if cells[: len(first)] == list(first))


def parse_number(cell: str) -> float:
    return float(cell.replace(",", ""))


def readme_says(*sentences: str) -> None:
    for sentence in sentences:
        assert sentence in README, f"the README should say: {sentence}"


def test_the_rules() -> None:
    stories = sum(
        len(split_stories(path.read_text(encoding="utf-8")))
        for path in (ROOT / "tests" / "stories").rglob("*.story")
        if "wrong" not in path.parts
    )
    match = re.search(r"more than ([\d,]+) stories hold", README)
    assert match
    assert stories - 200 < parse_number(match[1]) < stories
    readme_says(
        f"{len(SCENARIOS) + len(CLASSIC)} numbered cases", f"{len(RULINGS) - 1} open points"
    )


def test_the_engine() -> None:
    inside = find_row("speed.md", "compiled 2016, inside")
    driven = find_row("speed.md", "compiled 2016, driven")
    pure = find_row("speed.md", "interpreted 2016, driven")
    readme_says(
        f"{parse_number(inside[1]) / 1e6:.1f} million decisions",
        f"{round(parse_number(inside[2]), -2):,.0f} games a second",
        f"{round(parse_number(driven[1]), -4):,.0f} decisions a second driven from Python",
        f"interpreted {round(parse_number(pure[1]), -3):,.0f}",
    )


def test_other_engines() -> None:
    hanabi = find_row("speed.md", "open_spiel hanabi(players=4), driven")
    hearts = find_row("speed.md", "open_spiel hearts, driven")
    catan = find_row("speed.md", "catanatron catan, driven")
    readme_says(
        f"{int(parse_number(hanabi[4]))} times OpenSpiel's hanabi",
        f"{int(parse_number(hearts[4]))} times its hearts",
        f"{int(parse_number(catan[4]))} times catanatron",
    )


def test_the_learning_environment() -> None:
    zoo = find_row("reinforcement-learning.md", "pettingzoo citadels_v0", "4")
    spiel = find_row("reinforcement-learning.md", "open_spiel python_citadels", "4")
    batch_rate = find_row("reinforcement-learning.md", "many tables all learn", "4")
    hanabi = find_row("reinforcement-learning.md", "`citadels_v0` / PettingZoo hanabi_v5")
    games = [
        parse_number(
            find_row("reinforcement-learning.md", f"`python_citadels` / OpenSpiel python_{name}")[1]
        )
        for name in ("kuhn_poker", "liars_poker", "block_dominoes", "tic_tac_toe")
    ]
    readme_says(
        f"{round(parse_number(zoo[2]), -3):,.0f} steps a second behind PettingZoo",
        f"({round(parse_number(hanabi[1]))} times its Hanabi)",
        f"{round(parse_number(spiel[2]), -3):,.0f} behind OpenSpiel",
        f"({min(games):.0f} to {max(games):.0f} times its Python games)",
        f"{round(parse_number(batch_rate[2]), -3):,.0f} on many tables",
    )


def test_the_strongest_bot() -> None:
    for opponent in ("charter", "belief"):
        first = ("2016, 4 players", "`search(iterations=2800)`", f"3 `{opponent}`")
        share, interval = find_row("bots.md", *first)[4].split()
        readme_says(f"{share} % {interval} against three `{opponent}`")


def test_the_server_and_the_client() -> None:
    median, percentile = find_row("hosting.md", "1,000", "every second")[4].split(", ")
    readme_says(f"acknowledged after {median} (median), {percentile} (95th percentile)")
    sizes = [int(cell) for cell in find_row("web.md", "running table of four, my question")[1:]]
    readme_says(f"{min(sizes)} to {max(sizes)} kB")
