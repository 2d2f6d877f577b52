"""Golden transcripts: whole games, compared line by line. `scripts/golden` writes them anew."""

from __future__ import annotations

import pytest

from citadels.engine.editions.registry import edition
from tests.golden.transcript import FOLDER, GAMES, Golden, transcript
from tests.golden.used import everything, shown
from tests.properties.games import PROFILE

LARGEST = 2_000_000  # bytes of the whole folder: it is meant to be read


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.path().stem)
def test_a_game_is_told_as_it_was(golden: Golden) -> None:
    kept = golden.path().read_text(encoding="utf-8").splitlines()
    told = transcript(golden)
    for number, (old, new) in enumerate(zip(kept, told, strict=False), start=1):
        assert new == old, f"{golden.path().name}:{number}"
    assert len(told) == len(kept), f"{golden.path().name} has another end"


def test_the_folder_holds_the_transcripts_and_nothing_else() -> None:
    assert set(FOLDER.iterdir()) == {golden.path() for golden in GAMES}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST


def test_every_way_of_dealing_characters_has_a_transcript() -> None:
    """Every number of players, with eight and with nine characters where both may be."""
    told = {(golden.players, len(golden.setup().characters)) for golden in GAMES}
    assert told == {(row.players, row.characters) for row in edition(PROFILE).drafts}


def test_every_character_and_every_unique_district_is_at_work_in_a_transcript() -> None:
    found = set().union(*(shown(golden) for golden in GAMES))
    assert everything() <= found, everything() - found
