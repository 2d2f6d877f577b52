"""Where the text of a game comes from: a file, standard input, or a server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from citadels.cli.errors import error_reason, refuse
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.story import Story
from citadels.engine.notation.tokens import StoryError

if TYPE_CHECKING:
    import httpx

STDIN: Final = "-"
TIMEOUT_SECONDS: Final = 30.0  # for the server to answer


def read_stories(source: str) -> list[Story]:
    """The stories of a file, of standard input (`-`), or the one of a finished game's link."""
    text = _read_text(source)
    try:
        stories = parse_stories(text)
    except StoryError as error:
        refuse(f"{source}:{error.line}:{error.column}: {error.message}")
    if not stories:
        refuse(f"{source}: there is no story in this file; give an exported game")
    return stories


def read_one_story(source: str) -> Story:
    stories = read_stories(source)
    if len(stories) > 1:
        refuse(f"{source}: there are {len(stories)} stories in this file; give a file with one")
    return stories[0]


def _read_text(source: str) -> str:
    if source.startswith(("http://", "https://")):
        return _fetch(source)
    try:
        if source == STDIN:
            return sys.stdin.buffer.read().decode("utf-8")
        return Path(source).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        refuse(
            f"{source}: cannot be read: {error_reason(error)}; give a story file or the"
            " link of a game"
        )


def _fetch(link: str) -> str:
    """The story of a game, by the link to its replay: http://HOST/game/ID."""
    import httpx  # noqa: PLC0415 - files need none

    url = _story_url(link)
    try:
        response = httpx.get(url, timeout=TIMEOUT_SECONDS, follow_redirects=True)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        refuse(f"{link}: the server does not answer: {error}; check the address")
    if not response.is_success:
        refuse(f"{link}: {_error_message(response)}; give the link of a finished game")
    return response.text


def _error_message(response: httpx.Response) -> str:
    """What the server says, or at least its status code."""
    try:
        return str(response.json()["message"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {response.status_code}"


def _story_url(link: str) -> str:
    try:
        parts = urlsplit(link)
        segments = [segment for segment in parts.path.split("/") if segment]
    except ValueError as error:
        refuse(f"{link}: {error}; the link of a game is http://HOST/game/ID")
    # Behind a proxy the pages may stand in a folder.
    if len(segments) >= 2 and segments[-2] == "game":
        folder, game = segments[:-2], segments[-1]
    elif len(segments) >= 4 and segments[-4:-2] == ["api", "games"]:
        folder, game = segments[:-4], segments[-2]
    else:
        refuse(f"{link}: this is not the link of a game; the link of a game is http://HOST/game/ID")
    prefix = "".join(f"/{segment}" for segment in folder)
    return f"{parts.scheme}://{parts.netloc}{prefix}/api/games/{game}/story"
