"""What a card is worth: reproducible numbers, the right sign, honest intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count

import numpy as np
import pytest

from citadels.engine.bits import BIT
from citadels.engine.codes import ARCHITECT, CASTLE, KINDS, PARK, TAVERN, UNIQUE
from citadels.engine.districts.dragon_gate import DragonGate
from citadels.engine.game import Game
from citadels.engine.handler import Character, District
from citadels.engine.playout import BusyPolicy, Policy, RandomPolicy, playout_by_seat
from citadels.engine.rules import Rules
from citadels.engine.scoring import VICTORY_PARTS
from citadels.engine.setup import make_rules, new_game, random_setup, setup_from_preset
from citadels.engine.state import PACKET, ROUND
from citadels.engine.validation.state import check_state
from citadels.lab import card_blocks
from citadels.lab.card_blocks import (
    BLOCK_PAIRS,
    CHARACTER,
    DISTRICT,
    Block,
    CardError,
    Experiment,
    draw_rules,
    make_trial,
    play_block,
)
from citadels.lab.card_value import WHOLE_GAME, CardRun, Measurement, measure
from citadels.lab.report.chapters.course import PHASES
from citadels.sim.counters.card_trial import AvoidingPolicy, CharacterTrial, put_in_hand
from citadels.sim.executor import LocalExecutor, RunError, never


def experiment(kind: str, slug: str, profile: str = "2016", players: int = 4) -> Experiment:
    return Experiment(kind, slug, profile, players, seed=3)


def play(
    card: Experiment,
    pairs: int | None,
    *,
    bots: tuple[str, ...] = ("charter",),
    processes: int = 1,
    has_time: Callable[[], bool] = lambda: True,
) -> list[Measurement]:
    run = CardRun(card, bots, pairs)
    run.play(LocalExecutor(processes), has_time, lambda pairs: None, never)
    return run.measurements()


def whole_game(card: Experiment, pairs: int) -> Measurement:
    first = play(card, pairs)[0]
    assert (first.phase, first.pairs) == (WHOLE_GAME, pairs)
    return first


def share(measurement: Measurement) -> float:
    assert measurement.share is not None
    return measurement.share.value


@pytest.mark.parametrize(
    "card", [experiment(CHARACTER, "king", players=3), experiment(DISTRICT, "library")]
)
def test_the_number_of_processes_changes_nothing(card: Experiment) -> None:
    bots = ("charter", "rush")
    alone = play(card, 150, bots=bots)
    assert [each.pairs for each in alone if each.phase == WHOLE_GAME] == [150, 150]
    assert play(card, 150, bots=bots, processes=2) == alone
    other_seed = Experiment(card.kind, card.slug, card.profile, card.players, seed=4)
    assert play(other_seed, 150, bots=bots) != alone


def test_each_kind_of_bots_is_measured_as_if_it_were_alone() -> None:
    card = experiment(CHARACTER, "king")
    together = play(card, 40, bots=("charter", "rush"))
    assert [each for each in together if each.bot == "rush"] == play(card, 40, bots=("rush",))


def test_every_block_is_played_in_full_until_there_is_no_time() -> None:
    checks = count()
    measurements = play(
        experiment(DISTRICT, "keep"),
        None,
        bots=("rush", "charter"),
        has_time=lambda: next(checks) < 5,
    )
    pairs = {each.bot: each.pairs for each in measurements}
    assert sum(pairs.values()) == 5 * BLOCK_PAIRS
    assert min(pairs.values()) >= BLOCK_PAIRS


def test_nothing_is_measured_without_time() -> None:
    (nothing,) = play(experiment(DISTRICT, "keep"), None, has_time=lambda: False)
    assert nothing == Measurement("charter", WHOLE_GAME, 0)


def test_a_few_deals_have_no_interval() -> None:
    (few,) = play(experiment(CHARACTER, "king"), 20)
    assert few == Measurement("charter", WHOLE_GAME, 20)


def test_phases_are_shown_if_there_are_enough_pairs() -> None:
    assert [each.phase for each in play(experiment(CHARACTER, "king"), 100)] == [WHOLE_GAME]
    whole, *phases = play(experiment(CHARACTER, "king"), 800)
    assert [each.phase for each in phases] == list(PHASES)
    assert sum(each.pairs for each in phases) == whole.pairs == 800
    mean = sum(share(each) * each.pairs for each in phases) / whole.pairs
    assert share(whole) == pytest.approx(mean)


def test_a_strong_character_is_worth_more_than_a_blank_one(monkeypatch: pytest.MonkeyPatch) -> None:
    architect = experiment(CHARACTER, "architect")
    strong = whole_game(architect, 1200)

    def with_blank(card: Experiment, seed: int) -> Rules:
        rules = draw_rules(card, seed)
        rules.add_character(ARCHITECT, 7, Character())
        return rules

    monkeypatch.setattr(card_blocks, "draw_rules", with_blank)
    blank = whole_game(architect, 1200)
    assert strong.share is not None
    assert blank.share is not None
    assert blank.share.high < strong.share.low
    assert blank.share.high < 0


@pytest.mark.parametrize(("effect", "is_strong"), [(District(), False), (DragonGate(40), True)])
def test_a_made_up_district_is_worth_what_it_does(
    effect: District, is_strong: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that costs much and does nothing, and one that wins the game."""

    def with_park(card: Experiment, seed: int) -> Rules:
        rules = make_rules(setup_from_preset("2016", card.players, seed=seed))
        rules.add_district(PARK, 3 if is_strong else 8, UNIQUE, 1, effect)
        return rules

    monkeypatch.setattr(card_blocks, "draw_rules", with_park)
    measured = whole_game(experiment(DISTRICT, "park"), 400)
    assert measured.share is not None
    assert measured.points is not None
    assert measured.used is not None
    if is_strong:
        assert measured.share.low > 0.1
        assert measured.points.low > 5
        assert measured.used.value > 0.3
    else:
        assert measured.share.high < 0


def test_intervals_cover_the_truth_as_often_as_they_promise() -> None:
    """Also if the pairs of a deal resemble each other."""
    rng = np.random.default_rng(5)
    hits = 0
    for _ in range(400):
        deal = np.repeat(np.arange(60), 4)
        common = rng.normal(0, 0.3, 60)[deal]
        values = (0.02 + common + rng.normal(0, 0.3, 240)) * VICTORY_PARTS
        rows = np.zeros((240, 5), dtype=np.int64)
        rows[:, 0], rows[:, 2] = deal, values.round()
        (measured,) = measure("charter", rows, {WHOLE_GAME: np.ones(240, dtype=np.bool_)})
        assert measured.share is not None
        hits += measured.share.low <= 0.02 <= measured.share.high
    assert 0.92 <= hits / 400 <= 0.98


def test_both_games_part_where_the_character_can_be_taken() -> None:
    card = experiment(CHARACTER, "bishop", players=2)
    trial = make_trial(card, "charter")
    assert isinstance(trial, CharacterTrial)
    trial.play_deal(draw_rules(card, 1), 5, 6, 4)
    assert len(trial.rows) == 16
    assert trial.choices
    for choice in trial.choices:
        assert choice.row[PACKET] & BIT[card.card]
        assert len(choice.legal()) > 1
    rounds = [trial.choices[index].row for index in trial.round_starts]
    assert len(rounds) == len({tuple(row) for row in rounds})


def test_a_character_is_avoided_for_one_round_and_no_longer() -> None:
    """With two players the packet comes back in the same round."""
    setup = setup_from_preset("2016", 2)
    rounds_with_it: set[int] = set()
    for seed in range(20):
        game = new_game(setup, seed)
        policies: list[Policy] = [
            AvoidingPolicy(RandomPolicy(seed), ARCHITECT, 1),
            BusyPolicy(seed),
        ]
        while not game.is_over() and game.get(ROUND) < 4:
            playout_by_seat(game, policies, 1)
            if game.roles(0) & BIT[ARCHITECT]:
                rounds_with_it.add(game.get(ROUND))
    assert rounds_with_it == {2, 3}


@pytest.mark.parametrize("card", [CASTLE, TAVERN, PARK])
def test_a_district_changes_places_with_a_card_of_the_hand(card: int) -> None:
    rng = RandomPolicy(1)
    exchanges = 0
    for seed in range(60):
        game = new_game(random_setup("2016", 4, seed), seed)
        before = _cards(game)
        hands = [_hand(game, seat) for seat in range(4)]
        if hands[0].count(card):
            continue
        if not put_in_hand(game, 0, card, rng):
            assert not game.rules.copies[card]
            continue
        exchanges += 1
        assert _cards(game) == before
        check_state(game.rules, list(game.row))
        (given,) = Counter(hands[0]) - Counter(_hand(game, 0))
        assert Counter(_hand(game, 0)) - Counter(hands[0]) == {card: 1}
        assert given != card
    assert exchanges > 5


def _hand(game: Game, seat: int) -> list[int]:
    return [card for card in range(KINDS) for _ in range(game.in_hand(seat, card))]


def _cards(game: Game) -> list[int]:
    """All cards in hands and in the deck."""
    deck = [game.deck_at(index) for index in range(game.deck_size())]
    return sorted(deck + [card for seat in range(game.seats()) for card in _hand(game, seat)])


def test_rules_are_drawn_with_the_card() -> None:
    for slug in ("queen", "tax-collector", "artist"):
        card = experiment(CHARACTER, slug, players=5)
        assert all(draw_rules(card, seed).cast_mask & BIT[card.card] for seed in range(20))
    for profile, slug in (("2016", "secret-vault"), ("classic-ru", "bell-tower")):
        card = experiment(DISTRICT, slug, profile)
        assert all(draw_rules(card, seed).copies[card.card] for seed in range(20))


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(CardError, match="queen: none of 2,000 random set-ups of 2016"):
        draw_rules(experiment(CHARACTER, "queen"), 1)
    with pytest.raises(CardError, match="search has no fast policy"):
        play_block(Block(experiment(CHARACTER, "king"), "search", 0, 1))
    rules = make_rules(setup_from_preset("2016", 4))
    card = Experiment(CHARACTER, "queen", "2016", 4, 1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(card_blocks, "draw_rules", lambda card, seed: rules)
        with pytest.raises(RunError, match="queen: in 200 deals nobody had a choice"):
            play(card, 10)
