"""The configuration of a table, agreed before the game and stored with it as JSON."""

from __future__ import annotations

from typing import Final

import msgspec

from citadels.bots.bot import BotError
from citadels.bots.registry import make_bot
from citadels.engine.editions.edition import SetupError
from citadels.engine.serialization import SaveError, setup_from_spec
from citadels.engine.setup import make_rules
from citadels.match.clock import ClockError, clock_from_spec
from citadels.server.errors import ServerError

# Limits, because all bots of a node share its processes.
MAX_BOT_BUDGET: Final = {"ms": 5_000, "iterations": 20_000, "rounds": 100}


class TableConfig(msgspec.Struct, frozen=True, omit_defaults=True):
    setup: str
    clock: str = "off"
    stand_in: str = "charter"  # the bot that plays for a person whose time has run out
    casual: bool = True  # whether hints are allowed
    spectators: bool = True
    muted: tuple[int, ...] = ()  # places whose owners are muted
    start: dict[str, object] | None = None  # the saved game that a practice table continues from

    def dump(self) -> str:
        return msgspec.json.encode(self).decode()


def parse_config(text: str) -> TableConfig:
    """Parse a stored configuration. Corruption is reported, never repaired by guessing."""
    try:
        config = msgspec.json.decode(text, type=TableConfig)
        setup_from_spec(config.setup)
    except (msgspec.MsgspecError, UnicodeError, ValueError) as error:
        raise ServerError("corrupt", f"the configuration of a table is damaged: {error}") from error
    return config


def check_config(config: TableConfig) -> None:
    """Refuse an unplayable configuration, with all problems of the set-up at once."""
    try:
        make_rules(setup_from_spec(config.setup))
    except SetupError:
        raise
    except (SaveError, ValueError) as error:
        raise ServerError("bad-setup", str(error)) from error
    try:
        clock_from_spec(config.clock)
    except ClockError as error:
        raise ServerError("bad-clock", str(error)) from error
    check_bot_spec(config.stand_in)


def check_bot_spec(bot_spec: str) -> str:
    """The bot spec in its stored form; refused if there is no such bot or it thinks too long.

    Bots from installed packages are not allowed, so that a spec cannot name a file of the server.
    """
    try:
        bot = make_bot(bot_spec, can_use_installed=False)
    except BotError as error:
        raise ServerError("bad-bot", str(error)) from error
    for name, maximum in MAX_BOT_BUDGET.items():
        if getattr(bot, name, 0) > maximum:
            raise ServerError("bad-bot", f"{name} of a bot is limited to {maximum} on this server")
    return bot.spec
