"""`citadels bots`: lists the bots, and explains what one of them thinks of a position."""

from __future__ import annotations

import json
from importlib import metadata
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from citadels.bots.bot import Bot
from citadels.bots.registry import BOTS, ENTRY_POINT_GROUP, installed_names, make_bot
from citadels.text import LANGUAGES, Texts
from tests.cli.runner import output_of
from tests.cli.sample_games import save_game, write_position

SEARCH_BOT = "search(iterations=60)"


class Sleeper(Bot):
    """Never wakes up."""


def explain_json(file: Path, *words: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(output_of("bots", "explain", str(file), *words, "--json"))
    return data


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_listed_with_its_parameters(language: str) -> None:
    output = output_of("bots", "--lang", language)
    data = json.loads(output_of("bots", "--lang", language, "--json"))
    assert [bot["bot"] for bot in data] == [*BOTS, *installed_names()]
    for bot in data[: len(BOTS)]:
        assert bot["name"] == Texts(language).get(f"web-bot-{bot['bot']}")
        assert bot["text"] in output
        parameters = ",".join(f"{key}={value}" for key, value in bot["parameters"].items())
        assert make_bot(f"{bot['bot']}({parameters})")
    assert "mistakes=0.15" in output


def test_an_added_bot_is_listed_with_its_own_description(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "sleeper", Sleeper)
    assert "\nsleeper     sleeper. Never wakes up.\n" in output_of("bots", "--lang", "fr")


def test_entry_point_bots_are_listed_even_if_one_fails_to_load(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = "tests.cli.commands.test_bots:Sleeper"
    points = EntryPoints(
        EntryPoint(name, value, ENTRY_POINT_GROUP)
        for name, value in (("dreamer", here), ("absent", "citadels_nowhere:Bot"))
    )
    monkeypatch.setattr(metadata, "entry_points", lambda group: points.select(group=group))
    output = output_of("bots", "--json")
    last = {bot["bot"]: bot["text"] for bot in json.loads(output)[len(BOTS) :]}
    assert last["dreamer"] == "Never wakes up."
    assert "citadels_nowhere" in last["absent"]


def test_every_option_is_shown_with_its_estimate(tmp_path: Path) -> None:
    data = explain_json(write_position(tmp_path / "a.story"), "--bot", SEARCH_BOT)
    assert data["player"] == "Ann"
    assert {option["answer"] for option in data["options"]} == {"gold", "cards", "king"}
    assert data["answer"] == data["options"][0]["answer"]
    assert all(0 <= option["share"] <= 1 for option in data["options"])
    assert sum(option["tries"] for option in data["options"]) == data["tries"] == 60


def test_the_explanation_uses_only_what_the_seat_knows(tmp_path: Path) -> None:
    """The Thief was called before the King and is revealed; the others are not."""
    beliefs = explain_json(write_position(tmp_path / "a.story"), "--bot", SEARCH_BOT)["beliefs"]
    assert beliefs["Dan"] == {"thief": 1.0}
    for name, role in (("Bob", "architect"), ("Cid", "warlord")):
        assert 0 < beliefs[name][role] < 1
        assert set(beliefs[name]) <= {"bishop", "merchant", "architect", "warlord"}


def test_the_same_seed_gives_the_same_answer(tmp_path: Path) -> None:
    file = write_position(tmp_path / "a.story")
    first = explain_json(file, "--bot", SEARCH_BOT, "--seed", "3")
    assert explain_json(file, "--bot", SEARCH_BOT, "--seed", "3") == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_exist_in_every_language(tmp_path: Path, language: str) -> None:
    file = write_position(tmp_path / "a.story")
    output = output_of("bots", "explain", str(file), "--bot", SEARCH_BOT, "--lang", language)
    texts = Texts(language)
    assert texts.command("share") in output
    assert texts.command("beliefs") in output
    assert texts.name_of_character("thief") in output


def test_a_position_in_the_middle_of_a_saved_game_can_be_explained(tmp_path: Path) -> None:
    record = save_game(tmp_path / "game.story")
    game = record.begin()
    for seat, answer in (answers := record.answers[:20]):
        assert game.to_move() == seat
        game.apply(answer)
    record.answers = answers
    file = tmp_path / "middle.story"
    file.write_text(record.story_text(game, "The middle."), encoding="utf-8")
    data = explain_json(file, "--bot", SEARCH_BOT)
    assert data["seat"] == game.to_move()
    assert len(data["options"]) == len(game.legal())
