"""Bots by name: one line such as `search(ms=200)` makes a bot, and every bot tells its line.

Other packages can bring bots, each an entry point of the group `citadels.bots`: its name, and the
class that it stands for.
"""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Final

from citadels.bots.aggressive import AggressiveBot
from citadels.bots.beginner import BeginnerBot
from citadels.bots.belief import BeliefBot
from citadels.bots.bot import Bot, BotError
from citadels.bots.charter import CharterBot
from citadels.bots.random import RandomBot
from citadels.bots.rush import RushBot
from citadels.bots.search import SearchBot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

ENTRY_POINT_GROUP: Final = "citadels.bots"

# From the weakest to the strongest.
BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "aggressive": AggressiveBot,
    "rush": RushBot,
    "charter": CharterBot,
    "belief": BeliefBot,
    "search": SearchBot,
}

ParameterValue = int | float | str

_TEXT_PATTERN: Final = re.compile(r"[A-Za-z0-9._/-]+")
_SPEC_PATTERN: Final = re.compile(r"\s*([a-z][a-z0-9-]*)\s*(?:\(([^()]*)\))?\s*")


def make_bot(spec: str, can_use_installed: bool = True) -> Bot:
    """The bot that a line names. Says which word is wrong if there is none.

    Bots of installed packages may read files that the line names. Where strangers write the line,
    they are left out.
    """
    match = _SPEC_PATTERN.fullmatch(spec)
    if match is None:
        raise BotError(f"{spec!r} names no bot; write a name, or name(parameter=value)")
    name, text = match.group(1), match.group(2) or ""
    bot_type = bot_class(name, can_use_installed)
    parameters = _parse_parameters(name, bot_type, text)
    bot = bot_type(**parameters)
    # What was said stays said: a default may change, and results are kept for years.
    pairs = [f"{key}={value}" for key, value in parameters.items()]
    bot.spec = f"{name}({','.join(pairs)})" if pairs else name
    return bot


def bot_class(name: str, can_use_installed: bool = True) -> type[Bot]:
    """The bot of a name, ours or that of an installed package."""
    if name in BOTS:
        return BOTS[name]
    entry_points = _entry_points() if can_use_installed else None
    if entry_points is None or name not in entry_points.names:
        names = [*BOTS, *(installed_names() if can_use_installed else [])]
        raise BotError(f"there is no bot {name!r}; there are {', '.join(names)}")
    try:
        bot_type = entry_points[name].load()
    except ImportError as error:
        raise BotError(f"the bot {name!r} cannot be loaded: {error}") from error
    if not (isinstance(bot_type, type) and issubclass(bot_type, Bot)):
        raise BotError(f"{entry_points[name].value}, which the name {name!r} stands for, is no bot")
    return bot_type


def installed_names() -> list[str]:
    """The names of the bots that installed packages bring."""
    return sorted(_entry_points().names - set(BOTS))


def _entry_points() -> EntryPoints:
    """Looked for only when somebody asks: it reads what every installed package says of itself."""
    from importlib import metadata  # noqa: PLC0415 - a command without such bots starts faster

    return metadata.entry_points(group=ENTRY_POINT_GROUP)


def parameters_of(bot_type: type[Bot]) -> dict[str, ParameterValue]:
    """What can be said in brackets, with the values if nothing is said."""
    if bot_type.__init__ is object.__init__:
        return {}
    parameters = inspect.signature(bot_type).parameters.values()
    return {parameter.name: parameter.default for parameter in parameters}


def _parse_parameters(name: str, bot_type: type[Bot], text: str) -> dict[str, ParameterValue]:
    """The parameters that are said, in the order in which the bot declares them."""
    defaults = parameters_of(bot_type)
    values: dict[str, ParameterValue] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        key, equals, value_text = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise BotError(f"{part!r} is no parameter; write {name}(parameter=value)")
        if key not in defaults:
            names = ", ".join(defaults) or "none"
            raise BotError(f"{name} has no parameter {key!r}; it has: {names}")
        if key in values:
            raise BotError(f"{name} is told {key!r} twice")
        values[key] = _parse_value(key, value_text, defaults[key])
    return {key: values[key] for key in defaults if key in values}


def _parse_value(key: str, text: str, default: ParameterValue) -> ParameterValue:
    if isinstance(default, str):
        if not _TEXT_PATTERN.fullmatch(text):
            raise BotError(f"{key}={text!r} is not a word of letters, digits and . _ - /")
        return text
    try:
        return int(text) if isinstance(default, int) else float(text)
    except ValueError:
        expected = "a whole number" if isinstance(default, int) else "a number"
        raise BotError(f"{key}={text!r} is not {expected}") from None
