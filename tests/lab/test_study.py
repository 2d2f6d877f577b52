"""Studies: every mistake is named, and every packaged study can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels.lab.play_chunk import Chunk, play_chunk
from citadels.lab.study import StudyError, find_study, known_studies, read_study
from tests.lab.tiny_study import TINY_STUDY, tiny_study


def test_there_is_a_part_for_each_combination() -> None:
    text = """
    profiles = ["2016", "classic-en"]
    [[part]]
    players = [4, 5]
    bots = ["charter", "rush"]
    [[part]]
    profiles = ["2016"]
    presets = ["cunning-agents", "random"]
    bots = [["rush", "charter", "rush"]]
    players = [3]
    """
    study = read_study("mine", text)
    assert len(study.conditions) == 2 * 2 * 2 + 2
    assert study.conditions[0].bots == ("charter",) * 4
    assert study.conditions[-1].name == "2016-3-random-rush-charter"
    assert [part.level for part in study.conditions[-2:]] == ["mixed", "mixed"]
    assert study.conditions[0].level == "charter"
    assert study.games() == 10 * 10_000


def test_a_study_has_a_question_and_any_number_of_games() -> None:
    study = tiny_study(1000)
    assert study.question == "Is it tiny? It is."
    assert {part.games for part in study.conditions} == {1000}
    assert {part.seed for part in study.with_seed(9).conditions} == {9}
    assert study.conditions[0].blocks() == 100
    assert (study.conditions[0].choice_mask(), study.conditions[0].per_mille()) == (3, 500)


def test_deals_in_all_rotations_are_always_complete() -> None:
    text = "duplicate = true\nblock = 12\n[[part]]\nplayers = [3]\ngames = 12\n"
    assert read_study("mine", text).with_games(10).conditions[0].games == 12
    with pytest.raises(StudyError, match="13 games in blocks of 12 are not whole deals"):
        read_study("mine", text.replace("games = 12", "games = 13"))
    with pytest.raises(StudyError, match="blocks of 10 are not whole deals"):
        read_study("mine", text.replace("block = 12", "block = 10"))


def test_each_block_draws_its_own_random_preset() -> None:
    by_lot, fixed = tiny_study().conditions[0], read_study("mine", "[[part]]\n").conditions[0]
    assert len({by_lot.setup(block).spec() for block in range(20)}) == 20
    assert len({fixed.setup(block).spec() for block in range(20)}) == 1


@pytest.mark.parametrize(
    ("changed_line", "message"),
    [
        ("nix = 1", "'nix' is not a setting of a study"),
        ('profiles = ["chess"]', "no profile 'chess'"),
        ('presets = ["nix"]', "2016 has no preset 'nix'; choose one of: ambitious-aristocrats"),
        ('counters = ["nix"]', "no counter 'nix'; choose from: characters"),
        ('by_lot = ["nix"]', "no kind of choice 'nix'; choose from: picks"),
        ('bots = ["nix"]', "no bot 'nix'"),
        ('bots = ["search"]', "search cannot play in the laboratory"),
        ('bots = [["rush", "charter"]]', "rush, charter: the table needs 3 bots"),
        ('bots = "charter"', "bots = 'charter' is not a list"),
        ("bots = [7]", r"bots = \[7\] is not a list"),
        ("bots = [[7, 7, 7]]", "is not a list of bots"),
        ("players = 4", "players = 4 is not a list of int"),
        ('players = ["four"]', "is not a list of int"),
        ("players = [true]", "is not a list of int"),
        ("players = [9]", "9"),
        ("games = 0", "0 games in blocks of 10 are too few"),
        ("block = 0", "blocks of 0 are too few"),
        ('games = "many"', "games = 'many' is not a number"),
        ("games = 1.5", "games = 1.5 is not a number"),
        ("rate = 2.0", "rate 2.0 is not between 0 and 1"),
        ("duplicate = 1", "duplicate = 1 is neither true nor false"),
    ],
)
def test_a_mistake_is_named_with_its_part(changed_line: str, message: str) -> None:
    name = changed_line.partition(" ")[0]
    other_line = [
        other_line
        for other_line in TINY_STUDY.splitlines()
        if not other_line.startswith(f"{name} =")
    ]
    with pytest.raises(StudyError, match=message) as error:
        read_study("tiny", "\n".join([*other_line, changed_line]))
    assert str(error.value).startswith("tiny, part 1: ")


def test_texts_that_are_not_a_study_are_refused() -> None:
    with pytest.raises(StudyError, match=r"mine: there is no \[\[part\]\]"):
        read_study("mine", "games = 3")
    with pytest.raises(StudyError, match="mine: Invalid value"):
        read_study("mine", "games = ")
    twice = TINY_STUDY + '[[part]]\npresets = ["random"]\nplayers = [5]\n'
    with pytest.raises(StudyError, match="2016-5-random-charter occurs twice"):
        read_study("mine", twice)


def test_a_users_file_is_a_study_too(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(TINY_STUDY, encoding="utf-8")
    assert find_study(str(tmp_path / "mine.toml")).name == "mine"
    with pytest.raises(
        StudyError, match="no study 'nix' and no such file; choose one of: characters"
    ):
        find_study("nix")
    with pytest.raises(StudyError, match="no such file"):
        find_study(str(tmp_path))


def test_the_documented_million_games_are_a_million() -> None:
    study = find_study("docs/examples/million.toml")
    assert [(part.bots[0], part.players, part.games) for part in study.conditions] == [
        ("charter", 4, 1_000_000)
    ]


@pytest.mark.parametrize("name", known_studies())
def test_every_packaged_study_can_be_played(name: str) -> None:
    study = find_study(name)
    assert "? " in study.question
    levels = {bot for part in study.conditions for bot in part.bots}
    assert {"charter", "belief"} <= levels
    assert all(part.blocks() >= 8 for part in study.conditions), "too few for intervals"
    for part in study.with_games(2).conditions:
        assert len(play_chunk(Chunk(part, 0, 1)).games) == part.games
    assert 200_000 < study.games() < 3_000_000
