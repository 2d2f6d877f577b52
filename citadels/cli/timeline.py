"""The course of the game in a story: what each answer led to, and who saw what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.cli.errors import refuse
from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE, visible_events
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.notation.position import build_position
from citadels.engine.notation.runner import StoryRun
from citadels.engine.notation.story import NEW_GAME, Answer, Story
from citadels.engine.notation.tokens import StoryError
from citadels.engine.state import ROUND

Events = list[tuple[int, int, int, int, int]]

OMNISCIENT: Final = -2  # a viewer who sees all cards; NOBODY is a spectator


@dataclass(frozen=True)
class TimelineStep:
    """What one answer led to; the first step is the deal."""

    seat: int
    answer: int
    log: tuple[int, ...]
    round: int

    def events_for(self, viewer: int) -> Events:
        """The events, with the cards that this viewer may know."""
        if viewer != OMNISCIENT:
            return visible_events(list(self.log), viewer)
        events = zip(*[iter(self.log)] * EVENT_SIZE, strict=True)
        return [
            (kind, seat, target, card, amount) for kind, seat, target, card, amount, _ in events
        ]


@dataclass(frozen=True)
class Timeline:
    """A game step by step; `game` is its last state."""

    names: list[str]
    game: Game
    steps: list[TimelineStep]
    deck_size: int  # before anybody saw a card of it

    @property
    def profile(self) -> str:
        return self.game.rules.spec.partition("(")[0]

    def knowledge_of(self, seat: int) -> Knowledge:
        """What a seat knows at the end."""
        knowledge = Knowledge(len(self.names), seat, self.deck_size)
        for step in self.steps:
            knowledge.observe(step.events_for(seat))
        return knowledge


def build_timeline(story: Story, source: str) -> Timeline:
    """Play a story. Reports which assertion fails."""
    try:
        game = build_position(story.setup, story.start, story.setup.heads()[0])
        # As in a match: nobody knows how the hands of a position came about.
        is_new_game = story.start.kind == NEW_GAME
        deck_size = sum(game.rules.copies) if is_new_game else game.deck_size()
        names = story.setup.names()
        runner = StoryRun(game, names)
        steps = [TimelineStep(NOBODY, 0, tuple(game.log), game.get(ROUND))]
        for step in story.steps:
            runner.step(step)
            if isinstance(step, Answer):
                log = tuple(game.log)
                steps.append(TimelineStep(step.seat, step.answer, log, game.get(ROUND)))
        runner.finish(story)
    except StoryError as error:
        refuse(f"{source}:{error.line}:{error.column}: {error.message}")
    return Timeline(names, game, steps, deck_size)


def parse_viewer(name: str, names: list[str]) -> int:
    """A seat by the name of its player, or by its number, counted from 1."""
    seats = {str(seat + 1): seat for seat in range(len(names))}
    seats |= {player.casefold(): seat for seat, player in enumerate(names)}
    if name.casefold() not in seats:
        refuse(f"--from {name}: there is no such seat; choose one of: {', '.join(names)}")
    return seats[name.casefold()]
