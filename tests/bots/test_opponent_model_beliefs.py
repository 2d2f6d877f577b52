"""A model of how opponents pick improves beliefs about their characters and excludes none."""

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
from tests.bots.bot_games import mixed_tables, new_knowledge, scale_count, scale_minimum, some_cases
from tests.bots.enumerate_deals import Deal, DealEnumerator
from tests.bots.test_exact_beliefs import (
    assert_frequencies,
    deal_weights,
    draw_counts,
    game_in_draft,
    odds_in,
    probabilities,
)
from tests.properties.random_games import (
    PLAYER_COUNTS,
    initial_knowledge,
    note_on_failure,
    observe_events,
)

if TYPE_CHECKING:
    from typing_extensions import override
else:
    from citadels.engine.native_types import override

TOLERANCE: Final = 1e-9
TRUST: Final = 0.6

each_number_of_players = pytest.mark.parametrize("players", some_cases(PLAYER_COUNTS))


def make_sketches(view: SeatView, knowledge: Knowledge, seed: int) -> list[Game]:
    sampler = Sampler(view, knowledge)
    return [sampler.draw(seed + number) for number in range(SAMPLED_GAMES)]


def pick_counts(
    pickers: PickModel, beliefs: Beliefs, seat: int, packet: Iterable[int]
) -> dict[int, float]:
    """The probability that a seat takes each character of a packet."""
    roles = sorted(packet)
    pickers.set_pick_chances(seat, mask_of(roles), beliefs.odds)
    return {role: float(pickers.pick_chances[role]) for role in roles}


class ModelledDeals(DealEnumerator):
    """All deals, one by one, with the opponent model for the picks of others."""

    def __init__(self, view: SeatView, sketches: list[Game]) -> None:
        super().__init__(sketches[0].rules, view, odds_in(sketches[0]))
        self.pickers = PickModel(sketches, view.seat, TRUST)
        self.plain = Beliefs(self.rules, role_knowledge_from_view(view), sketches[0], PlayStyle())
        self.known: dict[tuple[int, frozenset[int]], dict[int, float]] = {}

    @override
    def pick_probability(self, way: Deal, seat: int, role: int) -> float:
        # The last picker had two characters to choose from.
        if seat == self.view.seat or way.aside == NO_ROLE:
            return super().pick_probability(way, seat, role)
        known = self.known.get((seat, way.packet))
        if known is None:
            known = self.known[seat, way.packet] = pick_counts(
                self.pickers, self.plain, seat, way.packet
            )
        return known[role]


@pytest.mark.parametrize(
    ("players", "seldom"), [(2, 12), (3, 12), (4, 15), (5, 30), (6, 80), (7, 160), (8, 200)]
)
def test_modelled_beliefs_are_the_sum_over_all_deals(players: int, seldom: int) -> None:
    checked = 0
    for table in mixed_tables(players, scale_count(1, 2), skip=210):
        for _, view, knowledge in table.decisions():
            if table.rng.randbelow(seldom) or not view.seen:
                continue
            with note_on_failure(table):
                assert_agree(view, knowledge)
            checked += 1
    assert checked >= scale_minimum(3)


@pytest.mark.parametrize("players", [7, 8])
def test_the_pick_of_the_last_player_is_judged_by_odds(players: int) -> None:
    game = game_in_draft(players, 1)
    for seat in range(players - 3, players - 1):
        assert_agree(make_view(game, seat), new_knowledge(game, seat))


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (4, 2), (5, 1)])
def test_deals_are_drawn_in_proportion_to_their_probability(players: int, seat: int) -> None:
    game = game_in_draft(players, players)
    view = make_view(game, seat)
    sampler, beliefs = beliefs_with_trust(view, new_knowledge(game, seat), 1)
    assert sampler.role_sampler is beliefs
    counts = draw_counts(beliefs, scale_count(3000, 8000))
    assert_frequencies(
        counts, deal_weights(ModelledDeals(view, make_sketches(view, sampler.knowledge, 1)))
    )


def assert_agree(view: SeatView, knowledge: Knowledge) -> None:
    """Compare modelled beliefs with the sum over all deals."""
    sketches = make_sketches(view, knowledge, 1)
    rules = sketches[0].rules
    probability_by_pair = probabilities(
        OpponentModelBeliefs(rules, role_knowledge_from_view(view), sketches, PlayStyle(), TRUST)
    )
    expected = ModelledDeals(view, sketches).probabilities()
    assert probability_by_pair.keys() == expected.keys()
    for place, chance in expected.items():
        assert abs(probability_by_pair[place] - chance) < TOLERANCE, f"wrong about {place}"


@each_number_of_players
def test_pick_probabilities_add_up_to_one_and_exclude_nothing(players: int) -> None:
    game = new_game(setup_from_preset("2016", players), 5)
    seat = game.to_move()
    pickers = PickModel([game, game], seat, TRUST)
    plain = Beliefs(game.rules, role_knowledge_from_view(make_view(game, seat)), game, PlayStyle())
    packet = mask_list(game.get(PACKET))
    while packet:
        chances = pick_counts(pickers, plain, (seat + 1) % players, packet)
        assert sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) > 0, "a character is ruled out"
        packet.pop()


def questions_in_game(
    school: type[CharterPolicy], seed: int
) -> Iterator[tuple[Game, int, Knowledge]]:
    """A game between bots of one style, at each question with several options."""
    game = new_game(setup_from_preset("2016", 4), seed)
    policies = [school(8 * seed + seat) for seat in range(4)]
    knowledge_by_seat = initial_knowledge(game)
    while not game.is_over():
        options = game.write_options()
        seat = game.to_move()
        if options > 1:
            yield game, seat, knowledge_by_seat[seat]
        game.apply(policies[seat].choose(game, options))
        observe_events(game, knowledge_by_seat)


@pytest.mark.parametrize("school", [BeliefPolicy, CharterPolicy])
def test_the_truth_is_more_likely_if_the_style_of_the_players_is_known(
    school: type[CharterPolicy],
) -> None:
    plain = keen = hidden = 0.0
    for seed in range(scale_count(2, 10)):
        for game, seat, knowledge in questions_in_game(school, seed):
            view = make_view(game, seat)
            if not view.seen:
                continue
            tables = [
                believing(view, knowledge, 3)[1].probabilities()
                for believing in (make_sampler, beliefs_with_trust)
            ]
            for other in range(4):
                for role in mask_list(game.roles(other) & ~game.get(REVEALED)):
                    if other != seat:
                        before, after = (log(table[other * MAX_ROLES + role]) for table in tables)
                        plain, keen, hidden = plain + before, keen + after, hidden + 1
    assert hidden > 100
    assert keen / hidden > plain / hidden + 0.15


def beliefs_with_trust(
    view: SeatView, knowledge: Knowledge, seed: int
) -> tuple[Sampler, OpponentModelBeliefs]:
    sampler, beliefs = make_sampler(view, knowledge, seed, TRUST)
    assert isinstance(beliefs, OpponentModelBeliefs)
    return sampler, beliefs


def test_without_trust_beliefs_depend_on_what_is_good_for_the_others() -> None:
    game, seat, knowledge = next(iter(questions_in_game(BeliefPolicy, 1)))
    assert not isinstance(
        make_sampler(make_view(game, seat), knowledge, 3)[1], OpponentModelBeliefs
    )
