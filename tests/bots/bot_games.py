"""Games for testing bots: players of different styles, so that all kinds of question occur."""

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
from tests.properties.random_games import (
    IS_COVERAGE_RUN,
    IS_LONG_RUN,
    NAMES,
    RandomGame,
    initial_knowledge,
    observe_events,
    random_setup_for,
)

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.native_types import override

T = TypeVar("T")

STORIES: Final = Path(__file__).parents[1] / "stories"
QUICK_BOTS: Final = tuple(name for name in BOTS if name != "search")


def make_all_bots(iterations: int) -> list[Bot]:
    """One of each; the search bot with only a few iterations."""
    return [make_bot(name) for name in QUICK_BOTS] + [make_bot(f"search(iterations={iterations})")]


def scale_count(usual: int, compiled: int) -> int:
    """A repeat count: higher when compiled and in a long run, lower in a coverage run."""
    if IS_LONG_RUN:
        return 10 * compiled
    if compiled_engine.active_engine() == compiled_engine.COMPILED:
        return compiled
    return max(1, usual // 4) if IS_COVERAGE_RUN else usual


def scale_interval(usual: int, compiled: int) -> int:
    """A sampling interval, scaled the other way: lower when compiled, higher in a coverage run."""
    if IS_LONG_RUN:
        return 1
    if compiled_engine.active_engine() == compiled_engine.COMPILED:
        return compiled
    return 2 * usual if IS_COVERAGE_RUN else usual


def scale_minimum(count: int) -> int:
    """The number of cases that a test must have seen; lower in a coverage run."""
    return max(1, count // 4) if IS_COVERAGE_RUN else count


def some_cases(items: Sequence[T]) -> Sequence[T]:
    """All cases of a test, or every third in a coverage run."""
    return items[::3] if IS_COVERAGE_RUN else items


class MixedTable(RandomGame):
    """A table of different players: random, busy, builder and `charter`."""

    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__(setup, seed)
        self.players = [_make_policy(seed + seat, 8 * seed + seat) for seat in range(setup.players)]

    @override
    def next_answer(self) -> int:
        answer: int = self.players[self.game.to_move()].choose(self.game, self.game.write_options())
        return answer

    def decisions(self) -> Iterator[tuple[Game, SeatView, Knowledge]]:
        """The game before each answer, with the view and knowledge of the asked seat."""
        knowledge_by_seat = initial_knowledge(self.game)
        for game in self.play():
            if self.answers:
                observe_events(game, knowledge_by_seat)
            seat = game.to_move()
            yield game, make_view(game, seat), knowledge_by_seat[seat]


def _make_policy(kind: int, seed: int) -> Policy:
    if kind % 4 == 0:
        return CharterPolicy(seed)
    if kind % 4 == 1:
        return BusyPolicy(seed)
    return BuilderPolicy(seed) if kind % 4 == 2 else RandomPolicy(seed)


def mixed_tables(players: int, games: int, skip: int = 0) -> Iterator[MixedTable]:
    """A number of games of each profile in random set-ups; of one profile in a coverage run."""
    for number in range(games):
        for index, profile in enumerate(PROFILES):
            seed = 1000 * players + 10 * number + index + skip
            if not IS_COVERAGE_RUN or (players + number + skip) % len(PROFILES) == index:
                yield MixedTable(random_setup_for(players, seed, profile), seed)


def story_decisions(first: int, every: int) -> Iterator[tuple[str, Game, Knowledge]]:
    """The games of some of the stories about the rules, at each question.

    Each comes with the title of the story, and with what the asked seat has learnt since the start.
    """
    texts = [path.read_text(encoding="utf-8") for path in sorted(STORIES.rglob("*.story"))]
    for block in [block for text in texts for block in split_stories(text)][first::every]:
        story = parse_story(block)
        game = build_position(story.setup, story.start, story.setup.heads()[0])
        knowledge_by_seat = {seat: new_knowledge(game, seat) for seat in range(game.seats())}
        run = StoryRun(game, story.setup.names())
        if not game.is_over():
            yield block.title(), game, knowledge_by_seat[game.to_move()]
        for step in story.steps:
            if isinstance(step, Answer | ScriptedOutcomes):
                run.step(step)
            if isinstance(step, Answer) and not game.is_over():
                observe_events(game, knowledge_by_seat)
                yield block.title(), game, knowledge_by_seat[game.to_move()]


def story_game(text: str, profile: str = "2016") -> Game:
    """The position with which a story begins; the players must have the default names."""
    story = parse_stories(f"# A position.\nprofile {profile}\n{text}\nover")[0]
    assert story.setup.names() == NAMES[: len(story.setup.players)]
    return build_position(story.setup, story.start, story.setup.heads()[0])


def new_knowledge(game: Game, seat: int) -> Knowledge:
    """The knowledge of a seat that has observed nothing yet."""
    return Knowledge(game.seats(), seat, game.deck_size())


def knowledge_state(knowledge: Knowledge) -> tuple[object, ...]:
    """Everything in a knowledge object, for comparison."""
    piles = [*knowledge.hands, knowledge.loose, knowledge.museum]
    return (
        [(list(pile.known), pile.sure_count) for pile in piles],
        list(knowledge.deck),
        knowledge.unshown_deck_cards,
        knowledge.taken_card,
        list(knowledge.blank_threats),
        knowledge.real_threat,
    )
