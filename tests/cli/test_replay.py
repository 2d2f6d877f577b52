"""`citadels replay`: a game is told to its end, and nobody is told more than he could know."""

from __future__ import annotations

import json
from asyncio import to_thread
from pathlib import Path
from typing import Any

import pytest

from citadels.engine.names import HIDING_EVENTS
from citadels.engine.scoring import score, winners
from citadels.text import LANGUAGES, Texts
from tests.cli.games import POSITION, exported_game, saved_game
from tests.cli.terminal import run, told
from tests.server.serving import running
from tests.server.table_talk import settings_in


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    made = tmp_path_factory.mktemp("games") / "game.story"
    saved_game(made)
    return str(made)


def steps_of(*words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in told("replay", *words, "--json").splitlines()]


def events_of(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for step in steps for event in step.get("events", [])]


def test_a_game_is_told_by_rounds_and_turns(file: str) -> None:
    lines = told("replay", file).splitlines()
    assert lines[0] == "The deal"
    rounds = [line for line in lines if line.startswith("Round ") and "crown" in line]
    assert len(rounds) == max(event["round"] for event in events_of(steps_of(file)))
    assert any(line.startswith("Ann reveals the ") for line in lines)
    assert "The table at the end" in lines
    assert lines[-1].startswith("Winner: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(file: str, language: str) -> None:
    texts = Texts(language)
    shown = told("replay", file, "--score", "--lang", language)
    assert texts.command("position") in shown
    assert texts.name_of_score("first-completed") in shown


def test_a_seat_is_told_what_it_could_know_and_no_more(file: str) -> None:
    for seat, name in enumerate(("Ann", "Bob", "Cid")):
        steps = steps_of(file, "--from", name)
        for event in events_of(steps):
            if event["kind"] == "picked":
                assert (event["card"] == "?") == (event["seat"] != seat)
        assert {step["seat"] for step in steps if "answer" in step} == {seat}
        hands = [place["hand"] for place in steps[-1]["end"]["seats"]]
        for other, hand in enumerate(hands):
            assert other == seat or set(hand) <= {"?"}


def test_somebody_beside_the_table_is_told_no_secret(file: str) -> None:
    steps = steps_of(file)
    assert not any("answer" in step for step in steps)
    for event in events_of(steps):
        if event["kind"] in {"picked", "drew", "kept", "laid"}:
            assert event["card"] == "?"


def test_with_all_nothing_is_hidden(file: str) -> None:
    steps = steps_of(file, "--all")
    assert all("answer" in step for step in steps[1:-1])
    hidden = [event for event in events_of(steps) if event["card"] == "?"]
    assert hidden == []
    assert {event["kind"] for event in events_of(steps)} & set(HIDING_EVENTS)


def test_a_round_can_be_told_alone(file: str) -> None:
    shown = told("replay", file, "--round", "2")
    assert shown.startswith("Round 2. ")
    assert "Round 3" not in shown
    assert "The table at the end" not in shown
    steps = steps_of(file, "--round", "2")
    assert {event["round"] for event in events_of(steps)} == {2}


def test_all_rounds_together_are_the_whole_game(file: str) -> None:
    whole = events_of(steps_of(file))
    parts = [event for event in whole if event["round"] == 0]
    for number in range(1, max(event["round"] for event in whole) + 1):
        parts += events_of(steps_of(file, "--round", str(number)))
    assert parts == whole


def test_the_points_are_told_one_by_one(tmp_path: Path) -> None:
    match = exported_game(tmp_path / "game.story")
    game = match.game
    end = steps_of(str(tmp_path / "game.story"))[-1]["end"]
    assert [place["points"] for place in end["seats"]] == [score(game, seat) for seat in range(3)]
    assert end["winners"] == list(winners(game))
    shown = told("replay", str(tmp_path / "game.story"), "--score")
    assert "First completed city" in shown
    names = ", ".join(match.header.names[seat] for seat in winners(game))
    assert shown.endswith(f"Winner: {names}\n")


def test_a_game_that_is_not_over_is_told_as_far_as_it_goes() -> None:
    done = run("replay", "-", typed=POSITION)
    assert done.exit_code == 0
    assert done.stdout.startswith("Round 1\n")
    assert done.stderr == "The game is not over.\n"
    assert "Winner" not in done.stdout


@pytest.mark.asyncio
async def test_a_game_of_a_server_is_told_by_its_link(tmp_path: Path) -> None:
    exported_game(tmp_path / "game.story")
    story = (tmp_path / "game.story").read_text(encoding="utf-8")
    async with running(settings_in(tmp_path)) as server:
        game = await server.client.import_game(story)
        for path in ("game/{}", "api/games/{}/story"):
            link = f"{server.client.address}/{path.format(game)}"
            by_link = await to_thread(run, "replay", link, "--all")
            assert by_link.stdout == told("replay", str(tmp_path / "game.story"), "--all")
        fair = await to_thread(run, "verify", f"{server.client.address}/game/{game}")
        assert fair.exit_code == 0
        gone = await to_thread(run, "replay", f"{server.client.address}/game/bcdfghjknpqrstvx")
        assert (gone.exit_code, gone.stdout) == (2, "")
        assert "there is no game" in gone.stderr
