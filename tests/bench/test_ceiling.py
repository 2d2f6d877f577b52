"""What is left above the search: both plays of a deal are the same but for what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.bots.ceiling import Deal, ToldBot, command, opened, play_deal, read, shares, table
from bench.bots.page import results
from bench.bots.record import keep
from citadels.bots.registry import make_bot
from citadels.engine.codes import HIDDEN
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.view import make_view
from citadels.sim.statistics import Confidence
from tests.bots.tables import fresh_mind, story_game

STORY = """Ann  bishop gold 2  hand tavern
Bob  king      hand manor castle
Cid  assassin  hand temple
Dan  warlord
turn Ann"""


@pytest.mark.parametrize(("hands", "told"), [(False, {"roles"}), (True, {"roles", "hands"})])
def test_nothing_else_is_opened(hands: bool, told: set[str]) -> None:
    game = story_game(STORY)
    closed, open_ = make_view(game, 0).as_data(), opened(game, 0, hands).as_data()
    assert {name for name in closed if closed[name] != open_[name]} == told
    assert not any(HIDDEN in roles for roles in opened(game, 0, hands).roles)
    assert any(HIDDEN in cards for cards in opened(game, 0, hands).hands) is not hands


def test_who_is_told_draws_no_other_hands_and_characters() -> None:
    game = story_game(STORY)
    sampler = Sampler(opened(game, 0, hands=True), fresh_mind(game, 0))
    for seed in range(20):
        drawn = sampler.draw(seed)
        for seat in range(4):
            assert drawn.hand_mask(seat) == game.hand_mask(seat)
            assert drawn.roles(seat) == game.roles(seat)


def test_who_is_told_answers_what_is_asked() -> None:
    game = story_game(STORY)
    bot = ToldBot(make_bot("search(iterations=20)"), game, hands=True)
    assert bot.spec == "told search(iterations=20)"
    assert bot.choose(make_view(game, 0), fresh_mind(game, 0), 1) in game.legal()


def test_a_deal_is_played_in_every_seat_and_again_alike() -> None:
    played = play_deal(3, tries=1)
    assert all(0 <= won <= 4 for won in (played.alone, played.characters, played.told))
    assert play_deal(3, tries=1) == played


def test_a_record_is_read_as_it_was_kept_and_told_on_the_page(tmp_path: Path) -> None:
    record, nothing = tmp_path / "ceiling.jsonl", tmp_path / "none"
    assert read(record) == []
    deals = [Deal(5, 2.0, 3.0, 4.0, "x"), Deal(4, 4.0, 3.0, 4.0, "x")]
    for deal in deals:
        keep(deal, record)
    assert read(record) == deals[::-1], "in the order of the seeds"
    means = [one.mean for one in shares(deals, Confidence())]
    assert means == pytest.approx([0.75, 0.75, 1.0, 0.25])
    assert command(deals) == "python -m bench.bots.ceiling --seeds 4-5"
    text = results(tmp_path, nothing, nothing, record)
    assert "### How much room there is above it" in text
    assert "\n".join(table(deals)) in text
    assert "| all characters and hands | 8 | 100.0 (100.0–100.0) |" in text
    below = [Deal(seed, 4.0, 0.0, 0.0 if seed else 4.0, "x") for seed in range(3)]
    assert "| the last over the first | | -66.7 points (-100.0 to " in "\n".join(table(below))
