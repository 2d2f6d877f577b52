"""`citadels bots`: which there are, and what one thinks of a position."""

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
from tests.cli.games import position, saved_game
from tests.cli.terminal import told

THINKER = "search(iterations=60)"


class Sleeper(Bot):
    """Never wakes up."""


def explained(file: Path, *words: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(told("bots", "explain", str(file), *words, "--json"))
    return data


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_told_with_its_parameters(language: str) -> None:
    shown = told("bots", "--lang", language)
    data = json.loads(told("bots", "--lang", language, "--json"))
    assert [bot["bot"] for bot in data] == [*BOTS, *installed_names()]
    for bot in data[: len(BOTS)]:
        assert bot["name"] == Texts(language).get(f"web-bot-{bot['bot']}")
        assert bot["text"] in shown
        said = ",".join(f"{key}={value}" for key, value in bot["parameters"].items())
        assert make_bot(f"{bot['bot']}({said})")
    assert "mistakes=0.15" in shown


def test_a_bot_that_somebody_has_added_is_told_in_its_own_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "sleeper", Sleeper)
    assert "\nsleeper     sleeper. Never wakes up.\n" in told("bots", "--lang", "fr")


def test_bots_of_other_packages_are_told_though_one_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = "tests.cli.test_bots:Sleeper"
    points = EntryPoints(
        EntryPoint(name, value, ENTRY_POINT_GROUP)
        for name, value in (("dreamer", here), ("absent", "citadels_nowhere:Bot"))
    )
    monkeypatch.setattr(metadata, "entry_points", lambda group: points.select(group=group))
    shown = told("bots", "--json")
    last = {bot["bot"]: bot["text"] for bot in json.loads(shown)[len(BOTS) :]}
    assert last["dreamer"] == "Never wakes up."
    assert "citadels_nowhere" in last["absent"]


def test_every_option_is_told_with_what_it_promises(tmp_path: Path) -> None:
    data = explained(position(tmp_path / "a.story"), "--bot", THINKER)
    assert data["player"] == "Ann"
    assert {option["answer"] for option in data["options"]} == {"gold", "cards", "king"}
    assert data["answer"] == data["options"][0]["answer"]
    assert all(0 <= option["share"] <= 1 for option in data["options"])
    assert sum(option["tries"] for option in data["options"]) == data["tries"] == 60


def test_it_is_told_what_the_seat_could_know(tmp_path: Path) -> None:
    """The Thief was called before the King and has shown himself; the others have not."""
    beliefs = explained(position(tmp_path / "a.story"), "--bot", THINKER)["beliefs"]
    assert beliefs["Dan"] == {"thief": 1.0}
    for name, role in (("Bob", "architect"), ("Cid", "warlord")):
        assert 0 < beliefs[name][role] < 1
        assert set(beliefs[name]) <= {"bishop", "merchant", "architect", "warlord"}


def test_the_same_seed_gives_the_same_answer(tmp_path: Path) -> None:
    file = position(tmp_path / "a.story")
    first = explained(file, "--bot", THINKER, "--seed", "3")
    assert explained(file, "--bot", THINKER, "--seed", "3") == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_explained_in_every_language(tmp_path: Path, language: str) -> None:
    file = position(tmp_path / "a.story")
    shown = told("bots", "explain", str(file), "--bot", THINKER, "--lang", language)
    texts = Texts(language)
    assert texts.command("share") in shown
    assert texts.command("beliefs") in shown
    assert texts.name_of_character("thief") in shown


def test_a_saved_game_can_be_asked_about_in_its_middle(tmp_path: Path) -> None:
    record = saved_game(tmp_path / "game.story")
    game = record.begin()
    for seat, given in (answers := record.answers[:20]):
        assert game.to_move() == seat
        game.apply(given)
    record.answers = answers
    file = tmp_path / "middle.story"
    file.write_text(record.story_text(game, "The middle."), encoding="utf-8")
    data = explained(file, "--bot", THINKER)
    assert data["seat"] == game.to_move()
    assert len(data["options"]) == len(game.legal())
