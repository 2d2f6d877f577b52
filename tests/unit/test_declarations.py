"""What is known of all cards from what each of them declares."""

from __future__ import annotations

from citadels.engine.editions.declarations import namers
from citadels.engine.names import CHARACTERS


def test_namers_aim_at_one_character_and_lay_no_marks() -> None:
    assert [CHARACTERS[role] for role in namers()] == ["assassin", "witch", "thief"]
