"""A story can be saved before any of its answers: the saved game asks the same question."""

from __future__ import annotations

import pytest

from citadels.engine.notation.parser import StorySource, parse_story
from citadels.engine.notation.position import build_position
from citadels.engine.notation.runner import StoryRun
from citadels.engine.notation.story import Answer, ScriptedOutcomes
from citadels.engine.serialization import dump, load
from tests.stories.test_stories import STORY_BLOCKS

STORY_FILES = sorted({name for name, _ in STORY_BLOCKS})


@pytest.mark.parametrize("file", STORY_FILES)
def test_each_moment_can_be_saved(file: str) -> None:
    for name, block in STORY_BLOCKS:
        if name == file:
            _save_each_position(block)


def _save_each_position(block: StorySource) -> None:
    story = parse_story(block)
    for head in story.setup.heads():
        run = StoryRun(build_position(story.setup, story.start, head), story.setup.names())
        for step in story.steps:
            if isinstance(step, Answer) and not run.game.script:
                saved = load(dump(run.game))
                assert saved.legal() == run.game.legal(), f"{block.title()} line {step.token.line}"
            if isinstance(step, Answer | ScriptedOutcomes):
                run.step(step)
