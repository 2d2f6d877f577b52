"""Samples are uniform: every deal consistent with what a seat knows is drawn equally often.

The deals are found by brute force: a round is replayed with every choice of every player and every
random outcome, and the games that looked the same to the seat at every step are counted.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import lcm, sqrt
from typing import Final

import pytest

from citadels.engine import chance
from citadels.engine.answers.codec import make_answer, verb_of
from citadels.engine.codes import (
    BLACKMAILER,
    DECLINE,
    DRAFT_PHASE,
    END,
    GOLD,
    KING,
    MAGISTRATE,
    NOBODY,
    THEATER,
    USE,
)
from citadels.engine.editions.edition import Setup
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.game_state import ScriptError
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.phases.draft import BEGIN
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.setup import make_rules, setup_from_preset
from citadels.engine.state import (
    ASIDE,
    BLACKMAILER_SEAT,
    CROWN,
    FLOWERED,
    LAID_DOWN,
    MAGISTRATE_SEAT,
    PACKET,
    ROLES,
    SEEN,
    SEEN_AGAIN,
    SIGNED,
    SWAP_GIVEN,
    SWAP_TAKEN,
    blank_row,
)
from citadels.engine.view import make_view
from tests.properties.random_games import (
    CLASSIC_PROFILES,
    IS_COVERAGE_RUN,
    IS_LONG_RUN,
    PROFILE,
    SeededRandom,
    view_text,
)

SAMPLES_PER_DEAL: Final = 100 if IS_LONG_RUN else 5 if IS_COVERAGE_RUN else 10  # on average
MIN_SAMPLES: Final = 300
MAX_SIGMAS: Final = 4.0  # standard deviations; the seeds are fixed, so the result never varies

DealKey = tuple[int, ...]


def game_before_round(setup: Setup, theater: int = NOBODY) -> Game:
    """A table without hands, before characters are set aside; perhaps with a Theater."""
    game = Game(make_rules(setup), blank_row(setup.players))
    game.put(CROWN, 0)
    for card in range(len(game.rules.copies)):
        for _ in range(game.rules.copies[card]):
            if card == THEATER and theater != NOBODY:
                game.add_to_city(theater, card)
            else:
                game.put_under_deck(card)
    game.ask(DRAFT_PHASE, BEGIN, NOBODY)
    return game


def play_answers(begin: Game, seed: int, answers: int, swap: bool = False) -> list[Game]:
    """Random answers: the game before the first, and after each."""
    rng = SeededRandom(seed)
    game = begin.copy()
    chance.seed(game, seed)
    game.proceed()
    games = [game.copy()]
    for _ in range(answers):
        legal = game.legal()
        if swap:
            legal = [answer for answer in legal if verb_of(answer) != DECLINE] or legal
        if make_answer(GOLD) in legal or make_answer(END) in legal:
            legal = [make_answer(GOLD) if make_answer(GOLD) in legal else make_answer(END)]
        game.apply(rng.choice(legal))
        games.append(game.copy())
    return games


def chance_outcomes(game: Game, answer: int | None) -> list[tuple[Game, Fraction]]:
    """The game after an answer, once for each random outcome, with its probability."""
    branches: list[tuple[Game, Fraction]] = []
    pending: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while pending:
        script, likely = pending.pop()
        ended: list[Game] = []
        going_on: list[list[int]] = []
        for number in range(16):
            twin = game.copy()
            twin.script = [*script, number, NOBODY]  # reading this shows that more is drawn
            try:
                apply_answer(twin, answer)
            except ScriptError:
                if twin.script:
                    break  # there are no more outcomes
                going_on.append([*script, number])
                continue
            ended.append(twin)
            if len(twin.script) == 2:
                break  # nothing was drawn
        each = likely / (len(ended) + len(going_on))
        branches.extend((twin, each) for twin in ended)
        pending.extend((longer, each) for longer in going_on)
    for twin, _ in branches:
        twin.script = []
    return branches


def apply_answer(game: Game, answer: int | None) -> None:
    if answer is None:
        game.proceed()
    else:
        game.apply(answer)


def expected_distribution(begin: Game, games: list[Game], seat: int) -> Counter[DealKey]:
    """The probability of each deal of hidden characters, given what the seat could see.

    Every answer that others could have given has the same weight: nobody knows how they choose.
    """
    view_before = view_text(make_view(games[0], seat))
    alive = [
        pair
        for pair in chance_outcomes(begin, None)
        if view_text(make_view(pair[0], seat)) == view_before
    ]
    for now in games[1:]:
        view_before = view_text(make_view(now, seat))
        alive = [
            (after, likely * part)
            for game, likely in alive
            for answer in game.legal()
            for after, part in chance_outcomes(game, answer)
            if view_text(make_view(after, seat)) == view_before
        ]
    common_denominator = lcm(*(likely.denominator for _, likely in alive))
    weights: Counter[DealKey] = Counter()
    for game, likely in alive:
        weights[deal_key(game)] += int(likely * common_denominator)
    return weights


def deal_key(game: Game) -> DealKey:
    """All characters that may be hidden."""
    fields = (ASIDE, LAID_DOWN, PACKET, SWAP_GIVEN, SWAP_TAKEN)
    seats = range(game.seats())
    own = [game.get_seat(seat, field) for seat in seats for field in (ROLES, SEEN, SEEN_AGAIN)]
    return (*(game.get(field) for field in fields), *own)


def is_uniform(counts: Counter[DealKey], expected: Counter[DealKey]) -> None:
    """Check with Pearson's test and a wide margin."""
    count, total = sum(counts.values()), sum(expected.values())
    square = 0.0
    for way, weight in expected.items():
        likely = count * weight / total
        square += (counts[way] - likely) ** 2 / likely
    freedom = len(expected) - 1
    assert abs(square - freedom) < MAX_SIGMAS * sqrt(2 * freedom), (square, freedom)


@dataclass(frozen=True)
class Case:
    """A round of this number of players as one seat sees it after some answers."""

    name: str
    players: int
    last_rank: bool
    seat: int
    answers: int
    seed: int
    theater: int = NOBODY
    profile: str = PROFILE


BASE_CASES: Final = (
    Case("four players, the second has picked", 4, False, 1, 2, 1),
    Case("four players, the third is about to pick", 4, False, 2, 2, 2),
    Case("four players, all have picked", 4, False, 1, 4, 11),
    Case("four players, two ranks have been played", 4, False, 3, 8, 6),
    Case("five players, nine characters", 5, True, 1, 5, 5),
    Case("five players, a rank was silent", 5, True, 1, 7, 21),
    Case("six players, ranks were silent", 6, False, 1, 8, 24),
    Case("three players, the first, all have picked", 3, True, 0, 6, 6),
    Case("three players, the second, between the picks", 3, True, 1, 4, 7),
    Case("three players, the last is asked again", 3, True, 2, 5, 8),
    Case("two players, the first, all have picked", 2, False, 0, 6, 9),
    Case("two players, the second discards one", 2, False, 1, 2, 10),
    Case("seven players, the last took the facedown card", 7, False, 3, 9, 13),
    Case("seven players, the last is choosing", 7, False, 4, 6, 12),
    Case("four players, a swap between others", 4, False, 1, 5, 18, theater=0),
    Case("four players, a swap by oneself", 4, False, 0, 5, 3, theater=0),
    Case("three players, a swap of one of two characters", 3, True, 2, 8, 19, theater=0),
    Case("two players, a swap with oneself", 2, False, 0, 8, 18, theater=1),
    Case(
        "classic, four players, the second has picked",
        4,
        False,
        1,
        2,
        1,
        profile=CLASSIC_PROFILES[0],
    ),
    Case("classic, four players, all have picked", 4, False, 1, 4, 11, profile=CLASSIC_PROFILES[1]),
    Case("classic, five players with nine", 5, True, 1, 5, 5, profile=CLASSIC_PROFILES[2]),
    Case("classic, three players", 3, False, 1, 4, 7, profile=CLASSIC_PROFILES[0]),
)
# Takes too long in a coverage run.
QUICK_CASES: Final = (Case("seven players, the last in a later turn", 7, False, 6, 11, 14),)
# Takes too long except in a long run.
LONG_CASES: Final = (Case("eight players, the last took the facedown card", 8, True, 4, 10, 15),)


def find_preset_with(card: int) -> tuple[int, ...]:
    """The districts of a preset with this card."""
    return next(row.districts for row in edition(PROFILE).presets if card in row.districts)


ALL_CASES: Final = BASE_CASES + QUICK_CASES * (not IS_COVERAGE_RUN) + LONG_CASES * IS_LONG_RUN


@pytest.mark.parametrize("case", ALL_CASES, ids=lambda case: case.name)
def test_every_deal_is_drawn_equally_often(case: Case) -> None:
    districts = find_preset_with(THEATER) if case.profile == PROFILE else None
    setup = setup_from_preset(
        case.profile, case.players, last_rank=case.last_rank, districts=districts
    )
    begin = game_before_round(setup, case.theater)
    games = play_answers(begin, case.seed, case.answers, swap=case.theater != NOBODY)
    game = games[-1]
    expected = expected_distribution(begin, games, case.seat)
    assert deal_key(game) in expected, "the truth is not among the deals"
    assert len(expected) > 1, "nothing is hidden"
    knowledge = Knowledge(game.seats(), case.seat, game.deck_size())
    sampler = Sampler(make_view(game, case.seat), knowledge, game.rules)
    count = max(MIN_SAMPLES, SAMPLES_PER_DEAL * len(expected))
    counts = Counter(deal_key(sampler.draw(seed)) for seed in range(count))
    assert set(counts) <= set(expected), "an impossible sample"
    is_uniform(counts, expected)


@pytest.mark.parametrize(
    ("marker", "field", "owner", "marks"),
    [(MAGISTRATE, SIGNED, MAGISTRATE_SEAT, 3), (BLACKMAILER, FLOWERED, BLACKMAILER_SEAT, 2)],
)
def test_each_mark_is_real_equally_often(marker: int, field: int, owner: int, marks: int) -> None:
    cast = setup_from_preset(PROFILE, 6, preset="devious-dignitaries")
    begin = game_before_round(cast)
    game = next(
        games[-1]
        for seed in range(100)
        if (games := play_marks(begin, seed, marker, marks))[-1].get(field) >= 0
    )
    seat = (game.get(owner) + 1) % 6
    sampler = Sampler(make_view(game, seat), Knowledge(6, seat, game.deck_size()), game.rules)
    counts: Counter[DealKey] = Counter()
    for seed in range(600):
        counts[(sampler.draw(seed).get(field),)] += 1
    assert len(counts) == marks
    is_uniform(counts, Counter(dict.fromkeys(counts, 1)))


def play_marks(begin: Game, seed: int, marker: int, marks: int) -> list[Game]:
    """Play a round up to the last mark of this character, if somebody has it."""
    games = play_answers(begin, seed, 6)
    rng = SeededRandom(seed)
    for _ in range(8):
        game = games[-1].copy()
        uses = [answer for answer in game.legal() if answer >> 16 == USE << 8 | marker]
        if uses:
            game.apply(rng.choice(uses))
            for _ in range(marks - 1):
                game.apply(rng.choice(game.legal()))
            return [*games, game]
        game.apply(rng.choice(game.legal()))
        games.append(game)
    return games


@pytest.mark.parametrize("profile", [PROFILE, *CLASSIC_PROFILES])
def test_the_facedown_character_is_as_likely_as_the_draft_makes_it(profile: str) -> None:
    """The one that is never face up is rarer where the facedown one is drawn first."""
    begin = game_before_round(setup_from_preset(profile, 4))
    games = play_answers(begin, 3, 0)
    aside: Counter[DealKey] = Counter()
    for way, weight in expected_distribution(begin, games, 2).items():
        aside[way[:1]] += weight
    sampler = Sampler(make_view(games[0], 2), Knowledge(4, 2, games[0].deck_size()), games[0].rules)
    counts: Counter[DealKey] = Counter((sampler.draw(seed).get(ASIDE),) for seed in range(3000))
    king = Fraction(aside[(KING,)], sum(aside.values()))
    assert king == (Fraction(1, 6) if profile == PROFILE else Fraction(1, 8))
    is_uniform(counts, aside)


def test_the_uniformity_test_detects_a_bias() -> None:
    expected: Counter[DealKey] = Counter({(way,): 1 for way in range(10)})
    is_uniform(Counter({(way,): 100 + way for way in range(10)}), expected)
    with pytest.raises(AssertionError):
        is_uniform(Counter({(way,): 150 if way == 3 else 95 for way in range(10)}), expected)
