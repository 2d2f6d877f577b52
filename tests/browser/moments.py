"""Moments of the stories in which somebody has to answer: positions to open in the browser.

Each kind of question, each power of a character and each action of a district is found in them at
least once in either family of books; so what the page can do is held against the whole rules.
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
from tests.stories.test_stories import BLOCKS

# Powers that work through what everybody does.
BY_CHARACTER: Final = {
    ("income", "bishop"),
    ("income", "trader"),
    ("end", "alchemist"),
    ("build", "architect"),
    ("build", "scholar"),
    ("build", "seer"),
}


@dataclass(frozen=True)
class Moment:
    """An open question, and the answer that a story gives to it."""

    book: str  # the family: 2016 or classic
    kind: str  # of the question
    deed: str  # the verb of the answer, or the card that is used
    profile: str
    seat: int
    option: int
    choices: int  # how many answers there are
    story: str

    def name(self) -> str:
        return f"{self.book}-{self.kind}-{self.deed}"


@cache
def moments() -> tuple[Moment, ...]:
    """The first moment of each kind in each family of books."""
    found: dict[str, Moment] = {}
    for moment in every_moment():
        found.setdefault(moment.name(), moment)
    return tuple(found[name] for name in sorted(found))


def every_moment() -> Iterator[Moment]:
    """All of them, story by story."""
    for _, block in BLOCKS:
        story = parse_story(block)
        for head in story.setup.heads():
            yield from _of_story(story, head)


@cache
def endings() -> tuple[Moment, ...]:
    """Moments whose answer ends the game."""
    found: list[Moment] = []
    for _, block in BLOCKS:
        story = parse_story(block)
        for head in story.setup.heads():
            run = StoryRun(build_position(story.setup, story.start, head), story.setup.names())
            steps = [step for step in story.steps if isinstance(step, Answer | ScriptedOutcomes)]
            for step in steps:
                run.step(step)
            if steps and run.game.is_over() and isinstance(steps[-1], Answer):
                found.append(list(_of_story(story, head))[-1])
    return tuple(found)


def _of_story(story: Story, head: Token) -> Iterator[Moment]:
    run = StoryRun(build_position(story.setup, story.start, head), story.setup.names())
    told: list[Answer | ScriptedOutcomes] = []
    steps = [step for step in story.steps if isinstance(step, Answer | ScriptedOutcomes)]
    for at, step in enumerate(steps):
        answer = next((one for one in steps[at:] if isinstance(one, Answer)), None)
        if answer is not None and not run.game.script:  # else told chance would be left over
            yield _moment(story, head, run, told, answer.answer)
        run.step(step)
        told.append(step)
    if not run.game.is_over():  # some questions are asked at the end of a story only
        yield _moment(story, head, run, told, run.game.legal()[0])


def _moment(
    story: Story, head: Token, run: StoryRun, told: list[Answer | ScriptedOutcomes], given: int
) -> Moment:
    profile = head.text.partition("(")[0]
    return Moment(
        book=profile.partition("-")[0],
        kind=question_text(run.game),
        deed=_deed(run.game, given),
        profile=profile,
        seat=run.game.to_move(),
        option=given,
        choices=len(run.game.legal()),
        story=_until(story, head, told) + open_line(run.game, run.names) + "\n",
    )


def _deed(game: Game, given: int) -> str:
    """What is done: a verb, or the card that is used; with the character that makes it special."""
    if verb_of(given) == USE:
        return option_of(given).source
    verb = VERBS[verb_of(given)][0]
    role = game.get(TURN_ROLE)
    if role >= 0 and (verb, CHARACTERS[role]) in BY_CHARACTER:
        return f"{verb}-{CHARACTERS[role]}"
    return verb


def _until(story: Story, head: Token, told: list[Answer | ScriptedOutcomes]) -> str:
    """The story as far as it was told, in one of its profiles."""
    opening = story.setup
    if opening.rules is None:
        opening = replace(opening, profiles=[head])
    return story_text(replace(story, setup=opening, steps=list(told)))
