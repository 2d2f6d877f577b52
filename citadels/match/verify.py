"""Verifies that a game was dealt from the secret whose hash was published at its start."""

from __future__ import annotations

from dataclasses import dataclass

from citadels.engine.game import Game, IllegalAnswerError
from citadels.engine.notation.position import crown_of
from citadels.engine.notation.setup_builder import build_setup
from citadels.engine.notation.story import NEW_GAME, Answer, ScriptedOutcomes, Story
from citadels.engine.setup import deal, make_rules
from citadels.engine.state import ANSWER_COUNT
from citadels.match import commitment


@dataclass(frozen=True, slots=True)
class Verdict:
    """The number of answers played, and what is wrong, if anything."""

    answers: int
    problem: str = ""


def verify(story: Story) -> Verdict:
    """Deal and replay a story from its secret, and compare every random outcome."""
    opening = story.setup
    published, text = opening.sealed
    if not published or story.start.kind != NEW_GAME:
        return Verdict(
            0, "this game has no sealed secret; only games exported from a server can be verified"
        )
    secret = commitment.secret_from(text)
    if commitment.hash_secret(secret) != published:
        return Verdict(
            0, f"the hash of the secret is {commitment.hash_secret(secret)}, not {published}"
        )
    setup = build_setup(opening, story.start, opening.heads()[0])
    rules = make_rules(setup)
    seed = commitment.generator_seed(secret)
    game = deal(rules, seed, crown_of(opening), commitment.chance_words(secret, 0))
    if game.outcomes != opening.chance:
        return Verdict(0, "the cards were not dealt from the secret")
    return _play(story, secret, game)


def _play(story: Story, secret: bytes, game: Game) -> Verdict:
    answer_count = 0
    outcomes: list[int] = []
    for step in story.steps:
        if isinstance(step, ScriptedOutcomes):
            outcomes += step.outcomes
        elif isinstance(step, Answer):
            try:
                if step.seat != game.to_move():
                    return Verdict(
                        answer_count, f"line {step.token.line}: this player is not asked"
                    )
                game.apply_with(
                    step.answer, commitment.chance_words(secret, game.get(ANSWER_COUNT) + 1)
                )
            except IllegalAnswerError as error:
                return Verdict(answer_count, f"line {step.token.line}: {error}")
            if game.outcomes != outcomes:
                return Verdict(answer_count, f"line {step.token.line}: the random outcomes differ")
            outcomes = []
            answer_count += 1
    if not game.is_over():
        return Verdict(answer_count, "the game is not over")
    return Verdict(answer_count)
