"""Who may look through the deck while the owner of the Lighthouse chooses a card."""

from __future__ import annotations

from citadels.engine.districts.lighthouse import Lighthouse
from citadels.engine.game import Game
from citadels.engine.notation.parser import parse_story
from citadels.engine.notation.position import build_position
from citadels.engine.notation.runner import StoryRun
from citadels.engine.notation.story import Answer, ScriptedOutcomes
from citadels.engine.state import DEPTH
from citadels.engine.view import make_view
from tests.stories.test_stories import STORY_BLOCKS


def is_asked_by_lighthouse(game: Game) -> bool:
    frame = game.read_frame(game.get(DEPTH) - 1)
    return isinstance(game.rules.handlers[frame.handler], Lighthouse)


def check_views(game: Game) -> None:
    owner = game.to_move()
    cards = sorted(game.deck_at(index) for index in range(game.deck_size()))
    for seat in range(game.seats()):
        assert make_view(game, seat).shown_deck == (cards if seat == owner else [])
    assert make_view(game).shown_deck == []


def test_only_the_owner_sees_the_deck_and_not_its_order() -> None:
    questions = 0
    for name, block in STORY_BLOCKS:
        if not name.endswith("/lighthouse.story"):
            continue
        story = parse_story(block)
        for head in story.setup.heads():
            run = StoryRun(build_position(story.setup, story.start, head), story.setup.names())
            for step in story.steps:
                if not isinstance(step, Answer | ScriptedOutcomes):
                    continue
                if is_asked_by_lighthouse(run.game):
                    questions += 1
                    check_views(run.game)
                run.step(step)
    assert questions
