"""Who knows how players think guesses better at their characters, and rules nothing out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log
from typing import TYPE_CHECKING, Final

import pytest

from citadels.bots.explanation import SAMPLED_GAMES, make_sampler
from citadels.bots.strategy.beliefs.exact_beliefs import Beliefs
from citadels.bots.strategy.play_style import MAX_ROLES, PlayStyle
from citadels.bots.strategy.policies.belief import BeliefPolicy
from citadels.bots.strategy.policies.charter import CharterPolicy
from citadels.bots.strategy.search.opponent_model_beliefs import OpponentModelBeliefs
from citadels.bots.strategy.search.pick_model import PickModel
from citadels.engine.codes import NO_ROLE
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.knowledge.role_knowledge import role_knowledge_from_view
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.state import PACKET, REVEALED
from citadels.engine.view import SeatView, make_view, mask_list, mask_of
from tests.bots.tables import enough, fresh_mind, school_tables, some, times
from tests.bots.test_beliefs import (
    chance_of,
    drafted,
    drawn,
    must_come_up_as_often,
    odds_in,
    weighed,
)
from tests.bots.ways import Way, Ways
from tests.properties.games import PLAYERS, hear, minds, noted

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.native_types import override

TINY: Final = 1e-9
TRUST: Final = 0.6

each_number_of_players = pytest.mark.parametrize("players", some(PLAYERS))


def sketches_of(seen: SeatView, learnt: Knowledge, seed: int) -> list[Game]:
    sampler = Sampler(seen, learnt)
    return [sampler.draw(seed + number) for number in range(SAMPLED_GAMES)]


def taken(
    pickers: PickModel, beliefs: Beliefs, seat: int, packet: Iterable[int]
) -> dict[int, float]:
    """How likely each character of a packet is taken by a seat."""
    roles = sorted(packet)
    pickers.set_pick_chances(seat, mask_of(roles), beliefs.odds)
    return {role: float(pickers.pick_chances[role]) for role in roles}


class ReadWays(Ways):
    """All ways, one by one, where others pick as the schools do."""

    def __init__(self, seen: SeatView, sketches: list[Game]) -> None:
        super().__init__(sketches[0].rules, seen, odds_in(sketches[0]))
        self.pickers = PickModel(sketches, seen.seat, TRUST)
        self.plain = Beliefs(self.rules, role_knowledge_from_view(seen), sketches[0], PlayStyle())
        self.known: dict[tuple[int, frozenset[int]], dict[int, float]] = {}

    @override
    def likely(self, way: Way, seat: int, role: int) -> float:
        if seat == self.seen.seat or way.aside == NO_ROLE:  # who took that chose among two
            return super().likely(way, seat, role)
        known = self.known.get((seat, way.packet))
        if known is None:
            known = self.known[seat, way.packet] = taken(self.pickers, self.plain, seat, way.packet)
        return known[role]


@pytest.mark.parametrize(
    ("players", "seldom"), [(2, 12), (3, 12), (4, 15), (5, 30), (6, 80), (7, 160), (8, 200)]
)
def test_keen_beliefs_are_the_sum_over_all_ways(players: int, seldom: int) -> None:
    checked = 0
    for table in school_tables(players, times(1, 2), skip=210):
        for _, seen, learnt in table.moments():
            if table.lots.below(seldom) or not seen.seen:
                continue
            with noted(table):
                must_agree(seen, learnt)
            checked += 1
    assert checked >= enough(3)


@pytest.mark.parametrize("players", [7, 8])
def test_who_took_the_character_laid_aside_is_read_by_odds(players: int) -> None:
    game = drafted(players, 1)
    for seat in range(players - 3, players - 1):
        must_agree(make_view(game, seat), fresh_mind(game, seat))


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (4, 2), (5, 1)])
def test_ways_are_drawn_as_often_as_they_are_likely(players: int, seat: int) -> None:
    game = drafted(players, players)
    seen = make_view(game, seat)
    sampler, beliefs = trusting(seen, fresh_mind(game, seat), 1)
    assert sampler.role_sampler is beliefs
    found = drawn(beliefs, times(3000, 8000))
    must_come_up_as_often(found, weighed(ReadWays(seen, sketches_of(seen, sampler.knowledge, 1))))


def must_agree(seen: SeatView, learnt: Knowledge) -> None:
    """Keen beliefs and the sum over all ways, one by one."""
    sketches = sketches_of(seen, learnt, 1)
    rules = sketches[0].rules
    found = chance_of(
        OpponentModelBeliefs(rules, role_knowledge_from_view(seen), sketches, PlayStyle(), TRUST)
    )
    expected = ReadWays(seen, sketches).table()
    assert found.keys() == expected.keys()
    for place, chance in expected.items():
        assert abs(found[place] - chance) < TINY, f"wrong about {place}"


@each_number_of_players
def test_somebody_takes_one_of_the_packet(players: int) -> None:
    game = new_game(setup_from_preset("2016", players), 5)
    seat = game.to_move()
    pickers = PickModel([game, game], seat, TRUST)
    plain = Beliefs(game.rules, role_knowledge_from_view(make_view(game, seat)), game, PlayStyle())
    packet = mask_list(game.get(PACKET))
    while packet:
        chances = taken(pickers, plain, (seat + 1) % players, packet)
        assert sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) > 0, "nothing is ruled out"
        packet.pop()


def questions_of(school: type[CharterPolicy], seed: int) -> Iterator[tuple[Game, int, Knowledge]]:
    """A game of one school, before each answer that is one of several."""
    game = new_game(setup_from_preset("2016", 4), seed)
    policies = [school(8 * seed + seat) for seat in range(4)]
    learnt = minds(game)
    while not game.is_over():
        options = game.write_options()
        seat = game.to_move()
        if options > 1:
            yield game, seat, learnt[seat]
        game.apply(policies[seat].choose(game, options))
        hear(game, learnt)


@pytest.mark.parametrize("school", [BeliefPolicy, CharterPolicy])
def test_the_truth_is_thought_likelier_of_players_of_a_known_school(
    school: type[CharterPolicy],
) -> None:
    plain = keen = hidden = 0.0
    for seed in range(times(2, 10)):
        for game, seat, learnt in questions_of(school, seed):
            seen = make_view(game, seat)
            if not seen.seen:
                continue
            tables = [
                believing(seen, learnt, 3)[1].probabilities()
                for believing in (make_sampler, trusting)
            ]
            for other in range(4):
                for role in mask_list(game.roles(other) & ~game.get(REVEALED)):
                    if other != seat:
                        before, after = (log(table[other * MAX_ROLES + role]) for table in tables)
                        plain, keen, hidden = plain + before, keen + after, hidden + 1
    assert hidden > 100
    assert keen / hidden > plain / hidden + 0.15


def trusting(seen: SeatView, learnt: Knowledge, seed: int) -> tuple[Sampler, OpponentModelBeliefs]:
    sampler, beliefs = make_sampler(seen, learnt, seed, TRUST)
    assert isinstance(beliefs, OpponentModelBeliefs)
    return sampler, beliefs


def test_without_trust_it_goes_by_what_is_good_for_the_others() -> None:
    game, seat, learnt = next(iter(questions_of(BeliefPolicy, 1)))
    assert not isinstance(make_sampler(make_view(game, seat), learnt, 3)[1], OpponentModelBeliefs)
