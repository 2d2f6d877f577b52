"""Golden transcripts: whole games, compared line by line. `scripts/golden` writes them anew."""

from __future__ import annotations

import pytest

from citadels.engine.editions.registry import PROFILES, edition
from tests.golden.transcript import (
    ALL_GAMES,
    CLASSIC_GAMES,
    GAMES,
    HERE,
    Golden,
    transcript,
)
from tests.golden.used import everything, shown

LARGEST = 4_000_000  # bytes of all folders: they are meant to be read


@pytest.mark.parametrize(
    "golden", ALL_GAMES, ids=lambda golden: f"{golden.profile}-{golden.path().stem}"
)
def test_a_game_is_told_as_it_was(golden: Golden) -> None:
    kept = golden.path().read_text(encoding="utf-8").splitlines()
    told = transcript(golden)
    for number, (old, new) in enumerate(zip(kept, told, strict=False), start=1):
        assert new == old, f"{golden.path().name}:{number}"
    assert len(told) == len(kept), f"{golden.path().name} has another end"


def test_the_folders_hold_the_transcripts_and_nothing_else() -> None:
    kept = {path for profile in PROFILES for path in (HERE / profile).iterdir()}
    assert kept == {golden.path() for golden in ALL_GAMES}
    assert sum(path.stat().st_size for path in kept) < LARGEST


@pytest.mark.parametrize("games", [GAMES, CLASSIC_GAMES])
def test_every_way_of_dealing_characters_has_a_transcript(games: tuple[Golden, ...]) -> None:
    """Every number of players, with eight and with nine characters where both may be."""
    told = {(golden.players, len(golden.setup().characters)) for golden in games}
    books = {golden.profile for golden in games}
    printed = {(row.players, row.characters) for book in books for row in edition(book).drafts}
    assert told == printed


@pytest.mark.parametrize("games", [GAMES, CLASSIC_GAMES])
def test_every_character_and_every_special_district_is_at_work_in_a_transcript(
    games: tuple[Golden, ...],
) -> None:
    found = set().union(*(shown(golden) for golden in games))
    wanted = set().union(*(everything(golden.profile) for golden in games))
    assert wanted <= found, wanted - found
