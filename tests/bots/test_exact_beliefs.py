"""Exact beliefs agree with an enumeration of every way to deal and pick the characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import prod, sqrt
from typing import Final

import pytest

from citadels.bots.explanation import make_sampler
from citadels.bots.strategy.beliefs.belief_table import odds_of
from citadels.bots.strategy.beliefs.exact_beliefs import Beliefs, ExactBeliefTable
from citadels.bots.strategy.play_style import MAX_ROLES, PlayStyle
from citadels.bots.strategy.role_values import role_value
from citadels.engine import chance
from citadels.engine.codes import HIDDEN, NO_ROLE, NOBODY, THEATER
from citadels.engine.game import Game
from citadels.engine.knowledge.role_knowledge import (
    role_knowledge_from_game,
    role_knowledge_from_view,
)
from citadels.engine.phases.draft import PLAN_STEP, TAKE_ASIDE
from citadels.engine.sampling.role_sampler import RoleSampler
from citadels.engine.setup import setup_from_preset
from citadels.engine.state import (
    DRAFT_FIRST,
    DRAFT_STEP,
    FACEUP,
    KILLED,
    RANK,
    REVEALED,
    SEAT_GOLD,
    SWAP_OTHER,
    SWAP_OWNER,
    State,
    blank_row,
)
from citadels.engine.view import SeatView, make_view, mask_list
from tests.bots.bot_games import (
    MixedTable,
    mixed_tables,
    new_knowledge,
    scale_count,
    scale_minimum,
    some_cases,
    story_game,
)
from tests.bots.enumerate_deals import DealEnumerator, PickOdds
from tests.properties.random_games import PLAYER_COUNTS, PROFILE, note_on_failure
from tests.properties.test_sampler_uniformity import (
    find_preset_with,
    game_before_round,
    play_answers,
)

TOLERANCE: Final = 1e-9
MAX_SIGMAS: Final = 4.5  # standard deviations; the seeds are fixed, so the result never varies
BLIND: Final = 0  # sharpness of a player who assumes that everybody picks at random

each_number_of_players = pytest.mark.parametrize("players", some_cases(PLAYER_COUNTS))


def make_style(sharpness: int) -> PlayStyle:
    style = PlayStyle()
    style.sharpness_percent = sharpness
    return style


def odds_in(game: Game) -> PickOdds:
    """How likely each player is to pick each character, judged by public information."""
    style = PlayStyle()
    return {
        (seat, role): odds_of(
            role_value(game, seat, role, False, style) * style.sharpness_percent // 100
        )
        for seat in range(game.seats())
        for role in mask_list(game.rules.cast_mask)
    }


def beliefs_in(game: Game, seat: int) -> Beliefs:
    return Beliefs(game.rules, role_knowledge_from_game(game, seat), game, PlayStyle())


def probabilities(beliefs: Beliefs) -> dict[tuple[int, int], float]:
    """The nonzero probabilities, by seat and character."""
    table = beliefs.probabilities()
    probability_by_pair = {divmod(place, MAX_ROLES): chance_ for place, chance_ in enumerate(table)}
    return {place: chance_ for place, chance_ in probability_by_pair.items() if chance_ != 0.0}


def assert_agree(game: Game, seat: int) -> None:
    """Compare beliefs with the sum over all ways, for one seat."""
    probability_by_pair = probabilities(beliefs_in(game, seat))
    expected = DealEnumerator(game.rules, make_view(game, seat), odds_in(game)).probabilities()
    assert probability_by_pair.keys() == expected.keys()
    for place, chance_ in expected.items():
        is_close = abs(probability_by_pair[place] - chance_) < TOLERANCE
        assert is_close, f"seat {seat} is wrong about {place}"


def is_aside_taken(game: Game) -> bool:
    """Whether the last to pick has seen the character set aside at the start."""
    done = [coded % PLAN_STEP for coded in game.rules.draft][: game.get(DRAFT_STEP)]
    return TAKE_ASIDE in done


def is_drafting(game: Game) -> bool:
    return game.get(DRAFT_STEP) < len(game.rules.draft) or game.get(RANK) == 0


def draft_games(
    players: int, games: int, seldom: int, skip: int
) -> Iterator[tuple[MixedTable, int]]:
    """Games at random moments, and a random seat that has seen the packet this round."""
    for table in mixed_tables(players, games, skip):
        for game in table.play():
            if table.rng.randbelow(seldom) == 0:
                seat = table.rng.randbelow(players)
                if make_view(game, seat).seen:
                    yield table, seat


@pytest.mark.parametrize(
    ("players", "seldom"), [(2, 8), (3, 8), (4, 10), (5, 15), (6, 40), (7, 80), (8, 16)]
)
def test_beliefs_are_the_sum_over_all_ways(players: int, seldom: int) -> None:
    counts: Counter[str] = Counter()
    for table, seat in draft_games(players, scale_count(1, 4), seldom, skip=0):
        game = table.game
        if is_aside_taken(game):
            continue
        with note_on_failure(table):
            assert_agree(game, seat)
        counts["all"] += 1
        counts["drafting"] += is_drafting(game)
        counts["revealed"] += game.get(REVEALED) != 0
    assert counts["all"] >= scale_minimum(3), counts
    assert counts["drafting"] + counts["revealed"] > 0, counts


@pytest.mark.parametrize("players", [7, 8])
def test_the_last_picker_may_have_taken_the_facedown_character(players: int) -> None:
    game = game_in_draft(players, 1)
    assert is_aside_taken(game)
    for seat in range(players - 4, players - 1):
        assert_agree(game, seat)


@pytest.mark.parametrize("players", [7, 8])
def test_the_last_picker_knows_that_nobody_else_saw_the_facedown_character(players: int) -> None:
    game = game_in_draft(players, 1)
    assert is_aside_taken(game)
    assert_agree(game, last_picker(game))


def last_picker(game: Game) -> int:
    return (game.get(DRAFT_FIRST) + game.seats() - 1) % game.seats()


@pytest.mark.parametrize(
    ("players", "last_rank", "owner", "seat", "answers", "seed"),
    [
        (4, False, 0, 1, 5, 18),
        (4, False, 0, 0, 5, 3),
        (5, True, 2, 0, 6, 5),
        (3, True, 0, 2, 8, 19),
        (2, False, 1, 0, 8, 18),
    ],
)
def test_a_swap_by_the_theater_moves_the_beliefs(
    players: int, last_rank: bool, owner: int, seat: int, answers: int, seed: int
) -> None:
    """Swaps between two others, by the seat itself or with it, with one or two characters each."""
    setup = setup_from_preset(
        PROFILE, players, last_rank=last_rank, districts=find_preset_with(THEATER)
    )
    begin = game_before_round(setup, owner)
    for other in range(players):
        begin.put_seat(other, SEAT_GOLD, 2 * other)
    game = play_answers(begin, seed, answers, swap=True)[-1]
    assert game.get(SWAP_OWNER) == owner, "nothing was swapped"
    for one in range(players):
        assert_agree(game, one)
    partner = game.get(SWAP_OTHER)
    blind = DealEnumerator(game.rules, make_view(game, seat), odds_in(game))
    blind.view.fields[SWAP_OWNER] = NOBODY
    if seat not in {owner, partner}:
        moved = blind.probabilities()
        believed = probabilities(beliefs_in(game, seat))
        assert any(abs(believed[place] - moved.get(place, 0.0)) > TOLERANCE for place in believed)


def test_a_murdered_character_may_still_be_with_anybody_after_its_call() -> None:
    """Nobody has a called character that stays silent, except the murdered one."""
    checked = 0
    for table, seat in draft_games(5, 6, 4, skip=80):
        game = table.game
        killed = game.get(KILLED)
        if killed == NO_ROLE or game.rules.rank_of[killed] > game.get(RANK):
            continue
        if any(game.roles(other) >> killed & 1 for other in range(5) if other != seat):
            with note_on_failure(table):
                assert_agree(game, seat)
                probability_by_pair = probabilities(beliefs_in(game, seat))
                assert any(role == killed for _, role in probability_by_pair)
            checked += 1
    assert checked > 2


@each_number_of_players
def test_known_characters_are_certain_and_faceup_ones_impossible(players: int) -> None:
    for table, seat in draft_games(players, scale_count(1, 3), 6, skip=110):
        game = table.game
        view = make_view(game, seat)
        probability_by_pair = probabilities(beliefs_in(game, seat))
        with note_on_failure(table):
            for other, roles in enumerate(view.roles):
                row = [probability_by_pair.get((other, role), 0.0) for role in range(MAX_ROLES)]
                assert abs(sum(row) - len(roles)) < TOLERANCE, (
                    "the expected number of characters is wrong"
                )
                assert all(chance_ <= 1 + TOLERANCE for chance_ in row)
                for role in roles:
                    assert role == HIDDEN or abs(row[role] - 1) < TOLERANCE
            for role in mask_list(game.get(FACEUP)):
                assert all((other, role) not in probability_by_pair for other in range(players))


@each_number_of_players
def test_the_truth_is_never_ruled_out(players: int) -> None:
    """At every step, for everybody who has seen the packet; and permille values are rounded."""
    guess = ExactBeliefTable()
    for table in mixed_tables(players, scale_count(1, 4), skip=140):
        for game in table.play():
            seat = table.rng.randbelow(players)
            if table.rng.randbelow(5) or not make_view(game, seat).seen:
                continue
            table_of = list(beliefs_in(game, seat).probabilities())
            with note_on_failure(table):
                assert is_truth_possible(game, table_of), seat
                guess.fill(game, seat, PlayStyle())
                for place, chance_ in enumerate(table_of):
                    assert abs(int(guess.chances[place]) - 1000 * chance_) <= 0.5 + TOLERANCE


@pytest.mark.parametrize("players", some_cases([2, 3, 4, 5, 6]))
def test_in_a_sampled_game_nobody_rules_out_the_sample(players: int) -> None:
    """A bot that continues such a game gives the others their own beliefs."""
    for table in mixed_tables(players, scale_count(1, 3), skip=170):
        for _, view, knowledge in table.decisions():
            if table.rng.randbelow(20):
                continue
            with note_on_failure(table):
                sampler, _ = make_sampler(view, knowledge, table.seed)
                assert_all_believe(sampler.draw(table.seed))


@pytest.mark.parametrize("players", [7, 8])
def test_in_a_game_sampled_for_the_last_picker_nobody_rules_out_the_sample(players: int) -> None:
    game = game_in_draft(players, 1)
    seat = last_picker(game)
    sampler = make_sampler(make_view(game, seat), new_knowledge(game, seat), 1)[0]
    for seed in range(scale_count(8, 20)):
        assert_all_believe(sampler.draw(seed))


def assert_all_believe(game: Game) -> None:
    """Check that nobody who has seen the packet rules out the truth."""
    for seat in range(game.seats()):
        if make_view(game, seat).seen:
            believed = beliefs_in(game, seat)
            assert believed.total_weight > 0, f"seat {seat} rules out every deal"
            assert is_truth_possible(game, list(believed.probabilities())), seat


def is_truth_possible(game: Game, table: Sequence[float]) -> bool:
    return all(
        table[seat * MAX_ROLES + role] > 0
        for seat in range(game.seats())
        for role in mask_list(game.roles(seat))
    )


def draw_counts(sampler: RoleSampler, count: int) -> Counter[tuple[tuple[int, int], ...]]:
    """Draw a number of deals: who held what, as pairs of seat and character."""
    state = State(blank_row(0))
    chance.seed(state, 1)
    counts: Counter[tuple[tuple[int, int], ...]] = Counter()
    for _ in range(count):
        slots = sampler.draw(state)
        counts[tuple(sorted((slot.holder, slot.role) for slot in slots if slot.holder >= 0))] += 1
    return counts


def is_within_sigmas(often: int, count: int, likely: float) -> bool:
    return (
        abs(often - count * likely)
        <= MAX_SIGMAS * sqrt(count * likely * (1 - likely)) + TOLERANCE * count
    )


def assert_frequencies(
    counts: Counter[tuple[tuple[int, int], ...]], ways: Counter[tuple[tuple[int, int], ...]]
) -> None:
    """Compare the frequencies of single characters and of pairs of characters."""
    count, total = sum(counts.values()), sum(ways.values())
    assert counts.keys() <= ways.keys(), "an impossible deal"
    pairs = {(one, two) for way in ways for one in way for two in way}
    assert len(pairs) > 20, "too little is hidden"
    for one, two in pairs:
        often = sum(number for way, number in counts.items() if one in way and two in way)
        weight = sum(number for way, number in ways.items() if one in way and two in way)
        details = (one, two, often, count * weight / total)
        assert is_within_sigmas(often, count, weight / total), details


def deal_weights(ways: DealEnumerator) -> Counter[tuple[tuple[int, int], ...]]:
    """The weight of each deal, in parts of 10**12."""
    weights: Counter[tuple[tuple[int, int], ...]] = Counter()
    for way in ways.deals():
        pairs = [(seat, role) for seat, roles in enumerate(way.hands) for role in roles]
        weights[tuple(sorted(pairs))] += round(way.weight * 10**12)
    return weights


def game_in_draft(players: int, seed: int) -> Game:
    """A game after the draft, in which some are richer than others."""
    begin = game_before_round(setup_from_preset(PROFILE, players))
    for other in range(players):
        begin.put_seat(other, SEAT_GOLD, 3 * other)
    answers = {2: 6, 3: 6}.get(players, players)
    return play_answers(begin, seed, answers)[-1]


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1), (4, 2), (5, 1), (6, 3)])
def test_deals_are_drawn_in_proportion_to_their_probability(players: int, seat: int) -> None:
    game = game_in_draft(players, players)
    counts = draw_counts(beliefs_in(game, seat), scale_count(3000, 8000))
    assert_frequencies(
        counts, deal_weights(DealEnumerator(game.rules, make_view(game, seat), odds_in(game)))
    )


@pytest.mark.parametrize(("players", "seat"), [(2, 1), (3, 0), (4, 0), (5, 4), (6, 1)])
def test_beliefs_with_random_pickers_equal_a_uniform_draw(players: int, seat: int) -> None:
    game = game_in_draft(players, players)
    view = make_view(game, seat)
    count = scale_count(2000, 5000)
    beliefs = Beliefs(game.rules, role_knowledge_from_view(view), game, make_style(BLIND))
    table = beliefs.probabilities()
    often: Counter[tuple[int, int]] = Counter()
    for way, number in draw_counts(
        RoleSampler(game.rules, role_knowledge_from_view(view)), count
    ).items():
        often.update(dict.fromkeys(way, number))
    for place, likely in enumerate(table):
        assert is_within_sigmas(often[divmod(place, MAX_ROLES)], count, min(1.0, likely)), place
    known = [chance_ for chance_ in table if 0 < chance_ < 1 - TOLERANCE]
    assert len(known) > 3, "nothing is hidden"


def count_only_beliefs(game: Game, view: SeatView) -> dict[tuple[int, int], float]:
    """Beliefs when the draft is unknown: every distribution of hidden characters, by odds alone."""
    odds = odds_in(game)
    known = {role for roles in view.roles for role in roles if role >= 0}
    hidden = sorted(set(mask_list(game.rules.cast_mask & ~game.get(FACEUP))) - known)
    hidden_seats = [
        seat for seat, roles in enumerate(view.roles) for role in roles if role == HIDDEN
    ]
    chances: dict[tuple[int, int], float] = {}
    total = 0.0
    for roles in permutations(hidden, len(hidden_seats)):
        pairs = list(zip(hidden_seats, roles, strict=True))
        weight = prod(odds[place] for place in pairs)
        total += weight
        for place in pairs:
            chances[place] = chances.get(place, 0.0) + weight
    return {place: weight / total for place, weight in chances.items()}


def test_without_a_known_draft_only_the_odds_count() -> None:
    game = story_game(
        """Ann  assassin gold 1
Bob  king     gold 6  city manor castle  hand tavern
Cid  merchant gold 2  city tavern market
Dan  warlord
faceup bishop
turn Ann"""
    )
    view = make_view(game, 0)
    assert not view.seen
    probability_by_pair = probabilities(beliefs_in(game, 0))
    expected = count_only_beliefs(game, view)
    assert len({round(chance_, 6) for chance_ in expected.values()}) > 3, "all odds are equal"
    for place, chance_ in expected.items():
        assert abs(probability_by_pair[place] - chance_) < TOLERANCE
