"""A story as a match: its answers become records, its outcomes of chance part of the header."""

from __future__ import annotations

from citadels.engine.notation.position import position
from citadels.engine.notation.runner import Run
from citadels.engine.notation.story import Answer, Story
from citadels.engine.saving import dump
from citadels.match.header import Header
from citadels.match.match import Match
from citadels.match.records import ANSWER


def import_story(story: Story, secret: bytes, at: int) -> Match:
    """The game that a story tells. Raises `StoryError` where it is not true.

    Its cards lie as they are told, so the secret deals nothing; it only makes the game one like
    any other.
    """
    names = story.opening.names()
    game = position(story.opening, story.start, story.opening.heads()[0])
    start = {**dump(game), "script": []}
    run = Run(game, names)
    answers: list[Answer] = []
    outcomes: list[tuple[int, ...]] = []
    for step in story.steps:
        run.step(step)
        if isinstance(step, Answer):
            answers.append(step)
            outcomes.append(tuple(game.drawn))
    run.end(story)
    header = Header(
        rules=game.rules.line,
        names=tuple(names),
        secret=secret,
        bots=("",) * len(names),
        start=start,
        outcomes=tuple(outcomes),
    )
    match = Match(header, at)
    for answer in answers:
        match.play(match.record(ANSWER, answer.seat, answer.given, at))
    return match
