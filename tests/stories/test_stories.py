"""Runs every story, and checks that every card and every scenario has one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from citadels.engine.editions.registry import EDITIONS
from citadels.engine.notation.parser import StorySource, parse_story, split_stories
from citadels.engine.notation.runner import find_failure
from citadels.engine.notation.story import Story
from citadels.engine.notation.tokens import StoryError
from citadels.engine.rulings import RULING_COUNT, RULINGS
from tests.architecture.source_code import ENGINE_FOLDER
from tests.stories.classic_scenarios import SCENARIOS as CLASSIC

STORIES_FOLDER: Final = Path(__file__).parent
TESTS_FOLDER: Final = STORIES_FOLDER.parent
SCENARIOS: Final = [f"2016 S{number:03}" for number in range(1, 296)]
CLASSIC_PROFILES: Final = ["classic-en", "classic-ru", "classic-fr"]
CLASSIC_SCENARIOS: Final = [
    f"classic-{book.lower()} S{number:03}"
    for number, books in CLASSIC.items()
    for book in books.split()
]
CITATION_PATTERN: Final = re.compile(r"\[((?:2016|classic(?:-[a-z]{2})?) [^\]]*)\]")
SKIP_MARKS: Final = ("skip", "skipif", "xfail", "importorskip")


def load_blocks() -> list[tuple[str, StorySource]]:
    named_blocks: list[tuple[str, StorySource]] = []
    for path in sorted(STORIES_FOLDER.rglob("*.story")):
        name = str(path.relative_to(STORIES_FOLDER))
        named_blocks.extend(
            (name, block) for block in split_stories(path.read_text(encoding="utf-8"))
        )
    return named_blocks


STORY_BLOCKS: Final = load_blocks()


@pytest.mark.parametrize(
    ("name", "block"),
    [pytest.param(*pair, id=f"{pair[0]}::{pair[1].title()}") for pair in STORY_BLOCKS],
)
def test_story(name: str, block: StorySource) -> None:
    try:
        failure = find_failure(parse_story(block))
    except StoryError as error:
        pytest.fail(f"{name}:{error.line}: {error.message}", pytrace=False)
    if failure is not None:
        pytest.fail(f"{name}:{failure.line}: {failure.message}", pytrace=False)


@pytest.mark.parametrize("kind", ["characters", "districts"])
def test_each_card_with_a_text_has_a_file_of_stories(kind: str) -> None:
    cards = {path.stem for path in (ENGINE_FOLDER / kind).glob("*.py") if path.stem != "__init__"}
    file_stems = {path.stem for path in (STORIES_FOLDER / kind).glob("*.story")}
    file_stems |= {path.stem for path in (STORIES_FOLDER / "classic" / kind).glob("*.story")}
    assert cards - file_stems == set(), "cards without stories"
    assert file_stems - cards == set(), "stories about unknown cards"


def test_each_scenario_is_cited_by_a_story_or_a_test() -> None:
    cited = set(cited_by_tests())
    for _, block in STORY_BLOCKS:
        try:
            cited |= set(story_citations(parse_story(block)))
        except StoryError:
            continue  # then its own test fails
    missing = [scenario for scenario in (*SCENARIOS, *CLASSIC_SCENARIOS) if scenario not in cited]
    assert not missing, f"{len(missing)} scenarios without a story: {', '.join(missing)}"


def test_each_reading_of_each_ruling_has_a_story() -> None:
    """Districts that no book uses by default have to be requested."""
    shown_readings: set[tuple[int, int]] = set()
    for _, block in STORY_BLOCKS:
        shown_readings |= {
            (number, reading) for _, number, reading in parse_story(block).setup.rulings
        }
    for book in EDITIONS:
        shown_readings |= {(number, book.reading(number)) for number in book.rulings}
    readings = {
        (n, reading) for n in range(1, RULING_COUNT) for reading in range(len(RULINGS[n][1]))
    }
    assert readings - shown_readings == set(), [
        RULINGS[number][0] for number, _ in sorted(readings - shown_readings)
    ]


def story_citations(story: Story) -> list[str]:
    """The scenarios that a story cites; classic ones for each profile of the story."""
    citations: list[str] = []
    played = [head.text.partition("(")[0] for head in story.setup.heads()]
    for citation in story.citations:
        book, _, number = citation.partition(" ")
        citations += (
            [f"{profile} {number}" for profile in played] if book == "classic" else [citation]
        )
    return citations


def cited_by_tests() -> list[str]:
    """Scenarios that Python tests cite: `[2016 S046]`, or `[classic S001]` for all three books."""
    citations: list[str] = []
    for path in sorted(TESTS_FOLDER.rglob("test_*.py")):
        if path == Path(__file__):
            continue
        for match in CITATION_PATTERN.finditer(path.read_text(encoding="utf-8")):
            book = match[1].split()[0]
            books = (
                [f"classic-{part}" for part in ("en", "ru", "fr")] if book == "classic" else [book]
            )
            numbers = re.findall(r"S\d{3}", match[1])
            citations += [f"{cited} {number}" for cited in books for number in numbers]
    return citations


def test_no_test_that_cites_a_scenario_is_skipped() -> None:
    marks = re.compile(rf"\b(?:pytest\.|mark\.)(?:{'|'.join(SKIP_MARKS)})\b")
    for path in sorted(TESTS_FOLDER.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if path != Path(__file__) and CITATION_PATTERN.search(text):
            assert not marks.search(text), path
