"""A story can be put away before any of its answers: the saved game asks the same question."""

from __future__ import annotations

import pytest

from citadels.engine.notation.position import position
from citadels.engine.notation.reading import Block, read_story
from citadels.engine.notation.runner import Run
from citadels.engine.notation.story import Answer, Outcomes
from citadels.engine.saving import dump, load
from tests.stories.test_stories import BLOCKS

FILES = sorted({name for name, _ in BLOCKS})


@pytest.mark.parametrize("file", FILES)
def test_each_moment_can_be_saved(file: str) -> None:
    for name, block in BLOCKS:
        if name == file:
            _save_each_moment(block)


def _save_each_moment(block: Block) -> None:
    story = read_story(block)
    for head in story.opening.heads():
        run = Run(position(story.opening, story.start, head), story.opening.names())
        for step in story.steps:
            if isinstance(step, Answer) and not run.game.script:
                saved = load(dump(run.game))
                assert saved.legal() == run.game.legal(), f"{block.title()} line {step.at.line}"
            if isinstance(step, Answer | Outcomes):
                run.step(step)
