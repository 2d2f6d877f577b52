"""What the bots think with. Compiled in one unit with the engine where a compiler is there.

What they make of a card is in a module named after it, in `characters` or `districts`. Such a
module is found by its name; a card that has none is judged by what it declares.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from citadels.bots.strategy.card_strategy import CardStrategy
from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.bots.strategy.strategies import set_strategy
from citadels.engine.codes import DRAFT_PHASE, FIRST_DISTRICT_HANDLER, HANDLER_COUNT
from citadels.engine.names import CHARACTERS, DISTRICTS


def default_strategy(code: int) -> CardStrategy:
    """What is made of a card that nobody has taught the bots, or of the questions of a phase."""
    if code >= DRAFT_PHASE:
        return CardStrategy()
    return CharacterStrategy() if code < FIRST_DISTRICT_HANDLER else DistrictStrategy()


def _set_strategies(folder: str, slugs: tuple[str, ...], first_handler: int) -> None:
    for code, slug in enumerate(slugs, first_handler):
        name = f"{__name__}.{folder}.{slug.replace('-', '_')}"
        if find_spec(name) is not None:
            class_name = slug.title().replace("-", "")
            set_strategy(code, getattr(import_module(name), class_name)())


for _code in range(HANDLER_COUNT):
    set_strategy(_code, default_strategy(_code))
_set_strategies("characters", CHARACTERS, 0)
_set_strategies("districts", DISTRICTS, FIRST_DISTRICT_HANDLER)
