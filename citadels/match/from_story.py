"""Converts a story to a match: answers become records, random outcomes part of the header."""

from __future__ import annotations

from citadels.engine.notation.position import build_position
from citadels.engine.notation.runner import StoryRun
from citadels.engine.notation.story import Answer, Story
from citadels.engine.serialization import dump
from citadels.match.header import Header
from citadels.match.match import Match
from citadels.match.records import ANSWER


def import_story(story: Story, secret: bytes, at: int) -> Match:
    """The match of a story. Raises `StoryError` where an assertion of the story is false.

    The story determines all cards, so the secret deals nothing; every match just needs one.
    """
    names = story.setup.names()
    game = build_position(story.setup, story.start, story.setup.heads()[0])
    start = {**dump(game), "script": []}
    run = StoryRun(game, names)
    answers: list[Answer] = []
    outcomes: list[tuple[int, ...]] = []
    for step in story.steps:
        run.step(step)
        if isinstance(step, Answer):
            answers.append(step)
            outcomes.append(tuple(game.outcomes))
    run.finish(story)
    header = Header(
        rules=game.rules.spec,
        names=tuple(names),
        secret=secret,
        bots=("",) * len(names),
        start=start,
        outcomes=tuple(outcomes),
    )
    match = Match(header, at)
    for answer in answers:
        match.play(match.record(ANSWER, answer.seat, answer.answer, at))
    return match
