"""`citadels lab card`: what a card is worth, as text, data and picture; errors; Ctrl-C."""

from __future__ import annotations

import json
import shlex
import signal
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import typer

from citadels.cli.batch import card_names
from citadels.cli.batch.card_chart import CHART_COLUMNS, Scale
from citadels.cli.batch.card_names import card_name, find_card
from citadels.cli.batch.progress import ProgressReporter
from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS
from citadels.lab.card_blocks import CHARACTER, DISTRICT
from citadels.lab.point import Point
from tests.cli.runner import output_of, run

QUICK = ("--processes", "1", "--bots", "charter,rush")


def test_a_character_is_measured_by_kind_of_bots_and_phase() -> None:
    words = ("lab", "card", "Architect", "--pairs", "600", *QUICK)
    result = run(*words)
    assert result.exit_code == 0
    head, titles, *rows = result.stdout.splitlines()
    assert head.startswith(
        "Architect (2016, 4 players): one round as this character, in percentage"
    )
    assert " ".join(titles.split()) == "bots rounds value 95 % interval points pairs taken"
    assert [row.split()[0] for row in rows[:8]] == [
        *("charter", "early", "middle", "late"),
        *("rush", "early", "middle", "late"),
    ]
    assert rows[-2].startswith("1,200 pairs of games in ")
    options = "--profile 2016 --players 4 --bots charter,rush --pairs 600 --seed 1"
    assert rows[-1] == f"repeat: citadels lab card architect {options}"
    assert "1,200 of 1,200 pairs" in result.stderr
    assert all(len(row) <= 80 for row in rows[:8])
    again = output_of(*shlex.split(rows[-1])[2:], "--processes", "2").splitlines()
    assert again[:-2] == [head, titles, *rows[:-2]]


def test_a_district_is_measured_as_data() -> None:
    words = ("lab", "card", "great wall", "--pairs", "100", "--players", "3", "--json", *QUICK)
    data = json.loads(output_of(*words))
    assert (data["kind"], data["slug"], data["players"]) == ("district", "great-wall", 3)
    assert data["confidence"] == 0.95
    assert data["interrupted"] is False
    assert [(row["bot"], row["phase"], row["pairs"]) for row in data["results"]] == [
        ("charter", "all", 100),
        ("rush", "all", 100),
    ]
    for row in data["results"]:
        for number in ("share", "points", "built"):
            assert row[number]["low"] <= row[number]["value"] <= row[number]["high"]
    again = json.loads(output_of(*words))
    assert again["results"] == data["results"]


def test_time_can_be_limited_instead() -> None:
    words = ("lab", "card", "king", "--seconds", "1", "--bots", "rush", "--processes", "1")
    result = run(*words, "--json")
    assert result.exit_code == 0
    assert "1 seconds to play" in result.stderr
    assert "--seconds 1 --seed 1" in json.loads(result.stdout)["repeat"]


def test_the_chart_is_written_as_svg(tmp_path: Path) -> None:
    path = tmp_path / "king.svg"
    output_of("lab", "card", "king", "--pairs", "600", "--svg", str(path), *QUICK)
    picture = ET.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314 - written by us
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    texts = {element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {"King (2016, 4 players): one round as this character", "whole game", "late"} <= texts


def test_too_few_deals_give_no_interval_and_no_chart(tmp_path: Path) -> None:
    path = tmp_path / "king.svg"
    words = ("lab", "card", "king", "--pairs", "8", "--svg", str(path), *QUICK)
    assert output_of(*words).count("too few deals") == 2
    assert not path.exists()
    rows = json.loads(output_of(*words, "--json"))["results"]
    assert [(row["pairs"], row["share"]) for row in rows] == [(8, None), (8, None)]


@pytest.mark.parametrize("output", ["--json", ""])
def test_an_interrupted_run_shows_what_was_measured(
    output: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(reporter: ProgressReporter, pairs: int) -> None:
        if pairs >= 100:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(ProgressReporter, "update", interrupt)
    result = run("lab", "card", "king", "--pairs", "100000", *QUICK, *output.split())
    assert result.exit_code == 130
    if output:
        data = json.loads(result.stdout)
        assert data["interrupted"] is True
        assert sum(row["pairs"] for row in data["results"]) == 128
        assert data["results"][0]["share"] is not None
    else:
        assert "stopped after 128 pairs of games in " in result.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("architct", "there is no card 'architct'; did you mean 'architect'?"),
        ("zzz", "there is no card 'zzz'"),
        ("bell-tower", "bell-tower is not in the rulebook 2016; it is in classic-en, classic-ru"),
        ("queen", "--players 4: queen is for at least 5 players"),
        ("king --players 9", "'9' is not a whole number from 2 to 8"),
        ("king --profile 2017", "--profile: there is no profile '2017'; choose one of: 2016"),
        ("king --pairs 0", "'0' is not a whole number of at least 1"),
        ("king --pairs 5 --seconds 7", "--seconds 7 cannot be combined with --pairs 5"),
        ("king --bots chess", "there is no bot 'chess'; choose one of: random"),
        ("king --bots rush,search", "--bots: search cannot play in the laboratory"),
        ("king --svg nowhere/king.svg", "--svg nowhere/king.svg: not a file in an existing folder"),
        ("", "missing argument"),
    ],
)
def test_errors_are_reported_in_one_line(
    words: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("lab", "card", *words.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert complaint in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_the_number_of_players_must_be_one_of_the_rulebook(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    book = edition("2016")
    drafts = tuple(row for row in book.drafts if row.players < 7)
    monkeypatch.setattr(card_names, "edition", lambda slug: book.derive(slug, drafts=drafts))
    with pytest.raises(typer.Exit):
        find_card("king", "2016", 7, 1)
    assert "--players 7: 2016 is for 2 to 6 players" in capsys.readouterr().err


def test_cards_are_found_by_slug_and_by_name() -> None:
    for name in ("great-wall", "Great Wall", "GREAT-WALL"):
        card = find_card(name, "2016", 4, 1)
        assert (card.kind, card.slug) == (DISTRICT, "great-wall")
    assert find_card("Tax Collector", "2016", 4, 1).kind == CHARACTER


def test_a_card_without_texts_goes_by_its_slug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(card_names.SLUGS, CHARACTER, (*CHARACTERS, "jester"))
    assert card_name(CHARACTER, "jester", "2016") == "jester"


@pytest.mark.parametrize(
    ("value", "low", "high", "drawn"),
    [
        (0.05, 0.0, 0.10, "─▓▓▓▓▓▓▓▓▓▓─────────"),
        (0.05, 0.04, 0.10, "│███████▓▓▓─────────"),
        (-0.10, -0.10, -0.05, "▓▓▓▓▓▓▓▓▓▓▓████████│"),
    ],
)
def test_a_bar_goes_from_zero_to_the_value(
    value: float, low: float, high: float, drawn: str
) -> None:
    point = Point((), value, low, high, 1)
    bar = Scale([point]).bar(point)
    assert bar == drawn
    assert len(bar) == CHART_COLUMNS


def test_nothing_is_drawn_without_numbers() -> None:
    point = Point((), 0.0, 0.0, 0.0, 1)
    assert Scale([]).bar(None) == Scale([point]).bar(point) == ""
