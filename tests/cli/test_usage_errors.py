"""Every usage error of every command is reported in one line."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from citadels.cli.main import COMMANDS
from tests.cli.runner import run, run_process
from tests.cli.sample_games import POSITION_STORY, save_game

# The arguments, and a word of the error. The files are a game, a position and a broken story.
WRONG_COMMANDS = [
    ("nonsense", "'nonsense'"),
    ("--nonsense", "--nonsense"),
    ("play --players 9", "'9'"),
    ("play --players many", "'many'"),
    ("play --preset nonsense", "nonsense"),
    ("play --profile nonsense", "'nonsense'"),
    ("play --seed -1", "'-1'"),
    ("play --seed x", "'x'"),
    ("play --lang tlh", "'tlh'"),
    ("play --bots nonsense", "'nonsense'"),
    ("play --bots 'search(ms=x)'", "ms='x'"),
    ("play --target 99", "99"),
    ("play --nonsense", "--nonsense"),
    ("replay", "FILE|LINK"),
    ("replay nowhere.story", "nowhere.story"),
    ("replay .", "."),
    ("replay broken.story", "broken.story:2:1"),
    ("replay binary.story", "UTF-8"),
    ("replay empty.story", "empty.story"),
    ("replay two.story", "2 stories"),
    ("replay untrue.story", "untrue.story:9:6"),
    ("replay game.story --from Zed", "Zed"),
    ("replay game.story --from 0", "0"),
    ("replay game.story --from Ann --all", "--all"),
    ("replay game.story --round 0", "'0'"),
    ("replay game.story --round 99", "99"),
    ("replay http://127.0.0.1:1/game/bcdfghjknpqrstvx", "does not answer"),
    ("replay http://127.0.0.1:1/table/x", "http://HOST/game/ID"),
    ("replay http://[/game/x", "http://[/game/x"),
    ("replay http://127.0.0.1:port/game/x", "127.0.0.1:port"),
    ("rules king --profile nonsense", "'nonsense'"),
    ("rules king --lang tlh", "'tlh'"),
    ("rules king --nonsense", "--nonsense"),
    ("compare nonsense", "nonsense"),
    ("check", "paths"),
    ("check --nonsense x", "--nonsense"),
    ("verify", "games"),
    ("verify nowhere.story", "nowhere.story"),
    ("verify broken.story", "broken.story:2:1"),
    ("bots nonsense", "'nonsense'"),
    ("bots --lang tlh", "'tlh'"),
    ("bots explain", "STORY"),
    ("bots explain nowhere.story", "nowhere.story"),
    ("bots explain game.story", "over"),
    ("bots explain position.story --bot nonsense", "'nonsense'"),
    ("bots explain position.story --bot 'search(ms=0)'", "ms=0"),
    ("bots explain position.story --bot 'search(nonsense=1)'", "'nonsense'"),
    ("bots explain position.story --seed -1", "'-1'"),
    ("simulate", "--bots"),
    ("simulate --bots nonsense", "'nonsense'"),
    ("simulate --bots random --games none", "'none'"),
    ("simulate --bots random --count nonsense", "'nonsense'"),
    ("lab run nonsense", "'nonsense'"),
    ("lab run crown --games none", "'none'"),
    ("lab show nonsense", "'nonsense'"),
    ("lab check nowhere", "nowhere"),
    ("lab report nowhere", "nowhere"),
    ("lab card nonsense", "'nonsense'"),
    ("lab card king --seconds soon", "'soon'"),
    ("tournament --one nonsense --rest random", "'nonsense'"),
    ("tournament --mirror random --profile nonsense", "'nonsense'"),
    ("tournament --mirror random --out /dev/null/x", "/dev/null/x"),
    ("soak", "games"),
    ("soak 0", "'0'"),
    ("soak many", "'many'"),
    ("soak 5 --first -1", "'-1'"),
    ("soak 5 --processes 0", "'0'"),
    ("serve --port 99999", "99999"),
    ("serve --port x", "'x'"),
    ("serve --host nowhere.invalid", "nowhere.invalid"),
    ("serve --hint-bot nonsense", "'nonsense'"),
    ("serve --redis nonsense", "'nonsense'"),
    ("serve --statistics-file nowhere.zip", "nowhere.zip"),
    ("serve --statistics-file game.story", "not a zip file"),
    ("serve --database mysql://localhost/x", "mysql"),
    ("serve --bot-pause-seconds x", "'x'"),
    ("db nonsense", "'nonsense'"),
    ("db current --database nonsense", "nonsense"),
    ("db backup", "file"),
    ("db restore nowhere.db --database sqlite:///x.db", "nowhere.db"),
    ("admin nonsense", "'nonsense'"),
    ("admin list --status lost", "'lost'"),
    ("admin list --limit 0", "'0'"),
    ("admin show", "table"),
    ("admin show x --database sqlite:///nowhere.db", "no database"),
    ("admin purge", "--older-than"),
    ("--show-completion tcsh", "'tcsh'"),
]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    save_game(folder / "game.story")
    untrue = POSITION_STORY.replace("\nturn Ann\n\n", "\nturn Ann\n\nAnn: build castle\n")
    texts = {
        "position": POSITION_STORY,
        "broken": "# A title.\nprofile nonsense\n",
        "empty": "",
        "two": POSITION_STORY + POSITION_STORY,
        "untrue": untrue,
    }
    for name, text in texts.items():
        (folder / f"{name}.story").write_text(text, encoding="utf-8")
    (folder / "binary.story").write_bytes(bytes(range(256)))
    return folder


@pytest.mark.parametrize(
    ("words", "word"), WRONG_COMMANDS, ids=[words for words, _ in WRONG_COMMANDS]
)
def test_errors_are_reported_in_one_line(
    words: str, word: str, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(files)
    result = run(*shlex.split(words))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("citadels: ")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")
    assert word in result.stderr


def test_every_command_has_usage_errors_here() -> None:
    assert {shlex.split(words)[0] for words, _ in WRONG_COMMANDS} >= set(COMMANDS)


@pytest.mark.parametrize("words", ["play --players 9", "replay nowhere.story", "serve --port x"])
def test_errors_are_the_same_in_a_separate_process(words: str, files: Path) -> None:
    result = run_process(*shlex.split(words))
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("citadels: ")
    assert result.stderr.count("\n") == 1
