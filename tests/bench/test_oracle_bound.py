"""The upper bound for the search: both runs of a deal differ only in what the search is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.bots.oracle_bound import (
    Deal,
    OracleBot,
    command,
    estimate_shares,
    format_table,
    play_deal,
    read_deals,
    reveal,
)
from bench.bots.result_log import append_record
from bench.bots.update_docs import render_sections
from citadels.bots.registry import make_bot
from citadels.engine.codes import HIDDEN
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.view import make_view
from citadels.sim.estimates import Bootstrap
from tests.bots.bot_games import new_knowledge, story_game

STORY = """Ann  bishop gold 2  hand tavern
Bob  king      hand manor castle
Cid  assassin  hand temple
Dan  warlord
turn Ann"""


@pytest.mark.parametrize(("hands", "revealed"), [(False, {"roles"}), (True, {"roles", "hands"})])
def test_nothing_else_is_opened(hands: bool, revealed: set[str]) -> None:
    game = story_game(STORY)
    closed_data, opened_data = make_view(game, 0).as_data(), reveal(game, 0, hands).as_data()
    assert {name for name in closed_data if closed_data[name] != opened_data[name]} == revealed
    assert not any(HIDDEN in roles for roles in reveal(game, 0, hands).roles)
    assert any(HIDDEN in cards for cards in reveal(game, 0, hands).hands) is not hands


def test_an_oracle_samples_the_true_hands_and_characters() -> None:
    game = story_game(STORY)
    sampler = Sampler(reveal(game, 0, can_see_hands=True), new_knowledge(game, 0))
    for seed in range(20):
        sample = sampler.draw(seed)
        for seat in range(4):
            assert sample.hand_mask(seat) == game.hand_mask(seat)
            assert sample.roles(seat) == game.roles(seat)


def test_an_oracle_answers_the_open_question() -> None:
    game = story_game(STORY)
    bot = OracleBot(make_bot("search(iterations=20)"), game, can_see_hands=True)
    assert bot.spec == "oracle search(iterations=20)"
    assert bot.choose(make_view(game, 0), new_knowledge(game, 0), 1) in game.legal()


def test_a_deal_is_played_in_every_seat_and_again_alike() -> None:
    played = play_deal(3, iterations=1)
    assert all(0 <= won <= 4 for won in (played.alone, played.characters, played.hands))
    assert play_deal(3, iterations=1) == played


def test_results_read_back_and_appear_on_the_page(tmp_path: Path) -> None:
    record, nothing = tmp_path / "ceiling.jsonl", tmp_path / "none"
    assert read_deals(record) == []
    deals = [Deal(5, 2.0, 3.0, 4.0, "x"), Deal(4, 4.0, 3.0, 4.0, "x")]
    for deal in deals:
        append_record(deal, record)
    assert read_deals(record) == deals[::-1], "in the order of the seeds"
    means = [share.mean for share in estimate_shares(deals, Bootstrap())]
    assert means == pytest.approx([0.75, 0.75, 1.0, 0.25])
    assert command(deals) == "python -m bench.bots.oracle_bound --seeds 4-5"
    text = render_sections(tmp_path, nothing, nothing, record)
    assert "### How much room there is above it" in text
    assert "\n".join(format_table(deals)) in text
    assert "| all characters and hands | 8 | 100.0 (100.0–100.0) |" in text
    below = [Deal(seed, 4.0, 0.0, 0.0 if seed else 4.0, "x") for seed in range(3)]
    assert "| the last over the first | | -66.7 points (-100.0 to " in "\n".join(
        format_table(below)
    )
