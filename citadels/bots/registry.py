"""Bots by name: a specification such as `search(ms=200)` makes a bot, and every bot keeps its own.

Other packages can add bots, each an entry point of the group `citadels.bots`: its name and its
class.
"""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Final

from citadels.bots.bot import Bot, BotError
from citadels.bots.policy_bots import (
    AggressiveBot,
    BeginnerBot,
    BeliefBot,
    CharterBot,
    RandomBot,
    RushBot,
)
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
    """The bot of a specification. The error names the word that is wrong.

    Bots of installed packages may read files named in the specification. Where strangers write it,
    those bots are left out.
    """
    match = _SPEC_PATTERN.fullmatch(spec)
    if match is None:
        raise BotError(f"{spec!r} is not a bot; write a name, or name(parameter=value)")
    name, text = match.group(1), match.group(2) or ""
    bot_type = bot_class(name, can_use_installed)
    parameters = _parse_parameters(name, bot_type, text)
    bot = bot_type(**parameters)
    # Given parameters stay in it: a default may change, and results are kept for years.
    pairs = [f"{key}={value}" for key, value in parameters.items()]
    bot.spec = f"{name}({','.join(pairs)})" if pairs else name
    return bot


def bot_class(name: str, can_use_installed: bool = True) -> type[Bot]:
    """The class of a bot by name, built in or from an installed package."""
    if name in BOTS:
        return BOTS[name]
    entry_points = _entry_points() if can_use_installed else None
    if entry_points is None or name not in entry_points.names:
        names = [*BOTS, *(installed_names() if can_use_installed else [])]
        raise BotError(f"there is no bot {name!r}; choose one of: {', '.join(names)}")
    try:
        bot_type = entry_points[name].load()
    except ImportError as error:
        raise BotError(f"cannot load the bot {name!r}: {error}") from error
    if not (isinstance(bot_type, type) and issubclass(bot_type, Bot)):
        raise BotError(f"{entry_points[name].value}, registered as {name!r}, is not a bot")
    return bot_type


def installed_names() -> list[str]:
    """The names of the bots from installed packages."""
    return sorted(_entry_points().names - set(BOTS))


def _entry_points() -> EntryPoints:
    """Read only when needed: it opens the metadata of every installed package."""
    from importlib import metadata  # noqa: PLC0415 - a command without such bots starts faster

    return metadata.entry_points(group=ENTRY_POINT_GROUP)


def parameters_of(bot_type: type[Bot]) -> dict[str, ParameterValue]:
    """The parameters in brackets, with their defaults."""
    if bot_type.__init__ is object.__init__:
        return {}
    parameters = inspect.signature(bot_type).parameters.values()
    return {parameter.name: parameter.default for parameter in parameters}


def _parse_parameters(name: str, bot_type: type[Bot], text: str) -> dict[str, ParameterValue]:
    """The given parameters, in the order in which the bot declares them."""
    defaults = parameters_of(bot_type)
    values: dict[str, ParameterValue] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        key, equals, value_text = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise BotError(f"{part!r} is not a parameter; write {name}(parameter=value)")
        if key not in defaults:
            names = ", ".join(defaults) or "none"
            raise BotError(f"{name} has no parameter {key!r}; its parameters: {names}")
        if key in values:
            raise BotError(f"{name} has {key!r} twice")
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
