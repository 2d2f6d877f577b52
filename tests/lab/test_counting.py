"""Counters against a slow count of the same games; choices by lot; nothing is disturbed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import CARDS, GOLD, PICK
from citadels.engine.playout import Policy, playout_by_seat
from citadels.engine.scoring import VICTORY_PARTS, score, winners
from citadels.engine.setup import deal, make_rules
from citadels.engine.state import ANSWER_COUNT, CROWN, ROUND
from citadels.lab.counters import COUNTERS
from citadels.lab.counting.forcing import GATHERING, NAMES, PER_MILLE, PICKS, kind_of
from citadels.lab.playing import Portion, play_block, play_portion
from citadels.lab.store import counts_table
from citadels.lab.study import Part
from tests.lab.slow import games_of, slow_count

ALL = tuple(COUNTERS)


def part_of(
    players: int = 4, preset: str = "first-game", profile: str = "2016", games: int = 40
) -> Part:
    bots = ("charter", "rush", "beginner", "random", "charter", "rush", "charter", "rush")
    by_lot = ("picks", "names", "gathering")
    return Part(profile, players, preset, bots[:players], games, 20, ALL, 5, by_lot, 0.4)


@pytest.mark.parametrize(
    "part",
    [
        part_of(),
        part_of(2, "random"),
        part_of(3, "random"),
        part_of(6, "tenacious-delegates"),
        part_of(7, "random"),
        part_of(8, "vicious-nobles"),
        part_of(5, profile="classic-en"),
        part_of(4, "random", "classic-fr"),
    ],
    ids=lambda part: part.name,
)
def test_every_counter_agrees_with_a_slow_count(part: Part) -> None:
    portion = Portion(part, 1, 1)
    rows = counts_table(portion, play_portion(portion)).rows()
    found = {
        tuple(word for word in (table, *keys) if word): [times, round(won, 6), points]
        for _, table, *keys, times, won, points in rows
    }
    assert len(found) == len(rows)
    slow = slow_count(part, 1)
    assert found == {key: [cell[0], round(cell[1], 6), cell[2]] for key, cell in slow.items()}


def test_who_looks_on_disturbs_nothing() -> None:
    part = replace(part_of(games=60), by_lot=(), rate=0.0)
    for block in range(3):
        watched, alone = play_block(part, block), play_block(part, block, counted=False)
        assert watched.rows == alone.rows


def test_without_lots_it_is_the_plain_game_of_the_engine() -> None:
    part = replace(part_of(games=20), by_lot=(), rate=0.0)
    rows: list[int] = []
    for game, seated in games_of(part, 0):
        game.is_quiet = True
        rows.append(game.get(CROWN))
        policies: list[Policy] = [player.inner for player in seated]
        playout_by_seat(game, policies)
        best = winners(game)
        rows += [game.get(ROUND), game.get(ANSWER_COUNT)]
        for seat in range(part.players):
            rows += [VICTORY_PARTS // len(best) if seat in best else 0, score(game, seat)]
    assert play_block(part, 0).rows == rows


def test_a_duplicate_deal_comes_again_in_every_rotation() -> None:
    part = replace(part_of(games=40), duplicate=True, bots=("charter",) * 4)
    deals = [game for game, _ in games_of(part, 1)]
    for number in range(0, 20, 4):
        hands = {tuple(game.hand_mask(0) for game in deals[number : number + 4])}
        assert len(set(hands.pop())) == 1
    crowns = play_block(part, 1).rows[:: 3 + 2 * part.players]
    assert all(len(set(crowns[at : at + 4])) == 1 for at in range(0, 20, 4))


@pytest.mark.parametrize("kind", [PICKS, NAMES, GATHERING])
def test_lots_replace_choices_of_the_same_kind_alone(kind: int) -> None:
    """The player says what it would do; the lot changes that only within the kind."""
    word = {PICKS: "picks", NAMES: "names", GATHERING: "gathering"}[kind]
    part = replace(part_of(games=20), by_lot=(word,), rate=1.0, bots=("charter",) * 4)
    seen = 0
    for game, seated in games_of(part, 0):
        for player in seated:
            player.kinds = 0  # one without lots goes through the same game beside it
        while not game.is_over():
            player = seated[game.to_move()]
            options = game.write_options()
            before = [game.options[at] for at in range(options)]
            meant = player.inner.choose(game, options)
            alike = [option for option in before if kind_of(option) == kind]
            given = meant
            if kind_of(meant) == kind and len(alike) > 1:
                given = player._drawn(game, options, meant)
                assert given in alike
                assert player.by_lot
                seen += 1
            game.play(given)
    assert seen > 50


def test_lots_fall_at_their_rate_and_on_all_options_alike() -> None:
    part = replace(part_of(games=400), block=400, by_lot=("gathering", "picks"), rate=0.25)
    lots: Counter[bool] = Counter()
    gathered: Counter[int] = Counter()
    first_picks: Counter[int] = Counter()
    for game, seated in games_of(part, 0):
        picks = 0
        while not game.is_over():
            player = seated[game.to_move()]
            options = game.write_options()
            before = [game.options[at] for at in range(options)]
            given = player.choose(game, options)
            kind = kind_of(given)
            alike = [option for option in before if kind_of(option) == kind]
            if kind in {PICKS, GATHERING} and len(alike) > 1:
                lots[player.by_lot] += 1
            else:
                assert not player.by_lot
            if player.by_lot and verb_of(given) in {GOLD, CARDS}:
                gathered[verb_of(given)] += 1
            if verb_of(given) == PICK:
                if player.by_lot and picks == 0 and len(alike) == 5:
                    first_picks[alike.index(given)] += 1
                picks += 1
            game.play(given)
    total = lots.total()
    assert abs(lots[True] - 0.25 * total) < 4 * (total * 0.25 * 0.75) ** 0.5
    chosen = gathered.total()
    assert chosen > 500
    assert abs(gathered[GOLD] - chosen / 2) < 4 * (chosen / 4) ** 0.5
    for at in range(5):
        drawn = first_picks.total()
        assert abs(first_picks[at] - drawn / 5) < 4 * (drawn * 0.16) ** 0.5


def test_a_rate_of_nothing_and_of_everything() -> None:
    for rate, wanted in ((0.0, {"player"}), (1.0, {"lot"})):
        part = replace(part_of(games=20), by_lot=("picks",), rate=rate, bots=("charter",) * 4)
        portion = Portion(part, 0, 1)
        counts = counts_table(portion, play_portion(portion))
        # Only the last of the row has no choice, at some tables.
        named = counts.filter((counts["table"] == "characters") & (counts["key2"] == "0"))
        assert set(named["key1"]) == wanted
    assert part.per_mille() == PER_MILLE


def test_deals_do_not_hang_on_the_bots() -> None:
    one = part_of()
    other = replace(one, bots=("random",) * 4)
    for (game, _), (same, _) in zip(games_of(one, 0), games_of(other, 0), strict=True):
        assert [game.hand_mask(seat) for seat in range(4)] == [same.hand_mask(s) for s in range(4)]
    rules = make_rules(one.setup(0))
    assert deal(rules, 1).get(CROWN) in range(4)
