"""Golden transcripts: whole games, compared line by line. `scripts/golden` regenerates them."""

from __future__ import annotations

import pytest

from citadels.engine.editions.registry import PROFILES, edition
from tests.golden.card_coverage import game_coverage, required_coverage
from tests.golden.games import ALL_GAMES, CLASSIC_GAMES, GAMES
from tests.golden.transcript import HERE, GoldenGame, transcript

MAX_BYTES = 4_000_000  # bytes in all folders: people should be able to read them


@pytest.mark.parametrize(
    "golden", ALL_GAMES, ids=lambda golden: f"{golden.profile}-{golden.path().stem}"
)
def test_transcripts_are_unchanged(golden: GoldenGame) -> None:
    stored_lines = golden.path().read_text(encoding="utf-8").splitlines()
    actual_lines = transcript(golden)
    for number, (old, new) in enumerate(zip(stored_lines, actual_lines, strict=False), start=1):
        assert new == old, f"{golden.path().name}:{number}"
    assert len(actual_lines) == len(stored_lines), f"{golden.path().name} has another end"


def test_the_folders_hold_the_transcripts_and_nothing_else() -> None:
    paths = {path for profile in PROFILES for path in (HERE / profile).iterdir()}
    assert paths == {golden.path() for golden in ALL_GAMES}
    assert sum(path.stat().st_size for path in paths) < MAX_BYTES


@pytest.mark.parametrize("games", [GAMES, CLASSIC_GAMES])
def test_every_way_of_dealing_characters_has_a_transcript(games: tuple[GoldenGame, ...]) -> None:
    """Every number of players, with eight and with nine characters where both are allowed."""
    covered = {(golden.players, len(golden.setup().characters)) for golden in games}
    books = {golden.profile for golden in games}
    required = {(row.players, row.characters) for book in books for row in edition(book).drafts}
    assert covered == required


@pytest.mark.parametrize("games", [GAMES, CLASSIC_GAMES])
def test_every_character_and_every_special_district_is_at_work_in_a_transcript(
    games: tuple[GoldenGame, ...],
) -> None:
    covered = set().union(*(game_coverage(golden) for golden in games))
    required = set().union(*(required_coverage(golden.profile) for golden in games))
    assert required <= covered, required - covered
