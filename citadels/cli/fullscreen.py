"""The ways from the command line to the table on the full screen. Importing this loads Textual."""

from __future__ import annotations

from pathlib import Path

from citadels.cli.errors import refuse, start_lower
from citadels.cli.language import Language, resolve_language
from citadels.session.invite_link import LinkError, parse_link
from citadels.session.paths import user_paths
from citadels.session.save_file import SaveError, list_saved_games, open_save_file
from citadels.text import Texts
from citadels.tui.launch_options import LaunchOption, LinkedTable, NewGame, SavedGame, damage_text
from citadels.tui.main import run_app


def play_new_game(
    setup_spec: str,
    bots: tuple[str, ...],
    is_auto: bool,
    seed: int | None,
    language: Language | None,
    story_path: Path | None,
) -> None:
    _run(NewGame(setup_spec, bots, is_auto, seed), language, story_path)


def open_full_screen(link: str, resume: bool, language: Language | None) -> None:
    """Open a table on a server, a saved game, or the start screen."""
    texts = Texts(resolve_language(language))
    launch = _linked_table(link, texts) if link else _last_saved_game(texts) if resume else None
    _run(launch, language)


def _run(
    launch: LaunchOption | None, language: Language | None, story_path: Path | None = None
) -> None:
    requested = language.value if language else ""
    run_app(user_paths(), requested, resolve_language(language), launch, story_path)


def _linked_table(link: str, texts: Texts) -> LinkedTable:
    """The table or seat of a link, if it is one."""
    try:
        parse_link(link)
    except LinkError:
        refuse(texts.terminal("no-link", words=link).rstrip("."))
    return LinkedTable(link)


def _last_saved_game(texts: Texts) -> SavedGame:
    """The most recently saved game, if it can be read."""
    games = list_saved_games(user_paths().games)
    if not games:
        refuse(start_lower(texts.terminal("no-saved").rstrip(".")))
    try:
        open_save_file(games[0].path)
    except SaveError as error:
        refuse(damage_text(error, texts))
    return SavedGame(games[0].path)
