"""The course of a game that a story tells: where each answer led, and who heard what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.cli.errors import refuse
from citadels.cli.speech import Event
from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE, visible_events
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.notation.position import build_position
from citadels.engine.notation.runner import StoryRun
from citadels.engine.notation.story import NEW_GAME, Answer, Story
from citadels.engine.notation.tokens import StoryError
from citadels.engine.state import ROUND

EVERYBODY: Final = -2  # eyes that see all cards; NOBODY is a spectator


@dataclass(frozen=True)
class Moment:
    """What one answer brought about; the first one is the deal."""

    seat: int
    given: int
    log: tuple[int, ...]
    round: int

    def heard_by(self, eyes: int) -> list[Event]:
        """The events, with the cards that these eyes may know."""
        if eyes != EVERYBODY:
            return visible_events(list(self.log), eyes)
        starts = range(0, len(self.log), EVENT_SIZE)
        return [
            (self.log[at], self.log[at + 1], self.log[at + 2], self.log[at + 3], self.log[at + 4])
            for at in starts
        ]


@dataclass(frozen=True)
class Course:
    """A game with all its moments; `game` is where they have led."""

    names: list[str]
    game: Game
    moments: list[Moment]
    cards: int  # in the deck before anybody saw one

    @property
    def profile(self) -> str:
        return self.game.rules.spec.partition("(")[0]

    def learnt_by(self, seat: int) -> Knowledge:
        """What a seat knows by now from what it heard."""
        mind = Knowledge(len(self.names), seat, self.cards)
        for moment in self.moments:
            mind.observe(moment.heard_by(seat))
        return mind


def course_of(story: Story, source: str) -> Course:
    """Play a story. Says where it is not true."""
    try:
        game = build_position(story.setup, story.start, story.setup.heads()[0])
        # As for a match: of a position nobody knows how its hands came about.
        dealt = story.start.kind == NEW_GAME
        cards = sum(game.rules.copies) if dealt else game.deck_size()
        names = story.setup.names()
        run = StoryRun(game, names)
        moments = [Moment(NOBODY, 0, tuple(game.log), game.get(ROUND))]
        for step in story.steps:
            run.step(step)
            if isinstance(step, Answer):
                log = tuple(game.log)
                moments.append(Moment(step.seat, step.answer, log, game.get(ROUND)))
        run.finish(story)
    except StoryError as error:
        refuse(f"{source}:{error.line}:{error.column}: {error.message}")
    return Course(names, game, moments, cards)


def eyes_of(asked: str, names: list[str]) -> int:
    """A seat by the name of its player, or by its number from 1 on."""
    known = {str(seat + 1): seat for seat in range(len(names))}
    known |= {name.casefold(): seat for seat, name in enumerate(names)}
    if asked.casefold() not in known:
        refuse(f"--from {asked}: nobody sits there; there are {', '.join(names)}")
    return known[asked.casefold()]
