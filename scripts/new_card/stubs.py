"""The new files of a card: its module, its story and the drawing of a district."""

from __future__ import annotations

from typing import Final

from scripts.new_card.card import AIMS, NewCard

_PASSIVE: Final = '''\
from __future__ import annotations

from citadels.engine.handler import {base}


class {name}({base}):
    """{title}: the text of the card goes here."""
'''
_USED: Final = '''\
from __future__ import annotations

from citadels.engine.aims import {aim}
from citadels.engine.codes import NOT_YOUR_ABILITY
from citadels.engine.game import Game
from citadels.engine.handler import {imports}
from citadels.engine.native_types import i64, override


class {name}({base}):
    """{title}: the text of the card goes here."""

    def __init__(self) -> None:
        super().__init__()
{hooks}        self.aims = {aim}

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        return NOT_YOUR_ABILITY

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        {mark}
'''
_ONCE_PER_TURN: Final = '''\
from __future__ import annotations

from citadels.engine.abilities.once_per_turn import OncePerTurn
from citadels.engine.codes import NOTHING_TO_GAIN
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class {name}(OncePerTurn):
    """{title}: the text of the card goes here."""

    @override
    def power_refusal(self, game: Game, seat: i64) -> i64:
        return NOTHING_TO_GAIN

    @override
    def use_power(self, game: Game, seat: i64) -> None:
        raise NotImplementedError
'''
_STORY: Final = """\
# The {title} does what its card says.   [R-2016 {paragraph}]
profile 2016
{players}
turn Ann

todo show what the {title} does, when it does nothing, and the boundary case
turn Ann
"""
_CHARACTER_PLAYERS: Final = """\
cast {slug}
Ann  {slug}
Bob
Cid
Dan"""
_DISTRICT_PLAYERS: Final = """\
Ann  king  city {slug}
Bob
Cid
Dan"""
_DRAWING: Final = """\
import {{ gable }} from '../../parts/roofs';
import {{ door, pane }} from '../../parts/windows-and-doors';
import {{ wall }} from '../../parts/walls';
import type {{ Draw, Size }} from '../../draw';

export const size: Size = {{ width: {width}, height: {height}, peak: [{middle}, {height}] }};

/** A plain house, until somebody draws the district. */
const {variable}: Draw = () => [
  wall(4, 0, {wall_width}, {wall_height}),
  gable(4, {wall_height}, {wall_width}, {roof_height}),
  pane({left}, {sill}, 9, 14),
  pane({right}, {sill}, 9, 14),
  door({middle}, 0, 12, 18),
];

export default {variable};
"""


def module_text(card: NewCard) -> str:
    """A card without any effect."""
    base = card.kind.capitalize()
    if not card.aims:
        return _PASSIVE.format(name=card.class_name, title=card.title, base=base)
    if card.is_character and card.aims == "nothing":
        return _ONCE_PER_TURN.format(name=card.class_name, title=card.title)
    hook, mark = "POWER_BIT", "game.mark_used(POWER_BIT)"
    if not card.is_character:
        hook, mark = "IN_TURN", "game.mark_district_used(self.kind())"
    return _USED.format(
        name=card.class_name,
        title=card.title,
        base=base,
        aim=AIMS[card.aims],
        imports=f"{hook}, {base}",
        hooks="" if card.is_character else "        self.hooks = IN_TURN\n",
        mark=mark,
    )


def story_text(card: NewCard, paragraph: int) -> str:
    """A story that fails with a sentence about what is missing."""
    players = _CHARACTER_PLAYERS if card.is_character else _DISTRICT_PLAYERS
    return _STORY.format(
        title=card.title, paragraph=paragraph, players=players.format(slug=card.slug)
    )


def drawing_text(card: NewCard) -> str:
    """A plain house, about as large as the districts of that cost are."""
    width, height = 62 + 7 * card.cost, 58 + 9 * card.cost
    wall_height = height * 3 // 5
    return _DRAWING.format(
        variable=card.camel_case,
        width=width,
        height=height,
        middle=width // 2,
        wall_width=width - 8,
        wall_height=wall_height,
        roof_height=height - wall_height,
        left=width // 4,
        right=width - width // 4,
        sill=wall_height - 16,
    )
