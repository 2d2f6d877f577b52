"""A set-up as clients get it."""

from __future__ import annotations

from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.rulings import RULINGS as RULINGS
from citadels.engine.serialization import setup_from_spec
from citadels.protocol.lobby import SetupInfo


def setup_info(spec: str) -> SetupInfo:
    """A set-up spelled out."""
    setup = setup_from_spec(spec)
    return SetupInfo(
        spec=spec,
        profile=setup.profile,
        players=setup.players,
        characters=[CHARACTERS[role] for role in setup.characters],
        districts=[DISTRICTS[card] for card in setup.districts],
        target=setup.target,
        removed=[DISTRICTS[card] for card in setup.removed],
        rulings={RULINGS[number][0]: RULINGS[number][1][value] for number, value in setup.rulings},
    )
