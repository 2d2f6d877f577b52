"""Where the text of a game comes from: a file, standard input, or a server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from citadels.cli.errors import refuse, why
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.story import Story
from citadels.engine.notation.tokens import StoryError

if TYPE_CHECKING:
    import httpx

STDIN: Final = "-"
SECONDS: Final = 30.0  # that a server may take


def stories_of(source: str) -> list[Story]:
    """The stories of a file, of standard input (`-`), or the one of a finished game's link."""
    text = _text_of(source)
    try:
        found = parse_stories(text)
    except StoryError as error:
        refuse(f"{source}:{error.line}:{error.column}: {error.message}")
    if not found:
        refuse(f"{source}: there is no story in it; a game is exported as one")
    return found


def one_story_of(source: str) -> Story:
    """The only story there."""
    found = stories_of(source)
    if len(found) > 1:
        refuse(f"{source}: there are {len(found)} stories in it; give a file with one")
    return found[0]


def _text_of(source: str) -> str:
    if source.startswith(("http://", "https://")):
        return _fetched(source)
    try:
        if source == STDIN:
            return sys.stdin.buffer.read().decode("utf-8")
        return Path(source).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        refuse(f"{source}: cannot be read: {why(error)}; give a file with a story or a game's link")


def _fetched(link: str) -> str:
    """The story of a game, by the link to its replay: http://HOST/game/ID."""
    import httpx  # noqa: PLC0415 - files need none

    address = _address_of(link)
    try:
        answer = httpx.get(address, timeout=SECONDS, follow_redirects=True)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        refuse(f"{link}: the server does not answer: {error}; see that the address is right")
    if not answer.is_success:
        refuse(f"{link}: {_refusal(answer)}; give the link of a finished game")
    return answer.text


def _refusal(answer: httpx.Response) -> str:
    """What the server says, or at least its number."""
    try:
        return str(answer.json()["message"])
    except (ValueError, KeyError, TypeError):
        return f"it answers {answer.status_code}"


def _address_of(link: str) -> str:
    try:
        parts = urlsplit(link)
        words = [word for word in parts.path.split("/") if word]
    except ValueError as error:
        refuse(f"{link}: {error}; a game's link is http://HOST/game/ID")
    # Behind a proxy the pages may stand in a folder.
    if len(words) >= 2 and words[-2] == "game":
        folder, game = words[:-2], words[-1]
    elif len(words) >= 4 and words[-4:-2] == ["api", "games"]:
        folder, game = words[:-4], words[-2]
    else:
        refuse(f"{link}: it leads to no game; a game's link is http://HOST/game/ID")
    before = "".join(f"/{word}" for word in folder)
    return f"{parts.scheme}://{parts.netloc}{before}/api/games/{game}/story"
