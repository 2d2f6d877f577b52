"""Exact beliefs are exact: they agree with going through every way to deal and pick, one by one."""

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
from tests.bots.tables import (
    SchoolTable,
    enough,
    fresh_mind,
    school_tables,
    some,
    story_game,
    times,
)
from tests.bots.ways import Odds, Ways
from tests.properties.games import PLAYERS, PROFILE, noted
from tests.properties.test_sample_fairness import before_the_round, played, preset_with

TINY: Final = 1e-9
WIDE: Final = 4.5  # standard deviations; the seeds are fixed, so it holds or it does not
BLIND: Final = 0  # sharpness of somebody who thinks that everybody picks by lot

each_number_of_players = pytest.mark.parametrize("players", some(PLAYERS))


def mind(sharp: int) -> PlayStyle:
    manner = PlayStyle()
    manner.sharpness_percent = sharp
    return manner


def odds_in(game: Game) -> Odds:
    """How readily each player would pick each character, by what lies open."""
    manner = PlayStyle()
    return {
        (seat, role): odds_of(
            role_value(game, seat, role, False, manner) * manner.sharpness_percent // 100
        )
        for seat in range(game.seats())
        for role in mask_list(game.rules.cast_mask)
    }


def beliefs_in(game: Game, seat: int) -> Beliefs:
    return Beliefs(game.rules, role_knowledge_from_game(game, seat), game, PlayStyle())


def chance_of(beliefs: Beliefs) -> dict[tuple[int, int], float]:
    """By seat and character, what is not impossible."""
    table = beliefs.probabilities()
    found = {divmod(place, MAX_ROLES): chance_ for place, chance_ in enumerate(table)}
    return {place: chance_ for place, chance_ in found.items() if chance_ != 0.0}


def must_agree(game: Game, seat: int) -> None:
    """Beliefs and the sum over all ways, for one seat."""
    found = chance_of(beliefs_in(game, seat))
    expected = Ways(game.rules, make_view(game, seat), odds_in(game)).table()
    assert found.keys() == expected.keys()
    for place, chance_ in expected.items():
        assert abs(found[place] - chance_) < TINY, f"seat {seat} is wrong about {place}"


def aside_was_taken(game: Game) -> bool:
    """Whether the last to pick has seen the character laid aside at the start."""
    done = [coded % PLAN_STEP for coded in game.rules.draft][: game.get(DRAFT_STEP)]
    return TAKE_ASIDE in done


def is_drafting(game: Game) -> bool:
    return game.get(DRAFT_STEP) < len(game.rules.draft) or game.get(RANK) == 0


def moments(players: int, games: int, seldom: int, skip: int) -> Iterator[tuple[SchoolTable, int]]:
    """Games at moments by lot, and a seat by lot that has seen the packet this round."""
    for table in school_tables(players, games, skip):
        for game in table.steps():
            if table.lots.below(seldom) == 0:
                seat = table.lots.below(players)
                if make_view(game, seat).seen:
                    yield table, seat


@pytest.mark.parametrize(
    ("players", "seldom"), [(2, 8), (3, 8), (4, 10), (5, 15), (6, 40), (7, 80), (8, 16)]
)
def test_beliefs_are_the_sum_over_all_ways(players: int, seldom: int) -> None:
    met: Counter[str] = Counter()
    for table, seat in moments(players, times(1, 4), seldom, skip=0):
        game = table.game
        if aside_was_taken(game):
            continue
        with noted(table):
            must_agree(game, seat)
        met["all"] += 1
        met["drafting"] += is_drafting(game)
        met["revealed"] += game.get(REVEALED) != 0
    assert met["all"] >= enough(3), met
    assert met["drafting"] + met["revealed"] > 0, met


@pytest.mark.parametrize("players", [7, 8])
def test_who_took_the_character_laid_aside_chose_among_two(players: int) -> None:
    game = drafted(players, 1)
    assert aside_was_taken(game)
    for seat in range(players - 4, players - 1):
        must_agree(game, seat)


@pytest.mark.parametrize("players", [7, 8])
def test_who_took_the_character_laid_aside_knows_that_nobody_else_saw_it(players: int) -> None:
    game = drafted(players, 1)
    assert aside_was_taken(game)
    must_agree(game, last_to_pick(game))


def last_to_pick(game: Game) -> int:
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
    """Of two others, by oneself, with oneself; of one character, and of one of two."""
    setup = setup_from_preset(PROFILE, players, last_rank=last_rank, districts=preset_with(THEATER))
    begin = before_the_round(setup, owner)
    for other in range(players):
        begin.put_seat(other, SEAT_GOLD, 2 * other)
    game = played(begin, seed, answers, swap=True)[-1]
    assert game.get(SWAP_OWNER) == owner, "nothing was swapped"
    for one in range(players):
        must_agree(game, one)
    partner = game.get(SWAP_OTHER)
    blind = Ways(game.rules, make_view(game, seat), odds_in(game))
    blind.seen.fields[SWAP_OWNER] = NOBODY
    if seat not in {owner, partner}:
        moved = blind.table()
        believed = chance_of(beliefs_in(game, seat))
        assert any(abs(believed[place] - moved.get(place, 0.0)) > TINY for place in believed)


def test_a_murdered_character_is_believed_to_be_somewhere_after_its_call() -> None:
    """Whoever is called and silent is nobody's; the murdered one may be anybody's."""
    checked = 0
    for table, seat in moments(5, 6, 4, skip=80):
        game = table.game
        killed = game.get(KILLED)
        if killed == NO_ROLE or game.rules.rank_of[killed] > game.get(RANK):
            continue
        if any(game.roles(other) >> killed & 1 for other in range(5) if other != seat):
            with noted(table):
                must_agree(game, seat)
                found = chance_of(beliefs_in(game, seat))
                assert any(role == killed for _, role in found)
            checked += 1
    assert checked > 2


@each_number_of_players
def test_what_is_known_is_certain_and_what_lies_open_is_nobodys(players: int) -> None:
    for table, seat in moments(players, times(1, 3), 6, skip=110):
        game = table.game
        seen = make_view(game, seat)
        found = chance_of(beliefs_in(game, seat))
        with noted(table):
            for other, roles in enumerate(seen.roles):
                row = [found.get((other, role), 0.0) for role in range(MAX_ROLES)]
                assert abs(sum(row) - len(roles)) < TINY, "a seat holds as many as all can see"
                assert all(chance_ <= 1 + TINY for chance_ in row)
                for role in roles:
                    assert role == HIDDEN or abs(row[role] - 1) < TINY
            for role in mask_list(game.get(FACEUP)):
                assert all((other, role) not in found for other in range(players))


@each_number_of_players
def test_the_truth_is_never_ruled_out(players: int) -> None:
    """At every step, for everybody who has seen the packet; and thousandths are rounded right."""
    guess = ExactBeliefTable()
    for table in school_tables(players, times(1, 4), skip=140):
        for game in table.steps():
            seat = table.lots.below(players)
            if table.lots.below(5) or not make_view(game, seat).seen:
                continue
            table_of = list(beliefs_in(game, seat).probabilities())
            with noted(table):
                assert truth_is_possible(game, table_of), seat
                guess.fill(game, seat, PlayStyle())
                for place, chance_ in enumerate(table_of):
                    assert abs(int(guess.chances[place]) - 1000 * chance_) <= 0.5 + TINY


@pytest.mark.parametrize("players", some([2, 3, 4, 5, 6]))
def test_at_a_drawn_table_everybody_can_believe_what_is_drawn(players: int) -> None:
    """A bot that plays such a game on gives the others beliefs of their own."""
    for table in school_tables(players, times(1, 3), skip=170):
        for _, seen, learnt in table.moments():
            if table.lots.below(20):
                continue
            with noted(table):
                sampler, _ = make_sampler(seen, learnt, table.seed)
                all_must_believe(sampler.draw(table.seed))


@pytest.mark.parametrize("players", [7, 8])
def test_at_a_table_drawn_for_the_last_to_pick_everybody_can_believe_it(players: int) -> None:
    game = drafted(players, 1)
    seat = last_to_pick(game)
    sampler = make_sampler(make_view(game, seat), fresh_mind(game, seat), 1)[0]
    for seed in range(times(8, 20)):
        all_must_believe(sampler.draw(seed))


def all_must_believe(game: Game) -> None:
    """Nobody who has seen the packet holds the truth for impossible."""
    for seat in range(game.seats()):
        if make_view(game, seat).seen:
            believed = beliefs_in(game, seat)
            assert believed.total_weight > 0, f"for seat {seat} there is no way at all"
            assert truth_is_possible(game, list(believed.probabilities())), seat


def truth_is_possible(game: Game, table: Sequence[float]) -> bool:
    return all(
        table[seat * MAX_ROLES + role] > 0
        for seat in range(game.seats())
        for role in mask_list(game.roles(seat))
    )


def drawn(sampler: RoleSampler, count: int) -> Counter[tuple[tuple[int, int], ...]]:
    """So many ways: who held what, as pairs of seat and character."""
    lots = State(blank_row(0))
    chance.seed(lots, 1)
    found: Counter[tuple[tuple[int, int], ...]] = Counter()
    for _ in range(count):
        slots = sampler.draw(lots)
        found[tuple(sorted((slot.holder, slot.role) for slot in slots if slot.holder >= 0))] += 1
    return found


def is_close(often: int, count: int, likely: float) -> bool:
    return abs(often - count * likely) <= WIDE * sqrt(count * likely * (1 - likely)) + TINY * count


def must_come_up_as_often(
    found: Counter[tuple[tuple[int, int], ...]], ways: Counter[tuple[tuple[int, int], ...]]
) -> None:
    """Who holds what, alone and together with what another holds."""
    count, total = sum(found.values()), sum(ways.values())
    assert found.keys() <= ways.keys(), "a way that cannot be"
    pairs = {(one, two) for way in ways for one in way for two in way}
    assert len(pairs) > 20, "too little is hidden"
    for one, two in pairs:
        often = sum(number for way, number in found.items() if one in way and two in way)
        weight = sum(number for way, number in ways.items() if one in way and two in way)
        assert is_close(often, count, weight / total), (one, two, often, count * weight / total)


def weighed(ways: Ways) -> Counter[tuple[tuple[int, int], ...]]:
    """The weight of each way, in parts of a million millions."""
    found: Counter[tuple[tuple[int, int], ...]] = Counter()
    for way in ways.all():
        held = [(seat, role) for seat, roles in enumerate(way.held) for role in roles]
        found[tuple(sorted(held))] += round(way.weight * 10**12)
    return found


def drafted(players: int, seed: int) -> Game:
    """All have picked; some are richer than others."""
    begin = before_the_round(setup_from_preset(PROFILE, players))
    for other in range(players):
        begin.put_seat(other, SEAT_GOLD, 3 * other)
    answers = {2: 6, 3: 6}.get(players, players)
    return played(begin, seed, answers)[-1]


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1), (4, 2), (5, 1), (6, 3)])
def test_ways_are_drawn_as_often_as_they_are_likely(players: int, seat: int) -> None:
    game = drafted(players, players)
    found = drawn(beliefs_in(game, seat), times(3000, 8000))
    must_come_up_as_often(found, weighed(Ways(game.rules, make_view(game, seat), odds_in(game))))


@pytest.mark.parametrize(("players", "seat"), [(2, 1), (3, 0), (4, 0), (5, 4), (6, 1)])
def test_whoever_thinks_that_all_pick_by_lot_believes_what_an_even_draw_gives(
    players: int, seat: int
) -> None:
    game = drafted(players, players)
    seen = make_view(game, seat)
    count = times(2000, 5000)
    table = Beliefs(game.rules, role_knowledge_from_view(seen), game, mind(BLIND)).probabilities()
    often: Counter[tuple[int, int]] = Counter()
    for way, number in drawn(
        RoleSampler(game.rules, role_knowledge_from_view(seen)), count
    ).items():
        often.update(dict.fromkeys(way, number))
    for place, likely in enumerate(table):
        assert is_close(often[divmod(place, MAX_ROLES)], count, min(1.0, likely)), place
    known = [chance_ for chance_ in table if 0 < chance_ < 1 - TINY]
    assert len(known) > 3, "nothing is hidden"


def by_numbers(game: Game, seen: SeatView) -> dict[tuple[int, int], float]:
    """Without a draft to follow, every way to hand out what is hidden, by the odds alone."""
    odds = odds_in(game)
    known = {role for roles in seen.roles for role in roles if role >= 0}
    hidden = sorted(set(mask_list(game.rules.cast_mask & ~game.get(FACEUP))) - known)
    places = [seat for seat, roles in enumerate(seen.roles) for role in roles if role == HIDDEN]
    chances: dict[tuple[int, int], float] = {}
    total = 0.0
    for roles in permutations(hidden, len(places)):
        held = list(zip(places, roles, strict=True))
        weight = prod(odds[place] for place in held)
        total += weight
        for place in held:
            chances[place] = chances.get(place, 0.0) + weight
    return {place: weight / total for place, weight in chances.items()}


def test_without_a_draft_to_follow_only_the_numbers_count() -> None:
    game = story_game(
        """Ann  assassin gold 1
Bob  king     gold 6  city manor castle  hand tavern
Cid  merchant gold 2  city tavern market
Dan  warlord
faceup bishop
turn Ann"""
    )
    seen = make_view(game, 0)
    assert not seen.seen
    found = chance_of(beliefs_in(game, 0))
    expected = by_numbers(game, seen)
    assert len({round(chance_, 6) for chance_ in expected.values()}) > 3, "all is alike"
    for place, chance_ in expected.items():
        assert abs(found[place] - chance_) < TINY
