"""Positions of the stories in which somebody has to answer, to be opened in the browser.

Each kind of question, each power of a character and each action of a district occurs in them at
least once in either family of books, so that the page is tested against the whole rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from citadels.engine.answers.arguments import VERBS
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import USE
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS
from citadels.engine.notation.event_text import question_text
from citadels.engine.notation.parser import parse_story
from citadels.engine.notation.position import build_position
from citadels.engine.notation.printer import story_text
from citadels.engine.notation.recorder import open_line
from citadels.engine.notation.runner import StoryRun
from citadels.engine.notation.story import Answer, ScriptedOutcomes, Story
from citadels.engine.notation.tokens import Token
from citadels.engine.state import TURN_ROLE
from citadels.protocol.options import option_of
from tests.stories.test_stories import STORY_BLOCKS

# Powers that change an action that everybody has.
CHARACTER_ACTIONS: Final = {
    ("income", "bishop"),
    ("income", "trader"),
    ("end", "alchemist"),
    ("build", "architect"),
    ("build", "scholar"),
    ("build", "seer"),
}


@dataclass(frozen=True)
class StoryPosition:
    """An open question, and the answer that a story gives to it."""

    family: str  # the family: 2016 or classic
    kind: str  # of the question
    action: str  # the verb of the answer, or the card that is used
    profile: str
    seat: int
    option: int
    option_count: int  # how many answers there are
    story: str

    def name(self) -> str:
        return f"{self.family}-{self.kind}-{self.action}"


@cache
def story_positions() -> tuple[StoryPosition, ...]:
    """The first position of each kind in each family of books."""
    position_by_name: dict[str, StoryPosition] = {}
    for position in all_story_positions():
        position_by_name.setdefault(position.name(), position)
    return tuple(position_by_name[name] for name in sorted(position_by_name))


def all_story_positions() -> Iterator[StoryPosition]:
    """All positions, story by story."""
    for _, block in STORY_BLOCKS:
        story = parse_story(block)
        for head in story.setup.heads():
            yield from _positions_in(story, head)


@cache
def final_positions() -> tuple[StoryPosition, ...]:
    """Positions whose answer ends the game."""
    positions: list[StoryPosition] = []
    for _, block in STORY_BLOCKS:
        story = parse_story(block)
        for head in story.setup.heads():
            run = StoryRun(build_position(story.setup, story.start, head), story.setup.names())
            steps = [step for step in story.steps if isinstance(step, Answer | ScriptedOutcomes)]
            for step in steps:
                run.step(step)
            if steps and run.game.is_over() and isinstance(steps[-1], Answer):
                positions.append(list(_positions_in(story, head))[-1])
    return tuple(positions)


def _positions_in(story: Story, head: Token) -> Iterator[StoryPosition]:
    run = StoryRun(build_position(story.setup, story.start, head), story.setup.names())
    played_steps: list[Answer | ScriptedOutcomes] = []
    steps = [step for step in story.steps if isinstance(step, Answer | ScriptedOutcomes)]
    for index, step in enumerate(steps):
        answer = next(
            (later_step for later_step in steps[index:] if isinstance(later_step, Answer)), None
        )
        if answer is not None and not run.game.script:  # else scripted outcomes would be left over
            yield _make_position(story, head, run, played_steps, answer.answer)
        run.step(step)
        played_steps.append(step)
    if not run.game.is_over():  # some questions are asked at the end of a story only
        yield _make_position(story, head, run, played_steps, run.game.legal()[0])


def _make_position(
    story: Story,
    head: Token,
    run: StoryRun,
    played_steps: list[Answer | ScriptedOutcomes],
    answer: int,
) -> StoryPosition:
    profile = head.text.partition("(")[0]
    return StoryPosition(
        family=profile.partition("-")[0],
        kind=question_text(run.game),
        action=_action_of(run.game, answer),
        profile=profile,
        seat=run.game.to_move(),
        option=answer,
        option_count=len(run.game.legal()),
        story=_story_prefix(story, head, played_steps) + open_line(run.game, run.names) + "\n",
    )


def _action_of(game: Game, answer: int) -> str:
    """The action: a verb, or the card that is used; with the character that makes it special."""
    if verb_of(answer) == USE:
        return option_of(answer).source
    verb = VERBS[verb_of(answer)][0]
    role = game.get(TURN_ROLE)
    if role >= 0 and (verb, CHARACTERS[role]) in CHARACTER_ACTIONS:
        return f"{verb}-{CHARACTERS[role]}"
    return verb


def _story_prefix(story: Story, head: Token, played_steps: list[Answer | ScriptedOutcomes]) -> str:
    """The story up to the played steps, in one of its profiles."""
    opening = story.setup
    if opening.rules is None:
        opening = replace(opening, profiles=[head])
    return story_text(replace(story, setup=opening, steps=list(played_steps)))
