"""Every example on every help page is valid as printed; the quick ones are run."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from citadels.cli.main import COMMANDS, app
from citadels.server.store.migrate import upgrade
from tests.cli.runner import output_of, run
from tests.cli.sample_games import export_game, write_position

# Not run: they wait for input, contact another machine, or take long.
UNRUN_COMMANDS = (
    *("citadels play", "citadels serve", "citadels tournament", "citadels admin show"),
    *("citadels lab run", "citadels lab check", "citadels lab report", "citadels lab card"),
    *("citadels admin close", "citadels admin purge", "citadels simulate --bots charter"),
    *(
        "citadels simulate --bots rush",
        "citadels soak 200 --first",
        "citadels replay http",
        "citadels bots explain position.story",
    ),
)
QUICK_EXAMPLES = (
    "citadels bots explain position.story --bot 'search(iterations=200)' --seed 1 --json",
)


def help_pages() -> Iterator[tuple[str, Any]]:
    """Every help page with its command."""
    yield "citadels", get_command(app)
    for name, later in COMMANDS.items():
        command = later.load(name)
        yield f"citadels {name}", command
        for word, inner in getattr(command, "commands", {}).items():
            yield f"citadels {name} {word}", inner


def examples_of(command: Any) -> list[str]:
    lines = (command.epilog or "").splitlines()
    return [text for text in lines if text.startswith("citadels ")]


PAGES = list(help_pages())
EXAMPLES = [line for _, command in PAGES for line in examples_of(command)]


def is_runnable(command: str) -> bool:
    return command in QUICK_EXAMPLES or not command.startswith(UNRUN_COMMANDS)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the examples mention."""
    export_game(tmp_path / "game.story")
    write_position(tmp_path / "position.story")
    (tmp_path / "stories").mkdir()
    write_position(tmp_path / "stories" / "one.story")
    upgrade(f"sqlite:///{tmp_path}/games.db")
    upgrade(f"sqlite:///{tmp_path}/others.db")
    monkeypatch.setenv("CITADELS_DATABASE", f"sqlite:///{tmp_path}/games.db")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("name", "command"), PAGES, ids=[name for name, _ in PAGES])
def test_every_page_begins_with_a_sentence_and_ends_with_examples(name: str, command: Any) -> None:
    first = command.help.partition("\n\n")[0]
    assert first[0].isupper()
    assert first.endswith(".")
    if not getattr(command, "no_args_is_help", False) or name == "citadels":
        assert examples_of(command), name


def test_the_page_itself_shows_them() -> None:
    text = " ".join(output_of("replay", "--help").split())
    assert "citadels replay game.story --all --score" in text


@pytest.mark.parametrize("command_line", EXAMPLES)
def test_every_example_is_understood(command_line: str) -> None:
    name, *words = shlex.split(command_line)[1:]
    command = COMMANDS[name].load(name)
    context = command.make_context(name, list(words))
    inner = getattr(command, "commands", {})
    if words and words[0] in inner:
        context = inner[words[0]].make_context(words[0], words[1:])
    assert context.params is not None


def test_quick_examples_are_run(folder: Path) -> None:
    copy = "citadels db backup copy.db --database sqlite:///games.db"
    commands = sorted(filter(is_runnable, EXAMPLES), key=lambda command: command != copy)
    for command in commands:
        result = run(*shlex.split(command)[1:])
        assert result.exit_code == 0, f"{command}: {result.output}"
    assert len(commands) > 20
