"""Counters agree with a slow count and do not affect the games; random choices are uniform."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from citadels.engine.answers.codec import make_use, verb_of
from citadels.engine.codes import (
    CARDS,
    FIRST_DISTRICT_HANDLER,
    GOLD,
    KING,
    MAGISTRATE,
    PICK,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    THIEF,
)
from citadels.engine.names import CHARACTERS
from citadels.engine.playout import Policy, playout_by_seat
from citadels.engine.scoring import VICTORY_PARTS, score, winners
from citadels.engine.setup import deal, make_rules
from citadels.engine.state import ANSWER_COUNT, CROWN, ROUND
from citadels.lab.counter_registry import COUNTERS
from citadels.lab.play_chunk import Chunk, play_block, play_chunk
from citadels.lab.report.chapters.names import FAIR_NAMERS
from citadels.lab.store import counts_table
from citadels.lab.study import Condition
from citadels.sim.counters.namers import NAMERS
from citadels.sim.counters.randomized_policy import (
    GATHER_CHOICE,
    NAME_CHOICE,
    PER_MILLE,
    PICK_CHOICE,
    choice_kind,
)
from tests.lab.reference_counters import count_block, deal_block

ALL_COUNTERS = tuple(COUNTERS)


def make_condition(
    players: int = 4, preset: str = "first-game", profile: str = "2016", games: int = 40
) -> Condition:
    bots = ("charter", "rush", "beginner", "random", "charter", "rush", "charter", "rush")
    by_lot = ("picks", "names", "gathering")
    return Condition(
        profile, players, preset, bots[:players], games, 20, ALL_COUNTERS, 5, by_lot, 0.4
    )


@pytest.mark.parametrize(
    "part",
    [
        make_condition(),
        make_condition(2, "random"),
        make_condition(3, "random"),
        make_condition(6, "tenacious-delegates"),
        make_condition(7, "random"),
        make_condition(8, "vicious-nobles"),
        make_condition(5, profile="classic-en"),
        make_condition(4, "random", "classic-fr"),
    ],
    ids=lambda part: part.name,
)
def test_every_counter_agrees_with_a_slow_count(part: Condition) -> None:
    chunk = Chunk(part, 1, 1)
    rows = counts_table(chunk, play_chunk(chunk)).rows()
    counts = {
        tuple(word for word in (table, *keys) if word): [times, round(won, 6), points]
        for _, table, *keys, times, won, points in rows
    }
    assert len(counts) == len(rows)
    slow = count_block(part, 1)
    assert counts == {key: [cell[0], round(cell[1], 6), cell[2]] for key, cell in slow.items()}


def test_counters_do_not_change_the_game() -> None:
    part = replace(make_condition(games=60), by_lot=(), rate=0.0)
    for block in range(3):
        watched, alone = play_block(part, block), play_block(part, block, with_counters=False)
        assert watched.rows == alone.rows


def test_without_random_choices_the_policy_plays_as_usual() -> None:
    part = replace(make_condition(games=20), by_lot=(), rate=0.0)
    rows: list[int] = []
    for game, seated in deal_block(part, 0):
        game.is_quiet = True
        rows.append(game.get(CROWN))
        policies: list[Policy] = [player.inner for player in seated]
        playout_by_seat(game, policies)
        best = winners(game)
        rows += [game.get(ROUND), game.get(ANSWER_COUNT)]
        for seat in range(part.players):
            rows += [VICTORY_PARTS // len(best) if seat in best else 0, score(game, seat)]
    assert play_block(part, 0).rows == rows


def test_a_duplicate_deal_is_played_in_every_rotation() -> None:
    part = replace(make_condition(games=40), duplicate=True, bots=("charter",) * 4)
    deals = [game for game, _ in deal_block(part, 1)]
    for number in range(0, 20, 4):
        hands = {tuple(game.hand_mask(0) for game in deals[number : number + 4])}
        assert len(set(hands.pop())) == 1
    crowns = play_block(part, 1).rows[:: 3 + 2 * part.players]
    assert all(len(set(crowns[index : index + 4])) == 1 for index in range(0, 20, 4))


def test_naming_is_what_the_cards_declare() -> None:
    """Marks are not names: several are laid, and only one counts."""
    assert [CHARACTERS[role] for role in NAMERS] == ["assassin", "witch", "thief"]
    assert FAIR_NAMERS == ("assassin", "witch")
    target = ROLE_ARGUMENT + KING
    assert choice_kind(make_use(THIEF, target)) == NAME_CHOICE
    assert choice_kind(make_use(MAGISTRATE, target)) == 0
    assert choice_kind(make_use(THIEF, SEAT_ARGUMENT)) == 0
    assert choice_kind(make_use(FIRST_DISTRICT_HANDLER, target)) == 0


@pytest.mark.parametrize("kind", [PICK_CHOICE, NAME_CHOICE, GATHER_CHOICE])
def test_random_choices_replace_only_the_same_kind(kind: int) -> None:
    """A random choice replaces the player's own only by another of the same kind."""
    word = {PICK_CHOICE: "picks", NAME_CHOICE: "names", GATHER_CHOICE: "gathering"}[kind]
    part = replace(make_condition(games=20), by_lot=(word,), rate=1.0, bots=("charter",) * 4)
    change_count = 0
    for game, seated in deal_block(part, 0):
        for player in seated:
            player.kinds = 0  # no random choices except those drawn below
        while not game.is_over():
            player = seated[game.to_move()]
            options = game.write_options()
            before = [game.options[index] for index in range(options)]
            meant = player.inner.choose(game, options)
            alike = [option for option in before if choice_kind(option) == kind]
            answer = meant
            if choice_kind(meant) == kind and len(alike) > 1:
                answer = player._draw_option(game, options, meant)
                assert answer in alike
                assert player.randomized
                change_count += 1
            game.play(answer)
    assert change_count > 50


def test_random_choices_are_uniform_at_their_rate() -> None:
    part = replace(make_condition(games=400), block=400, by_lot=("gathering", "picks"), rate=0.25)
    random_counts: Counter[bool] = Counter()
    gathered: Counter[int] = Counter()
    first_picks: Counter[int] = Counter()
    for game, seated in deal_block(part, 0):
        picks = 0
        while not game.is_over():
            player = seated[game.to_move()]
            options = game.write_options()
            before = [game.options[index] for index in range(options)]
            answer = player.choose(game, options)
            kind = choice_kind(answer)
            alike = [option for option in before if choice_kind(option) == kind]
            if kind in {PICK_CHOICE, GATHER_CHOICE} and len(alike) > 1:
                random_counts[player.randomized] += 1
            else:
                assert not player.randomized
            if player.randomized and verb_of(answer) in {GOLD, CARDS}:
                gathered[verb_of(answer)] += 1
            if verb_of(answer) == PICK:
                if player.randomized and picks == 0 and len(alike) == 5:
                    first_picks[alike.index(answer)] += 1
                picks += 1
            game.play(answer)
    total = random_counts.total()
    assert abs(random_counts[True] - 0.25 * total) < 4 * (total * 0.25 * 0.75) ** 0.5
    gather_count = gathered.total()
    assert gather_count > 500
    assert abs(gathered[GOLD] - gather_count / 2) < 4 * (gather_count / 4) ** 0.5
    for index in range(5):
        pick_count = first_picks.total()
        assert abs(first_picks[index] - pick_count / 5) < 4 * (pick_count * 0.16) ** 0.5


def test_rates_of_zero_and_one() -> None:
    for rate, choosers in ((0.0, {"player"}), (1.0, {"lot"})):
        part = replace(
            make_condition(games=20), by_lot=("picks",), rate=rate, bots=("charter",) * 4
        )
        chunk = Chunk(part, 0, 1)
        counts = counts_table(chunk, play_chunk(chunk))
        # Only the first place: at some tables the last player has no choice.
        rows = counts.filter((counts["table"] == "characters") & (counts["key2"] == "0"))
        assert set(rows["key1"]) == choosers
    assert part.per_mille() == PER_MILLE


def test_deals_do_not_depend_on_the_bots() -> None:
    condition = make_condition()
    other_condition = replace(condition, bots=("random",) * 4)
    for (game, _), (same, _) in zip(
        deal_block(condition, 0), deal_block(other_condition, 0), strict=True
    ):
        assert [game.hand_mask(seat) for seat in range(4)] == [same.hand_mask(s) for s in range(4)]
    rules = make_rules(condition.setup(0))
    assert deal(rules, 1).get(CROWN) in range(4)
