"""The sets that the book of 2016 proposes, first game included. A ninth character is optional."""

from __future__ import annotations

from typing import Final

from citadels.engine.editions.edition import Preset
from citadels.engine.names import CHARACTERS, DISTRICTS


def _preset(slug: str, characters: str, districts: str) -> Preset:
    """A preset from the slugs of its cards, as `names` has them."""
    return Preset(
        slug,
        tuple(CHARACTERS.index(name) for name in characters.split()),
        tuple(DISTRICTS.index(name) for name in districts.split()),
    )


PRESETS: Final = (
    _preset(
        "first-game",
        "assassin thief magician king bishop merchant architect warlord",
        "dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room "
        "quarry school-of-magic smithy statue thieves-den wishing-well",
    ),
    _preset(
        "ambitious-aristocrats",
        "magistrate thief wizard patrician bishop trader architect marshal queen",
        "capitol factory framework great-wall haunted-quarter keep necropolis park poor-house "
        "quarry school-of-magic stables statue thieves-den",
    ),
    _preset(
        "cunning-agents",
        "witch blackmailer magician emperor abbot alchemist architect warlord tax-collector",
        "armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house "
        "quarry secret-vault smithy theater",
    ),
    _preset(
        "illustrious-emissaries",
        "witch spy seer emperor bishop merchant scholar diplomat artist",
        "factory framework great-wall haunted-quarter ivory-tower keep library museum observatory "
        "park poor-house quarry school-of-magic smithy",
    ),
    _preset(
        "devious-dignitaries",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
        "dragon-gate factory framework haunted-quarter laboratory necropolis park poor-house "
        "secret-vault smithy stables theater thieves-den wishing-well",
    ),
    _preset(
        "tenacious-delegates",
        "assassin spy seer king cardinal trader scholar diplomat artist",
        "basilica capitol haunted-quarter imperial-treasury laboratory library map-room "
        "observatory school-of-magic secret-vault smithy stables statue wishing-well",
    ),
    _preset(
        "vicious-nobles",
        "assassin thief magician patrician cardinal merchant navigator warlord tax-collector",
        "armory basilica dragon-gate gold-mine imperial-treasury ivory-tower laboratory map-room "
        "monument museum school-of-magic statue thieves-den wishing-well",
    ),
)
