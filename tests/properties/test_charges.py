"""The announced price of an answer is what the player pays for it."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.answers.text import answer_text
from citadels.engine.charges import charges
from citadels.engine.codes import (
    BUILD,
    END,
    FROM,
    GAVE_GOLD,
    NOBODY,
    PAID,
    PAY_CARD,
    REVEAL,
    THIEVES_DEN,
)
from citadels.engine.game import Game
from citadels.engine.notation.parser import parse_story
from citadels.engine.notation.position import build_position
from citadels.engine.notation.runner import StoryRun
from citadels.engine.notation.story import Answer, ScriptedOutcomes
from tests.properties.random_games import (
    NAMES,
    PLAYER_COUNTS,
    note_on_failure,
    open_question,
    random_games,
)
from tests.stories.test_stories import STORY_BLOCKS

# Verbs with payments that have no announced price: tombs and taxes when the turn ends, the rest
# of a site when no card is left to pay with, gold lent to the Cardinal, and gold that a
# Blackmailer takes.
UNPRICED_VERBS: Final = {END, FROM, PAY_CARD, REVEAL}
PRICED_ANSWERS: Final = {
    *(("turn", "build"), ("turn", "warlord"), ("turn", "marshal"), ("turn", "smithy")),
    *(("diplomat", "give"), ("wizard", "build"), ("graveyard", "reclaim")),
    *(("thieves-den", "pay"), ("blackmailer", "bribe"), ("emperor", "pay")),
}


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_an_answer_costs_its_announced_price(players: int) -> None:
    for table in random_games(players, 3, 40, skip=77):
        with note_on_failure(table):
            for game in table.play():
                _check_prices(game)


def test_the_stories_cover_everything_that_has_a_price() -> None:
    priced: set[tuple[str, str]] = set()
    for _, block in STORY_BLOCKS:
        story = parse_story(block)
        for head in story.setup.heads():
            run = StoryRun(build_position(story.setup, story.start, head), story.setup.names())
            for step in story.steps:
                if isinstance(step, Answer) and not run.game.script:
                    priced |= _check_prices(run.game)
                if isinstance(step, Answer | ScriptedOutcomes):
                    run.step(step)
    assert priced == PRICED_ANSWERS


def _check_prices(game: Game) -> set[tuple[str, str]]:
    """Check all answers of the open question; return those that cost something."""
    legal, prices = game.legal(), charges(game)
    priced = set()
    for answer, price in zip(legal, prices or [0] * len(legal), strict=True):
        if price:
            priced.add((open_question(game)[0], answer_text(answer, NAMES).split()[0]))
        if verb_of(answer) not in UNPRICED_VERBS and not _is_paid_in_cards(answer):
            assert _spent_gold(game, answer) == price, answer_text(answer, NAMES)
    return priced


def _is_paid_in_cards(answer: int) -> bool:
    return verb_of(answer) == BUILD and arg1_of(answer) == THIEVES_DEN


def _spent_gold(game: Game, answer: int) -> int:
    """The gold that the asked player loses with this answer."""
    seat = game.to_move()
    after = game.copy()
    after.apply(answer)
    events = after.events_for(NOBODY)
    return sum(
        gold for kind, payer, _, _, gold in events if payer == seat and kind in {PAID, GAVE_GOLD}
    )
