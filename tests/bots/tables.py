"""Games for the bots: players of several schools at one table, so that all questions come up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from citadels import compiled_engine
from citadels.bots.bot import Bot
from citadels.bots.registry import BOTS, make_bot
from citadels.bots.strategy.policies.charter import CharterPolicy
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.notation.parser import parse_stories, parse_story, split_stories
from citadels.engine.notation.position import build_position
from citadels.engine.notation.runner import StoryRun
from citadels.engine.notation.story import Answer, ScriptedOutcomes
from citadels.engine.playout import BuilderPolicy, BusyPolicy, Policy, RandomPolicy
from citadels.engine.view import SeatView, make_view
from tests.properties.games import (
    COVERED,
    LONG,
    NAMES,
    Table,
    hear,
    minds,
    varied_setup,
)

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.native_types import override

Item = TypeVar("Item")

STORIES: Final = Path(__file__).parents[1] / "stories"
QUICK: Final = tuple(name for name in BOTS if name != "search")


def every_bot(iterations: int) -> list[Bot]:
    """One of each; the one that looks ahead does so for a few games only."""
    return [make_bot(name) for name in QUICK] + [make_bot(f"search(iterations={iterations})")]


def times(usual: int, compiled: int) -> int:
    """How often: more compiled, and when there is time; less when the tracer watches."""
    if LONG:
        return 10 * compiled
    if compiled_engine.active_engine() == compiled_engine.COMPILED:
        return compiled
    return max(1, usual // 4) if COVERED else usual


def spaced(usual: int, compiled: int) -> int:
    """One in how many: the other way round."""
    if LONG:
        return 1
    if compiled_engine.active_engine() == compiled_engine.COMPILED:
        return compiled
    return 2 * usual if COVERED else usual


def enough(count: int) -> int:
    """What shows that a test has met what it is about; less when the tracer watches."""
    return max(1, count // 4) if COVERED else count


def some(items: Sequence[Item]) -> Sequence[Item]:
    """All cases of a test, or every third when the tracer watches."""
    return items[::3] if COVERED else items


class SchoolTable(Table):
    """A table of different players: by lot, busy, building, and by the charter."""

    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__(setup, seed)
        self.players = [_school(seed + seat, 8 * seed + seat) for seat in range(setup.players)]

    @override
    def draw(self) -> int:
        given: int = self.players[self.game.to_move()].choose(self.game, self.game.write_options())
        return given

    def moments(self) -> Iterator[tuple[Game, SeatView, Knowledge]]:
        """The game before each answer, and all that the asked seat knows of it."""
        learnt = minds(self.game)
        for game in self.steps():
            if self.answers:
                hear(game, learnt)
            seat = game.to_move()
            yield game, make_view(game, seat), learnt[seat]


def _school(kind: int, seed: int) -> Policy:
    if kind % 4 == 0:
        return CharterPolicy(seed)
    if kind % 4 == 1:
        return BusyPolicy(seed)
    return BuilderPolicy(seed) if kind % 4 == 2 else RandomPolicy(seed)


def school_tables(players: int, games: int, skip: int = 0) -> Iterator[SchoolTable]:
    """So many games of each profile, in set-ups by lot; of one profile when the tracer watches."""
    for number in range(games):
        for at, profile in enumerate(PROFILES):
            seed = 1000 * players + 10 * number + at + skip
            if not COVERED or (players + number + skip) % len(PROFILES) == at:
                yield SchoolTable(varied_setup(players, seed, profile), seed)


def told_games(first: int, every: int) -> Iterator[tuple[str, Game, Knowledge]]:
    """The games of some of the stories of the rules, at each question.

    With the title of the story, and with what the asked seat has learnt since its beginning.
    """
    texts = [path.read_text(encoding="utf-8") for path in sorted(STORIES.rglob("*.story"))]
    for block in [block for text in texts for block in split_stories(text)][first::every]:
        story = parse_story(block)
        game = build_position(story.setup, story.start, story.setup.heads()[0])
        learnt = {seat: fresh_mind(game, seat) for seat in range(game.seats())}
        run = StoryRun(game, story.setup.names())
        if not game.is_over():
            yield block.title(), game, learnt[game.to_move()]
        for step in story.steps:
            if isinstance(step, Answer | ScriptedOutcomes):
                run.step(step)
            if isinstance(step, Answer) and not game.is_over():
                hear(game, learnt)
                yield block.title(), game, learnt[game.to_move()]


def story_game(text: str, profile: str = "2016") -> Game:
    """The position with which a story begins; names of players as in the saved games."""
    story = parse_stories(f"# A position.\nprofile {profile}\n{text}\nover")[0]
    assert story.setup.names() == NAMES[: len(story.setup.players)]
    return build_position(story.setup, story.start, story.setup.heads()[0])


def fresh_mind(game: Game, seat: int) -> Knowledge:
    """A seat that comes to the table now: it has learnt nothing."""
    return Knowledge(game.seats(), seat, game.deck_size())


def remembered(mind: Knowledge) -> tuple[object, ...]:
    """All of a knowledge, for comparison."""
    piles = [*mind.hands, mind.loose, mind.museum]
    return (
        [(list(pile.known), pile.sure_count) for pile in piles],
        list(mind.deck),
        mind.unshown_deck_cards,
        mind.taken_card,
        list(mind.blank_threats),
        mind.real_threat,
    )
