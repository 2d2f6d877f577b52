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

GROUP: Final = "citadels.bots"

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

Value = int | float | str

_TEXT: Final = re.compile(r"[A-Za-z0-9._/-]+")
_LINE: Final = re.compile(r"\s*([a-z][a-z0-9-]*)\s*(?:\(([^()]*)\))?\s*")


def make_bot(line: str, installed: bool = True) -> Bot:
    """The bot that a line names. Says which word is wrong if there is none.

    Bots of installed packages may read files that the line names. Where strangers write the line,
    they are left out.
    """
    found = _LINE.fullmatch(line)
    if found is None:
        raise BotError(f"{line!r} names no bot; write a name, or name(parameter=value)")
    name, inside = found.group(1), found.group(2) or ""
    kind = bot_class(name, installed)
    given = _parameters(name, kind, inside)
    bot = kind(**given)
    # What was said stays said: a default may change, and results are kept for years.
    told = [f"{key}={value}" for key, value in given.items()]
    bot.line = f"{name}({','.join(told)})" if told else name
    return bot


def bot_class(name: str, installed: bool = True) -> type[Bot]:
    """The bot of a name, ours or that of an installed package."""
    if name in BOTS:
        return BOTS[name]
    brought = _brought() if installed else None
    if brought is None or name not in brought.names:
        known = [*BOTS, *(installed_names() if installed else [])]
        raise BotError(f"there is no bot {name!r}; there are {', '.join(known)}")
    try:
        kind = brought[name].load()
    except ImportError as error:
        raise BotError(f"the bot {name!r} cannot be loaded: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BotError(f"{brought[name].value}, which the name {name!r} stands for, is no bot")
    return kind


def installed_names() -> list[str]:
    """The names of the bots that installed packages bring."""
    return sorted(_brought().names - set(BOTS))


def _brought() -> EntryPoints:
    """Looked for only when somebody asks: it reads what every installed package says of itself."""
    from importlib import metadata  # noqa: PLC0415 - a command without such bots starts faster

    return metadata.entry_points(group=GROUP)


def parameters_of(kind: type[Bot]) -> dict[str, Value]:
    """What can be said in brackets, with the values if nothing is said."""
    if kind.__init__ is object.__init__:
        return {}
    parameters = inspect.signature(kind).parameters.values()
    return {parameter.name: parameter.default for parameter in parameters}


def _parameters(name: str, kind: type[Bot], inside: str) -> dict[str, Value]:
    """The parameters that are said, in the order in which the bot declares them."""
    defaults = parameters_of(kind)
    said: dict[str, Value] = {}
    for part in filter(None, (piece.strip() for piece in inside.split(","))):
        key, sign, text = (piece.strip() for piece in part.partition("="))
        if not sign:
            raise BotError(f"{part!r} is no parameter; write {name}(parameter=value)")
        if key not in defaults:
            known = ", ".join(defaults) or "none"
            raise BotError(f"{name} has no parameter {key!r}; it has: {known}")
        if key in said:
            raise BotError(f"{name} is told {key!r} twice")
        said[key] = _value(key, text, defaults[key])
    return {key: said[key] for key in defaults if key in said}


def _value(key: str, text: str, default: Value) -> Value:
    if isinstance(default, str):
        if not _TEXT.fullmatch(text):
            raise BotError(f"{key}={text!r} is not a word of letters, digits and . _ - /")
        return text
    try:
        return int(text) if isinstance(default, int) else float(text)
    except ValueError:
        what = "a whole number" if isinstance(default, int) else "a number"
        raise BotError(f"{key}={text!r} is not {what}") from None
