"""Bots by name: one line such as `search(ms=200)` makes a bot, and every bot tells its line."""

from __future__ import annotations

import inspect
import re
from typing import Final

from citadels.bots.aggressive import AggressiveBot
from citadels.bots.beginner import BeginnerBot
from citadels.bots.belief import BeliefBot
from citadels.bots.bot import Bot, BotError
from citadels.bots.charter import CharterBot
from citadels.bots.random import RandomBot
from citadels.bots.rush import RushBot
from citadels.bots.search import SearchBot

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

_LINE: Final = re.compile(r"\s*([a-z][a-z0-9-]*)\s*(?:\(([^()]*)\))?\s*")


def make_bot(line: str) -> Bot:
    """The bot that a line names. Says which word is wrong if there is none."""
    found = _LINE.fullmatch(line)
    if found is None:
        raise BotError(f"{line!r} names no bot; write a name, or name(parameter=value)")
    name, inside = found.group(1), found.group(2) or ""
    if name not in BOTS:
        raise BotError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    kind = BOTS[name]
    given = _parameters(name, kind, inside)
    bot = kind(**given)
    # What was said stays said: a default may change, and results are kept for years.
    told = [f"{key}={value}" for key, value in given.items()]
    bot.line = f"{name}({','.join(told)})" if told else name
    return bot


def _defaults(kind: type[Bot]) -> dict[str, int | float]:
    """The parameters of a bot, with the values they have if nothing is said."""
    if kind.__init__ is object.__init__:
        return {}
    parameters = inspect.signature(kind).parameters.values()
    return {parameter.name: parameter.default for parameter in parameters}


def _parameters(name: str, kind: type[Bot], inside: str) -> dict[str, int | float]:
    """The parameters that are said, in the order in which the bot declares them."""
    defaults = _defaults(kind)
    said: dict[str, int | float] = {}
    for part in filter(None, (piece.strip() for piece in inside.split(","))):
        key, sign, text = (piece.strip() for piece in part.partition("="))
        if not sign:
            raise BotError(f"{part!r} is no parameter; write {name}(parameter=value)")
        if key not in defaults:
            known = ", ".join(defaults) or "none"
            raise BotError(f"{name} has no parameter {key!r}; it has: {known}")
        if key in said:
            raise BotError(f"{name} is told {key!r} twice")
        said[key] = _number(key, text, defaults[key])
    return {key: said[key] for key in defaults if key in said}


def _number(key: str, text: str, default: float) -> int | float:
    try:
        return int(text) if isinstance(default, int) else float(text)
    except ValueError:
        what = "a whole number" if isinstance(default, int) else "a number"
        raise BotError(f"{key}={text!r} is not {what}") from None
