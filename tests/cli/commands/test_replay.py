"""`citadels replay`: prints whole games, and shows no viewer more than they may know."""

from __future__ import annotations

import json
from asyncio import to_thread
from pathlib import Path
from typing import Any

import pytest

from citadels.engine.names import HIDING_EVENTS
from citadels.engine.scoring import score, winners
from citadels.text import LANGUAGES, Texts
from tests.cli.runner import output_of, run
from tests.cli.sample_games import POSITION_STORY, export_game, save_game
from tests.server.support.helpers import make_settings
from tests.server.support.server_fixture import run_server


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("games") / "game.story"
    save_game(path)
    return str(path)


def replay_steps(*words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output_of("replay", *words, "--json").splitlines()]


def events_in(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for step in steps for event in step.get("events", [])]


def test_a_game_is_printed_by_rounds_and_turns(file: str) -> None:
    lines = output_of("replay", file).splitlines()
    assert lines[0] == "The deal"
    rounds = [line for line in lines if line.startswith("Round ") and "crown" in line]
    assert len(rounds) == max(event["round"] for event in events_in(replay_steps(file)))
    assert any(line.startswith("Ann reveals the ") for line in lines)
    assert "The table at the end" in lines
    assert lines[-1].startswith("Winner: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_printed_in_every_language(file: str, language: str) -> None:
    texts = Texts(language)
    output = output_of("replay", file, "--score", "--lang", language)
    assert texts.command("position") in output
    assert texts.name_of_score("first-completed") in output


def test_a_seat_is_shown_only_what_it_could_know(file: str) -> None:
    for seat, name in enumerate(("Ann", "Bob", "Cid")):
        steps = replay_steps(file, "--from", name)
        for event in events_in(steps):
            if event["kind"] == "picked":
                assert (event["card"] == "?") == (event["seat"] != seat)
        assert {step["seat"] for step in steps if "answer" in step} == {seat}
        hands = [place["hand"] for place in steps[-1]["end"]["seats"]]
        for other_seat, hand in enumerate(hands):
            assert other_seat == seat or set(hand) <= {"?"}


def test_a_spectator_is_shown_no_secret(file: str) -> None:
    steps = replay_steps(file)
    assert not any("answer" in step for step in steps)
    for event in events_in(steps):
        if event["kind"] in {"picked", "drew", "kept", "laid"}:
            assert event["card"] == "?"


def test_with_all_nothing_is_hidden(file: str) -> None:
    steps = replay_steps(file, "--all")
    assert all("answer" in step for step in steps[1:-1])
    hidden = [event for event in events_in(steps) if event["card"] == "?"]
    assert hidden == []
    assert {event["kind"] for event in events_in(steps)} & set(HIDING_EVENTS)


def test_a_single_round_can_be_printed(file: str) -> None:
    output = output_of("replay", file, "--round", "2")
    assert output.startswith("Round 2. ")
    assert "Round 3" not in output
    assert "The table at the end" not in output
    steps = replay_steps(file, "--round", "2")
    assert {event["round"] for event in events_in(steps)} == {2}


def test_all_rounds_together_are_the_whole_game(file: str) -> None:
    all_events = events_in(replay_steps(file))
    parts = [event for event in all_events if event["round"] == 0]
    for number in range(1, max(event["round"] for event in all_events) + 1):
        parts += events_in(replay_steps(file, "--round", str(number)))
    assert parts == all_events


def test_points_are_listed_one_by_one(tmp_path: Path) -> None:
    match = export_game(tmp_path / "game.story")
    game = match.game
    end = replay_steps(str(tmp_path / "game.story"))[-1]["end"]
    assert [place["points"] for place in end["seats"]] == [score(game, seat) for seat in range(3)]
    assert end["winners"] == list(winners(game))
    output = output_of("replay", str(tmp_path / "game.story"), "--score")
    assert "First completed city" in output
    names = ", ".join(match.header.names[seat] for seat in winners(game))
    assert output.endswith(f"Winner: {names}\n")


def test_an_unfinished_game_is_printed_up_to_its_last_step() -> None:
    result = run("replay", "-", input_text=POSITION_STORY)
    assert result.exit_code == 0
    assert result.stdout.startswith("Round 1\n")
    assert result.stderr == "The game is not over.\n"
    assert "Winner" not in result.stdout


@pytest.mark.asyncio
async def test_a_server_game_is_replayed_by_its_link(tmp_path: Path) -> None:
    export_game(tmp_path / "game.story")
    story = (tmp_path / "game.story").read_text(encoding="utf-8")
    async with run_server(make_settings(tmp_path)) as server:
        game = await server.client.import_game(story)
        for path in ("game/{}", "api/games/{}/story"):
            link = f"{server.client.address}/{path.format(game)}"
            by_link = await to_thread(run, "replay", link, "--all")
            assert by_link.stdout == output_of("replay", str(tmp_path / "game.story"), "--all")
        fair = await to_thread(run, "verify", f"{server.client.address}/game/{game}")
        assert fair.exit_code == 0
        gone = await to_thread(run, "replay", f"{server.client.address}/game/bcdfghjknpqrstvx")
        assert (gone.exit_code, gone.stdout) == (2, "")
        assert "there is no game" in gone.stderr
